#ifndef TESTS_PUZZLE_IDS_H
#define TESTS_PUZZLE_IDS_H

/* IDs written and read, and boards to make them of. Include after "boards.h". */

#include "puzzle/id.h"
#include "puzzle/scramble.h"

#include <string.h>

/* The ID written into text, which holds PUZZLE_ID_SIZE. */
static inline void write_seed(char *text, puzzle_size size, puzzle_goal goal, uint64_t seed)
{
    sw_text out;
    sw_text_init(&out, PUZZLE_ID_SIZE - 1);
    puzzle_id_format_seed(size, goal, seed, &out);
    assert_false(out.failed);
    memcpy(text, out.data, out.length + 1);
    sw_text_deinit(&out);
}

static inline void write_board(char *text, const puzzle_board *start, const puzzle_board *goal)
{
    sw_text out;
    sw_text_init(&out, PUZZLE_ID_SIZE - 1);
    puzzle_id_format_board(start, goal, &out);
    assert_false(out.failed);
    memcpy(text, out.data, out.length + 1);
    sw_text_deinit(&out);
}

static inline puzzle_id id_of(const char *text)
{
    puzzle_id id;
    sw_error error;
    if (puzzle_id_parse(&id, text, &error) != SW_OK)
        fail_msg("%s: %s", text, error.message);
    return id;
}

static inline bool same_id(const puzzle_id *a, const puzzle_id *b)
{
    return a->kind == b->kind && a->seed == b->seed && puzzle_board_equal(&a->start, &b->start) &&
           puzzle_board_equal(&a->goal, &b->goal) && a->start.blank == b->start.blank;
}

/* A goal of any kind: each name, and, as often, a board without one. */
static inline puzzle_board any_goal(puzzle_size size, sw_rng *rng)
{
    uint64_t kind = sw_rng_below(rng, PUZZLE_GOALS + 1);
    puzzle_goal name = kind < PUZZLE_GOALS ? (puzzle_goal)kind : PUZZLE_GOAL_STANDARD;
    puzzle_board goal = goal_of(name, size.columns, size.rows);
    return kind < PUZZLE_GOALS ? goal : puzzle_scramble(&goal, rng);
}

static inline puzzle_size any_size(int most, sw_rng *rng)
{
    uint64_t sides = (uint64_t)(most - PUZZLE_MIN_SIDE + 1);
    int columns = PUZZLE_MIN_SIDE + (int)sw_rng_below(rng, sides);
    return (puzzle_size){columns, PUZZLE_MIN_SIDE + (int)sw_rng_below(rng, sides)};
}

#endif
