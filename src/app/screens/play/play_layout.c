/* Places the game in play in windows of all shapes. */
#include "screens/play/play.h"

#include "client/games.h"
#include "program/say.h"
#include "text/text.h"
#include "ui/bar.h"
#include "ui/cut.h"

static app_control *add(play_layout *l, int id, app_control_kind kind, app_rect rect,
                        app_text_id label, app_intent intent, app_icon icon)
{
    app_control *control = app_page_add(&l->page, id, kind, rect, label, icon);
    control->intent = intent;
    return control;
}

/* A hint has something to say itself. */
static bool shows_guide(const play_layout *l)
{
    return !l->zen.on && app_play_guiding(l->app) &&
           game_hint_stage_now(l->app->client.hint) == GAME_HINT_NONE;
}

static bool has_picture(const play_layout *l)
{
    return l->round->look.style == GAME_PICTURE;
}

/* ---- The panel ---- */

static void add_pips(const play_layout *l, app_control *hint)
{
    hint->pips = GAME_HINT_STEPS;
    hint->pips_on = game_hint_steps_asked(l->app->client.hint);
}

/* Hint, auto-solve, undo and redo; once the board is solved, the ways on in place of the first two. In the low strip
 * only the first has words. */
static void add_buttons(play_layout *l, const app_rect at[4], bool centred)
{
    static const app_bar_item playing[] = {
        {PLAY_HINT, APP_ICON_HINT, APP_TEXT_HINT, APP_INTENT_HINT, 0},
        {PLAY_AUTO, APP_ICON_AUTO, APP_TEXT_AUTO_SOLVE, APP_INTENT_AUTO, 0},
        {PLAY_UNDO, APP_ICON_UNDO, APP_TEXT_UNDO, APP_INTENT_UNDO, 0},
        {PLAY_REDO, APP_ICON_REDO, APP_TEXT_REDO, APP_INTENT_REDO, 0}};
    static const app_bar_item ways_on[] = {
        {PLAY_NEXT, APP_ICON_RIGHT, APP_TEXTS, APP_INTENT_NONE, 0},
        {PLAY_AGAIN, APP_ICON_RETRY, APP_TEXT_PLAY_AGAIN, APP_INTENT_NONE, 0}};
    bool solved = app_play_solved(l->app);
    const bool disabled[] = {false, false, l->session->done == 0,
                             l->session->done == l->session->total};
    app_control *controls[4];
    int before = l->page.controls.count;
    for (int i = 0; i < 4; i++) {
        const app_bar_item *item = solved && i < 2 ? &ways_on[i] : &playing[i];
        bool bare = l->narrow && i > 0;
        controls[i] = add(l, item->id, i == 0 ? APP_CONTROL_PRIMARY : APP_CONTROL_BUTTON, at[i],
                          bare ? APP_TEXTS : item->label, item->intent, item->icon);
        controls[i]->tip = bare ? app_text(item->label) : NULL;
        controls[i]->disabled = disabled[i];
        controls[i]->centred = centred || i > 1;
    }
    if (solved)
        controls[0]->label = app_play_way_on(l);
    else
        add_pips(l, controls[0]);
    app_page_join(&l->page, before);
}

static void add_thumbnail(play_layout *l, int x, int y, int side)
{
    l->thumbnail = app_board_miniature_rect(x, y, side, l->session->board.size);
    app_page_add(&l->page, PLAY_GOAL, APP_CONTROL_AREA, l->thumbnail, APP_TEXT_GOAL, APP_ICON_NONE);
}

/* In a race the ghost's board stands beside the goal, and both are smaller. */
static void add_goal_and_ghost(play_layout *l, int x, int y, int side, int right)
{
    int small = side * 3 / 4, gap = 14, column = x + 2 * (small + gap);
    add_thumbnail(l, x, y, small);
    l->ghost = app_board_miniature_rect(x + small + gap, y, small, l->session->board.size);
    l->score = (app_rect){column, y + 12, right - column, 0};
}

/* In a narrow window the guide has no other place. */
static bool guide_lies_here(const play_layout *l)
{
    return l->narrow && shows_guide(l);
}

static void add_compare(play_layout *l, app_rect rect)
{
    app_control *compare = add(l, PLAY_COMPARE, APP_CONTROL_BUTTON, rect,
                               l->app->comparing ? APP_TEXT_ONE_BOARD : APP_TEXT_SIDE_BY_SIDE,
                               APP_INTENT_COMPARE, APP_ICON_NONE);
    compare->slim = true;
    compare->centred = false;
}

