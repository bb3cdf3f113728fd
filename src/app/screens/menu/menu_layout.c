/* The menu's lines in five groups, always in the same places. One that is not possible now is there too, and
 * says why not. */
#include "screens/menu/menu.h"

#include "client/games.h"
#include "platform/platform.h"
#include "screens/play/play.h"
#include "text/text.h"
#include "ui/cut.h"

typedef enum menu_group { GROUP_GAME, GROUP_SHARE, GROUP_LOOK, GROUP_GO, GROUP_QUIT } menu_group;

typedef struct menu_line {
    int id;
    menu_group group;
    app_text_id label;
    app_intent intent;
    app_icon icon;
} menu_line;

static const menu_line lines[] = {
    {APP_ID_BACK, GROUP_GAME, APP_TEXT_RESUME, APP_INTENT_BACK, APP_ICON_PLAY},
    {MENU_REDO, GROUP_GAME, APP_TEXT_REDO, APP_INTENT_REDO, APP_ICON_REDO},
    {MENU_UNDO_ALL, GROUP_GAME, APP_TEXT_UNDO_ALL, APP_INTENT_NONE, APP_ICON_START},
    {MENU_RESTART, GROUP_GAME, APP_TEXT_RESTART, APP_INTENT_RESTART, APP_ICON_RETRY},
    {MENU_END_RUN, GROUP_GAME, APP_TEXT_RUN_END, APP_INTENT_NONE, APP_ICON_FLAG},
    {MENU_RACE_RUN, GROUP_GAME, APP_TEXT_RACE_RUN, APP_INTENT_NONE, APP_ICON_GHOST},
    {MENU_RACE_SHORTEST, GROUP_GAME, APP_TEXT_RACE_SHORTEST, APP_INTENT_NONE, APP_ICON_GHOST},
    {MENU_REVIEW, GROUP_GAME, APP_TEXT_REVIEW, APP_INTENT_NONE, APP_ICON_STATS},
    {MENU_NEXT, GROUP_GAME, APP_TEXT_NEXT_BOARD, APP_INTENT_NEXT_BOARD, APP_ICON_RIGHT},
    {MENU_TO + APP_SCREEN_NEW_GAME, GROUP_GAME, APP_TEXT_NEW_GAME, APP_INTENT_NEW, APP_ICON_PLUS},
    {MENU_KEPT, GROUP_GAME, APP_TEXT_BRING_BACK, APP_INTENT_PARKED, APP_ICON_CLOCK},
    {MENU_ZEN, GROUP_GAME, APP_TEXT_ZEN, APP_INTENT_ZEN, APP_ICON_EYE},
    {MENU_COPY_ID, GROUP_SHARE, APP_TEXT_COPY_ID, APP_INTENT_COPY, APP_ICON_COPY},
    {MENU_PASTE_ID, GROUP_SHARE, APP_TEXT_MENU_PASTE, APP_INTENT_PASTE, APP_ICON_HAND},
    {MENU_COPY_RESULT, GROUP_SHARE, APP_TEXT_COPY_RESULT, APP_INTENT_NONE, APP_ICON_COPY},
    {MENU_TO + APP_SCREEN_LEVEL_MAKER, GROUP_SHARE, APP_TEXT_LEVELS_MAKE, APP_INTENT_NONE,
     APP_ICON_FLAG},
    {MENU_COMPARE, GROUP_LOOK, APP_TEXT_SIDE_BY_SIDE, APP_INTENT_COMPARE, APP_ICON_SWAP},
    {MENU_FIND, GROUP_LOOK, APP_TEXT_FIND_TILE, APP_INTENT_FIND, APP_ICON_SEARCH},
    {MENU_NUMBERS, GROUP_LOOK, APP_TEXT_NUMBERS, APP_INTENT_NUMBERS, APP_ICON_PICTURE},
    {MENU_PALETTE, GROUP_LOOK, APP_TEXT_ACTION_PALETTE, APP_INTENT_PALETTE, APP_ICON_DISC},
    {MENU_PATTERNS, GROUP_LOOK, APP_TEXT_PATTERNS, APP_INTENT_PATTERNS, APP_ICON_DIAMOND},
    {MENU_COARSER, GROUP_LOOK, APP_TEXT_LAYER_COARSER, APP_INTENT_COARSER, APP_ICON_LAYERS},
    {MENU_FINER, GROUP_LOOK, APP_TEXT_LAYER_FINER, APP_INTENT_FINER, APP_ICON_LAYERS},
    {MENU_TO + APP_SCREEN_LEVELS, GROUP_GO, APP_TEXT_LEVELS, APP_INTENT_NONE, APP_ICON_LEVELS},
    {MENU_TO + APP_SCREEN_CHALLENGES, GROUP_GO, APP_TEXT_CHALLENGES, APP_INTENT_NONE, APP_ICON_CUP},
    {MENU_TO + APP_SCREEN_THEATRE, GROUP_GO, APP_TEXT_THEATRE, APP_INTENT_NONE, APP_ICON_THEATRE},
    {MENU_TO + APP_SCREEN_STATISTICS, GROUP_GO, APP_TEXT_STATISTICS, APP_INTENT_NONE,
     APP_ICON_STATS},
    {MENU_TO + APP_SCREEN_SESSION, GROUP_GO, APP_TEXT_SESSION, APP_INTENT_SESSION, APP_ICON_CLOCK},
    {MENU_TO + APP_SCREEN_LAB, GROUP_GO, APP_TEXT_LAB, APP_INTENT_NONE, APP_ICON_LAB},
    {MENU_TO + APP_SCREEN_SETTINGS, GROUP_GO, APP_TEXT_SETTINGS, APP_INTENT_NONE, APP_ICON_GEAR},
    {MENU_TO + APP_SCREEN_HELP, GROUP_GO, APP_TEXT_HELP, APP_INTENT_HELP, APP_ICON_HELP},
    {MENU_FULL, GROUP_GO, APP_TEXT_FULLSCREEN, APP_INTENT_FULLSCREEN, APP_ICON_FULL},
    {MENU_TO + APP_SCREEN_TITLE, GROUP_QUIT, APP_TEXT_LEAVE, APP_INTENT_NONE, APP_ICON_BACK},
    {MENU_QUIT, GROUP_QUIT, APP_TEXT_QUIT, APP_INTENT_QUIT, APP_ICON_CLOSE},
};
enum { LINES = sizeof lines / sizeof *lines };

