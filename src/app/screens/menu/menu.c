/* The menu over the play screen: everything that has no place of its own in a small window. */
#include "client/commands.h"
#include "client/games.h"
#include "client/records.h"
#include "program/app.h"
#include "program/clipboard.h"
#include "program/go.h"
#include "program/pictures.h"
#include "program/window.h"
#include "screens/play/play_race.h"
#include "screens/screens.h"
#include "text/text.h"
#include "ui/page.h"

typedef enum menu_id {
    MENU_REDO = APP_ID_OWN,
    MENU_COMPARE,
    MENU_NUMBERS,
    MENU_RESTART,
    MENU_KEPT,
    MENU_REVIEW,
    MENU_COPY_RESULT,
    MENU_RACE_RUN,
    MENU_RACE_SHORTEST,
    MENU_RACE_STOP,
    MENU_COPY_ID,
    MENU_PASTE_ID,
    MENU_FULL,
    MENU_QUIT,
    MENU_TO, /* and the screen that the line leads to */
} menu_id;

typedef struct menu_state {
    app_page page;
    bool has_run; /* of this board, to be raced: the best one's replay */
    char run[GAME_REPLAY_NAME];
} menu_state;

typedef struct menu_layout {
    app_page_layout page;
    const menu_state *self;
    app_rect slab;
} menu_layout;

typedef struct menu_item {
    int id;
    app_text_id label;
    app_intent intent;
    app_icon icon;
} menu_item;

static const menu_item items[] = {
    {APP_ID_BACK, APP_TEXT_RESUME, APP_INTENT_BACK, APP_ICON_PLAY},
    {MENU_REDO, APP_TEXT_REDO, APP_INTENT_REDO, APP_ICON_REDO},
    {MENU_COMPARE, APP_TEXT_SIDE_BY_SIDE, APP_INTENT_COMPARE, APP_ICON_SWAP},
    {MENU_NUMBERS, APP_TEXT_KEY_NUMBERS, APP_INTENT_NUMBERS, APP_ICON_PICTURE},
    {MENU_RESTART, APP_TEXT_RESTART, APP_INTENT_RESTART, APP_ICON_RETRY},
    {MENU_TO + APP_SCREEN_NEW_GAME, APP_TEXT_NEW_GAME, APP_INTENT_NEW, APP_ICON_PLUS},
    {MENU_KEPT, APP_TEXT_BRING_BACK, APP_INTENT_PARKED, APP_ICON_CLOCK},
    {MENU_REVIEW, APP_TEXT_REVIEW, APP_INTENT_NONE, APP_ICON_STATS},
    {MENU_COPY_RESULT, APP_TEXT_COPY_RESULT, APP_INTENT_NONE, APP_ICON_COPY},
    {MENU_RACE_RUN, APP_TEXT_RACE_RUN, APP_INTENT_NONE, APP_ICON_GHOST},
    {MENU_RACE_SHORTEST, APP_TEXT_RACE_SHORTEST, APP_INTENT_NONE, APP_ICON_GHOST},
    {MENU_RACE_STOP, APP_TEXT_RACE_STOP, APP_INTENT_NONE, APP_ICON_GHOST},
    {MENU_COPY_ID, APP_TEXT_COPY_ID, APP_INTENT_COPY, APP_ICON_COPY},
    {MENU_PASTE_ID, APP_TEXT_PASTE_ID, APP_INTENT_PASTE, APP_ICON_OUT},
    {MENU_TO + APP_SCREEN_LEVEL_MAKER, APP_TEXT_LEVELS_MAKE, APP_INTENT_NONE, APP_ICON_FLAG},
    {MENU_TO + APP_SCREEN_LEVELS, APP_TEXT_LEVELS, APP_INTENT_NONE, APP_ICON_LEVELS},
    {MENU_TO + APP_SCREEN_THEATRE, APP_TEXT_THEATRE, APP_INTENT_NONE, APP_ICON_THEATRE},
    {MENU_TO + APP_SCREEN_STATISTICS, APP_TEXT_STATISTICS, APP_INTENT_NONE, APP_ICON_STATS},
    {MENU_TO + APP_SCREEN_LAB, APP_TEXT_LAB, APP_INTENT_NONE, APP_ICON_LAB},
    {MENU_TO + APP_SCREEN_SETTINGS, APP_TEXT_SETTINGS, APP_INTENT_NONE, APP_ICON_GEAR},
    {MENU_TO + APP_SCREEN_HELP, APP_TEXT_KEYS, APP_INTENT_HELP, APP_ICON_HELP},
    {MENU_FULL, APP_TEXT_FULLSCREEN, APP_INTENT_FULLSCREEN, APP_ICON_FULL},
    {MENU_TO + APP_SCREEN_TITLE, APP_TEXT_LEAVE, APP_INTENT_NONE, APP_ICON_BACK},
    {MENU_QUIT, APP_TEXT_QUIT, APP_INTENT_QUIT, APP_ICON_CLOSE},
};
enum { ITEMS = sizeof items / sizeof *items };

