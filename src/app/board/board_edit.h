#ifndef APP_BOARD_EDIT_H
#define APP_BOARD_EDIT_H

#include "board/board_view.h"
#include "board/board_zoom.h"
#include "game/lab.h"
#include "ui/parts.h"

/* Two boards side by side, start and goal, as a part of a screen that changes them: by chance, by a
 * goal's name, by another size, and a tile at a time by pointer and keyboard. Two cells that are pressed
 * one after the other change places, and a number that is typed puts that tile under the keyboard. */

/* Its controls; a screen's own ids begin behind them. */
enum {
    APP_EDIT_BOARD = APP_ID_OWN, /* one for each side */
    APP_EDIT_SCRAMBLE = APP_EDIT_BOARD + GAME_LAB_SIDES,
    APP_EDIT_GOALS, /* a dropdown */
    APP_EDIT_COLUMNS,
    APP_EDIT_ROWS,
    APP_EDIT_EXCHANGE,
    APP_EDIT_OWN,
};

typedef struct app_edit {
    game_lab *lab;      /* whose boards are changed; borrowed */
    game_lab_side side; /* that was touched last: pastes go there */
    app_board_view boards[GAME_LAB_SIDES];
    struct {
        int cell;   /* where the keyboard is */
        int picked; /* waits for the cell to change places with; -1: none */
        int hover;  /* under the pointer; -1: none */
        app_zoom zoom;
    } at[GAME_LAB_SIDES];
    app_board_hint hint; /* on the start; not shown: none */
    struct {             /* a number that is being typed into a cell; value 0: none */
        int value;
        puzzle_board before, after;
    } typed;
} app_edit;

/* Where its boards are in this frame; zeroed while they are not on the screen. */
typedef struct app_edit_layout {
    app_board_layout boards[GAME_LAB_SIDES];
    app_board_layout whole[GAME_LAB_SIDES]; /* as they lie where they are not zoomed */
    app_rect window;                        /* of the page that scrolls with it; w = 0: none does */
} app_edit_layout;

void app_edit_init(app_edit *edit, game_lab *lab);

/* The boards are others now: nothing is picked up any more. */
void app_edit_fit(app_edit *edit);

/* Shows the boards, in place of the start another one if `start` is not NULL. What is seen is what is
 * edited. */
void app_edit_show(app_edit *edit, const puzzle_board *start, double now, double slide_ms);
bool app_edit_moving(const app_edit *edit, double now);

/* ---- As parts ---- */

enum { APP_EDIT_GAP = 16 }; /* between the boards */

/* Headings and boards, which take the room that is left. Each has room for a square, whatever its shape, of
 * `least` or more where the page scrolls: nothing below them runs away from the pointer when that changes. */
void app_edit_add_boards(app_parts *p, const app_edit *edit, int least);

/* Whether moves lead from one to the other, and where none do, why not, unless that is to be brief, and the button that
 * mends it. */
void app_edit_add_verdict(app_parts *p, const app_edit *edit, bool brief);

void app_edit_add_size(app_parts *p, const app_edit *edit); /* columns and rows */

/* Where the boards of a tree lie. */
app_edit_layout app_edit_layout_of(const app_edit *edit, const app_parts *p);

/* Whether two fingers there zoom a board: its tiles are small. */
bool app_edit_pinches(const app_edit_layout *layout, double x, double y);

/* To be asked before the page's parts: the keys of a board that has the focus, and Escape while a tile
 * is picked up. At an edge the arrows are left to the controls. */
typedef enum app_edited { APP_EDIT_IGNORED, APP_EDIT_USED, APP_EDIT_CHANGED } app_edited;
app_edited app_edit_first(app_edit *edit, const app_edit_layout *layout, app_page *page,
                          const app_event *event);

/* What the page answered. True: the boards have changed. */
bool app_edit_answer(app_edit *edit, const app_edit_layout *layout, app_page *page,
                     const app_answer *answer);

/* A cell is pressed. True: the boards have changed. */
bool app_edit_press(app_edit *edit, game_lab_side side, int cell);

/* Puts a picked tile down where it was; false where none was picked up. */
bool app_edit_drop_pick(app_edit *edit);

#endif
