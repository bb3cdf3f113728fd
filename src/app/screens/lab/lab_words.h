#ifndef APP_SCREENS_LAB_WORDS_H
#define APP_SCREENS_LAB_WORDS_H

#include "game/lab.h"
#include "puzzle/move.h"
#include "text/arena.h"
#include "ui/view.h"

/* The lab's facts in words. */

const char *app_lab_algorithm_words(solver_algorithm algorithm);
const char *app_lab_heuristic_words(solver_heuristic heuristic);
const char *app_lab_heuristic_short(solver_heuristic heuristic); /* for a narrow place */

bool app_lab_is_informed(solver_method method); /* by its heuristic, which has a name then */

/* "A*, Manhattan", or briefly "A*, sum". */
const char *app_lab_method(app_arena *arena, solver_method method, bool brief);

const char *app_lab_count(app_arena *arena, uint64_t count); /* "8.4 M" */
const char *app_lab_nodes(app_arena *arena, uint64_t count); /* "8,412,031 nodes" */

/* A line of the log; briefly without the nodes. */
const char *app_lab_line(app_arena *arena, const game_lab_line *line, bool brief);

/* Why a run has no solution, in a word for the table ("stopped") and in a title. */
const char *app_lab_status_words(const game_lab_run *run);
const char *app_lab_status_title(const game_lab_run *run);

/* How two boards are edited, as long as a bar with icons of that width has room for; NULL: it has none. */
const char *app_lab_note(app_arena *arena, const app_view *view, int icons);

/* "RIGHT(5)": a move that is possible on the board. */
const char *app_lab_move(app_arena *arena, const puzzle_board *board, puzzle_move move);

#endif
