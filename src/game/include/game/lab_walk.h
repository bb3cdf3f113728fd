#ifndef GAME_LAB_WALK_H
#define GAME_LAB_WALK_H

#include "puzzle/path.h"
#include "solver/distances.h"

/* A walk through the state graph, from board to neighbouring board, with the trail that leads back
 * and what is known of the distances on the way. */
typedef struct game_lab_walk {
    puzzle_board start, goal;
    puzzle_board board; /* where the walk has come */
    puzzle_path path;   /* from start to board, without turning back; owned */
    int *left;          /* moves to the goal at each of its path.length + 1 places, or -1; owned */
    size_t capacity;    /* of left */
} game_lab_walk;

/* False where memory ran out. *out is then the caller's to deinit all the same, as a zeroed one is. */
bool game_lab_walk_init(game_lab_walk *out, const puzzle_board *start, const puzzle_board *goal);
void game_lab_walk_deinit(game_lab_walk *walk);

/* One move on; one that turns back along the trail makes the trail shorter. False where the board has
 * no such move, or memory ran out: nothing has changed then. */
bool game_lab_walk_step(game_lab_walk *walk, puzzle_move move);

/* Back along the trail to its place `at`, 0 .. path.length. */
void game_lab_walk_back(game_lab_walk *walk, size_t at);

/* What was found out about the present board. */
void game_lab_walk_learn(game_lab_walk *walk, const solver_distances *distances);

/* Moves to the goal from the present board; -1 where that is not known. */
int game_lab_walk_left(const game_lab_walk *walk);
/* The board at a place of the trail. */
puzzle_board game_lab_walk_place(const game_lab_walk *walk, size_t at);

#endif
