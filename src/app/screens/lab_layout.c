#include "lab.h"

typedef struct placer {
    const app *app;
    const app_view *view;
    const lab_state *self;
    lab_layout *out;
} placer;

static int px(const placer *p, double measure)
{
    return app_px(p->view, measure);
}

/* Heights of the left column's parts, in the design's pixels. */
enum {
    HEAD = 38,    /* a board's name and its button */
    VERDICT = 32, /* whether the goal can be reached */
    CAPTION = 22, /* over a control */
    CONTROL = 44, /* and the control, */
    SECTION = 54, /* with the gap to the next */
    WAYS = 56,    /* on to the other views */
    PANEL = 146,  /* the present run */
    PANEL_LOW = 104,
};

static app_control *add(placer *p, int id, app_control_kind kind, app_rect rect, app_text_id label)
{
    return app_control_add(&p->out->controls, id, kind, rect, app_text(label));
}

static void add_caption(placer *p, int x, int y, app_text_id text)
{
    p->out->captions[p->out->caption_count++] = (lab_caption){text, x, y};
}

static void place_head(placer *p, game_lab_side side, app_rect column)
{
    int button = px(p, column.w < px(p, 240) ? 112 : 136);
    app_rect rect = {column.x + column.w - button, column.y + px(p, 2), button, px(p, 32)};
    puzzle_goal goal;
    p->out->heads[side] =
        (lab_caption){side == GAME_LAB_START ? APP_TEXT_START_BOARD : APP_TEXT_GOAL,
                      column.x + px(p, 2), column.y + px(p, 19)};
    if (side == GAME_LAB_START) {
        app_control *scramble =
            add(p, LAB_SCRAMBLE, APP_CONTROL_BUTTON, rect, APP_TEXT_LAB_SCRAMBLE);
        scramble->slim = true;
        scramble->centred = true;
        return;
    }
    bool named = puzzle_goal_identify(&p->app->lab.boards[GAME_LAB_GOAL], &goal);
    app_drop_add(&p->out->controls, LAB_GOALS, rect,
                 named ? lab_goal_words(goal) : app_text(APP_TEXT_LAB_OWN_GOAL));
}

/* Both boards side by side, their trays no higher than `tray`. Returns where they end. */
static int place_boards(placer *p, app_rect column, int tray)
{
    int gap = px(p, 16);
    int width = (column.w - gap) / 2;
    int y = column.y + px(p, HEAD);
    int side = width < tray ? width : tray;
    p->out->has_boards = true;
    for (int i = 0; i < GAME_LAB_SIDES; i++) {
        app_rect half = {column.x + i * (width + gap), column.y, width, px(p, HEAD)};
        app_board_layout *board = &p->out->boards[i];
        place_head(p, (game_lab_side)i, half);
        *board = app_board_layout_fit(p->view, (app_rect){half.x, y, width, side},
                                      p->app->lab.boards[i].size, false);
        add(p, LAB_BOARD_FIRST + i, APP_CONTROL_AREA, board->tray,
            i == GAME_LAB_START ? APP_TEXT_START_BOARD : APP_TEXT_GOAL);
    }
    return y + side;
}

static int place_verdict(placer *p, app_rect column, int y)
{
    p->out->verdict = (app_rect){column.x, y, column.w, px(p, VERDICT)};
    return y + px(p, VERDICT);
}

static void add_drop(placer *p, int id, app_rect rect, app_text_id caption, bool captioned)
{
    app_drop_item items[LAB_CHOICES];
    int chosen;
    int count = lab_choices(p->app, id, items, &chosen);
    bool asked = id == LAB_ALGORITHM || lab_asks_heuristic(p->app);
    const char *label = app_text(APP_TEXT_LAB_NOT_ASKED);
    if (id == LAB_HEURISTIC && p->app->lab.method.algorithm == SOLVER_ANY_ALGORITHM)
        label = app_text(APP_TEXT_LAB_ANY_HEURISTIC);
    else if (asked && chosen < count)
        label = items[chosen].label;
    if (captioned)
        add_caption(p, rect.x, rect.y - px(p, 14), caption);
    app_drop_add(&p->out->controls, id, rect, label)->disabled = !asked;
}

