/* The lab's boards are changed: a tile at a time, by a name, by chance, or by a pasted text. */
#include "lab.h"

#include "keys.h"
#include "paste.h"

puzzle_board lab_shown(const app *app, const lab_state *self, game_lab_side side)
{
    if (side == GAME_LAB_START && self->has_replay)
        return self->replay.board;
    return app->lab.boards[side];
}

void lab_show_boards(app *app, lab_state *self, bool slide)
{
    bool still = !slide || app->settings.reduced_motion || app->options.no_animation;
    for (int side = 0; side < GAME_LAB_SIDES; side++) {
        puzzle_board board = lab_shown(app, self, (game_lab_side)side);
        app_board_view_show(&self->boards[side], &board, app->now,
                            still ? 0 : app->settings.slide_ms);
    }
}

/* What is kept of the keyboard's cell must lie on the new board. */
static void keep_cells(const app *app, lab_state *self)
{
    int cells = puzzle_size_cells(app->lab.boards[GAME_LAB_START].size);
    for (int side = 0; side < GAME_LAB_SIDES; side++) {
        if (self->at[side].cell >= cells)
            self->at[side].cell = cells - 1;
        self->at[side].hover = -1;
        self->at[side].picked = -1;
    }
}

void lab_boards_changed(app *app, lab_state *self)
{
    keep_cells(app, self);
    lab_choose_run(app, self, lab_list_runs(app).count - 1);
    lab_show_boards(app, self, true);
}

/* What is seen is what is edited, a step of the solution too. */
static puzzle_board *editable(app *app, const lab_state *self, game_lab_side side)
{
    app->lab.boards[side] = lab_shown(app, self, side);
    return &app->lab.boards[side];
}

void lab_press_cell(app *app, lab_state *self, game_lab_side side, int cell)
{
    int picked = self->at[side].picked;
    self->side = side;
    self->typed.on = false;
    self->at[side].cell = cell;
    if (picked < 0) {
        self->at[side].picked = cell;
        return;
    }
    self->at[side].picked = -1;
    if (picked == cell)
        return;
    game_lab_swap(editable(app, self, side), picked, cell);
    lab_boards_changed(app, self);
}

bool lab_drop_pick(lab_state *self)
{
    bool had = self->at[GAME_LAB_START].picked >= 0 || self->at[GAME_LAB_GOAL].picked >= 0;
    self->at[GAME_LAB_START].picked = self->at[GAME_LAB_GOAL].picked = -1;
    self->typed.on = false;
    return had;
}

/* More digits make a larger number, as long as there is such a tile. */
static void type_digit(app *app, lab_state *self, game_lab_side side, int digit)
{
    int cells = puzzle_size_cells(app->lab.boards[side].size);
    if (!self->typed.on) {
        self->typed.before = lab_shown(app, self, side);
        self->typed.value = 0;
    }
    int value = self->typed.value * 10 + digit;
    value = value < cells ? value : digit;
    if (value >= cells)
        return;
    puzzle_board board = self->typed.before;
    game_lab_put(&board, self->at[side].cell, value);
    app->lab.boards[side] = board;
    lab_boards_changed(app, self);
    self->typed.on = true;
    self->typed.value = value;
}

/* One cell on; false at the edge, where the focus goes on to what lies beyond. */
static bool move_cell(const app *app, lab_state *self, game_lab_side side, SDL_Keycode key)
{
    puzzle_size size = app->lab.boards[side].size;
    int column = self->at[side].cell % size.columns;
    int row = self->at[side].cell / size.columns;
    column += (key == SDLK_RIGHT) - (key == SDLK_LEFT);
    row += (key == SDLK_DOWN) - (key == SDLK_UP);
    if (column < 0 || column >= size.columns || row < 0 || row >= size.rows)
        return false;
    self->at[side].cell = row * size.columns + column;
    self->typed.on = false;
    return true;
}

bool lab_edit_key(app *app, lab_state *self, const app_event *event)
{
    int at = self->controls.focus - LAB_BOARD_FIRST;
    if (at < 0 || at >= GAME_LAB_SIDES)
        return false;
    game_lab_side side = (game_lab_side)at;
    self->side = side;
    if (event->mods & (KMOD_CTRL | KMOD_ALT | KMOD_GUI))
        return false;
    self->controls.focus_shown = true;
    switch (event->key) {
    case SDLK_UP:
    case SDLK_DOWN:
    case SDLK_LEFT:
    case SDLK_RIGHT:
        return move_cell(app, self, side, event->key);
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
    case SDLK_SPACE:
        if (!event->repeat)
            lab_press_cell(app, self, side, self->at[side].cell);
        return true;
    default:
        break;
    }
    int digit = app_keys_digit(event);
    if (digit >= 0)
        type_digit(app, self, side, digit);
    return digit >= 0;
}

void lab_paste(app *app, lab_state *self)
{
    puzzle_board board;
    sw_error error = {SW_BAD_INPUT, 0, ""};
    char *text = SDL_GetClipboardText();
    sw_status status = text ? app_paste_board(text, &board, &error) : SW_BAD_INPUT;
    SDL_free(text);
    if (status != SW_OK) {
        char words[SW_ERROR_SIZE + 64];
        SDL_snprintf(words, sizeof words, app_text(APP_TEXT_LAB_PASTE_FAILED), error.message);
        app_notify(app, APP_ICON_WARN, words);
        return;
    }
    game_lab_set_board(&app->lab, self->side, &board, app_new_seed());
    lab_boards_changed(app, self);
    app_notify(app, APP_ICON_TICK,
               app_text(self->side == GAME_LAB_START ? APP_TEXT_LAB_PASTED_START
                                                     : APP_TEXT_LAB_PASTED_GOAL));
}
