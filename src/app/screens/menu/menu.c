/* The menu over the play screen: everything that has no place of its own in a small window. */
#include "screens/menu/menu.h"

#include "client/commands.h"
#include "client/games.h"
#include "client/records.h"
#include "client/runs.h"
#include "program/clipboard.h"
#include "program/go.h"
#include "program/pictures.h"
#include "program/window.h"
#include "screens/play/play.h"
#include "screens/screens.h"

/* Finds the best replay of this very board. */
static void find_run(const app *app, menu_state *self)
{
    const game_replays *replays;
    const game_session *session = &client_round(&app->client)->session;
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

/* The play screen below begins the race, or ends it where it is that one. */
static app_go race(const app *app, const menu_state *self, game_ghost_kind ghost)
{
    app_argument_kind kind = app->client.ghost.kind == ghost ? APP_ARGUMENT_RACE_STOP
                             : ghost == GAME_GHOST_RUN       ? APP_ARGUMENT_RACE_RUN
                                                             : APP_ARGUMENT_RACE_SHORTEST;
    app_go go = app_go_to(APP_POP, APP_SCREEN_PLAY);
    go.argument.kind = kind;
    if (kind == APP_ARGUMENT_RACE_RUN)
        SDL_strlcpy(go.argument.as.run, self->run, sizeof go.argument.as.run);
    return go;
}

static app_go find(void)
{
    app_go go = app_go_to(APP_POP, APP_SCREEN_PLAY);
    go.argument.kind = APP_ARGUMENT_FIND;
    return go;
}

static app_go review(app *app)
{
    game_record record;
    if (!client_record_current(&app->client, &record))
        return app_stay();
    return app_go_record(app, APP_SWAP, APP_SCREEN_REVIEW, &record);
}

static app_go next_board(app *app)
{
    app_go go = app_play_next(app);
    return go.kind == APP_STAY ? app_go_to(APP_POP, APP_SCREEN_PLAY) : go;
}

/* To a screen in place of the game, or in place of the menu over it. */
static app_go lead_to(app_screen_id screen)
{
    bool leave = screen == APP_SCREEN_LEVELS || screen == APP_SCREEN_CHALLENGES ||
                 screen == APP_SCREEN_TITLE;
    return app_go_to(leave ? APP_HOME : APP_SWAP, screen);
}

static app_go paste(app *app)
{
    game_record moves;
    if (app_paste(app, &moves) == APP_PASTED_MOVES)
        return app_go_record(app, APP_SWAP, APP_SCREEN_WATCH, &moves);
    return app_go_to(APP_POP, APP_SCREEN_PLAY);
}

/* Whatever does not lead elsewhere leads back to the game. */
static app_go choose(app *app, const menu_state *self, int id)
{
    game_look *look = &client_round_to_dress(&app->client)->look;
    switch (id) {
    case MENU_REDO:
        client_command(&app->client, (game_command){.kind = GAME_REDO});
        break;
    case MENU_COMPARE:
        app->comparing = !app->comparing;
        break;
    case MENU_ZEN:
        app->zen = !app->zen;
        break;
    case MENU_FIND:
        return find();
    case MENU_NUMBERS:
        look->numbers = !look->numbers;
        client_save(&app->client);
        break;
    case MENU_PALETTE:
        app_play_next_palette(app);
        break;
    case MENU_PATTERNS:
        app_play_toggle_patterns(app);
        break;
    case MENU_COARSER:
    case MENU_FINER:
        app_play_change_layer(app, id == MENU_FINER ? 1 : -1);
        break;
    case MENU_UNDO_ALL:
        client_command(&app->client, (game_command){.kind = GAME_RESTART});
        break;
    case MENU_RESTART:
        app_play_restart(app);
        break;
    case MENU_END_RUN:
        client_run_end(&app->client);
        break;
    case MENU_NEXT:
        return next_board(app);
    case MENU_KEPT:
        client_bring_back(&app->client);
        break;
    case MENU_REVIEW:
        return review(app);
    case MENU_COPY_RESULT:
        app_copy_result(app);
        break;
    case MENU_RACE_RUN:
        return race(app, self, GAME_GHOST_RUN);
    case MENU_RACE_SHORTEST:
        return race(app, self, GAME_GHOST_SHORTEST);
    case MENU_COPY_ID:
        app_play_copy(app);
        break;
    case MENU_PASTE_ID:
        return paste(app);
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

static app_go menu_answer(app *app, void *state, const app_parts *p, const app_answer *answer)
{
    if (answer->kind == APP_ANSWER_CHOSEN && answer->id >= APP_ID_OWN)
        return choose(app, state, answer->id);
    if (answer->event->kind == APP_EVENT_DROP)
        app_take_picture(app, answer->event->path);
    return app_go_of_overlay(answer, app_parts_rect(p, MENU_SLAB));
}

const app_screen app_screen_menu = {
    .size = sizeof(menu_state),
    .overlay = true,
    .enter = menu_enter,
    .parts = app_menu_parts,
    .answer = menu_answer,
};
