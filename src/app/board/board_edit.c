/* Start and goal, edited side by side. */
#include "board/board_edit.h"

#include "client/games.h"
#include "text/words.h"

#include <math.h>

static puzzle_size size_of(const app_edit *edit)
{
    return edit->lab->boards[GAME_LAB_START].size;
}

/* The goal's name, as a puzzle_goal; -1: it has none. */
static int goal_of(const app_edit *edit)
{
    puzzle_goal goal;
    return puzzle_goal_identify(&edit->lab->boards[GAME_LAB_GOAL], &goal) ? (int)goal : -1;
}

void app_edit_init(app_edit *edit, game_lab *lab)
{
    edit->lab = lab;
    for (int side = 0; side < GAME_LAB_SIDES; side++)
        app_board_view_init(&edit->boards[side]);
    app_edit_fit(edit);
}

void app_edit_fit(app_edit *edit)
{
    int cells = puzzle_size_cells(size_of(edit));
    for (int side = 0; side < GAME_LAB_SIDES; side++) {
        if (edit->at[side].cell >= cells)
            edit->at[side].cell = cells - 1;
        edit->at[side].hover = -1;
        edit->at[side].picked = -1;
    }
}

void app_edit_show(app_edit *edit, const puzzle_board *start, double now, double slide_ms)
{
    const puzzle_board *boards = edit->lab->boards;
    app_board_view_show(&edit->boards[GAME_LAB_START], start ? start : &boards[GAME_LAB_START], now,
                        slide_ms);
    app_board_view_show(&edit->boards[GAME_LAB_GOAL], &boards[GAME_LAB_GOAL], now, slide_ms);
}

bool app_edit_moving(const app_edit *edit, double now)
{
    return app_board_view_moving(&edit->boards[GAME_LAB_START], now) ||
           app_board_view_moving(&edit->boards[GAME_LAB_GOAL], now);
}

/* ---- Editing ---- */

bool app_edit_press(app_edit *edit, game_lab_side side, int cell)
{
    int picked = edit->at[side].picked;
    edit->side = side;
    edit->typed.value = 0;
    edit->at[side].cell = cell;
    edit->at[side].picked = picked < 0 ? cell : -1;
    if (picked < 0 || picked == cell)
        return false;
    edit->lab->boards[side] = edit->boards[side].board;
    game_lab_swap(&edit->lab->boards[side], picked, cell);
    return true;
}

bool app_edit_drop_pick(app_edit *edit)
{
    bool had = edit->at[GAME_LAB_START].picked >= 0 || edit->at[GAME_LAB_GOAL].picked >= 0;
    edit->at[GAME_LAB_START].picked = edit->at[GAME_LAB_GOAL].picked = -1;
    edit->typed.value = 0;
    return had;
}

/* More digits make a larger number, as long as there is such a tile; the first one's exchange is then
 * taken back. */
static bool type_digit(app_edit *edit, int cell, puzzle_board *board, int digit)
{
    int cells = puzzle_size_cells(board->size);
    bool goes_on = edit->typed.value > 0 && puzzle_board_equal(board, &edit->typed.after);
    if (!goes_on)
        edit->typed.before = *board;
    int value = (goes_on ? edit->typed.value * 10 : 0) + digit;
    value = value < cells ? value : digit;
    if (value >= cells)
        return false;
    *board = edit->typed.before;
    game_lab_put(board, cell, value);
    edit->typed.after = *board;
    edit->typed.value = value;
    return true;
}

static bool move_cell(app_edit *edit, int side, puzzle_size size, app_intent way)
{
    int column = edit->at[side].cell % size.columns;
    int row = edit->at[side].cell / size.columns;
    column += (way == APP_INTENT_RIGHT) - (way == APP_INTENT_LEFT);
    row += (way == APP_INTENT_DOWN) - (way == APP_INTENT_UP);
    if (column < 0 || column >= size.columns || row < 0 || row >= size.rows)
        return false;
    edit->at[side].cell = row * size.columns + column;
    edit->typed.value = 0;
    return true;
}