static bool offered(const app *app, const menu_state *self, int id)
{
    const game_session *session = &app->client.slots.current.session;
    switch (id) {
    case MENU_REDO:
        return session->done < session->total;
    case MENU_NUMBERS:
        return app->client.slots.current.look.style == GAME_PICTURE;
    case MENU_KEPT:
        return app->client.slots.has_parked;
    case MENU_REVIEW:
    case MENU_COPY_RESULT:
        return game_session_solved(session) && session->started;
    case MENU_RACE_RUN:
        return self->has_run && app->client.ghost.kind != GAME_GHOST_RUN;
    case MENU_RACE_SHORTEST:
        return app->client.ghost.kind != GAME_GHOST_SHORTEST;
    case MENU_RACE_STOP:
        return app->client.ghost.kind != GAME_GHOST_NONE;
    default:
        return true;
    }
}

static app_text_id label_of(const app *app, const menu_item *item, bool narrow)
{
    if (item->id == MENU_COMPARE && app->comparing)
        return APP_TEXT_ONE_BOARD;
    if (item->id == MENU_RACE_SHORTEST && narrow)
        return APP_TEXT_RACE_SHORTEST_SHORT;
    return item->label;
}

/* One column under the button that opens the menu, or two where the window is low. */
static void menu_lay_out(const app *app, const void *state, void *layout)
{
    enum { ROW = 44, LEAST_ROW = 36, PAD = 12, MARGIN = 12 };
    menu_layout *l = layout;
    const app_view *view = &app->view;
    const menu_item *shown[ITEMS];
    int count = 0;
    for (int i = 0; i < ITEMS; i++)
        if (offered(app, state, items[i].id))
            shown[count++] = &items[i];
    int top = app_view_layout(view) == APP_LAYOUT_MINIMUM ? 52 : 76;
    int room = view->height - top - MARGIN - 2 * PAD;
    int columns = count * LEAST_ROW > room ? 2 : 1;
    int rows = (count + columns - 1) / columns;
    int height = rows * ROW > room ? room / rows : ROW;
    int width = columns == 1 ? 320 : 224;
    int most = (view->width - 2 * (PAD + MARGIN)) / columns;
    width = width < most ? width : most;
    *l = (menu_layout){.page.view = view, .self = state};
    l->slab = (app_rect){view->width - MARGIN - 2 * PAD - columns * width, top,
                         2 * PAD + columns * width, 2 * PAD + rows * height};
    for (int i = 0; i < count; i++) {
        app_rect rect = {l->slab.x + PAD + i / rows * width, l->slab.y + PAD + i % rows * height,
                         width, height};
        app_text_id label = label_of(app, shown[i], columns > 1);
        app_page_add(&l->page, shown[i]->id, APP_CONTROL_ROW, rect, label, shown[i]->icon)->intent =
            columns > 1 ? APP_INTENT_NONE : shown[i]->intent;
    }
}

/* A run of this very board that was solved before. */
static void find_run(const app *app, menu_state *self)
{
    const game_replays *replays;
    const game_session *session = &app->client.slots.current.session;
    if (game_store_list_replays(app->client.store, &replays, NULL) != SW_OK)
        return;
    const char *best = game_replays_best(replays, &session->start, &session->goal);
    self->has_run = best != NULL;
    if (best)
        SDL_strlcpy(self->run, best, sizeof self->run);
}

