/* The menu over the play screen: everything that has no place of its own in a small window. Its lines stand in five
 * groups, always in the same places; one that is not possible now is there too, and says why not. */
#include "client/commands.h"
#include "client/games.h"
#include "client/records.h"
#include "client/runs.h"
#include "platform/platform.h"
#include "program/app.h"
#include "program/clipboard.h"
#include "program/go.h"
#include "program/pictures.h"
#include "program/window.h"
#include "screens/play/play.h"
#include "screens/screens.h"

typedef enum menu_id {
    MENU_SLAB = APP_ID_OWN,
    MENU_REDO,
    MENU_UNDO_ALL,
    MENU_RESTART,
    MENU_END_RUN,
    MENU_COMPARE,
    MENU_FIND,
    MENU_ZEN,
    MENU_NUMBERS,
    MENU_PALETTE,
    MENU_PATTERNS,
    MENU_COARSER, /* layer of grids */
    MENU_FINER,
    MENU_RACE_RUN,      /* begins the race, or stops it */
    MENU_RACE_SHORTEST, /* begins the race, or stops it */
    MENU_REVIEW,
    MENU_NEXT,
    MENU_KEPT,
    MENU_COPY_ID,
    MENU_PASTE_ID,
    MENU_COPY_RESULT,
    MENU_FULL,
    MENU_QUIT,
    MENU_TO, /* and the screen that the line leads to */
} menu_id;

typedef struct menu_state {
    app_page page;
    bool has_run;               /* this board was solved before, and can be raced */
    char run[GAME_REPLAY_NAME]; /* the best one's replay, if there is any */
} menu_state;

typedef enum menu_group { GROUP_GAME, GROUP_SHARE, GROUP_LOOK, GROUP_GO, GROUP_QUIT } menu_group;

typedef struct menu_line {
    int id;
    menu_group group;
    const char *label;
    app_intent intent;
    app_icon icon;
} menu_line;

static const menu_line lines[] = {
    {APP_ID_BACK, GROUP_GAME, N_("Resume"), APP_INTENT_BACK, APP_ICON_PLAY},
    {MENU_REDO, GROUP_GAME, N_("Redo"), APP_INTENT_REDO, APP_ICON_REDO},
    {MENU_UNDO_ALL, GROUP_GAME, N_("Undo all"), APP_INTENT_NONE, APP_ICON_START},
    {MENU_RESTART, GROUP_GAME, N_("Restart"), APP_INTENT_RESTART, APP_ICON_RETRY},
    {MENU_END_RUN, GROUP_GAME, N_("End run"), APP_INTENT_NONE, APP_ICON_FLAG},
    {MENU_RACE_RUN, GROUP_GAME, N_("Race my best run"), APP_INTENT_NONE, APP_ICON_GHOST},
    {MENU_RACE_SHORTEST, GROUP_GAME, N_("Race the shortest solution"), APP_INTENT_NONE,
     APP_ICON_GHOST},
    {MENU_REVIEW, GROUP_GAME, N_("Review"), APP_INTENT_NONE, APP_ICON_STATS},
    {MENU_NEXT, GROUP_GAME, N_("Next board"), APP_INTENT_NEXT_BOARD, APP_ICON_RIGHT},
    {MENU_TO + APP_SCREEN_NEW_GAME, GROUP_GAME, N_("New game"), APP_INTENT_NEW, APP_ICON_PLUS},
    {MENU_KEPT, GROUP_GAME, N_("Earlier game"), APP_INTENT_PARKED, APP_ICON_CLOCK},
    {MENU_ZEN, GROUP_GAME, N_("Zen"), APP_INTENT_ZEN, APP_ICON_EYE},
    {MENU_COPY_ID, GROUP_SHARE, N_("Copy the board's ID"), APP_INTENT_COPY, APP_ICON_COPY},
    {MENU_PASTE_ID, GROUP_SHARE, N_("Paste board or moves"), APP_INTENT_PASTE, APP_ICON_HAND},
    {MENU_COPY_RESULT, GROUP_SHARE, N_("Copy the result"), APP_INTENT_NONE, APP_ICON_COPY},
    {MENU_TO + APP_SCREEN_LEVEL_MAKER, GROUP_SHARE, N_("Make a level"), APP_INTENT_NONE,
     APP_ICON_FLAG},
    {MENU_COMPARE, GROUP_LOOK, N_("Side by side"), APP_INTENT_COMPARE, APP_ICON_SWAP},
    {MENU_FIND, GROUP_LOOK, N_("Find a tile"), APP_INTENT_FIND, APP_ICON_SEARCH},
    {MENU_NUMBERS, GROUP_LOOK, N_("Numbers"), APP_INTENT_NUMBERS, APP_ICON_PICTURE},
    {MENU_PALETTE, GROUP_LOOK, N_("Colours"), APP_INTENT_PALETTE, APP_ICON_DISC},
    {MENU_PATTERNS, GROUP_LOOK, N_("Patterns on tiles"), APP_INTENT_PATTERNS, APP_ICON_DIAMOND},
    {MENU_COARSER, GROUP_LOOK, N_("Coarser layer"), APP_INTENT_COARSER, APP_ICON_LAYERS},
    {MENU_FINER, GROUP_LOOK, N_("Finer layer"), APP_INTENT_FINER, APP_ICON_LAYERS},
    {MENU_TO + APP_SCREEN_LEVELS, GROUP_GO, N_("Levels"), APP_INTENT_NONE, APP_ICON_LEVELS},
    {MENU_TO + APP_SCREEN_CHALLENGES, GROUP_GO, N_("Challenges"), APP_INTENT_NONE, APP_ICON_CUP},
    {MENU_TO + APP_SCREEN_THEATRE, GROUP_GO, N_("Theatre"), APP_INTENT_NONE, APP_ICON_THEATRE},
    {MENU_TO + APP_SCREEN_STATISTICS, GROUP_GO, N_("Statistics"), APP_INTENT_NONE, APP_ICON_STATS},
    {MENU_TO + APP_SCREEN_SESSION, GROUP_GO, N_("This session"), APP_INTENT_SESSION,
     APP_ICON_CLOCK},
    {MENU_TO + APP_SCREEN_LAB, GROUP_GO, N_("Lab"), APP_INTENT_NONE, APP_ICON_LAB},
    {MENU_TO + APP_SCREEN_SETTINGS, GROUP_GO, N_("Settings"), APP_INTENT_NONE, APP_ICON_GEAR},
    {MENU_TO + APP_SCREEN_HELP, GROUP_GO, N_("Help"), APP_INTENT_HELP, APP_ICON_HELP},
    {MENU_FULL, GROUP_GO, N_("Full screen"), APP_INTENT_FULLSCREEN, APP_ICON_FULL},
    {MENU_TO + APP_SCREEN_TITLE, GROUP_QUIT, N_("To the title"), APP_INTENT_NONE, APP_ICON_BACK},
    {MENU_QUIT, GROUP_QUIT, N_("Quit"), APP_INTENT_QUIT, APP_ICON_CLOSE},
};
enum { LINES = sizeof lines / sizeof *lines };

