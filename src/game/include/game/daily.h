#ifndef GAME_DAILY_H
#define GAME_DAILY_H

#include "game/origin.h"
#include "puzzle/goal.h"

/* One board a day, the same on every machine. docs/FORMATS.md has the rule ("Daily boards"). */

enum { GAME_DAILY_RULE = 1 };

/* The days that have a board: 2026-01-01 to 2099-12-31, as sw_day_of counts them. */
enum { GAME_DAILY_FIRST = 20454, GAME_DAILY_LAST = 47481 };

typedef struct game_daily {
    int day;
    puzzle_goal goal_name;
    puzzle_board goal, start;
    int walk;     /* moves of the walk from the goal; 0: drawn uniformly */
    bool picture; /* it is shown with a picture on it */
} game_daily;

/* The day has a board. */
game_daily game_daily_of(int day);

/* The same without looking at the boards: for a calendar. */
puzzle_size game_daily_size(int day);
puzzle_goal game_daily_goal(int day);

/* How hard it is, by the way it was made. */
game_board_kind game_daily_kind(int day);

#endif