/* Algorithm and heuristic, beside each other or, in a narrow column, one below the other. */
static int place_pickers(placer *p, app_rect column, int y, bool captioned)
{
    bool beside = column.w >= px(p, 420);
    int gap = px(p, 16);
    int width = beside ? (column.w - gap) / 2 : column.w;
    int cap = captioned ? px(p, CAPTION) : 0;
    int step = cap + px(p, SECTION);
    add_drop(p, LAB_ALGORITHM, (app_rect){column.x, y + cap, width, px(p, CONTROL)},
             APP_TEXT_LAB_ALGORITHM, captioned);
    app_rect second = {column.x + width + gap, y + cap, width, px(p, CONTROL)};
    if (!beside) {
        y += step;
        second = (app_rect){column.x, y + cap, width, px(p, CONTROL)};
    }
    add_drop(p, LAB_HEURISTIC, second, APP_TEXT_LAB_HEURISTIC, captioned);
    return y + step;
}

static void add_stepper(placer *p, int id, app_rect rect, int value, app_text_id text,
                        bool captioned)
{
    if (captioned)
        add_caption(p, rect.x, rect.y - px(p, 14), text);
    app_control *stepper = add(p, id, APP_CONTROL_STEPPER, rect, text);
    stepper->value = value;
    stepper->min = PUZZLE_MIN_SIDE;
    stepper->max = PUZZLE_MAX_SIDE;
    stepper->step = 1;
}

static int place_size(placer *p, app_rect column, int y, bool captioned)
{
    puzzle_size size = p->app->lab.boards[GAME_LAB_START].size;
    int gap = px(p, 12);
    int width = (column.w - gap) / 2;
    int cap = captioned ? px(p, CAPTION) : 0;
    add_stepper(p, LAB_COLUMNS, (app_rect){column.x, y + cap, width, px(p, CONTROL)}, size.columns,
                APP_TEXT_COLUMNS, captioned);
    add_stepper(p, LAB_ROWS, (app_rect){column.x + width + gap, y + cap, width, px(p, CONTROL)},
                size.rows, APP_TEXT_ROWS, captioned);
    return y + cap + px(p, SECTION);
}

static void add_solve(placer *p, app_rect rect)
{
    bool running = p->self->job != NULL;
    app_control *solve = add(p, LAB_SOLVE, APP_CONTROL_PRIMARY, rect,
                             running ? APP_TEXT_LAB_STOP : APP_TEXT_LAB_SOLVE);
    solve->icon = running ? APP_ICON_PAUSE : APP_ICON_PLAY;
    solve->centred = true;
    solve->disabled = running && p->self->stopping;
}

/* To the two other views of the same boards. */
static int place_ways(placer *p, app_rect column, int y)
{
    int gap = px(p, 16);
    int width = (column.w - gap) / 2;
    bool wide = width >= px(p, 180);
    app_control *steps =
        add(p, LAB_STEPS, APP_CONTROL_BUTTON, (app_rect){column.x, y, width, px(p, CONTROL - 2)},
            wide ? APP_TEXT_LAB_STEPS : APP_TEXT_LAB_STEPS_SHORT);
    app_control *graph = add(p, LAB_GRAPH, APP_CONTROL_BUTTON,
                             (app_rect){column.x + width + gap, y, width, px(p, CONTROL - 2)},
                             wide ? APP_TEXT_LAB_GRAPH : APP_TEXT_LAB_GRAPH_SHORT);
    steps->icon = APP_ICON_STEPF;
    graph->icon = APP_ICON_SWAP;
    steps->slim = graph->slim = true;
    steps->centred = graph->centred = true;
    return y + px(p, WAYS);
}

bool lab_shows_solution(const lab_state *self)
{
    return self->has_replay && !self->job;
}

