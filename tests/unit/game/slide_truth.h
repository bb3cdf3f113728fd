#ifndef TESTS_GAME_SLIDE_TRUTH_H
#define TESTS_GAME_SLIDE_TRUTH_H

/* How many slides every 3x3 board is from the standard goal, by a plain breadth-first search that knows the
 * rules and nothing of the solver. Included after claims.h. */

#include "puzzle/move.h"

#include <stdlib.h>
#include <string.h>

enum { TRUTH_CELLS = 9, TRUTH_BOARDS = 362880, TRUTH_UNREACHED = 255 };

typedef struct slide_truth {
    uint8_t slides[TRUTH_BOARDS];
    int most; /* of any board */
} slide_truth;

/* The number of the arrangement, in the order of the tiles read row by row. */
static inline int truth_number(const puzzle_board *board)
{
    int number = 0;
    for (int i = 0; i < TRUTH_CELLS; i++) {
        int smaller = 0;
        for (int j = i + 1; j < TRUTH_CELLS; j++)
            smaller += board->tiles[j] < board->tiles[i];
        number = number * (TRUTH_CELLS - i) + smaller;
    }
    return number;
}

static inline slide_truth *find_slide_truth(const puzzle_board *goal)
{
    slide_truth *truth = malloc(sizeof *truth);
    puzzle_board *queue = malloc(TRUTH_BOARDS / 2 * sizeof *queue);
    assert_true(truth && queue && puzzle_size_cells(goal->size) == TRUTH_CELLS);
    memset(truth->slides, TRUTH_UNREACHED, sizeof truth->slides);
    truth->slides[truth_number(goal)] = 0;
    queue[0] = *goal;
    int count = 1;
    for (int at = 0; at < count; at++)
        for (int cell = 0; cell < TRUTH_CELLS; cell++) {
            puzzle_board next = queue[at];
            if (!puzzle_slide_apply(&next, puzzle_slide_from(&next, cell)))
                continue;
            uint8_t *slides = &truth->slides[truth_number(&next)];
            if (*slides != TRUTH_UNREACHED)
                continue;
            *slides = (uint8_t)(truth->slides[truth_number(&queue[at])] + 1);
            truth->most = *slides;
            queue[count++] = next;
        }
    free(queue);
    return truth;
}

static inline int true_slides(const slide_truth *truth, const puzzle_board *board)
{
    return truth->slides[truth_number(board)];
}

#endif