static bool is_board(int id)
{
    return id >= APP_EDIT_BOARD && id < APP_EDIT_BOARD + GAME_LAB_SIDES;
}

/* One of the boards has the focus. */
static bool has_focus(const app_page *page)
{
    return is_board(page->controls.focus);
}

static app_edited take_key(app_edit *edit, game_lab_side side, const app_event *event)
{
    puzzle_board board = edit->boards[side].board;
    int cell = edit->at[side].cell;
    int digit = app_intent_digit(event->control);
    edit->side = side;
    switch (event->control) {
    case APP_INTENT_UP:
    case APP_INTENT_DOWN:
    case APP_INTENT_LEFT:
    case APP_INTENT_RIGHT:
        return move_cell(edit, side, board.size, event->control) ? APP_EDIT_USED : APP_EDIT_IGNORED;
    case APP_INTENT_CONFIRM:
        return !event->repeat && app_edit_press(edit, side, cell) ? APP_EDIT_CHANGED
                                                                  : APP_EDIT_USED;
    default:
        break;
    }
    if (digit < 0)
        return APP_EDIT_IGNORED;
    if (!type_digit(edit, cell, &board, digit))
        return APP_EDIT_USED;
    edit->lab->boards[side] = board;
    return APP_EDIT_CHANGED;
}

/* ---- Zooming ---- */

/* The side whose board is there, and in view; -1: none. */
static int side_at(const app_edit_layout *layout, double x, double y)
{
    if (layout->window.w > 0 && !app_rect_contains(layout->window, x, y))
        return -1;
    for (int side = 0; side < GAME_LAB_SIDES; side++)
        if (app_rect_contains(layout->boards[side].tray, x, y))
            return side;
    return -1;
}

bool app_edit_pinches(const app_edit_layout *layout, double x, double y)
{
    int side = side_at(layout, x, y);
    return side >= 0 && app_zoom_wanted(&layout->whole[side]);
}

static void pinch(app_edit *edit, const app_edit_layout *layout, const app_event *event)
{
    int side = side_at(layout, event->x, event->y);
    if (side >= 0)
        app_zoom_by(&edit->at[side].zoom, &layout->whole[side], false,
                    &(app_zoom_change){event->zoom, event->x, event->y, event->dx, event->dy});
}

/* The keyboard's cell comes into sight. */
static void show_cell(app_edit *edit, const app_edit_layout *layout, int side)
{
    app_zoom_show(&edit->at[side].zoom, &layout->whole[side], false, edit->at[side].cell);
}

/* ---- Input ---- */

/* Which tile the pointer is over. */
static void follow_pointer(app_edit *edit, const app_edit_layout *layout, const app_event *event)
{
    bool moves = event->kind == APP_EVENT_POINTER_MOVE;
    int over = moves ? side_at(layout, event->x, event->y) : -1;
    for (int side = 0; side < GAME_LAB_SIDES; side++)
        edit->at[side].hover =
            side == over ? app_board_layout_cell_at(&layout->boards[side], event->x, event->y) : -1;
}

app_edited app_edit_first(app_edit *edit, const app_edit_layout *layout, app_page *page,
                          const app_event *event)
{
    if (page->drop.open)
        return APP_EDIT_IGNORED;
    if (event->kind == APP_EVENT_POINTER_MOVE || event->kind == APP_EVENT_POINTER_LEAVE)
        follow_pointer(edit, layout, event);
    if (event->kind == APP_EVENT_PINCH)
        pinch(edit, layout, event);
    if (event->kind != APP_EVENT_KEY_DOWN)
        return APP_EDIT_IGNORED;
    if (event->intent == APP_INTENT_BACK)
        return app_edit_drop_pick(edit) ? APP_EDIT_USED : APP_EDIT_IGNORED;
    if (!has_focus(page))
        return APP_EDIT_IGNORED;
    game_lab_side side = (game_lab_side)(page->controls.focus - APP_EDIT_BOARD);
    app_edited edited = take_key(edit, side, event);
    if (edited != APP_EDIT_IGNORED)
        show_cell(edit, layout, side);
    page->controls.focus_shown = page->controls.focus_shown || edited != APP_EDIT_IGNORED;
    return edited;
}