static int line_count(void)
{
    return LINES - !app_platform_may_quit(); /* the last one */
}

/* ---- What is possible ---- */

/* The same of a challenge that is in play. */
static app_text_id hindrance_in_run(const game_run *run, int id)
{
    unsigned may = game_run_rules(run)->may;
    bool hidden = game_run_hides(run), asks = may & GAME_MAY_ASK;
    switch (id) {
    case MENU_REDO:
    case MENU_UNDO_ALL:
        return may & GAME_MAY_UNDO ? APP_TEXTS : APP_TEXT_MENU_IN_RUN;
    case MENU_RESTART:
        return run->over || (may & GAME_MAY_UNDO) ? APP_TEXTS : APP_TEXT_MENU_IN_RUN;
    case MENU_RACE_RUN:
    case MENU_RACE_SHORTEST:
        return APP_TEXT_MENU_IN_RUN;
    case MENU_REVIEW:
    case MENU_COPY_RESULT:
    case MENU_PASTE_ID:
        return asks ? APP_TEXTS : APP_TEXT_MENU_IN_RUN;
    case MENU_COPY_ID:
        return run->over ? APP_TEXTS : APP_TEXT_MENU_NOT_OVER;
    case MENU_NEXT:
        return asks || run->over || game_run_waits(run) ? APP_TEXTS : APP_TEXT_MENU_NOT_SOLVED;
    case MENU_COMPARE:
    case MENU_FIND:
        return hidden ? APP_TEXT_MENU_IN_RUN : APP_TEXTS;
    case MENU_END_RUN:
        return run->over ? APP_TEXT_MENU_IS_OVER : APP_TEXTS;
    case MENU_TO + APP_SCREEN_LAB: /* both show the board, and the lab solves it */
    case MENU_TO + APP_SCREEN_LEVEL_MAKER:
        return run->over || asks ? APP_TEXTS : APP_TEXT_MENU_IN_RUN;
    default:
        return APP_TEXTS;
    }
}

