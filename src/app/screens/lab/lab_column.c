/* The lab's boards, and below or beside them everything that acts on them. */
#include "screens/lab/lab_place.h"

#include "board/board_view.h"
#include "program/app.h"
#include "text/words.h"

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

app_control *app_lab_place_control(lab_placer *p, int id, app_control_kind kind, app_rect rect,
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
    int button = column.w < 240 ? 112 : 136;
    app_rect rect = {column.x + column.w - button, column.y, button, 30};
    puzzle_goal goal;
    p->out->heads[side] = (lab_caption){
        side == GAME_LAB_START ? APP_TEXT_START_BOARD : APP_TEXT_GOAL, column.x + 2, column.y + 16};
    if (side == GAME_LAB_START) {
        app_control *scramble =
            app_lab_place_control(p, LAB_SCRAMBLE, APP_CONTROL_BUTTON, rect, APP_TEXT_LAB_SCRAMBLE);
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
    int gap = 16;
    int width = (column.w - gap) / 2;
    int y = column.y + LAB_HEAD;
    int side = width < tray ? width : tray;
    p->out->has_boards = true;
    for (int i = 0; i < GAME_LAB_SIDES; i++) {
        app_rect half = {column.x + i * (width + gap), column.y, width, LAB_HEAD};
        app_board_layout *board = &p->out->boards[i];
        place_head(p, (game_lab_side)i, half);
        *board = app_board_layout_fit(p->view, (app_rect){half.x, y, width, side},
                                      p->app->client.lab.boards[i].size, false);
        app_lab_place_control(p, LAB_BOARD_FIRST + i, APP_CONTROL_AREA, board->tray,
                              i == GAME_LAB_START ? APP_TEXT_START_BOARD : APP_TEXT_GOAL);
    }
    return y + side;
}

static int place_verdict(lab_placer *p, app_rect column, int y)
{
    p->out->verdict = (app_rect){column.x, y, column.w, VERDICT};
    return y + VERDICT;
}

static void add_drop(lab_placer *p, int id, app_rect rect, app_text_id caption, bool captioned)
{
    app_drop_item items[LAB_CHOICES];
    int chosen;
    app_lab_choices(p->app, id, items, &chosen);
    bool asked = id == LAB_ALGORITHM || app_lab_asks_heuristic(p->app);
    const char *label = app_text(APP_TEXT_LAB_NOT_ASKED);
    if (id == LAB_HEURISTIC && p->app->client.lab.method.algorithm == SOLVER_ANY_ALGORITHM)
        label = app_text(APP_TEXT_LAB_ANY_HEURISTIC);
    else if (asked && chosen >= 0)
        label = items[chosen].label;
    if (captioned)
        add_caption(p, rect.x, rect.y - 14, caption);
    app_drop_add(&p->out->controls, id, rect, label)->disabled = !asked;
}

/* Algorithm and heuristic, beside each other or, in a narrow column, one below the other. */
static int place_pickers(lab_placer *p, app_rect column, int y, bool captioned)
{
    bool beside = column.w >= 420;
    int gap = 16;
    int width = beside ? (column.w - gap) / 2 : column.w;
    int cap = captioned ? CAPTION : 0;
    int step = cap + SECTION;
    add_drop(p, LAB_ALGORITHM, (app_rect){column.x, y + cap, width, CONTROL},
             APP_TEXT_LAB_ALGORITHM, captioned);
    app_rect second = {column.x + width + gap, y + cap, width, CONTROL};
    if (!beside) {
        y += step;
        second = (app_rect){column.x, y + cap, width, CONTROL};
    }
    add_drop(p, LAB_HEURISTIC, second, APP_TEXT_LAB_HEURISTIC, captioned);
    return y + step;
}

static void add_stepper(lab_placer *p, int id, app_rect rect, int value, app_text_id text,
                        bool captioned)
{
    if (captioned)
        add_caption(p, rect.x, rect.y - 14, text);
    app_control *stepper = app_lab_place_control(p, id, APP_CONTROL_STEPPER, rect, text);
    stepper->value = value;
    stepper->min = PUZZLE_MIN_SIDE;
    stepper->max = PUZZLE_MAX_SIDE;
    stepper->step = 1;
}

static int place_size(lab_placer *p, app_rect column, int y, bool captioned)
{
    puzzle_size size = p->app->client.lab.boards[GAME_LAB_START].size;
    int gap = 12;
    int width = (column.w - gap) / 2;
    int cap = captioned ? CAPTION : 0;
    add_stepper(p, LAB_COLUMNS, (app_rect){column.x, y + cap, width, CONTROL}, size.columns,
                APP_TEXT_COLUMNS, captioned);
    add_stepper(p, LAB_ROWS, (app_rect){column.x + width + gap, y + cap, width, CONTROL}, size.rows,
                APP_TEXT_ROWS, captioned);
    return y + cap + SECTION;
}

static void add_solve(lab_placer *p, app_rect rect)
{
    bool running = p->self->job != NULL;
    app_control *solve = app_lab_place_control(p, LAB_SOLVE, APP_CONTROL_PRIMARY, rect,
                                               running ? APP_TEXT_LAB_STOP : APP_TEXT_LAB_SOLVE);
    solve->icon = running ? APP_ICON_PAUSE : APP_ICON_PLAY;
    solve->centred = true;
    solve->disabled = running && p->self->stopping;
}

/* To the two other views of the same boards. */
static int place_ways(lab_placer *p, app_rect column, int y)
{
    int gap = 16;
    int width = (column.w - gap) / 2;
    bool wide = width >= 180;
    app_control *steps = app_lab_place_control(
        p, LAB_STEPS, APP_CONTROL_BUTTON, (app_rect){column.x, y, width, CONTROL - 2},
        wide ? APP_TEXT_LAB_STEPS : APP_TEXT_LAB_STEPS_SHORT);
    app_control *graph = app_lab_place_control(
        p, LAB_GRAPH, APP_CONTROL_BUTTON, (app_rect){column.x + width + gap, y, width, CONTROL - 2},
        wide ? APP_TEXT_LAB_GRAPH : APP_TEXT_LAB_GRAPH_SHORT);
    steps->icon = APP_ICON_STEPF;
    graph->icon = APP_ICON_SWAP;
    steps->slim = graph->slim = true;
    steps->centred = graph->centred = true;
    return y + WAYS;
}

bool app_lab_shows_solution(const lab_state *self)
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
    if (!app_lab_shows_solution(p->self))
        return;
    const game_replay *replay = &p->self->replay;
    bool first = replay->at == 0;
    bool last = replay->at == replay->path.length;
    int pad = 16;
    int gap = 10;
    int height = 40;
    int small = 52;
    int y = rect.y + rect.h - height - 15;
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
static int solve_width(app_rect column)
{
    return column.w < 520 ? column.w * 42 / 100 : (column.w - 16) / 2;
}

int app_lab_place_column(lab_placer *p, app_rect column)
{
    int rest = LAB_HEAD + VERDICT + 2 * (CAPTION + SECTION) + WAYS + PANEL;
    int y = place_boards(p, column, column.h - rest);
    int solve = solve_width(column);
    y = place_verdict(p, column, y);
    y = place_pickers(p, column, y, true);
    place_size(p, (app_rect){column.x, 0, column.w - solve - 16, 0}, y, true);
    add_solve(p, (app_rect){column.x + column.w - solve, y + (CAPTION - 6), solve, CONTROL + 6});
    y = place_ways(p, column, y + (CAPTION + SECTION + 4));
    place_panel(p, (app_rect){column.x, y, column.w, PANEL - 4});
    return y + PANEL;
}

int app_lab_place_compact(lab_placer *p, app_rect column)
{
    int y = place_boards(p, column, 136);
    y = place_verdict(p, column, y);
    y = place_pickers(p, column, y, false);
    int solve = solve_width(column);
    place_size(p, (app_rect){column.x, 0, column.w - solve - 16, 0}, y, false);
    add_solve(p, (app_rect){column.x + column.w - solve, y, solve, CONTROL - 2});
    y += SECTION;
    place_panel(p, (app_rect){column.x, y, column.w, PANEL_LOW});
    return place_ways(p, column, y + (PANEL_LOW + 16));
}

void app_lab_place_pair(lab_placer *p, app_rect area)
{
    int right = 300;
    int gap = 24;
    app_rect left = {area.x, area.y, area.w - right - gap, area.h};
    app_rect column = {area.x + area.w - right, area.y, right, area.h};
    int panel = PANEL;
    int y = place_boards(p, left, left.h - (LAB_HEAD + VERDICT) - panel);
    y = place_verdict(p, left, y);
    place_panel(p, (app_rect){left.x, y, left.w, panel - 4});
    y = place_pickers(p, column, column.y, true);
    y = place_size(p, column, y, true);
    add_solve(p, (app_rect){column.x, y, column.w, 50});
    place_ways(p, column, y + 68);
}