static bool choose(app_edit *edit, app_page *page, int id)
{
    if (id == APP_EDIT_GOALS)
        app_drop_open(&page->drop, APP_EDIT_GOALS, goal_of(edit));
    if (id != APP_EDIT_SCRAMBLE)
        return false;
    game_lab_scramble(edit->lab, client_new_seed());
    edit->side = GAME_LAB_START;
    return true;
}

static bool set_goal(app_edit *edit, int id, int goal)
{
    if (id != APP_EDIT_GOALS)
        return false;
    game_lab_set_goal(edit->lab, (puzzle_goal)goal);
    edit->side = GAME_LAB_GOAL;
    return true;
}

static bool set_size(app_edit *edit, int id, int value)
{
    puzzle_size size = size_of(edit);
    if (id != APP_EDIT_COLUMNS && id != APP_EDIT_ROWS)
        return false;
    if (id == APP_EDIT_COLUMNS)
        size.columns = value;
    else
        size.rows = value;
    game_lab_set_size(edit->lab, size, client_new_seed());
    for (int side = 0; side < GAME_LAB_SIDES; side++)
        edit->at[side].zoom.factor = 0;
    return true;
}

static bool press_board(app_edit *edit, const app_edit_layout *layout, int id,
                        const app_event *event)
{
    int side = id - APP_EDIT_BOARD;
    if (!is_board(id))
        return false;
    int cell = app_board_layout_cell_at(&layout->boards[side], event->x, event->y);
    return cell >= 0 && app_edit_press(edit, (game_lab_side)side, cell);
}

/* What two fingers may zoom, one presses when it is lifted. */
static bool waits(const app_edit_layout *layout, const app_answer *answer)
{
    return is_board(answer->id) && answer->event->way == GAME_WAY_TOUCH &&
           app_zoom_wanted(&layout->whole[answer->id - APP_EDIT_BOARD]);
}

static bool exchange(app_edit *edit)
{
    game_lab_exchange(edit->lab);
    edit->side = GAME_LAB_START;
    return true;
}

bool app_edit_answer(app_edit *edit, const app_edit_layout *layout, app_page *page,
                     const app_answer *answer)
{
    switch (answer->kind) {
    case APP_ANSWER_CHOSEN:
        return answer->id == APP_EDIT_EXCHANGE ? exchange(edit) : choose(edit, page, answer->id);
    case APP_ANSWER_ITEM:
        return set_goal(edit, answer->id, answer->value);
    case APP_ANSWER_CHANGED:
        return set_size(edit, answer->id, answer->value);
    case APP_ANSWER_HELD:
        return !waits(layout, answer) && press_board(edit, layout, answer->id, answer->event);
    case APP_ANSWER_RELEASED:
        return waits(layout, answer) && press_board(edit, layout, answer->id, answer->event);
    default:
        return false;
    }
}

/* ---- As parts of a screen ---- */

/* ---- Drawing ---- */

app_edit_layout app_edit_layout_of(const app_edit *edit, const app_parts *p)
{
    app_edit_layout layout = {.window = p->page.scroll.window};
    for (int side = 0; side < GAME_LAB_SIDES; side++) {
        app_rect rect = app_parts_rect(p, APP_EDIT_BOARD + side);
        if (rect.w == 0)
            continue;
        layout.whole[side] = app_board_layout_fit(p->view, rect, size_of(edit), false);
        layout.boards[side] = app_zoom_lay_out(&edit->at[side].zoom, &layout.whole[side], false);
    }
    return layout;
}

