/* Places what stands beside a challenge's board: figures, the mode's body, buttons, and the cover of a pause. */
#include "screens/play/play.h"

#include "client/games.h"
#include "text/text.h"
#include "ui/bar.h"
#include "ui/cut.h"

/* ---- Buttons ---- */

app_control *app_play_run_add(play_layout *l, int id, app_rect rect, app_text_id label,
                              app_icon icon, app_intent intent)
{
    bool primary = id == PLAY_NEXT || id == PLAY_GO_ON || id == PLAY_BEGIN || id == PLAY_DONE;
    app_control *button = app_page_add(
        &l->page, id, primary ? APP_CONTROL_PRIMARY : APP_CONTROL_BUTTON, rect, label, icon);
    button->centred = id != PLAY_NEXT || label == APP_TEXTS || l->run.over;
    button->intent = intent;
    return button;
}

static void add_undo(play_layout *l, app_rect rect)
{
    app_play_run_add(l, PLAY_UNDO, rect, APP_TEXT_UNDO, APP_ICON_UNDO, APP_INTENT_NONE)->disabled =
        l->session->done == 0 || l->self->run.paused;
}

static void add_end(play_layout *l, app_rect rect)
{
    enum { ROOM_FOR_ICON = 110 };
    app_control *button =
        app_play_run_add(l, PLAY_END, rect, APP_TEXT_RUN_END,
                         rect.w < ROOM_FOR_ICON ? APP_ICON_NONE : APP_ICON_FLAG, APP_INTENT_NONE);
    app_page_ask(&l->self->page, &l->page, button, app_text(APP_TEXT_RUN_END_ASK));
}

/* What leads on from a solved board. */
static const char *next_words(play_layout *l)
{
    play_run_layout *run = &l->run;
    if (run->view->next)
        run->view->next(l, run->next, sizeof run->next);
    else
        app_textf(run->next, sizeof run->next, APP_TEXT_NEXT_BOARD);
    return run->next;
}

/* While a board is played none of them is filled; once it is solved, the next one is a key away. */
static void add_usual_buttons(play_layout *l, app_rect row)
{
    enum { GAP = 16 };
    const play_run_view *view = l->run.view;
    int before = l->page.controls.count;
    if (game_run_waits(app_play_run(l))) {
        app_rect end = app_cut_right(&row, row.w * 32 / 100);
        app_cut_right(&row, GAP);
        app_control *next = app_play_run_add(l, PLAY_NEXT, row, APP_TEXT_NEXT_BOARD, APP_ICON_PLAY,
                                             APP_INTENT_PLAY);
        next->label = next_words(l);
        add_end(l, end);
    } else {
        app_rect second = app_cut_share(row, 1, 2, GAP);
        add_undo(l, app_cut_share(row, 0, 2, GAP));
        if (view->pauses)
            app_play_run_add(l, PLAY_PAUSE, second, APP_TEXT_PAUSE, APP_ICON_PAUSE, APP_INTENT_BACK)
                ->disabled = !app_play_run_ticks(l->app) || l->self->run.paused;
        else
            add_end(l, second);
    }
    app_page_join(&l->page, before);
}

static void add_buttons(play_layout *l, app_rect row)
{
    if (l->run.view->buttons)
        l->run.view->buttons(l, row);
    else
        add_usual_buttons(l, row);
}

/* Of a run that is over. */
static void add_ways_on(play_layout *l, app_rect first, app_rect row)
{
    enum { GAP = 16 };
    int before = l->page.controls.count;
    app_play_run_add(l, PLAY_NEXT, first, APP_TEXT_RUN_ANOTHER, APP_ICON_RETRY, APP_INTENT_NONE);
    bool brief = l->kind == APP_LAYOUT_MEDIUM || l->narrow;
    app_play_run_add(l, PLAY_COPY, app_cut_share(row, 0, 2, GAP),
                     brief ? APP_TEXT_COPY : APP_TEXT_RUN_COPY, APP_ICON_COPY, APP_INTENT_NONE);
    app_play_run_add(l, APP_ID_BACK, app_cut_share(row, 1, 2, GAP), APP_TEXT_RUN_BACK,
                     APP_ICON_BACK, APP_INTENT_NONE);
    app_page_join(&l->page, before);
}

