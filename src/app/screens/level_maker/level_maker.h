#ifndef APP_SCREENS_LEVEL_MAKER_H
#define APP_SCREENS_LEVEL_MAKER_H

#include "board/board_edit.h"
#include "program/app.h"
#include "text/text.h"
#include "ui/drop.h"
#include "ui/scroll.h"

/* The level maker's own parts: level_maker.c acts, level_maker_par.c seeks the par,
 * level_maker_save.c writes the file, level_maker_layout.c places, level_maker_draw.c draws. */

typedef enum maker_id {
    MAKER_BACK = 1,
    MAKER_HELP,
    MAKER_SCRAMBLE,
    MAKER_GOALS,
    MAKER_BOARD_FIRST, /* one for each board */
    MAKER_TITLE = MAKER_BOARD_FIRST + GAME_LAB_SIDES,
    MAKER_PACK,
    MAKER_COLUMNS,
    MAKER_ROWS,
    MAKER_SAVE,
} maker_id;

typedef struct maker_state {
    app_screen_id from; /* what lies below */
    app_controls controls;
    app_drop drop;
    app_scroll scroll;
    app_field title, pack;
    char unnamed[PUZZLE_LEVEL_TEXT_SIZE]; /* the level's name where none is typed */
    game_lab lab; /* start and goal: the lab's two boards without its searches */
    app_edit edit;
    app_board_view boards[GAME_LAB_SIDES];
    struct {             /* the par of the boards as they stand */
        solver_job *job; /* that seeks it; owned; NULL where none is needed any more */
        double since;
        bool second; /* no proof was found in time: any short solution will do */
        int moves;   /* 0: none is known */
        bool proved;
        bool failed;
    } par;
} maker_state;

enum { MAKER_CAPTIONS = 4 };
typedef struct maker_caption {
    app_text_id text;
    int x, y;
} maker_caption;

typedef struct maker_layout {
    app_layout kind;
    app_scroll_page page; /* window.w = 0: everything has room */
    app_board_layout boards[GAME_LAB_SIDES];
    maker_caption heads[GAME_LAB_SIDES];
    maker_caption captions[MAKER_CAPTIONS];
    int caption_count;
    app_rect verdict, par;
    app_control_list controls;
} maker_layout;

void app_maker_lay_out(const app *app, const maker_state *self, maker_layout *out);
void app_maker_draw(const app *app, const void *state, const app_view *view);

/* The dropdown of goals that have a name. */
void app_maker_lay_out_drop(const app *app, const maker_state *self, const maker_layout *layout,
                            app_drop_layout *out);

/* A level can be made of the boards: they differ, and moves lead from one to the other. */
bool app_maker_is_level(const maker_state *self);

/* --- level_maker_par.c --- */

void app_maker_seek_par(app *app, maker_state *self); /* the boards have changed */
void app_maker_poll_par(app *app, maker_state *self);
void app_maker_stop_par(maker_state *self);

/* --- level_maker_save.c --- */

/* Adds the level to the player's pack. True: it is there, and app->client.level names it; a message says
 * where, or why not. */
bool app_maker_save(app *app, const maker_state *self);

#endif
