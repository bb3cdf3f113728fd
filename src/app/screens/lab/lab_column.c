/* The lab's boards, and below or beside them everything that acts on them. */
#include "screens/lab/lab_place.h"

#include "board/board_view.h"
#include "program/app.h"
#include "text/words.h"

static int px(const lab_placer *p, double measure)
{
    return app_px(p->view, measure);
}

/* Heights of the left column's parts, in the design's pixels. */
enum {
    VERDICT = 32, /* whether the goal can be reached */
    CAPTION = 22, /* over a control */
    CONTROL = 44, /* and the control, */
    SECTION = 54, /* with the gap to the next */
    WAYS = 56,    /* on to the other views */
    PANEL = 146,  /* the present run */
    PANEL_LOW = 104,
};

app_control *lab_place_control(lab_placer *p, int id, app_control_kind kind, app_rect rect,
                               app_text_id label)
{
    return app_control_add(&p->out->controls, id, kind, rect, app_text(label));
}

static void add_caption(lab_placer *p, int x, int y, app_text_id text)
{
    p->out->captions[p->out->caption_count++] = (lab_caption){text, x, y};
}

static void place_head(lab_placer *p, game_lab_side side, app_rect column)
{
    int button = px(p, column.w < px(p, 240) ? 112 : 136);
    app_rect rect = {column.x + column.w - button, column.y, button, px(p, 30)};
    puzzle_goal goal;
    p->out->heads[side] =
        (lab_caption){side == GAME_LAB_START ? APP_TEXT_START_BOARD : APP_TEXT_GOAL,
                      column.x + px(p, 2), column.y + px(p, 16)};
    if (side == GAME_LAB_START) {
        app_control *scramble =
            lab_place_control(p, LAB_SCRAMBLE, APP_CONTROL_BUTTON, rect, APP_TEXT_LAB_SCRAMBLE);
        scramble->slim = true;
        scramble->centred = true;
        return;
    }
    bool named = puzzle_goal_identify(&p->app->client.lab.boards[GAME_LAB_GOAL], &goal);
    app_drop_add(&p->out->controls, LAB_GOALS, rect,
                 app_words_goal(named ? (int)goal : PUZZLE_GOALS));
}

/* Both boards side by side, their trays no higher than `tray`. Returns where they end. */
static int place_boards(lab_placer *p, app_rect column, int tray)
{
    int gap = px(p, 16);
    int width = (column.w - gap) / 2;
    int y = column.y + px(p, LAB_HEAD);
    int side = width < tray ? width : tray;
    p->out->has_boards = true;
    for (int i = 0; i < GAME_LAB_SIDES; i++) {
        app_rect half = {column.x + i * (width + gap), column.y, width, px(p, LAB_HEAD)};
        app_board_layout *board = &p->out->boards[i];
        place_head(p, (game_lab_side)i, half);
        *board = app_board_layout_fit(p->view, (app_rect){half.x, y, width, side},
                                      p->app->client.lab.boards[i].size, false);
        lab_place_control(p, LAB_BOARD_FIRST + i, APP_CONTROL_AREA, board->tray,
                          i == GAME_LAB_START ? APP_TEXT_START_BOARD : APP_TEXT_GOAL);
    }
    return y + side;
}

static int place_verdict(lab_placer *p, app_rect column, int y)
{
    p->out->verdict = (app_rect){column.x, y, column.w, px(p, VERDICT)};
    return y + px(p, VERDICT);
}

static void add_drop(lab_placer *p, int id, app_rect rect, app_text_id caption, bool captioned)
{
    app_drop_item items[LAB_CHOICES];
    int chosen;
    lab_choices(p->app, id, items, &chosen);
    bool asked = id == LAB_ALGORITHM || lab_asks_heuristic(p->app);
    const char *label = app_text(APP_TEXT_LAB_NOT_ASKED);
    if (id == LAB_HEURISTIC && p->app->client.lab.method.algorithm == SOLVER_ANY_ALGORITHM)
        label = app_text(APP_TEXT_LAB_ANY_HEURISTIC);
    else if (asked && chosen >= 0)
        label = items[chosen].label;
    if (captioned)
        add_caption(p, rect.x, rect.y - px(p, 14), caption);
    app_drop_add(&p->out->controls, id, rect, label)->disabled = !asked;
}

/* Algorithm and heuristic, beside each other or, in a narrow column, one below the other. */
static int place_pickers(lab_placer *p, app_rect column, int y, bool captioned)
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

static void add_stepper(lab_placer *p, int id, app_rect rect, int value, app_text_id text,
                        bool captioned)
{
    if (captioned)
        add_caption(p, rect.x, rect.y - px(p, 14), text);
    app_control *stepper = lab_place_control(p, id, APP_CONTROL_STEPPER, rect, text);
    stepper->value = value;
    stepper->min = PUZZLE_MIN_SIDE;
    stepper->max = PUZZLE_MAX_SIDE;
    stepper->step = 1;
}