static void add_show(placer *p, int id, app_rect rect, app_icon icon, app_text_id label,
                     bool disabled)
{
    app_control *control = app_control_add(&p->out->controls, id, APP_CONTROL_BUTTON, rect,
                                           label == APP_TEXTS ? NULL : app_text(label));
    control->icon = icon;
    control->centred = true;
    control->slim = true;
    control->disabled = disabled;
}

/* The present run in a well; its solution's buttons at the foot. */
static void place_panel(placer *p, app_rect rect)
{
    p->out->panel = rect;
    if (!lab_shows_solution(p->self))
        return;
    const game_replay *replay = &p->self->replay;
    bool first = replay->at == 0;
    bool last = replay->at == replay->path.length;
    int pad = px(p, 16);
    int gap = px(p, 10);
    int height = px(p, 40);
    int small = px(p, 52);
    int y = rect.y + rect.h - height - px(p, 15);
    int x = rect.x + pad;
    int large = rect.w - 2 * pad - 3 * (small + gap);
    add_show(p, LAB_SHOW_FIRST, (app_rect){x, y, small, height}, APP_ICON_START, APP_TEXTS, first);
    x += small + gap;
    add_show(p, LAB_SHOW_BACK, (app_rect){x, y, small, height}, APP_ICON_STEPB, APP_TEXTS, first);
    x += small + gap;
    add_show(p, LAB_SHOW_STEP, (app_rect){x, y, large, height}, APP_ICON_STEPF,
             APP_TEXT_LAB_SHOW_STEP, last);
    x += large + gap;
    add_show(p, LAB_SHOW_LAST, (app_rect){x, y, small, height}, APP_ICON_END, APP_TEXTS, last);
}

/* All of the left column below each other; the trays take what the rest leaves. Returns its end. */
static int place_column(placer *p, app_rect column)
{
    int rest = px(p, HEAD + VERDICT + 2 * (CAPTION + SECTION) + WAYS + PANEL);
    int y = place_boards(p, column, column.h - rest);
    int half = (column.w - px(p, 16)) / 2;
    y = place_verdict(p, column, y);
    y = place_pickers(p, column, y, true);
    place_size(p, (app_rect){column.x, 0, half, 0}, y, true);
    add_solve(p, (app_rect){column.x + column.w - half, y + px(p, CAPTION - 6), half,
                            px(p, CONTROL + 6)});
    y = place_ways(p, column, y + px(p, CAPTION + SECTION + 4));
    place_panel(p, (app_rect){column.x, y, column.w, px(p, PANEL - 4)});
    return y + px(p, PANEL);
}

/* The same for the smallest windows: no captions, and a page that may be higher than the window.
 * Returns its end. */
static int place_compact(placer *p, app_rect column)
{
    int y = place_boards(p, column, px(p, 136));
    y = place_verdict(p, column, y);
    y = place_pickers(p, column, y, false);
    int solve = column.w * 42 / 100; /* a stepper needs room for two digits */
    place_size(p, (app_rect){column.x, 0, column.w - solve - px(p, 16), 0}, y, false);
    add_solve(p, (app_rect){column.x + column.w - solve, y, solve, px(p, CONTROL - 2)});
    y += px(p, SECTION);
    place_panel(p, (app_rect){column.x, y, column.w, px(p, PANEL_LOW)});
    return place_ways(p, column, y + px(p, PANEL_LOW + 16));
}

/* Boards and panel at the left, what can be chosen at the right. */
static void place_pair(placer *p, app_rect area)
{
    int right = px(p, 300);
    int gap = px(p, 24);
    app_rect left = {area.x, area.y, area.w - right - gap, area.h};
    app_rect column = {area.x + area.w - right, area.y, right, area.h};
    int panel = px(p, PANEL);
    int y = place_boards(p, left, left.h - px(p, HEAD + VERDICT) - panel);
    y = place_verdict(p, left, y);
    place_panel(p, (app_rect){left.x, y, left.w, panel - px(p, 4)});
    y = place_pickers(p, column, column.y, true);
    y = place_size(p, column, y, true);
    add_solve(p, (app_rect){column.x, y, column.w, px(p, 50)});
    place_ways(p, column, y + px(p, 68));
}

