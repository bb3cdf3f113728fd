#ifndef CLI_CLAIM_H
#define CLI_CLAIM_H

#include "solver/prepare.h"

/* The tables for the boards that pass by. They are claimed when the first board of a kind comes, and
 * kept until one of another kind does; what makes a kind is the size and the goal's blank cell, for
 * a search names the tiles after their goal cells. Zeroed, it claims nothing. */
typedef struct cli_claim {
    solver_claim *claim;
    puzzle_size size;
    int blank;
} cli_claim;

/* True where the goal's kind is new. */
bool cli_claim_follow(cli_claim *claim, solver *shared, const puzzle_board *goal);

/* Waits until the tables are made, and tells on standard error which, how large they are and how long
 * it took; where memory runs out, that. False where progress was cancelled. */
bool cli_claim_wait(const cli_claim *claim, const char *verb, const solver_progress *progress);

void cli_claim_drop(cli_claim *claim);

#endif