static void menu_enter(app *app, void *state)
{
    menu_state *self = state;
    find_run(app, self);
    self->page.controls.focus = APP_ID_BACK;
    self->page.controls.focus_shown = true;
}

/* The play screen below begins the race, or ends it. */
static app_go race(const menu_state *self, app_argument_kind kind)
{
    app_go go = app_go_to(APP_POP, APP_SCREEN_PLAY);
    go.argument.kind = kind;
    if (kind == APP_ARGUMENT_RACE_RUN)
        SDL_strlcpy(go.argument.as.run, self->run, sizeof go.argument.as.run);
    return go;
}

static app_go review(app *app)
{
    game_record record;
    if (!client_record_current(&app->client, &record))
        return app_stay();
    return app_go_record(app, APP_SWAP, APP_SCREEN_REVIEW, &record);
}

static void restart(app *app)
{
    if (game_session_solved(&app->client.slots.current.session))
        app_play_race_again(app);
    else
        client_command(&app->client, (game_command){.kind = GAME_RESTART});
}

/* To a screen in place of the game, or in place of the menu over it. */
static app_go lead_to(app_screen_id screen)
{
    bool leave = screen == APP_SCREEN_LEVELS || screen == APP_SCREEN_TITLE;
    return app_go_to(leave ? APP_HOME : APP_SWAP, screen);
}

/* Whatever does not lead elsewhere leads back to the game. */
static app_go choose(app *app, const menu_state *self, int id)
{
    game_look *look = &app->client.slots.current.look;
    switch (id) {
    case MENU_REDO:
        client_command(&app->client, (game_command){.kind = GAME_REDO});
        break;
    case MENU_COMPARE:
        app->comparing = !app->comparing;
        break;
    case MENU_NUMBERS:
        look->numbers = !look->numbers;
        game_store_save_slots(app->client.store, &app->client.slots);
        break;
    case MENU_RESTART:
        restart(app);
        break;
    case MENU_KEPT:
        client_bring_back(&app->client);
        break;
    case MENU_REVIEW:
        return review(app);
    case MENU_COPY_RESULT:
        app_copy_result(app);
        break;
    case MENU_RACE_RUN:
        return race(self, APP_ARGUMENT_RACE_RUN);
    case MENU_RACE_SHORTEST:
        return race(self, APP_ARGUMENT_RACE_SHORTEST);
    case MENU_RACE_STOP:
        return race(self, APP_ARGUMENT_RACE_STOP);
    case MENU_COPY_ID:
        app_copy_id(app);
        break;
    case MENU_PASTE_ID:
        app_paste_id_game(app);
        break;
    case MENU_FULL:
        app_toggle_fullscreen(app);
        break;
    case MENU_QUIT:
        return app_go_to(APP_QUIT, APP_SCREEN_TITLE);
    default:
        return lead_to((app_screen_id)(id - MENU_TO));
    }
    return app_go_to(APP_POP, APP_SCREEN_PLAY);
}

static app_go menu_answer(app *app, void *state, const void *layout, const app_answer *answer)
{
    const menu_layout *l = layout;
    if (answer->kind == APP_ANSWER_CHOSEN && answer->id >= APP_ID_OWN)
        return choose(app, state, answer->id);
    if (answer->event->kind == APP_EVENT_DROP)
        app_take_picture(app, answer->event->path);
    return app_go_of_overlay(answer, l->slab);
}

static void menu_draw(const void *layout)
{
    const menu_layout *l = layout;
    app_view_slab(l->page.view, l->slab, 14);
    app_page_draw(&l->self->page, &l->page);
}

const app_screen app_screen_menu = {
    .size = sizeof(menu_state),
    .layout = sizeof(menu_layout),
    .overlay = true,
    .enter = menu_enter,
    .lay_out = menu_lay_out,
    .answer = menu_answer,
    .draw = menu_draw,
};
