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
#include "ui/control.h"

typedef enum menu_id {
    MENU_RESUME = 1,
    MENU_REDO,
    MENU_COMPARE,
    MENU_NUMBERS,
    MENU_RESTART,
    MENU_NEW,
    MENU_KEPT,
    MENU_REVIEW,
    MENU_COPY_RESULT,
    MENU_RACE_RUN,
    MENU_RACE_SHORTEST,
    MENU_RACE_STOP,
    MENU_COPY_ID,
    MENU_PASTE_ID,
    MENU_MAKE_LEVEL,
    MENU_LEVELS,
    MENU_THEATRE,
    MENU_STATISTICS,
    MENU_LAB,
    MENU_SETTINGS,
    MENU_KEYS,
    MENU_FULL,
    MENU_TITLE,
    MENU_QUIT,
} menu_id;

typedef struct menu_state {
    app_controls controls;
    bool has_run; /* of this board, to be raced: the best one's replay */
    char run[GAME_ARCHIVE_NAME];
} menu_state;

typedef struct menu_item {
    menu_id id;
    app_text_id label;
    app_intent intent;
    app_icon icon;
} menu_item;

static const menu_item items[] = {
    {MENU_RESUME, APP_TEXT_RESUME, APP_INTENT_BACK, APP_ICON_PLAY},
    {MENU_REDO, APP_TEXT_REDO, APP_INTENT_REDO, APP_ICON_REDO},
    {MENU_COMPARE, APP_TEXT_SIDE_BY_SIDE, APP_INTENT_COMPARE, APP_ICON_SWAP},
    {MENU_NUMBERS, APP_TEXT_KEY_NUMBERS, APP_INTENT_NUMBERS, APP_ICON_PICTURE},
    {MENU_RESTART, APP_TEXT_RESTART, APP_INTENT_RESTART, APP_ICON_RETRY},
    {MENU_NEW, APP_TEXT_NEW_GAME, APP_INTENT_NEW, APP_ICON_PLUS},
    {MENU_KEPT, APP_TEXT_BRING_BACK, APP_INTENT_KEPT, APP_ICON_CLOCK},
    {MENU_REVIEW, APP_TEXT_REVIEW, APP_INTENT_NONE, APP_ICON_STATS},
    {MENU_COPY_RESULT, APP_TEXT_COPY_RESULT, APP_INTENT_NONE, APP_ICON_COPY},
    {MENU_RACE_RUN, APP_TEXT_RACE_RUN, APP_INTENT_NONE, APP_ICON_GHOST},
    {MENU_RACE_SHORTEST, APP_TEXT_RACE_SHORTEST, APP_INTENT_NONE, APP_ICON_GHOST},
    {MENU_RACE_STOP, APP_TEXT_RACE_STOP, APP_INTENT_NONE, APP_ICON_GHOST},
    {MENU_COPY_ID, APP_TEXT_COPY_ID, APP_INTENT_COPY, APP_ICON_COPY},
    {MENU_PASTE_ID, APP_TEXT_PASTE_ID, APP_INTENT_PASTE, APP_ICON_OUT},
    {MENU_MAKE_LEVEL, APP_TEXT_LEVELS_MAKE, APP_INTENT_NONE, APP_ICON_FLAG},
    {MENU_LEVELS, APP_TEXT_LEVELS, APP_INTENT_NONE, APP_ICON_LEVELS},
    {MENU_THEATRE, APP_TEXT_THEATRE, APP_INTENT_NONE, APP_ICON_THEATRE},
    {MENU_STATISTICS, APP_TEXT_STATISTICS, APP_INTENT_NONE, APP_ICON_STATS},
    {MENU_LAB, APP_TEXT_LAB, APP_INTENT_NONE, APP_ICON_LAB},
    {MENU_SETTINGS, APP_TEXT_SETTINGS, APP_INTENT_NONE, APP_ICON_GEAR},
    {MENU_KEYS, APP_TEXT_KEYS, APP_INTENT_HELP, APP_ICON_HELP},
    {MENU_FULL, APP_TEXT_FULLSCREEN, APP_INTENT_FULLSCREEN, APP_ICON_FULL},
    {MENU_TITLE, APP_TEXT_LEAVE, APP_INTENT_NONE, APP_ICON_BACK},
    {MENU_QUIT, APP_TEXT_QUIT, APP_INTENT_QUIT, APP_ICON_CLOSE},
};
enum { ITEMS = sizeof items / sizeof *items };