/* Why the line cannot be chosen now; APP_TEXTS: it can. */
static app_text_id hindrance(const app *app, const menu_state *self, int id)
{
    const game_session *session = &client_round(&app->client)->session;
    bool won = game_session_solved(session) && session->started;
    game_layer layer;
    const client *client = &app->client;
    app_text_id in_run = client->in_run ? hindrance_in_run(&client->run, id) : APP_TEXTS;
    if (in_run != APP_TEXTS)
        return in_run;
    switch (id) {
    case MENU_END_RUN:
        return client->in_run ? APP_TEXTS : APP_TEXT_MENU_NO_CHALLENGE;
    case MENU_REDO:
        return session->done < session->total ? APP_TEXTS : APP_TEXT_MENU_NOTHING_UNDONE;
    case MENU_UNDO_ALL:
        return game_session_solved(session) ? APP_TEXT_MENU_IS_SOLVED
               : session->done == 0         ? APP_TEXT_MENU_NO_MOVES
                                            : APP_TEXTS;
    case MENU_FIND:
        return game_session_solved(session) ? APP_TEXT_MENU_IS_SOLVED : APP_TEXTS;
    case MENU_NUMBERS:
        return client_round(&app->client)->look.style == GAME_PICTURE ? APP_TEXTS
                                                                      : APP_TEXT_MENU_NO_PICTURE;
    case MENU_PALETTE:
    case MENU_PATTERNS:
        return app_play_has_colours(app) ? APP_TEXTS : APP_TEXT_MENU_HAS_PICTURE;
    case MENU_COARSER:
    case MENU_FINER:
        return !app_play_has_layers(app) ? APP_TEXT_MENU_NO_GRIDS
               : app_play_layer_beside(app, id == MENU_FINER ? 1 : -1, &layer)
                   ? APP_TEXTS
                   : APP_TEXT_MENU_NO_LAYER;
    case MENU_RACE_RUN:
        return self->has_run ? APP_TEXTS : APP_TEXT_MENU_NO_RUN;
    case MENU_REVIEW:
    case MENU_COPY_RESULT:
        return won ? APP_TEXTS : APP_TEXT_MENU_NOT_SOLVED;
    case MENU_KEPT:
        return app->client.slots.has_parked ? APP_TEXTS : APP_TEXT_MENU_NOTHING_KEPT;
    default:
        return APP_TEXTS;
    }
}

static app_text_id label_of(const app *app, const menu_line *line)
{
    game_ghost_kind ghost = app->client.ghost.kind;
    if (line->id == MENU_ZEN && app->zen)
        return APP_TEXT_ZEN_LEAVE;
    const play_run_view *view = app_play_run_view(app);
    if (line->id == MENU_NEXT && view && view->next && !app->client.run.over)
        return APP_TEXT_RUN_NEXT_TRY_BRIEF;
    if (line->id == MENU_COPY_ID && app_platform_has_links())
        return APP_TEXT_COPY_LINK;
    if (line->id == MENU_COMPARE && app->comparing)
        return APP_TEXT_ONE_BOARD;
    if ((line->id == MENU_RACE_RUN && ghost == GAME_GHOST_RUN) ||
        (line->id == MENU_RACE_SHORTEST && ghost == GAME_GHOST_SHORTEST))
        return APP_TEXT_RACE_STOP;
    return line->label;
}