/* The goal's thumbnail and what belongs to it: side by side, stars and points. */
static void add_goal(play_layout *l, int x, int y, int side, int right)
{
    int before = l->page.controls.count;
    if (app_play_racing(l->app)) {
        add_goal_and_ghost(l, x, y, side, right);
        return;
    }
    add_thumbnail(l, x, y, side);
    int text = x + l->thumbnail.w + 18, top = y + (l->compact ? 28 : 52);
    app_rect compare = {text, top, right - text, l->compact ? 34 : 36};
    if (!guide_lies_here(l))
        add_compare(l, compare);
    app_page_join(&l->page, before);
    l->score = (app_rect){text, top + compare.h + 20, right - text, 0};
}

/* The column beside the board: where its parts begin below its upper edge. */
typedef struct column_measures {
    int height, counters;
    int hint, hint_height, solve, solve_height, undo, undo_height;
    int goal, goal_side, log;
    int layers; /* 0: there is no room for them */
} column_measures;

static const column_measures large = {688, 19, 202, 56, 276, 48, 346, 47, 428, 147, 613, 0};
static const column_measures layered = {688, 10, 188, 54, 256, 44, 314, 44, 440, 140, 612, 376};
static const column_measures small = {500, 12, 146, 50, 212, 44, 272, 44, 334, 112, 470, 0};
static const column_measures low = {462, 4, 138, 46, 196, 42, 248, 42, 300, 104, 424, 0};

static void place_column(play_layout *l, const column_measures *m, int x, int y, int width)
{
    int half = (width - 12) / 2;
    l->panel = (app_rect){x, y, width, m->height};
    l->counters = y + m->counters;
    const app_rect buttons[] = {{x, y + m->hint, width, m->hint_height},
                                {x, y + m->solve, width, m->solve_height},
                                {x, y + m->undo, half, m->undo_height},
                                {x + width - half, y + m->undo, half, m->undo_height}};
    add_buttons(l, buttons, false);
    if (m->layers > 0)
        app_play_place_layers(l, (app_rect){x, y + m->layers, width, 46});
    add_goal(l, x, y + m->goal, m->goal_side, x + width);
    l->log = (app_rect){x, y + m->log, width, 70};
}

/* The strip below the board. */
static void place_strip(play_layout *l, app_rect strip)
{
    int half = (strip.w - 16) / 2, x = strip.x, other = x + strip.w - half, y = strip.y;
    int side = 135, goal = side + 18 + 190, log = goal + 24;
    l->panel = strip;
    const app_rect buttons[] = {
        {x, y, half, 66}, {other, y, half, 66}, {x, y + 88, half, 58}, {other, y + 88, half, 58}};
    add_buttons(l, buttons, true);
    add_goal(l, x, y + 174, side, x + goal);
    l->log = (app_rect){x + log, y + 188, strip.w - log, 120};
}

/* The same in one row, where two would take from the board. */
static void place_low_strip(play_layout *l, app_rect strip)
{
    enum { HINT = 196, ICONS = 3, GAP = 12, HEIGHT = 58, SIDE = 96, WORDS = 122 };
    int x = strip.x, y = strip.y, goal = SIDE + 18 + WORDS, log = goal + 18, first = x + HINT + GAP;
    int each = (strip.w - HINT - ICONS * GAP) / ICONS;
    app_rect buttons[1 + ICONS] = {{x, y, HINT, HEIGHT}};
    l->panel = strip;
    for (int i = 0; i < ICONS; i++)
        buttons[1 + i] = (app_rect){first + i * (each + GAP), y, each, HEIGHT};
    add_buttons(l, buttons, true);
    add_goal(l, x, y + 80, SIDE, x + goal);
    l->log = (app_rect){x + log, y + 92, strip.w - log, 120};
}

/* ---- Windows ---- */

static void place_bar(play_layout *l)
{
    const app_bar_item all[] = {
        {PLAY_NUMBERS, APP_ICON_PICTURE, APP_TEXT_KEY_NUMBERS, APP_INTENT_NUMBERS, 0},
        {PLAY_SOUND, app_sound_icon(l->app), APP_TEXT_KEY_SOUND, APP_INTENT_SOUND, 0},
        {APP_ID_HELP, APP_ICON_HELP, APP_TEXT_HELP, APP_INTENT_HELP, 0},
        {PLAY_FULL, APP_ICON_FULL, APP_TEXT_FULLSCREEN, APP_INTENT_FULLSCREEN, 0},
        {PLAY_MENU, APP_ICON_MENU, APP_TEXT_MENU, APP_INTENT_BACK, 0}};
    const bool shown[] = {has_picture(l), true, true, l->kind != APP_LAYOUT_PORTRAIT, true};
    app_bar_item items[5];
    int count = 0;
    for (int i = 0; i < 5; i++)
        if (shown[i])
            items[count++] = all[i];
    app_page_add_bar(&l->page, items, count);
}