static bool offered(const app *app, const menu_state *self, menu_id id)
{
    const game_session *session = &app->client.desk.current.session;
    switch (id) {
    case MENU_REDO:
        return session->done < session->total;
    case MENU_NUMBERS:
        return app->client.desk.current.look.style == GAME_PICTURE;
    case MENU_KEPT:
        return app->client.desk.has_kept;
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

/* Where the rows are: one column under the button that opens it, or two where the window is low. */
typedef struct menu_layout {
    app_rect slab;
    int columns, rows;
    int width, height; /* of a row */
} menu_layout;

static menu_layout measure(const app_view *view, int count)
{
    enum { ROW = 44, LEAST_ROW = 36 };
    int pad = 12;
    int margin = 12;
    int top = app_view_layout(view) == APP_LAYOUT_MINIMUM ? 52 : 76;
    int room = view->height - top - margin - 2 * pad;
    int columns = count * LEAST_ROW > room ? 2 : 1;
    int rows = (count + columns - 1) / columns;
    int height = rows * ROW > room ? room / rows : ROW;
    int width = columns == 1 ? 320 : 224;
    if (columns * width + 2 * (pad + margin) > view->width)
        width = (view->width - 2 * (pad + margin)) / columns;
    return (menu_layout){{view->width - margin - 2 * pad - columns * width, top,
                          2 * pad + columns * width, 2 * pad + rows * height},
                         columns,
                         rows,
                         width,
                         height};
}

static app_text_id label_of(const app *app, const menu_item *item, bool narrow)
{
    if (item->id == MENU_COMPARE && app->comparing)
        return APP_TEXT_ONE_BOARD;
    if (item->id == MENU_RACE_SHORTEST && narrow)
        return APP_TEXT_RACE_SHORTEST_SHORT;
    return item->label;
}

static app_rect lay_out(const app *app, const menu_state *self, app_control_list *list)
{
    int count = 0;
    for (int i = 0; i < ITEMS; i++)
        count += offered(app, self, items[i].id);
    menu_layout at = measure(&app->view, count);
    int pad = 12;
    bool narrow = at.columns > 1;
    int row = 0;
    for (int i = 0; i < ITEMS; i++) {
        if (!offered(app, self, items[i].id))
            continue;
        app_rect rect = {at.slab.x + pad + row / at.rows * at.width,
                         at.slab.y + pad + row % at.rows * at.height, at.width, at.height};
        app_control *control = app_control_add(list, items[i].id, APP_CONTROL_ROW, rect,
                                               app_text(label_of(app, &items[i], narrow)));
        control->icon = items[i].icon;
        control->intent = narrow ? APP_INTENT_NONE : items[i].intent;
        row++;
    }
    return at.slab;
}

/* A run of this very board that was solved before. */
static void find_run(const app *app, menu_state *self)
{
    const game_archive *archive;
    const game_session *session = &app->client.desk.current.session;
    if (game_store_list_replays(app->client.store, &archive, NULL) != SW_OK)
        return;
    const char *best = game_archive_best(archive, &session->start, &session->goal);
    self->has_run = best != NULL;
    if (best)
        SDL_strlcpy(self->run, best, sizeof self->run);
}

static void menu_enter(app *app, void *state)
{
    menu_state *self = state;
    find_run(app, self);
    self->controls.focus = MENU_RESUME;
    self->controls.focus_shown = true;
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
    if (game_session_solved(&app->client.desk.current.session))
        app_play_race_again(app);
    else
        client_command(&app->client, (game_command){.kind = GAME_RESTART});
}

static app_go choose(app *app, const menu_state *self, int id)
{
    game_look *look = &app->client.desk.current.look;
    switch ((menu_id)id) {
    case MENU_RESUME:
        break;
    case MENU_REDO:
        client_command(&app->client, (game_command){.kind = GAME_REDO});
        break;
    case MENU_COMPARE:
        app->comparing = !app->comparing;
        break;
    case MENU_NUMBERS:
        look->numbers = !look->numbers;
        game_store_save_desk(app->client.store, &app->client.desk);
        break;
    case MENU_RESTART:
        restart(app);
        break;
    case MENU_NEW:
        return app_go_to(APP_SWAP, APP_SCREEN_NEW_GAME);
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
    case MENU_MAKE_LEVEL:
        return app_go_to(APP_SWAP, APP_SCREEN_LEVEL_MAKER);
    case MENU_LEVELS:
        return app_go_to(APP_HOME, APP_SCREEN_LEVELS);
    case MENU_THEATRE:
        return app_go_to(APP_SWAP, APP_SCREEN_THEATRE);
    case MENU_STATISTICS:
        return app_go_to(APP_SWAP, APP_SCREEN_STATISTICS);
    case MENU_LAB:
        return app_go_to(APP_SWAP, APP_SCREEN_LAB);
    case MENU_SETTINGS:
        return app_go_to(APP_SWAP, APP_SCREEN_SETTINGS);
    case MENU_KEYS:
        return app_go_to(APP_SWAP, APP_SCREEN_HELP);
    case MENU_FULL:
        app_toggle_fullscreen(app);
        break;
    case MENU_TITLE:
        return app_go_to(APP_HOME, APP_SCREEN_TITLE);
    case MENU_QUIT:
        return app_go_to(APP_QUIT, APP_SCREEN_TITLE);
    }
    return app_go_to(APP_POP, APP_SCREEN_PLAY);
}

static app_go menu_event(app *app, void *state, const app_event *event)
{
    menu_state *self = state;
    app_control_list list = {.count = 0};
    app_rect slab = lay_out(app, self, &list);
    app_control_result result =
        app_controls_event(&self->controls, &list, APP_FOCUS_KEEPS, event, app->now);
    if (result.outcome == APP_CONTROL_CHOSEN)
        return choose(app, self, result.id);
    if (result.outcome != APP_CONTROL_IGNORED)
        return app_stay();
    if (event->kind == APP_EVENT_DROP)
        app_take_picture(app, event->path);
    bool outside =
        event->kind == APP_EVENT_POINTER_DOWN && !app_rect_contains(slab, event->x, event->y);
    bool back = event->kind == APP_EVENT_KEY_DOWN && event->intent == APP_INTENT_BACK;
    return outside || back ? choose(app, self, MENU_RESUME) : app_stay();
}

static app_go menu_update(app *app, void *state)
{
    (void)app;
    (void)state;
    return app_stay();
}

static void menu_draw(const app *app, const void *state, const app_view *view)
{
    const menu_state *self = state;
    app_control_list list = {.count = 0};
    app_rect slab = lay_out(app, self, &list);
    app_view_slab(view, slab, 14);
    app_controls_draw(view, &self->controls, &list);
}

static double menu_wait(const app *app, const void *state)
{
    (void)app;
    (void)state;
    return APP_WAIT_LONG;
}

const app_screen app_screen_menu = {
    .size = sizeof(menu_state),
    .overlay = true,
    .enter = menu_enter,
    .event = menu_event,
    .update = menu_update,
    .draw = menu_draw,
    .wait = menu_wait,
};
