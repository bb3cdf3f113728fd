#ifndef APP_SCREENS_LEVEL_MAKER_H
#define APP_SCREENS_LEVEL_MAKER_H

#include "board/board_edit.h"
#include "program/app.h"

typedef enum maker_id {
    MAKER_TITLE = APP_EDIT_OWN,
    MAKER_PACK,
    MAKER_SAVE,
} maker_id;

/* The page's fields, in the order of their controls: a field's id is MAKER_TITLE plus its index. */
enum { MAKER_FIELD_TITLE, MAKER_FIELD_PACK };

typedef struct maker_state {
    app_page page;
    app_edit edit;
    app_screen_id from;                   /* what lies below */
    bool edits;                           /* it changes a level; else it makes a new one */
    puzzle_level old;                     /* the level before it is changed */
    char old_pack[PUZZLE_LEVEL_ID_SIZE];  /* the name of its pack */
    char unnamed[PUZZLE_LEVEL_TEXT_SIZE]; /* the level's name where none is typed */
    game_lab lab;        /* start and goal: the lab's two boards without its searches */
    struct {             /* the par of the boards as they stand */
        solver_job *job; /* that seeks it; owned; NULL where none is needed any more */
        double since;
        bool second;          /* no proof was found in time: any short solution will do */
        puzzle_metric metric; /* what it counts */
        int length;           /* 0: none is known */
        bool proved;
        bool failed;
    } par;
} maker_state;

/* A level can be made of the boards: they differ, and moves lead from one to the other. */
bool app_maker_is_level(const maker_state *self);

void app_maker_seek_par(app *app, maker_state *self); /* the boards have changed */

#endif