enum { TABLE_HEAD = 40, TABLE_ROW = 42 };

static void place_table(placer *p, app_rect well)
{
    lab_runs runs = lab_list_runs(p->app);
    int head = px(p, TABLE_HEAD);
    int edge = px(p, 6);
    p->out->table = well;
    p->out->runs =
        (app_list_page){LAB_RUNS,
                        {well.x + edge, well.y + head, well.w - 2 * edge, well.h - head - edge},
                        px(p, TABLE_ROW),
                        runs.count + (p->self->job ? 1 : 0)};
    app_list_add(&p->out->runs, &p->out->controls, app_text(APP_TEXT_LAB_TAB_RUNS));
}

static void place_log(placer *p, app_rect area)
{
    int row = px(p, 24);
    area.h -= area.h % row; /* whole lines */
    p->out->log = area;
    p->out->lines = (app_list_page){LAB_LOG, area, row, p->app->lab.line_count};
    app_list_add(&p->out->lines, &p->out->controls, app_text(APP_TEXT_LAB_TAB_LOG));
}

enum { TITLE = HEAD }; /* over a well */

static void place_data(placer *p, app_rect area)
{
    int title = px(p, TITLE);
    int spare = area.h - 3 * title;
    int table = spare * 42 / 100;
    int chart = spare * 36 / 100;
    place_table(p, (app_rect){area.x, area.y + title, area.w, table});
    p->out->chart = (app_rect){area.x, area.y + 2 * title + table, area.w, chart};
    int y = area.y + 3 * title + table + chart;
    place_log(p, (app_rect){area.x, y, area.w, area.y + area.h - y});
}

/* What the chosen tab shows, unless it is the board. */
static void place_tab(placer *p, app_rect area)
{
    app_rect below = {area.x, area.y + px(p, TITLE), area.w, area.h - px(p, TITLE)};
    if (p->self->tab == LAB_TAB_CHART)
        p->out->chart = below;
    else if (p->self->tab == LAB_TAB_LOG)
        place_log(p, below);
    else
        place_table(p, below);
}

static const app_text_id tab_texts[LAB_TABS] = {APP_TEXT_LAB_TAB_BOARD, APP_TEXT_LAB_TAB_RUNS,
                                                APP_TEXT_LAB_TAB_CHART, APP_TEXT_LAB_TAB_LOG};

/* The tabs from `first` on. */
static void place_tabs(placer *p, app_rect well, int first)
{
    int margin = px(p, 4);
    int count = LAB_TABS - first;
    int width = (well.w - 2 * margin) / count;
    lab_tab shown = first > 0 && p->self->tab == LAB_TAB_BOARD ? LAB_TAB_RUNS : p->self->tab;
    p->out->tabs = well;
    for (int i = 0; i < count; i++)
        add(p, LAB_TAB_FIRST + first + i, APP_CONTROL_TAB,
            (app_rect){well.x + margin + i * width, well.y + margin, width,
                       well.h - 2 * margin - px(p, 2)},
            tab_texts[first + i])
            ->chosen = (int)shown == first + i;
}

static void add_bar_icon(placer *p, int id, int x, app_icon icon, app_text_id label,
                         app_text_id keys)
{
    int side = px(p, 44);
    int bar = px(p, p->out->kind == APP_LAYOUT_MINIMUM ? 52 : 76);
    app_control *control =
        add(p, id, APP_CONTROL_ICON, (app_rect){x - side / 2, (bar - side) / 2, side, side}, label);
    control->icon = icon;
    control->note = app_text(keys);
}

