#ifndef CLI_CLAIMS_H
#define CLI_CLAIMS_H

#include "solver/prepare.h"

/* The tables for the boards that pass by, claimed so that they are not dropped between two of them.
 * Boards are of one kind where size and the goal's blank cell are the same, for a search names the
 * tiles after their goal cells. The kinds of the last boards stay claimed, as far as there are few of
 * them: boards of two sizes in turn do not break off each other's tables, and a new size has all the
 * room to itself before long. Zeroed but for the solver, it holds nothing. */
enum { CLI_KINDS = 4 };

typedef struct cli_claim {
    solver_claim *claim;
    puzzle_size size; /* zero where the place is free */
    int blank;
    uint64_t last; /* when a board of the kind came by, counted in boards */
} cli_claim;

typedef struct cli_claims {
    solver *solver; /* borrowed */
    cli_claim held[CLI_KINDS];
    uint64_t boards;
    puzzle_board slides_goal; /* for which the tables in slides were made last */
} cli_claims;

/* A board with this goal comes by. True where its kind is new: it can be waited for then. */
bool cli_claims_follow(cli_claims *claims, const puzzle_board *goal);

/* Waits until the tables of the last board's kind are made, for which they have all room, and tells on
 * standard error which they are, how large, and how long it took. False where progress was
 * cancelled. */
bool cli_claims_wait(cli_claims *claims, const char *verb, solver_progress *progress);

/* Waits for all tables in slides of the goal, unless that was done before, and tells of it. False where
 * progress was cancelled. */
bool cli_claims_wait_slides(cli_claims *claims, const puzzle_board *goal, const char *verb,
                            solver_progress *progress);

void cli_claims_drop(cli_claims *claims);

#endif