/* ---- The column beside the board ---- */

/* From its upper edge. */
typedef struct measures {
    int title, line, head; /* once it is over: the rest goes down by the head's height */
    int large, rule, small, other_rule, body;
    int button, primary, gap, goal, foot;
} measures;

static const measures wide = {.title = 28,
                              .line = 64,
                              .head = 84,
                              .large = 19,
                              .rule = 102,
                              .small = 121,
                              .other_rule = 178,
                              .body = 192,
                              .button = 48,
                              .primary = 56,
                              .gap = 24,
                              .goal = 147,
                              .foot = 34};
static const measures compact = {.title = 20,
                                 .line = 48,
                                 .head = 66,
                                 .large = 12,
                                 .rule = 70,
                                 .small = 84,
                                 .other_rule = 132,
                                 .body = 142,
                                 .button = 42,
                                 .primary = 46,
                                 .gap = 16,
                                 .goal = 96};

/* The goal, and beside it what has no room in the row of buttons. */
static void place_goal(play_layout *l, const measures *m, app_rect *rest)
{
    app_rect row = app_cut_bottom(rest, m->goal);
    l->thumbnail = app_board_miniature_rect(row.x, row.y, m->goal, l->session->board.size);
    app_page_add(&l->page, PLAY_GOAL, APP_CONTROL_AREA, l->thumbnail, APP_TEXT_GOAL, APP_ICON_NONE);
    app_cut_left(&row, l->thumbnail.w + 18);
    l->run.foot = row.y + row.h - (l->compact ? 34 : 40);
    if (l->run.view->pauses) {
        app_cut_top(&row, l->compact ? 28 : 56);
        add_end(l, app_cut_top(&row, l->compact ? 36 : 40));
        l->page.controls.items[l->page.controls.count - 1].slim = true;
        l->run.foot = l->compact ? 0 : row.y + row.h - 18;
    }
    app_cut_bottom(rest, m->gap);
}

/* From the column's foot up: what is left is the body's. */
static void place_foot(play_layout *l, const measures *m, app_rect *rest)
{
    const play_run_view *view = l->run.view;
    app_cut_bottom(rest, 8); /* the last one's lip */
    if (l->run.over) {
        app_rect row = app_cut_bottom(rest, m->button);
        app_cut_bottom(rest, 16);
        add_ways_on(l, app_cut_bottom(rest, m->primary), row);
        return;
    }
    if (view->goal && !game_run_hides(app_play_run(l))) {
        place_goal(l, m, rest);
    } else if (view->foot != APP_TEXTS && !view->goal && !l->compact) {
        app_rect line = app_cut_bottom(rest, m->foot);
        l->run.foot = line.y + line.h / 2;
    }
    bool filled = view->buttons || game_run_waits(app_play_run(l));
    add_buttons(l, app_cut_bottom(rest, filled ? m->primary : m->button));
}

void app_play_run_place_column(play_layout *l, app_rect column)
{
    const measures *m = l->compact ? &compact : &wide;
    play_run_layout *run = &l->run;
    l->panel = column;
    run->title = column.y + m->title;
    run->line = column.y + m->line;
    app_rect rest = column;
    if (run->over)
        app_cut_top(&rest, m->head);
    if (run->over && run->view->of_board)
        app_cut_top(&rest, m->large - m->small);
    else
        run->large = rest.y + m->large;
    run->rules[0] = run->large > 0 ? rest.y + m->rule : 0;
    run->small = rest.y + m->small;
    run->rules[1] = run->view->notes && !l->compact ? 0 : rest.y + m->other_rule;
    app_cut_top(&rest, m->body);
    place_foot(l, m, &rest);
    app_cut_bottom(&rest, m->gap);
    run->body = rest;
    if (run->view->place)
        run->view->place(l);
}