/* How wide the column is, and how far from the board. */
typedef struct column_place {
    int width, gap;
} column_place;

static column_place column_of(const play_layout *l)
{
    const play_run_view *run = l->run.view;
    bool wide = l->kind == APP_LAYOUT_WIDE;
    column_place at = {wide ? 336 : 272, !wide ? 24 : l->app->comparing ? 40 : 68};
    if (run && wide)
        at = (column_place){run->width, run->width > 400 ? 48 : 68};
    if (run && run->clock)
        at.gap = wide ? 107 : 52;
    return at;
}

/* What is left of a challenge's time stands between board and column. */
static void place_clock(play_layout *l, app_rect taken)
{
    bool wide = l->kind == APP_LAYOUT_WIDE;
    if (l->run.view->clock)
        l->run.clock =
            (app_rect){taken.x + taken.w + (wide ? 24 : 12), taken.y, wide ? 20 : 14, taken.h};
}

static void place_run(play_layout *l, app_rect taken, int x, int top, int height)
{
    enum { TALLEST = 780 };
    int tall = app_at_most(height, TALLEST);
    app_rect column = {x, top + (height - tall) / 2, column_of(l).width, tall};
    place_clock(l, taken);
    if (l->zen.on)
        app_play_place_zen_button(l, app_cut_top(&column, 44));
    app_play_run_place_column(l, column);
}

/* Board and panel as one group in the middle. */
static void place_wide(play_layout *l)
{
    bool wide = l->kind == APP_LAYOUT_WIDE;
    column_place column = column_of(l);
    int top = l->zen.on ? 16
              : wide    ? 82
                        : 76,
        margin = wide ? 32 : 20, panel = column.width, gap = column.gap;
    int height = l->view->height - top - (wide && l->view->foot == 0 ? 30 : 16);
    app_rect area = {margin, top, l->view->width - 2 * margin - gap - panel, height};
    l->compact = !wide || height < (l->view->foot > 0 ? 640 : 660);
    app_play_place_boards(l, area);
    app_rect taken = l->app->comparing ? area : l->board.tray;
    if (l->run.view) {
        place_run(l, taken, taken.x + taken.w + gap, top, height);
        return;
    }
    const column_measures *m = l->compact && height < small.height ? &low
                               : l->compact                        ? &small
                               : app_play_chooses_layer(l->app)    ? &layered
                                                                   : &large;
    int spare = height - m->height;
    place_column(l, m, taken.x + taken.w + gap, top + (spare > 0 ? spare / 2 : 0), panel);
}

/* What stands above the board and below it. */
typedef struct tall_measures {
    int margin, top, counters, strip;
} tall_measures;

static const tall_measures ample = {26, 176, 104, 360};

/* Where that would take from the board's width. A challenge has a table below. */
static const tall_measures tight = {16, 142, 90, 262};
static const tall_measures tight_run = {16, 148, 90, 330};

static bool leaves_width(const app_view *view, const tall_measures *m)
{
    return view->height - m->top - m->strip >= view->width - 2 * m->margin;
}

static tall_measures tall_of(const play_layout *l)
{
    enum { NO_BAR = 44 }; /* in zen */
    tall_measures m = l->narrow ? l->run.view ? tight_run : tight : ample;
    m.top -= l->zen.on ? NO_BAR : 0;
    m.counters -= l->zen.on ? NO_BAR : 0;
    return m;
}

static void place_portrait(play_layout *l)
{
    const app_view *view = l->view;
    l->compact = true;
    l->narrow = view->width < 600 || !leaves_width(view, &ample);
    const tall_measures m = tall_of(l);
    int lowest = view->height - m.strip + 24;
    app_rect area = {m.margin, m.top, view->width - 2 * m.margin, view->height - m.top - m.strip};
    l->counters = m.counters;
    if (l->zen.on)
        app_play_place_zen_button(l, (app_rect){m.margin, 0, area.w, 44});
    if (l->run.view && l->run.view->clock) {
        l->run.clock = (app_rect){m.margin, m.top - 12, area.w, 14};
        app_cut_top(&area, 16);
    }
    app_play_place_boards(l, area);
    app_rect taken = l->app->comparing ? area : l->board.tray;
    int y = taken.y + taken.h + 24;
    app_rect below = {32, y > lowest ? lowest : y, view->width - 2 * 32, m.strip};
    if (l->run.view)
        app_play_run_place_strip(l, below);
    else if (l->narrow)
        place_low_strip(l, below);
    else
        place_strip(l, below);
}

