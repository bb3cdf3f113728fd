/* The lab's boards, and below or beside them everything that acts on them. */
#include "screens/lab/lab.h"

#include "ui/cut.h"

/* Heights of the left column's parts. */
enum {
    CAPTION = 22, /* over a control */
    CONTROL = 44, /* and the control, */
    SECTION = 54, /* with the gap to the next */
    WAYS = 56,    /* on to the other views */
    PANEL = 146,  /* the present run */
    PANEL_LOW = 104,
    GAP = 16,
};

/* Boards and, below them, whether moves lead from one to the other. Returns where they end. */
static int place_boards(lab_layout *l, app_rect column, int tray)
{
    int y = app_edit_place(&l->self->edit, &l->edit, &l->page, column, tray);
    return app_edit_place_verdict(&l->self->edit, &l->edit, &l->page, column.x, y, column.w);
}

/* ---- What searches ---- */

int app_lab_chosen(const app *app, int id)
{
    solver_method method = app->client.lab.method;
    return id == LAB_ALGORITHM ? (int)method.algorithm : (int)method.heuristic - SOLVER_NONE;
}

static int list_algorithms(app_drop_item *out)
{
    for (int i = 0; i < SOLVER_ALGORITHMS; i++)
        out[i] = (app_drop_item){.label = app_lab_algorithm_words((solver_algorithm)i)};
    out[SOLVER_ANY_ALGORITHM].note = app_text(APP_TEXT_LAB_OWN_NOTE);
    return SOLVER_ALGORITHMS;
}

/* All but the first: an algorithm that is named has its heuristic named too. */
static int list_heuristics(puzzle_size size, app_drop_item *out)
{
    for (int i = SOLVER_NONE; i < SOLVER_HEURISTICS; i++) {
        solver_heuristic heuristic = (solver_heuristic)i;
        app_drop_item *item = &out[i - SOLVER_NONE];
        *item = (app_drop_item){.label = app_lab_heuristic_words(heuristic)};
        item->disabled = !solver_heuristic_suits(heuristic, size);
        if (item->disabled)
            item->note = app_text(APP_TEXT_LAB_NOT_THIS_SIZE);
        else if (!solver_heuristic_is_admissible(heuristic))
            item->note = app_text(APP_TEXT_LAB_NOT_ADMISSIBLE);
    }
    return SOLVER_HEURISTICS - SOLVER_NONE;
}

static void list_choices(lab_layout *l)
{
    int id = l->self->page.drop.open;
    puzzle_size size = l->app->client.lab.boards[GAME_LAB_START].size;
    if (id != LAB_ALGORITHM && id != LAB_HEURISTIC)
        return;
    l->page.item_count =
        id == LAB_ALGORITHM ? list_algorithms(l->page.items) : list_heuristics(size, l->page.items);
    l->page.item_chosen = app_lab_chosen(l->app, id);
}

/* The control's place in a section, under its caption. */
static app_rect control_of(lab_layout *l, app_rect section, app_text_id caption)
{
    app_page_add_caption(&l->page, section.x, section.y + CAPTION - 14, caption);
    app_cut_top(&section, CAPTION);
    return app_cut_top(&section, CONTROL);
}

/* Algorithm and heuristic, beside each other or, in a narrow column, one below the other. */
static int place_pickers(lab_layout *l, app_rect column, int y)
{
    solver_method method = l->app->client.lab.method;
    bool named = method.algorithm != SOLVER_ANY_ALGORITHM;
    bool informed = named && solver_algorithm_is_informed(method.algorithm);
    bool beside = column.w >= 420;
    int before = l->page.controls.count;
    int step = CAPTION + SECTION;
    app_rect first = {column.x, y, column.w, step}, second = {column.x, y + step, column.w, step};
    if (beside) {
        second = app_cut_share(first, 1, 2, GAP);
        first = app_cut_share(first, 0, 2, GAP);
    }
    app_drop_add(&l->page.controls, LAB_ALGORITHM, control_of(l, first, APP_TEXT_LAB_ALGORITHM),
                 app_lab_algorithm_words(method.algorithm));
    app_drop_add(&l->page.controls, LAB_HEURISTIC, control_of(l, second, APP_TEXT_LAB_HEURISTIC),
                 !named     ? app_text(APP_TEXT_LAB_ANY_HEURISTIC)
                 : informed ? app_lab_heuristic_words(method.heuristic)
                            : app_text(APP_TEXT_LAB_NOT_ASKED))
        ->disabled = !informed;
    list_choices(l);
    app_page_join(&l->page, before);
    return second.y + step;
}

static int place_size(lab_layout *l, app_rect row)
{
    int x = app_cut_share(row, 1, 2, APP_EDIT_SIZE_GAP).x;
    app_page_add_caption(&l->page, x, row.y + CAPTION - 14, APP_TEXT_ROWS);
    row = control_of(l, row, APP_TEXT_COLUMNS);
    app_edit_place_size(&l->self->edit, &l->page, row);
    return row.y + SECTION;
}

