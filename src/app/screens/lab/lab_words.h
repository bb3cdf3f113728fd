#ifndef APP_SCREENS_LAB_WORDS_H
#define APP_SCREENS_LAB_WORDS_H

#include "game/lab.h"
#include "puzzle/move.h"
#include "text/arena.h"
#include "text/text.h"
#include "ui/view.h"

/* The lab's facts turned into words. All write at most size bytes. */

const char *app_lab_algorithm_words(solver_algorithm algorithm);
const char *app_lab_heuristic_words(solver_heuristic heuristic);
const char *app_lab_heuristic_short(solver_heuristic heuristic); /* for a narrow place */

void app_lab_method_words(solver_method method, char *out, size_t size); /* "A*, Manhattan" */
void app_lab_count_words(uint64_t count, char *out, size_t size);        /* "8.4 M" */
void app_lab_line_words(const game_lab_line *line, char *out, size_t size);

/* What stands in the table's column of moves for a run without a solution: "stopped". */
const char *app_lab_status_words(const game_lab_run *run);
const char *app_lab_status_title(const game_lab_run *run);

/* How two boards are edited, as long as a bar with so wide `icons` (app_bar_title) has room for. */
void app_lab_note(const app_view *view, int icons, char *out, size_t size);

const char *app_lab_note_in(app_arena *arena, const app_view *view, int icons);

/* "RIGHT(5)": a move that is possible on the board. */
void app_lab_move_words(const puzzle_board *board, puzzle_move move, char *out, size_t size);

#endif
