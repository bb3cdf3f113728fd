/* Start and goal, edited side by side, as parts: headings, boards, their verdict and their size. */
#include "board/board_edit.h"

#include "text/words.h"

#include <math.h>

static puzzle_size size_of(const app_edit *edit)
{
    return edit->lab->boards[GAME_LAB_START].size;
}

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
    if (app_edit_has_focus(page) && page->controls.focus_shown)
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
    int goal = app_edit_goal(edit);
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