static void place_wide(placer *p)
{
    int margin = px(p, 32);
    int gap = px(p, 40);
    int top = px(p, 76);
    int height = p->view->height - top - px(p, 20);
    int room = p->view->width - 2 * margin - gap;
    int data = room / 2 < px(p, 760) ? room / 2 : px(p, 760);
    int left = room - data < px(p, 960) ? room - data : px(p, 960);
    int x = (p->view->width - left - gap - data) / 2;
    place_column(p, (app_rect){x, top, left, height});
    place_data(p, (app_rect){x + left + gap, top, data, height});
}

/* What the tabs show keeps some room; the trays grow as far as that lets them. */
static void place_tall(placer *p)
{
    int margin = px(p, 32);
    int top = px(p, 76);
    int width = p->view->width - 2 * margin;
    int tabs = px(p, 46);
    int foot = p->view->height - px(p, 16);
    app_rect column = {margin, top, width, foot - px(p, 300) - tabs - top};
    int y = place_column(p, column) + px(p, 12);
    p->out->tall = true;
    place_tabs(p, (app_rect){margin, y, width, tabs}, LAB_TAB_RUNS);
    y += tabs + px(p, 6);
    place_tab(p, (app_rect){margin, y, width, foot - y});
}

/* A page that scrolls is laid out twice: once for its height, and once where it belongs. */
static void place_scrolling(placer *p, app_rect area)
{
    lab_layout *out = p->out;
    lab_layout before = *out;
    int bar = px(p, APP_SCROLL_BAR + 4);
    app_rect column = {area.x, area.y, area.w - bar, area.h};
    app_scroll_page page = {{0, area.y, p->view->width, p->view->height - area.y},
                            place_compact(p, column) - area.y};
    *out = before;
    out->page = page;
    column.y -= app_scroll_offset(&p->self->scroll, &page);
    int first = out->controls.count;
    place_compact(p, column);
    out->controls.window = page.window;
    for (int i = first; i < out->controls.count; i++)
        out->controls.items[i].scrolls = true;
}

static void place_tabbed(placer *p)
{
    bool low = p->out->kind == APP_LAYOUT_MINIMUM;
    int margin = px(p, low ? 16 : 24);
    int width = p->view->width - 2 * margin;
    int top = px(p, low ? 58 : 132);
    app_rect tabs = {margin, px(p, 76), width, px(p, 46)};
    if (low)
        tabs = (app_rect){px(p, 52), px(p, 5), p->view->width - px(p, 52 + 100), px(p, 44)};
    p->out->tabbed = true;
    place_tabs(p, tabs, LAB_TAB_BOARD);
    app_rect area = {margin, top, width, p->view->height - top - px(p, 14)};
    if (p->self->tab != LAB_TAB_BOARD)
        place_tab(p, area);
    else if (p->view->width >= px(p, 700))
        place_pair(p, area);
    else
        place_scrolling(p, area);
}

static bool has_room_for_all(const app_view *view)
{
    return view->width >= app_px(view, 1160) && view->height >= app_px(view, 680);
}

void lab_lay_out(const app *app, const lab_state *self, lab_layout *out)
{
    placer p = {app, &app->view, self, out};
    *out = (lab_layout){.kind = app_view_layout(&app->view)};
    bool low = out->kind == APP_LAYOUT_MINIMUM;
    int right = app->view.width - px(&p, low ? 28 : 42);
    add_bar_icon(&p, LAB_BACK, px(&p, low ? 26 : 42), APP_ICON_BACK, APP_TEXT_BACK,
                 APP_TEXT_KEYS_MENU);
    add_bar_icon(&p, LAB_COPY, right - px(&p, low ? 44 : 48), APP_ICON_COPY, APP_TEXT_LAB_COPY,
                 APP_TEXT_KEYS_COPY);
    add_bar_icon(&p, LAB_HELP, right, APP_ICON_HELP, APP_TEXT_KEYS, APP_TEXT_KEYS_HELP);
    if (out->kind == APP_LAYOUT_WIDE && has_room_for_all(&app->view))
        place_wide(&p);
    else if (out->kind == APP_LAYOUT_PORTRAIT && app->view.height >= px(&p, 1120))
        place_tall(&p);
    else
        place_tabbed(&p);
}