static int line_count(void)
{
    return LINES - !app_platform_may_quit(); /* the last one */
}

/* ---- What is possible ---- */

/* Why the line cannot be chosen in this run; NULL: the run does not forbid it. */
static const char *hindrance_in_run(const game_run *run, int id)
{
    unsigned may = game_run_rules(run)->may;
    bool hidden = game_run_hides(run), asks = may & GAME_MAY_ASK;
    switch (id) {
    case MENU_REDO:
    case MENU_UNDO_ALL:
        return may & GAME_MAY_UNDO ? NULL : _("not in a run");
    case MENU_RESTART:
        return run->over || (may & GAME_MAY_UNDO) ? NULL : _("not in a run");
    case MENU_RACE_RUN:
    case MENU_RACE_SHORTEST:
        return _("not in a run");
    case MENU_REVIEW:
    case MENU_COPY_RESULT:
    case MENU_PASTE_ID:
        return asks ? NULL : _("not in a run");
    case MENU_COPY_ID:
        return run->over ? NULL : _("once it is over");
    case MENU_NEXT:
        return asks || run->over || game_run_waits(run) ? NULL : _("not solved yet");
    case MENU_COMPARE:
    case MENU_FIND:
        return hidden ? _("not in a run") : NULL;
    case MENU_END_RUN:
        return run->over ? _("it is over") : NULL;
    case MENU_TO + APP_SCREEN_LAB: /* both show the board, and the lab solves it */
    case MENU_TO + APP_SCREEN_LEVEL_MAKER:
        return run->over || asks ? NULL : _("not in a run");
    default:
        return NULL;
    }
}

/* Why the line cannot be chosen now; NULL: it can. */
static const char *hindrance(const app *app, const menu_state *self, int id)
{
    const game_session *session = &client_round(&app->client)->session;
    bool won = game_session_solved(session) && session->started;
    game_layer layer;
    const client *client = &app->client;
    const char *in_run = client->in_run ? hindrance_in_run(&client->run, id) : NULL;
    if (in_run)
        return in_run;
    switch (id) {
    case MENU_END_RUN:
        return client->in_run ? NULL : _("no challenge");
    case MENU_REDO:
        return session->done < session->total ? NULL : _("nothing undone");
    case MENU_UNDO_ALL:
        return game_session_solved(session) ? _("already solved")
               : session->done == 0         ? _("no moves yet")
                                            : NULL;
    case MENU_FIND:
        return game_session_solved(session) ? _("already solved") : NULL;
    case MENU_NUMBERS:
        return client_round(&app->client)->look.style == GAME_PICTURE ? NULL
                                                                      : _("only on pictures");
    case MENU_PALETTE:
    case MENU_PATTERNS:
        return app_play_has_colours(app) ? NULL : _("not on pictures");
    case MENU_COARSER:
    case MENU_FINER:
        return !app_play_has_layers(app) ? _("only with grids")
               : app_play_layer_beside(app, id == MENU_FINER ? 1 : -1, &layer) ? NULL
                                                                               : _("there is none");
    case MENU_RACE_RUN:
        return self->has_run ? NULL : _("none yet");
    case MENU_REVIEW:
    case MENU_COPY_RESULT:
        return won ? NULL : _("not solved yet");
    case MENU_KEPT:
        return app->client.slots.has_parked ? NULL : _("none kept");
    default:
        return NULL;
    }
}