/* ---- The strip below it, and the smallest bar ---- */

void app_play_run_place_strip(play_layout *l, app_rect strip)
{
    enum { BUTTON = 62, ROW = 48, GAP = 24, HEAD = 84 };
    l->panel = strip;
    app_rect rest = strip;
    rest.h = l->view->height - strip.y - 20;
    if (l->run.over) {
        l->run.title = strip.y + 22;
        l->run.line = strip.y + 58;
        app_cut_top(&rest, HEAD);
        app_rect first = app_cut_top(&rest, BUTTON);
        app_cut_top(&rest, GAP - 6);
        add_ways_on(l, first, app_cut_top(&rest, ROW));
    } else {
        add_buttons(l, app_cut_top(&rest, BUTTON));
    }
    app_cut_top(&rest, GAP);
    l->run.body = rest;
    if (l->run.view->place)
        l->run.view->place(l);
}

static void add_icon(play_layout *l, int id, int right, app_icon icon, app_text_id label)
{
    app_bar_icon(l->view, &l->page.controls, id, l->view->width - right, icon, label, APP_TEXTS);
}

/* The body takes the board's place while it is wished for. */
static void place_table(play_layout *l)
{
    app_rect room = {20, 64, l->view->width - 40, l->view->height - 84};
    if (!l->self->run.table)
        return;
    l->run.body = room;
    if (l->run.view->place)
        l->run.view->place(l);
}

void app_play_run_place_bar(play_layout *l)
{
    app_rect middle = {l->view->width - 138, 4, 42, 42};
    const play_run_view *view = l->run.view;
    bool waits = game_run_waits(app_play_run(l));
    app_rect learning = {l->view->width - 182, 4, 86, 42};
    int before = l->page.controls.count;
    if (l->run.over || waits) {
        app_control *next =
            app_play_run_add(l, PLAY_NEXT, middle, APP_TEXTS,
                             l->run.over ? APP_ICON_RETRY : APP_ICON_PLAY, APP_INTENT_NONE);
        next->tip = l->run.over ? app_text(APP_TEXT_RUN_ANOTHER) : next_words(l);
    } else if (view->buttons) {
        view->buttons(l, learning);
    } else {
        add_icon(l, PLAY_UNDO, 110, APP_ICON_UNDO, APP_TEXT_UNDO);
    }
    if (view->pauses && !l->run.over)
        add_icon(l, PLAY_PAUSE, 66, APP_ICON_PAUSE, APP_TEXT_PAUSE);
    else
        add_icon(l, PLAY_TABLE, 66, APP_ICON_STATS, APP_TEXT_RUN_TABLE);
    add_icon(l, PLAY_MENU, 22, APP_ICON_MENU, APP_TEXT_MENU);
    app_page_join(&l->page, before);
    place_table(l);
}

/* ---- The cover ---- */

void app_play_run_place_cover(play_layout *l)
{
    enum { WIDTH = 320, HEIGHT = 206, PAD = 24 };
    app_rect tray = l->board.tray;
    int width = app_at_most(WIDTH, tray.w - 24);
    app_rect inner = app_cut_middle(tray, width, HEIGHT);
    l->run.cover = inner;
    inner = app_cut_margin(inner, PAD, PAD);
    app_cut_top(&inner, 44);
    int before = l->page.controls.count;
    app_play_run_add(l, PLAY_GO_ON, app_cut_top(&inner, 54), APP_TEXT_RUN_GO_ON, APP_ICON_PLAY,
                     APP_INTENT_BACK);
    app_cut_top(&inner, 16);
    app_play_run_add(l, PLAY_PAUSED_MENU, app_cut_top(&inner, 44), APP_TEXT_MENU, APP_ICON_MENU,
                     APP_INTENT_MENU);
    app_page_join(&l->page, before);
}
