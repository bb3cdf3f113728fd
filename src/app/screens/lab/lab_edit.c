/* The lab's boards are changed: a tile at a time, by a name, by chance, or by a pasted text. */
#include "screens/lab/lab.h"

#include "program/clipboard.h"

puzzle_board app_lab_shown(const app *app, const lab_state *self, game_lab_side side)
{
    if (side == GAME_LAB_START && self->has_replay)
        return self->replay.board;
    return app->client.lab.boards[side];
}

void app_lab_show_boards(app *app, lab_state *self, bool slide)
{
    bool still = !slide || app->client.settings.reduced_motion || app->options.no_animation;
    for (int side = 0; side < GAME_LAB_SIDES; side++) {
        puzzle_board board = app_lab_shown(app, self, (game_lab_side)side);
        app_board_view_show(&self->boards[side], &board, app->now,
                            still ? 0 : app->client.settings.slide_ms);
    }
}

void app_lab_boards_changed(app *app, lab_state *self)
{
    app_edit_fit(&self->edit, app->client.lab.boards[GAME_LAB_START].size);
    app_lab_choose_run(app, self, app_lab_list_runs(app).count - 1);
    app_lab_show_boards(app, self, true);
}

static void take(app *app, lab_state *self, game_lab_side side, const puzzle_board *board)
{
    app->client.lab.boards[side] = *board;
    app_lab_boards_changed(app, self);
}

/* What is seen is what is edited, a step of the solution too. */
void app_lab_press_cell(app *app, lab_state *self, game_lab_side side, int cell)
{
    puzzle_board board = app_lab_shown(app, self, side);
    if (app_edit_press(&self->edit, side, cell, &board))
        take(app, self, side, &board);
}

bool app_lab_edit_key(app *app, lab_state *self, const app_event *event)
{
    int at = self->controls.focus - LAB_BOARD_FIRST;
    if (at < 0 || at >= GAME_LAB_SIDES)
        return false;
    game_lab_side side = (game_lab_side)at;
    puzzle_board board = app_lab_shown(app, self, side);
    app_edited edited = app_edit_key(&self->edit, side, &board, event);
    if (edited == APP_EDIT_IGNORED)
        return false;
    self->controls.focus_shown = true;
    if (edited == APP_EDIT_CHANGED)
        take(app, self, side, &board);
    return true;
}

void app_lab_paste(app *app, lab_state *self)
{
    if (app_paste_side(app, &app->client.lab, self->edit.side))
        app_lab_boards_changed(app, self);
}