static int place_size(lab_placer *p, app_rect column, int y, bool captioned)
{
    puzzle_size size = p->app->client.lab.boards[GAME_LAB_START].size;
    int gap = px(p, 12);
    int width = (column.w - gap) / 2;
    int cap = captioned ? px(p, CAPTION) : 0;
    add_stepper(p, LAB_COLUMNS, (app_rect){column.x, y + cap, width, px(p, CONTROL)}, size.columns,
                APP_TEXT_COLUMNS, captioned);
    add_stepper(p, LAB_ROWS, (app_rect){column.x + width + gap, y + cap, width, px(p, CONTROL)},
                size.rows, APP_TEXT_ROWS, captioned);
    return y + cap + px(p, SECTION);
}

static void add_solve(lab_placer *p, app_rect rect)
{
    bool running = p->self->job != NULL;
    app_control *solve = lab_place_control(p, LAB_SOLVE, APP_CONTROL_PRIMARY, rect,
                                           running ? APP_TEXT_LAB_STOP : APP_TEXT_LAB_SOLVE);
    solve->icon = running ? APP_ICON_PAUSE : APP_ICON_PLAY;
    solve->centred = true;
    solve->disabled = running && p->self->stopping;
}

/* To the two other views of the same boards. */
static int place_ways(lab_placer *p, app_rect column, int y)
{
    int gap = px(p, 16);
    int width = (column.w - gap) / 2;
    bool wide = width >= px(p, 180);
    app_control *steps = lab_place_control(p, LAB_STEPS, APP_CONTROL_BUTTON,
                                           (app_rect){column.x, y, width, px(p, CONTROL - 2)},
                                           wide ? APP_TEXT_LAB_STEPS : APP_TEXT_LAB_STEPS_SHORT);
    app_control *graph =
        lab_place_control(p, LAB_GRAPH, APP_CONTROL_BUTTON,
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

static void add_show(lab_placer *p, int id, app_rect rect, app_icon icon, app_text_id label,
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
static void place_panel(lab_placer *p, app_rect rect)
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

/* Beside the steppers, which need room for two digits each. */
static int solve_width(const lab_placer *p, app_rect column)
{
    return column.w < px(p, 520) ? column.w * 42 / 100 : (column.w - px(p, 16)) / 2;
}

int lab_place_column(lab_placer *p, app_rect column)
{
    int rest = px(p, LAB_HEAD + VERDICT + 2 * (CAPTION + SECTION) + WAYS + PANEL);
    int y = place_boards(p, column, column.h - rest);
    int solve = solve_width(p, column);
    y = place_verdict(p, column, y);
    y = place_pickers(p, column, y, true);
    place_size(p, (app_rect){column.x, 0, column.w - solve - px(p, 16), 0}, y, true);
    add_solve(p, (app_rect){column.x + column.w - solve, y + px(p, CAPTION - 6), solve,
                            px(p, CONTROL + 6)});
    y = place_ways(p, column, y + px(p, CAPTION + SECTION + 4));
    place_panel(p, (app_rect){column.x, y, column.w, px(p, PANEL - 4)});
    return y + px(p, PANEL);
}

int lab_place_compact(lab_placer *p, app_rect column)
{
    int y = place_boards(p, column, px(p, 136));
    y = place_verdict(p, column, y);
    y = place_pickers(p, column, y, false);
    int solve = solve_width(p, column);
    place_size(p, (app_rect){column.x, 0, column.w - solve - px(p, 16), 0}, y, false);
    add_solve(p, (app_rect){column.x + column.w - solve, y, solve, px(p, CONTROL - 2)});
    y += px(p, SECTION);
    place_panel(p, (app_rect){column.x, y, column.w, px(p, PANEL_LOW)});
    return place_ways(p, column, y + px(p, PANEL_LOW + 16));
}

void lab_place_pair(lab_placer *p, app_rect area)
{
    int right = px(p, 300);
    int gap = px(p, 24);
    app_rect left = {area.x, area.y, area.w - right - gap, area.h};
    app_rect column = {area.x + area.w - right, area.y, right, area.h};
    int panel = px(p, PANEL);
    int y = place_boards(p, left, left.h - px(p, LAB_HEAD + VERDICT) - panel);
    y = place_verdict(p, left, y);
    place_panel(p, (app_rect){left.x, y, left.w, panel - px(p, 4)});
    y = place_pickers(p, column, column.y, true);
    y = place_size(p, column, y, true);
    add_solve(p, (app_rect){column.x, y, column.w, px(p, 50)});
    place_ways(p, column, y + px(p, 68));
}
