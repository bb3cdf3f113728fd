#ifndef APP_BOARD_EDIT_H
#define APP_BOARD_EDIT_H

#include "board/board_view.h"
#include "game/lab.h"

/* Two boards side by side, start and goal, changed a tile at a time by pointer and keyboard: two
 * cells that are pressed one after the other change places, and a number that is typed puts that tile
 * under the keyboard. The boards themselves are the screen's. */
typedef struct app_edit {
    game_lab_side side; /* that was touched last: pastes go there */
    struct {
        int cell;   /* where the keyboard is */
        int picked; /* waits for the cell to change places with; -1: none */
        int hover;  /* under the pointer; -1: none */
    } at[GAME_LAB_SIDES];
    struct { /* a number that is being typed into a cell; value 0: none */
        int value;
        puzzle_board before, after;
    } typed;
} app_edit;

/* The boards are others now, of that size: nothing is picked up any more. Also to begin with. */
void app_edit_fit(app_edit *edit, puzzle_size size);

/* A cell is pressed. True: *board, that side's, has changed. */
bool app_edit_press(app_edit *edit, game_lab_side side, int cell, puzzle_board *board);

/* Puts a picked tile down where it was; false where none was picked up. */
bool app_edit_drop_pick(app_edit *edit);

/* A key goes down while that side has the focus. At an edge the arrows are left to the controls. */
typedef enum app_edited { APP_EDIT_IGNORED, APP_EDIT_USED, APP_EDIT_CHANGED } app_edited;
app_edited app_edit_key(app_edit *edit, game_lab_side side, puzzle_board *board,
                        const app_event *event);

/* Which tile the pointer is over; `over` says that it is on the board and nothing lies between. */
void app_edit_point(app_edit *edit, game_lab_side side, const app_board_layout *layout, bool over,
                    const app_event *event);

/* The tile under the pointer, the one that was picked up and, with the focus, the keyboard's cell. */
void app_edit_draw(const app_edit *edit, game_lab_side side, const app_view *view,
                   const app_board_layout *layout, bool focused);

/* Whether moves lead from one to the other, or why not, in a line. */
void app_edit_draw_verdict(const app_view *view, app_rect at, game_lab_verdict verdict);

#endif