/* A line round a tile, inside its edge. */
static void draw_edge(const app_view *view, app_rect cell, app_colour colour, double width)
{
    int radius = app_tile_radius(cell.w, false);
    app_box box = app_box_make(cell.w, cell.h, radius);
    app_box_add(&box, (app_layer){0, 0, cell.w, cell.h, radius, colour, colour,
                                  (int)lround(width * 10 * view->scale), 0});
    app_draw_box(view->draw, cell.x, cell.y, &box, 255);
}

static app_rect inside(app_rect cell, int by)
{
    return (app_rect){cell.x + by, cell.y + by, cell.w - 2 * by, cell.h - 2 * by};
}

/* The tile under the pointer, the one that was picked up and, with the focus, the keyboard's cell. */
static void draw_marks(const app_edit *edit, int side, const app_view *view,
                       const app_board_layout *layout, bool focused)
{
    const app_colours *c = view->colours;
    int picked = edit->at[side].picked;
    int hover = edit->at[side].hover;
    int in = app_px(view, 4);
    if (hover >= 0 && hover != picked)
        draw_edge(view, app_board_layout_cell(layout, hover), app_colour_with_alpha(c->ink, 0.55),
                  2);
    if (picked >= 0) {
        app_rect cell = app_board_layout_cell(layout, picked);
        draw_edge(view, cell, c->persimmon_line, 4);
        draw_edge(view, inside(cell, in), c->ink, 1.5);
    }
    if (focused) {
        app_rect cell = app_board_layout_cell(layout, edit->at[side].cell);
        int radius = (int)(app_tile_radius(cell.w, false) / layout->scale) - 4;
        app_view_focus(view, app_board_layout_units(layout, inside(cell, in)), radius);
    }
}

/* The tile with the focus, larger where tiles are small. */
static void draw_loupe(const app_edit *edit, const app_edit_layout *layout, const app_page *page,
                       const app_view *view, const app_skin *skin)
{
    int side = page->controls.focus - APP_EDIT_BOARD;
    if (has_focus(page) && page->controls.focus_shown)
        app_board_draw_loupe(view, &layout->boards[side], skin, &edit->boards[side].board,
                             edit->at[side].cell);
}

/* The loupe lies over both boards, and so is drawn with the second one. */
static void draw_board(const app_parts *p, const app_part *part)
{
    const app_edit *edit = part->of;
    const app_page *page = p->state;
    const app_edit_layout layout = app_edit_layout_of(edit, p);
    const app_skin skin = app_board_number_skin(&edit->lab->boards[GAME_LAB_GOAL]);
    int side = part->id - APP_EDIT_BOARD;
    bool goal = side == GAME_LAB_GOAL;
    bool focused = page->controls.focus == part->id && page->controls.focus_shown;
    app_board_view_draw(&edit->boards[side], p->view, &layout.boards[side], &skin,
                        goal ? NULL : &edit->hint, goal);
    app_rect outer = app_board_clip(p->view, &layout.boards[side]);
    draw_marks(edit, side, p->view, &layout.boards[side], focused);
    app_board_unclip(p->view, &layout.boards[side], outer);
    if (goal)
        draw_loupe(edit, &layout, page, p->view, &skin);
}

/* ---- The parts ---- */

/* Room for a square, whatever the board's shape: nothing below runs away from the pointer when that changes. */
static void fit_square(const app_parts *p, app_part *part, int *width, int *height)
{
    (void)p;
    (void)part;
    *height = app_at_most(*height, *width);
}

static void add_goals(app_parts *p, const app_edit *edit, int width)
{
    app_drop_item items[PUZZLE_GOALS];
    int goal = goal_of(edit);
    for (int i = 0; i < PUZZLE_GOALS; i++)
        items[i] = (app_drop_item){.label = app_words_goal(i)};
    parts_drop(p, APP_EDIT_GOALS, items, PUZZLE_GOALS, goal, app_words_goal(goal),
               .least_width = width, .height = 30);
}

