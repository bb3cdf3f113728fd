/* Looks for a hard board: the one of several scrambles that takes the most moves. */
#include "game/difficulty.h"

#include "game/ask.h"
#include "puzzle/scramble.h"

#include <stdlib.h>

struct game_hard {
    solver *solver;
    solver_job_wake *wake;
    void *data;
    puzzle_board goal;
    uint64_t seeds[GAME_HARD_BOARDS];
    int at;          /* the scramble that is measured now */
    solver_job *job; /* measures it */
    int best, most;  /* the scramble that takes most moves so far, and how many */
};

void game_hard_seeds(uint64_t first, uint64_t seeds[GAME_HARD_BOARDS])
{
    enum { SHORT_SEEDS = 1000000 };
    sw_rng rng = sw_rng_seed(first);
    seeds[0] = first;
    for (int i = 1; i < GAME_HARD_BOARDS; i++)
        seeds[i] = sw_rng_below(&rng, SHORT_SEEDS);
}

static sw_status measure(game_hard *hard, sw_error *error)
{
    sw_rng rng = sw_rng_seed(hard->seeds[hard->at]);
    puzzle_board start = puzzle_scramble(&hard->goal, &rng);
    solver_request request = game_ask(GAME_ASK_HARD, &start, &hard->goal);
    return solver_job_start(&hard->job, hard->solver, &request, hard->wake, hard->data, error);
}

sw_status game_hard_create(game_hard **out, solver *solver, const puzzle_board *goal,
                           uint64_t first, solver_job_wake *wake, void *data, sw_error *error)
{
    game_hard *hard = calloc(1, sizeof *hard);
    if (!hard)
        return sw_fail(error, SW_NO_MEMORY, "no memory for a hard board");
    *hard = (game_hard){.solver = solver, .wake = wake, .data = data, .goal = *goal};
    game_hard_seeds(first, hard->seeds);
    sw_status status = measure(hard, error);
    if (status == SW_OK)
        *out = hard;
    else
        free(hard);
    return status;
}

void game_hard_destroy(game_hard *hard)
{
    if (!hard)
        return;
    solver_job_drop(hard->job);
    free(hard);
}

/* Takes what the job has found. Of boards that are solved the bound is the length of the solution. */
static void take(game_hard *hard, const solver_answer *answer)
{
    if (answer->lower_bound > hard->most) {
        hard->most = answer->lower_bound;
        hard->best = hard->at;
    }
    solver_job_drop(hard->job);
    hard->job = NULL;
    hard->at++;
}

bool game_hard_poll(game_hard *hard, uint64_t *seed)
{
    while (hard->job) {
        const solver_answer *answer = solver_job_answer(hard->job);
        if (!answer)
            return false;
        take(hard, answer);
        /* Where no other job can be started, those that were measured have to do. */
        if (hard->at < GAME_HARD_BOARDS)
            (void)measure(hard, NULL);
    }
    *seed = hard->seeds[hard->best];
    return true;
}