static void add_line(menu_layout *l, const app *app, const menu_line *line, app_rect rect)
{
    app_text_id why_not = hindrance(app, l->self, line->id);
    app_control *row =
        app_page_add(&l->page, line->id, APP_CONTROL_ROW, rect, label_of(app, line), line->icon);
    row->intent = why_not == APP_TEXTS ? line->intent : APP_INTENT_NONE;
    row->disabled = why_not != APP_TEXTS;
    row->note = row->disabled ? app_text(why_not) : NULL;
    if (line->id == MENU_END_RUN)
        app_page_ask(&l->self->page, &l->page, row, app_text(APP_TEXT_RUN_END_ASK));
}

/* ---- Where the lines are ---- */

enum { ROW = 44, LEAST_ROW = 36, RULE = 9, PAD = 12, MARGIN = 12, WIDE = 336, LEAST_WIDE = 300 };

/* In two columns the first one is of the game itself. */
static int column_of(const menu_line *line, int columns)
{
    return columns > 1 && line->group >= GROUP_LOOK;
}

/* Of the longest column: its lines and its rules. */
static void count_lines(int columns, int *rows, int *rules)
{
    int in[2] = {0}, between[2] = {0};
    for (int i = 0; i < line_count(); i++) {
        int at = column_of(&lines[i], columns);
        if (in[at] > 0 && lines[i].group != lines[i - 1].group)
            between[at]++;
        in[at]++;
    }
    int longest = in[1] > in[0];
    *rows = in[longest];
    *rules = between[longest];
}

/* Lines and rules, one below the other, from the area's top on. */
static void place_lines(menu_layout *l, const app *app, app_rect area, int columns, int row)
{
    int y[2] = {area.y, area.y}, width = area.w / columns;
    for (int i = 0; i < line_count(); i++) {
        const menu_line *line = &lines[i];
        int at = column_of(line, columns), x = area.x + at * width;
        if (i > 0 && line->group != lines[i - 1].group && y[at] > area.y) {
            l->rules[line->group - 1] = (app_rect){x + 8, y[at] + RULE / 2, width - 16, 1};
            y[at] += RULE;
        }
        add_line(l, app, line, (app_rect){x, y[at], width, row});
        y[at] += row;
    }
}

/* A window that is too low for all lines shows a part of them, and scrolls. It leaves room for the focus. */
static void scroll(menu_layout *l, app_rect area, int height)
{
    enum { RING = 6 };
    app_rect window = app_cut_margin(area, -RING, -RING);
    int offset = app_page_scroll(&l->self->page, &l->page, 0, window, height + 2 * RING);
    for (int i = 0; i < MENU_RULES; i++)
        l->rules[i].y -= offset;
}

/* A slab under the button that opens the menu. */
void app_menu_lay_out(const app *app, const void *state, void *layout)
{
    menu_layout *l = layout;
    const app_view *view = &app->view;
    int rows, rules, top = app_view_bar(view);
    int across = view->width - 2 * (PAD + MARGIN), room = view->height - top - MARGIN - 2 * PAD;
    int columns = across >= 2 * LEAST_WIDE ? 2 : 1;
    count_lines(columns, &rows, &rules);
    int row = app_at_most((room - rules * RULE) / rows, ROW);
    bool scrolls = row < app_grid_row(view, LEAST_ROW);
    row = scrolls ? ROW : row;
    int width = app_at_most(across, columns * WIDE), height = rows * row + rules * RULE;
    app_rect area = {view->width - MARGIN - PAD - width, top + PAD, width,
                     app_at_most(height, room)};
    *l = (menu_layout){.page.view = view, .self = state};
    l->slab = app_cut_margin(area, -PAD, -PAD);
    place_lines(l, app, (app_rect){area.x, area.y, width - (scrolls ? APP_SCROLL_BAR : 0), height},
                columns, row);
    app_page_join(&l->page, 0);
    if (scrolls)
        scroll(l, area, height);
}