static void add_head(app_parts *p, const app_edit *edit, int side, const char *title, int width)
{
    parts_row (p, 8, .turns = true, .grow = 1, .pad = {2, 0, 0, 5}) {
        parts_text(p, APP_TYPE_BUTTON, title, .grow = 1);
        if (side == GAME_LAB_START)
            parts_button(p, APP_EDIT_SCRAMBLE, _("Scramble"), .slim = true, .height = 30,
                         .least_width = width);
        else
            add_goals(p, edit, width);
    }
}

void app_edit_add_boards(app_parts *p, const app_edit *edit, int least)
{
    const char *titles[GAME_LAB_SIDES] = {_("Start"), _("Goal")};
    int width = p->view->width < 560 ? 112 : 136;
    parts_row (p, APP_EDIT_GAP) {
        for (int side = 0; side < GAME_LAB_SIDES; side++)
            add_head(p, edit, side, titles[side], width);
    }
    parts_row (p, APP_EDIT_GAP) {
        for (int side = 0; side < GAME_LAB_SIDES; side++)
            parts_column (p, 0, .grow = 1) {
                parts_figure(p, draw_board, titles[side], .id = APP_EDIT_BOARD + side,
                             .pressable = true, .control = APP_CONTROL_AREA, .own_focus = true,
                             .fit = fit_square, .least_height = least, .of = edit,
                             .across = APP_PLACE_MIDDLE);
            }
    }
}

static const char *unsolvable_words(app_parts *p, game_lab_verdict verdict)
{
    app_arena *in = &p->arena;
    const char *swaps = parts_print(p, PL_("%s swap", "%s swaps", verdict.swaps),
                                    app_words_count(in, (size_t)verdict.swaps));
    const char *steps =
        parts_print(p, PL_("%s step of the blank", "%s steps of the blank", verdict.steps),
                    app_words_count(in, (size_t)verdict.steps));
    return parts_print(p, _("Not solvable: %s but %s; both must be even or both odd."), swaps,
                       steps);
}

void app_edit_add_verdict(app_parts *p, const app_edit *edit, bool brief)
{
    enum { HEIGHT = 46 };
    game_lab_verdict verdict = game_lab_judge(edit->lab);
    const app_colours *c = p->view->colours;
    app_colour ink = verdict.solvable ? c->good : c->error;
    parts_row (p, 10, .least_height = HEIGHT, .pad = {2, 0, 0, 0}) {
        parts_icon(p, 20, verdict.solvable ? APP_ICON_TICK : APP_ICON_WARN, .colour = ink);
        if (verdict.solvable)
            parts_paragraph(p, APP_TYPE_NOTE,
                            verdict.swaps == 0 ? _("Start and goal are the same") : _("Solvable"),
                            .grow = 1, .colour = ink);
        else if (brief)
            parts_paragraph(p, APP_TYPE_NOTE, _("Not solvable"), .grow = 1, .colour = ink);
        else
            parts_paragraph(p, APP_TYPE_LABEL, unsolvable_words(p, verdict), .grow = 1,
                            .colour = ink);
        if (!verdict.solvable)
            parts_button(p, APP_EDIT_EXCHANGE, _("Exchange two tiles"), .slim = true, .height = 36,
                         .least_width = 172);
    }
}

static void add_stepper(app_parts *p, int id, const char *name, int number)
{
    parts_column (p, 7, .grow = 1) {
        parts_text(p, APP_TYPE_LABEL, name, .weak = true);
        parts_stepper(p, id, name, .number = number, .least = PUZZLE_MIN_SIDE,
                      .most = PUZZLE_MAX_SIDE);
    }
}

void app_edit_add_size(app_parts *p, const app_edit *edit)
{
    parts_row (p, 12) {
        add_stepper(p, APP_EDIT_COLUMNS, _("Columns"), size_of(edit).columns);
        add_stepper(p, APP_EDIT_ROWS, _("Rows"), size_of(edit).rows);
    }
}