static void add_low_icon(play_layout *l, int id, int right, app_icon icon, app_text_id label,
                         app_intent intent)
{
    app_bar_key_icon(l->view, &l->page.controls, id, l->view->width - right, icon, label, intent);
}

static void place_minimum_run(play_layout *l)
{
    app_rect area = {8, 54, l->view->width - 16, l->view->height - 54 - 8};
    if (l->run.view->clock) {
        l->run.clock = (app_rect){50, 54, l->view->width - 100, 12};
        app_cut_top(&area, 24);
    }
    app_play_place_boards(l, area);
    app_play_run_place_bar(l);
}

static void place_minimum(play_layout *l)
{
    if (l->run.view) {
        place_minimum_run(l);
        return;
    }
    app_rect middle = {l->view->width - 138, 4, 42, 42};
    int before = l->page.controls.count;
    if (app_play_solved(l->app)) {
        add(l, PLAY_NEXT, APP_CONTROL_PRIMARY, middle, APP_TEXTS, APP_INTENT_NONE, APP_ICON_RIGHT);
        add_low_icon(l, PLAY_AGAIN, 164, APP_ICON_RETRY, APP_TEXT_AGAIN, APP_INTENT_RESTART);
    } else {
        app_control *hint = add(l, PLAY_HINT, APP_CONTROL_PRIMARY, middle, APP_TEXTS,
                                APP_INTENT_HINT, APP_ICON_HINT);
        hint->tip = app_text(APP_TEXT_HINT);
        add_pips(l, hint);
        add_low_icon(l, PLAY_UNDO, 164, APP_ICON_UNDO, APP_TEXT_UNDO, APP_INTENT_UNDO);
        add_low_icon(l, PLAY_AUTO, 66, APP_ICON_AUTO, APP_TEXT_AUTO_SOLVE, APP_INTENT_AUTO);
    }
    app_page_join(&l->page, before);
    add_low_icon(l, PLAY_MENU, 22, APP_ICON_MENU, APP_TEXT_MENU, APP_INTENT_BACK);
    int foot = app_play_guiding(l->app) ? 82 : 32; /* for the guide, or a hint's words */
    l->log = (app_rect){14, l->view->height - 17, l->view->width - 28, 0};
    app_play_place_boards(l, (app_rect){8, 54, l->view->width - 16, l->view->height - 54 - foot});
}

/* The result has the panel's place, and its controls go. In zen it would cover the splits, which the last move has
 * just made whole: there it is seen once zen is left. */
static void place_game(play_layout *l)
{
    if (!l->zen.on)
        place_bar(l);
    int bar = l->page.controls.count;
    if (l->zen.on && !l->run.view)
        app_play_place_zen(l);
    else if (l->kind == APP_LAYOUT_PORTRAIT)
        place_portrait(l);
    else
        place_wide(l);
    if (app_play_shows_result(l->app, l->self) && l->zen.table.w == 0) {
        l->page.controls.count = bar;
        app_play_place_result(l);
    }
}

void app_play_lay_out(const app *app, const void *state, void *layout)
{
    play_layout *l = layout;
    const app_view *view = &app->view;
    const game_round *round = client_round(&app->client);
    *l = (play_layout){{.view = view, .focus = APP_FOCUS_MAY_LEAVE},
                       app,
                       view,
                       state,
                       round,
                       &round->session,
                       .kind = app_view_layout(view),
                       .run.view = app_play_run_view(app)};
    l->run.over = app->client.in_run && app->client.run.over;
    bool minimum = l->kind == APP_LAYOUT_MINIMUM;
    l->zen.on = app_play_in_zen(l);
    if (!l->zen.on)
        app_bar_icon(view, &l->page.controls, APP_ID_BACK, minimum ? 26 : 42, APP_ICON_BACK,
                     APP_TEXT_LEAVE, app_saving_text(app));
    if (minimum && !l->zen.on)
        place_minimum(l);
    else
        place_game(l);
    if (app->comparing)
        app_play_place_compare_tabs(l);
    if (l->self->run.paused)
        app_play_run_place_cover(l);
    if (shows_guide(l))
        app_play_place_guide(l);
    app_play_place_find(l);
}
