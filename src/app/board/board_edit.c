/* Start and goal, edited side by side. */
#include "board/board_edit.h"

#include "text/text.h"

#include <math.h>
#include <stdio.h>

void app_edit_fit(app_edit *edit, puzzle_size size)
{
    int cells = puzzle_size_cells(size);
    for (int side = 0; side < GAME_LAB_SIDES; side++) {
        if (edit->at[side].cell >= cells)
            edit->at[side].cell = cells - 1;
        edit->at[side].hover = -1;
        edit->at[side].picked = -1;
    }
}

bool app_edit_press(app_edit *edit, game_lab_side side, int cell, puzzle_board *board)
{
    int picked = edit->at[side].picked;
    edit->side = side;
    edit->typed.value = 0;
    edit->at[side].cell = cell;
    edit->at[side].picked = picked < 0 ? cell : -1;
    if (picked < 0 || picked == cell)
        return false;
    game_lab_swap(board, picked, cell);
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

static bool move_cell(app_edit *edit, game_lab_side side, puzzle_size size, app_intent way)
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

app_edited app_edit_key(app_edit *edit, game_lab_side side, puzzle_board *board,
                        const app_event *event)
{
    int cell = edit->at[side].cell;
    int digit = app_intent_digit(event->control);
    edit->side = side;
    switch (event->control) {
    case APP_INTENT_UP:
    case APP_INTENT_DOWN:
    case APP_INTENT_LEFT:
    case APP_INTENT_RIGHT:
        return move_cell(edit, side, board->size, event->control) ? APP_EDIT_USED
                                                                  : APP_EDIT_IGNORED;
    case APP_INTENT_CONFIRM:
        return !event->repeat && app_edit_press(edit, side, cell, board) ? APP_EDIT_CHANGED
                                                                         : APP_EDIT_USED;
    default:
        break;
    }
    if (digit < 0)
        return APP_EDIT_IGNORED;
    return type_digit(edit, cell, board, digit) ? APP_EDIT_CHANGED : APP_EDIT_USED;
}

void app_edit_point(app_edit *edit, game_lab_side side, const app_board_layout *layout, bool over,
                    const app_event *event)
{
    bool moves = event->kind == APP_EVENT_POINTER_MOVE;
    edit->at[side].hover =
        moves && over ? app_board_layout_cell_at(layout, event->x, event->y) : -1;
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

void app_edit_draw(const app_edit *edit, game_lab_side side, const app_view *view,
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

void app_edit_draw_verdict(const app_view *view, app_rect at, game_lab_verdict verdict)
{
    const app_colours *c = view->colours;
    char words[160];
    int icon = 20;
    int y = at.y + at.h / 2;
    int room = at.w - icon - 10;
    if (verdict.swaps == 0) {
        snprintf(words, sizeof words, "%s", app_text(APP_TEXT_LAB_SAME));
    } else if (verdict.solvable) {
        snprintf(words, sizeof words, "%s", app_text(APP_TEXT_LAB_SOLVABLE));
    } else {
        app_textf(words, sizeof words, APP_TEXT_LAB_UNSOLVABLE, verdict.swaps, verdict.steps);
        if (app_view_text_width(view, APP_TYPE_NOTE, words) > room)
            snprintf(words, sizeof words, "%s", app_text(APP_TEXT_LAB_UNSOLVABLE_SHORT));
    }
    app_colour ink = verdict.solvable ? c->good : c->error;
    app_view_icon(view, at.x + 2, y - icon / 2, icon,
                  verdict.solvable ? APP_ICON_TICK : APP_ICON_WARN, ink);
    app_view_text(view, APP_ALIGN_LEFT, at.x + icon + 10, y, APP_TYPE_NOTE, ink, words);
}
