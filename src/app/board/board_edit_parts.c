/* Start and goal, edited side by side, as parts: headings, boards, their verdict and their size. */
#include "board/board_edit.h"

#include "text/words_in.h"

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

/* The loupe lies over both boards, and so is drawn with the second one. */
static void draw_board(const app_parts *p, const app_part *part)
{
    const app_edit *edit = part->of;
    const app_edit_layout layout = app_edit_layout_of(edit, p);
    int side = part->id - APP_EDIT_BOARD;
    app_edit_draw_board(edit, &layout, side, p->state, p->view, &edit->hint);
    if (side == GAME_LAB_GOAL)
        app_edit_draw_loupe(edit, &layout, p->state, p->view);
}

/* ---- The parts ---- */

static void fit_board(const app_parts *p, app_part *part, int *width, int *height)
{
    app_rect tray =
        app_board_layout_fit(p->view, (app_rect){0, 0, *width, *height}, size_of(part->of), false)
            .tray;
    *width = tray.w;
    *height = tray.h;
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
    int width = least > 0 && least < 240 ? 112 : 136;
    int tray =
        app_board_layout_fit(p->view, (app_rect){0, 0, least, least}, size_of(edit), false).tray.h;
    parts_row (p, APP_EDIT_GAP) {
        for (int side = 0; side < GAME_LAB_SIDES; side++)
            add_head(p, edit, side, titles[side], width);
    }
    parts_row (p, APP_EDIT_GAP) {
        for (int side = 0; side < GAME_LAB_SIDES; side++)
            parts_column (p, 0, .grow = 1) {
                parts_figure(p, draw_board, titles[side], .id = APP_EDIT_BOARD + side,
                             .pressable = true, .control = APP_CONTROL_AREA, .own_focus = true,
                             .fit = fit_board, .least_height = tray, .of = edit,
                             .across = APP_PLACE_MIDDLE);
            }
    }
}

static const char *unsolvable_words(app_parts *p, game_lab_verdict verdict)
{
    app_arena *in = &p->arena;
    const char *swaps = parts_print(p, PL_("%s swap", "%s swaps", verdict.swaps),
                                    app_words_count_in(in, (size_t)verdict.swaps));
    const char *steps =
        parts_print(p, PL_("%s step of the blank", "%s steps of the blank", verdict.steps),
                    app_words_count_in(in, (size_t)verdict.steps));
    return parts_print(p, _("Not solvable: %s but %s; both must be even or both odd."), swaps,
                       steps);
}

void app_edit_add_verdict(app_parts *p, const app_edit *edit, bool brief)
{
    game_lab_verdict verdict = game_lab_judge(edit->lab);
    const app_colours *c = p->view->colours;
    app_colour ink = verdict.solvable ? c->good : c->error;
    parts_row (p, 10, .least_height = APP_EDIT_VERDICT, .pad = {2, 0, 0, 0}) {
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
    parts_row (p, APP_EDIT_SIZE_GAP) {
        add_stepper(p, APP_EDIT_COLUMNS, _("Columns"), size_of(edit).columns);
        add_stepper(p, APP_EDIT_ROWS, _("Rows"), size_of(edit).rows);
    }
}