static const char *label_of(const app *app, const menu_line *line)
{
    game_ghost_kind ghost = app->client.ghost.kind;
    if (line->id == MENU_ZEN && app->zen)
        return _("Bring the bar back");
    const app_mode *mode = app_play_mode(app);
    if (line->id == MENU_NEXT && mode && mode->next && !app->client.run.over)
        return _("Next try");
    if (line->id == MENU_COPY_ID && app_platform_has_links())
        return _("Copy the board's link");
    if (line->id == MENU_COMPARE && app->comparing)
        return _("One board");
    if ((line->id == MENU_RACE_RUN && ghost == GAME_GHOST_RUN) ||
        (line->id == MENU_RACE_SHORTEST && ghost == GAME_GHOST_SHORTEST))
        return _("Stop the race");
    return _(line->label);
}

/* ---- Where the lines are ---- */

enum {
    ROW = 44,
    LEAST_ROW = 36,
    RULE = 9,
    PAD = 12,
    MARGIN = 12,
    RING = 6,
    WIDE = 336,
    LEAST_WIDE = 300
};

static void add_line(app_parts *p, const menu_line *line, int height)
{
    const char *why_not = hindrance(p->app, p->state, line->id);
    parts_control(p, APP_CONTROL_ROW, line->id, label_of(p->app, line), .icon = line->icon,
                  .intent = why_not ? APP_INTENT_NONE : line->intent, .note = why_not,
                  .disabled = why_not != NULL, .height = height,
                  .ask = line->id == MENU_END_RUN ? _("End run?") : NULL);
}

static bool is_in_column(const menu_line *line, int column, int columns)
{
    return columns == 1 || (line->group >= GROUP_LOOK) == column;
}

/* In two columns the first one is of the game itself. */
static void add_column(app_parts *p, int column, int columns, int height)
{
    const menu_line *before = NULL;
    for (int i = 0; i < line_count(); i++) {
        const menu_line *line = &lines[i];
        if (!is_in_column(line, column, columns))
            continue;
        if (before && before->group != line->group)
            parts_column (p, 0, .height = RULE, .pad = {8, RULE / 2, 8, 0}) {
                parts_column (p, 0, .grow = 1, .look = APP_LOOK_RULE) {
                }
            }
        add_line(p, line, height);
        before = line;
    }
}

/* How high lines may be, so that the longest column has room. */
static int height_in(int room, int columns)
{
    int least = ROW;
    for (int column = 0; column < columns; column++) {
        int rows = 0, rules = 0, group = -1;
        for (int i = 0; i < line_count(); i++)
            if (is_in_column(&lines[i], column, columns)) {
                rules += group >= 0 && group != (int)lines[i].group;
                group = (int)lines[i].group;
                rows++;
            }
        least = app_at_most(least, (room - rules * RULE) / rows);
    }
    return least;
}

/* A slab under the button that opens the menu. A window that is too low for all lines shows a part of them, and
 * scrolls. */
static void menu_parts(app_parts *p)
{
    const app_view *view = p->view;
    int top = app_view_bar(view), across = view->width - 2 * (PAD + MARGIN);
    int columns = across >= 2 * LEAST_WIDE ? 2 : 1;
    int row = height_in(view->height - top - MARGIN - 2 * PAD, columns);
    bool scrolls = row < app_grid_row(view, LEAST_ROW);
    parts_stack (p, {MARGIN, top, MARGIN, MARGIN}) {
        parts_column (p, 0, .id = MENU_SLAB, .look = APP_LOOK_SLAB, .radius = 14,
                      .across = APP_PLACE_END, .down = APP_PLACE_START,
                      .width = app_at_most(across, columns * WIDE) + 2 * PAD,
                      .pad = parts_edges(PAD - RING, PAD - RING)) {
            parts_row (p, 0, .scrolls = true, .together = true,
                       .pad = {RING, RING, RING + (scrolls ? APP_SCROLL_BAR : 0), RING}) {
                for (int column = 0; column < columns; column++)
                    parts_column (p, 0, .grow = 1) {
                        add_column(p, column, columns, scrolls ? ROW : row);
                    }
            }
        }
    }
}

/* ---- What the player does ---- */

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
    .parts = menu_parts,
    .answer = menu_answer,
};