static void add_solve(lab_layout *l, app_rect rect)
{
    bool running = l->self->job != NULL, vain = !running && !app_lab_can_solve(l->app);
    app_page_add(&l->page, LAB_SOLVE, APP_CONTROL_PRIMARY, rect,
                 running ? APP_TEXT_LAB_STOP : APP_TEXT_LAB_SOLVE,
                 running ? APP_ICON_PAUSE : APP_ICON_PLAY)
        ->disabled = vain || (running && l->self->stopping);
}

/* The steppers, and beside them, for they need room for two digits each, Solve. Returns where the steppers
 * end. */
static int place_size_and_solve(lab_layout *l, app_rect row)
{
    int width = row.w < 520 ? row.w * 42 / 100 : (row.w - GAP) / 2;
    app_rect solve = app_cut_right(&row, width);
    row.w -= GAP;
    int end = place_size(l, row);
    solve.y += CAPTION - 6;
    solve.h = CONTROL + 6;
    add_solve(l, solve);
    return end;
}

/* To the two other views of the same boards. */
static int place_ways(lab_layout *l, app_rect column, int y)
{
    app_rect row = {column.x, y, column.w, CONTROL - 2};
    bool wide = row.w >= 2 * 180 + GAP;
    const app_row_item items[] = {{LAB_STEPS, wide ? APP_TEXT_LAB_STEPS : APP_TEXT_LAB_STEPS_SHORT,
                                   APP_ICON_STEPF, .width = 0},
                                  {LAB_GRAPH, wide ? APP_TEXT_LAB_GRAPH : APP_TEXT_LAB_GRAPH_SHORT,
                                   APP_ICON_SWAP, .width = 0}};
    app_page_add_row(&l->page, row, GAP, true, items, 2);
    return y + WAYS;
}

/* ---- The present run ---- */

/* In a well; its solution's buttons at the foot. */
static void place_panel(lab_layout *l, app_rect rect)
{
    enum { SMALL = 52, HEIGHT = 40 };
    const game_replay *replay = &l->self->replay;
    bool begins = replay->at == 0, ends = replay->at == replay->path.length;
    const app_row_item items[] = {
        {LAB_SHOW_FIRST, APP_TEXTS, APP_ICON_START, SMALL, .disabled = begins,
         .tip = APP_TEXT_TO_START},
        {LAB_SHOW_BACK, APP_TEXTS, APP_ICON_STEPB, SMALL, .disabled = begins,
         .tip = APP_TEXT_STEP_BACK},
        {LAB_SHOW_STEP, APP_TEXT_LAB_SHOW_STEP, APP_ICON_STEPF, .disabled = ends},
        {LAB_SHOW_LAST, APP_TEXTS, APP_ICON_END, SMALL, .disabled = ends, .tip = APP_TEXT_TO_END}};
    l->panel = rect;
    if (!app_lab_shows_solution(l->self))
        return;
    app_rect row = {rect.x + GAP, rect.y + rect.h - HEIGHT - 15, rect.w - 2 * GAP, HEIGHT};
    app_page_add_row(&l->page, row, 10, true, items, 4);
}

/* ---- Everything ---- */

int app_lab_place_column(lab_layout *l, app_rect column)
{
    int rest = APP_EDIT_HEAD + APP_EDIT_VERDICT + 2 * (CAPTION + SECTION) + WAYS + PANEL;
    int y = place_boards(l, column, column.h - rest);
    y = place_pickers(l, column, y);
    y = place_size_and_solve(l, (app_rect){column.x, y, column.w, 0}) + 4;
    y = place_ways(l, column, y);
    place_panel(l, (app_rect){column.x, y, column.w, PANEL - 4});
    return y + PANEL;
}

int app_lab_place_compact(lab_layout *l, app_rect column)
{
    int y = place_boards(l, column, 136);
    y = place_pickers(l, column, y);
    y = place_size_and_solve(l, (app_rect){column.x, y, column.w, 0});
    place_panel(l, (app_rect){column.x, y, column.w, PANEL_LOW});
    return place_ways(l, column, y + (PANEL_LOW + 16));
}

void app_lab_place_pair(lab_layout *l, app_rect area)
{
    app_rect column = app_cut_right(&area, 300);
    app_cut_right(&area, 24);
    int y = place_boards(l, area, area.h - (APP_EDIT_HEAD + APP_EDIT_VERDICT) - PANEL);
    place_panel(l, (app_rect){area.x, y, area.w, PANEL - 4});
    y = place_pickers(l, column, column.y);
    y = place_size(l, (app_rect){column.x, y, column.w, 0});
    add_solve(l, (app_rect){column.x, y, column.w, 50});
    place_ways(l, column, y + 68);
}
