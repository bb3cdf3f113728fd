/* Tests the memory for a beam's accumulators: layers of any descent are renewed in place. */
#include "engines/beam/accumulators.h"
#include "oracle.h"

#include "base/rng.h"
#include "os/thread.h"
#include "puzzle/scramble.h"

#include <stdlib.h>
#include <string.h>

#include "claims.h"

enum { SIDE = 5, UNITS = 32, SPARE = 2 };

static network random_network(void)
{
    sw_rng rng = sw_rng_seed(1);
    network made;
    assert_int_equal(solver_network_init(&made, SIDE, UNITS), SW_OK);
    for (int i = 0; i < UNITS; i++)
        made.first[i] = (int16_t)sw_rng_below(&rng, 999);
    for (int i = 0; i < made.cells * made.cells * UNITS; i++)
        made.weight[i] = (int16_t)((int)sw_rng_below(&rng, 2001) - 1000);
    solver_network_prepare(&made);
    return made;
}

/* ---- Layers ---- */

/* A beam without a search: its boards, two layers apart, and their accumulators. */
typedef struct course {
    accumulators all;
    normalized_board *boards, *next; /* of the last layer, and of the one that is made */
    uint16_t (*moves)[2];            /* by board of the layer that is made */
    int count;                       /* boards of the last layer */
    int most_blocks;                 /* that were ever written to */
    sw_rng rng;
} course;

static normalized_board random_board(sw_rng *rng)
{
    normalized_board board;
    puzzle_board goal = oracle_goal((puzzle_size){SIDE, SIDE}, SIDE * SIDE - 1);
    puzzle_board start = puzzle_scramble(&goal, rng);
    solver_normalized_init(&board, &start, &goal);
    return board;
}

static course begun(const network *network, int width, uint64_t seed)
{
    course made = {.rng = sw_rng_seed(seed), .count = 1};
    assert_true(solver_accumulators_init(&made.all, network, width));
    made.boards = calloc((size_t)width, sizeof *made.boards);
    made.next = calloc((size_t)width, sizeof *made.next);
    made.moves = calloc((size_t)width, sizeof *made.moves);
    assert_true(made.boards && made.next && made.moves);
    made.boards[0] = random_board(&made.rng);
    solver_network_accumulate(network, &made.boards[0], solver_accumulators_of(&made.all, 0));
    return made;
}

static void end(course *self)
{
    solver_accumulators_deinit(&self->all);
    free(self->boards);
    free(self->next);
    free(self->moves);
}

static int drawn(course *self, int below)
{
    return (int)sw_rng_below(&self->rng, (uint64_t)below);
}

/* Makes a move at random and returns its code. */
static uint16_t make_move(course *self, normalized_board *board)
{
    int to = board->blank, from = -1;
    while (from < 0)
        from = solver_home_step(board->size, to, (puzzle_move)drawn(self, PUZZLE_MOVES));
    uint16_t code = solver_network_move_code(self->all.network, board->home[from], from, to);
    solver_normalized_slide(board, from);
    return code;
}

/* ---- Descent ---- */

/* Writes the ancestors of `count` boards, in order; returns how many there are. */
typedef int descend(course *self, uint32_t *ancestor, int count);

static int from_one(course *self, uint32_t *ancestor, int count)
{
    uint32_t only = (uint32_t)drawn(self, self->count);
    for (int i = 0; i < count; i++)
        ancestor[i] = only;
    return count;
}

static int each_from_its_own(course *self, uint32_t *ancestor, int count)
{
    count = count < self->count ? count : self->count;
    int first = drawn(self, self->count - count + 1);
    for (int i = 0; i < count; i++)
        ancestor[i] = (uint32_t)(first + i);
    return count;
}

static int compare(const void *a, const void *b)
{
    uint32_t first = *(const uint32_t *)a, second = *(const uint32_t *)b;
    return (first > second) - (first < second);
}

/* With gaps and repeats. */
static int from_any(course *self, uint32_t *ancestor, int count)
{
    for (int i = 0; i < count; i++)
        ancestor[i] = (uint32_t)drawn(self, self->count);
    qsort(ancestor, (size_t)count, sizeof *ancestor, compare);
    return count;
}

/* A few with many descendants each, and some with one. */
static int from_few(course *self, uint32_t *ancestor, int count)
{
    uint32_t at = 0;
    for (int i = 0; i < count; i++) {
        bool goes_on = drawn(self, 4) == 0 && at + 1 < (uint32_t)self->count;
        at += goes_on ? 1 + (uint32_t)drawn(self, self->count - (int)at - 1) : 0;
        ancestor[i] = at;
    }
    return count;
}

static descend *const descents[] = {from_one, each_from_its_own, from_any, from_few};
enum { DESCENTS = sizeof descents / sizeof *descents };

/* Draws a layer of so many boards, or fewer where the descent has no more. */
static int draw_layer(course *self, descend *descend, int count)
{
    count = descend(self, self->all.ancestor, count);
    for (int i = 0; i < count; i++) {
        self->next[i] = self->boards[self->all.ancestor[i]];
        for (int move = 0; move < 2; move++)
            self->moves[i][move] = make_move(self, &self->next[i]);
    }
    return count;
}

/* ---- Renewing ---- */

/* In which order the boards of the two parts are renewed. */
typedef enum order { FIRST_PART_FIRST, SECOND_PART_FIRST, BY_TURNS, BY_CHANCE, ORDERS } order;

static int choose_part(course *self, order order, int turn)
{
    return order == BY_CHANCE          ? drawn(self, 2)
           : order == BY_TURNS         ? turn % 2
           : order == FIRST_PART_FIRST ? 0
                                       : 1;
}

static void renew_by(course *self, accumulators_part parts[2], int middle, int count, order order)
{
    int at[2] = {0, middle};
    const int last[2] = {middle, count};
    for (int turn = 0; at[0] < last[0] || at[1] < last[1]; turn++) {
        int part = choose_part(self, order, turn);
        if (at[part] == last[part])
            part = 1 - part;
        solver_accumulators_renew(&parts[part], at[part], self->moves[at[part]]);
        at[part]++;
    }
}

/* Compares all accumulators of the last layer with those from scratch. No two boards may share a block. */
static void check_layer(course *self)
{
    const network *network = self->all.network;
    int blocks = self->all.width + SPARE;
    bool *taken = calloc((size_t)blocks, sizeof *taken);
    assert_non_null(taken);
    assert_true(self->all.used <= blocks);
    for (int i = 0; i < self->count; i++) {
        int16_t wanted[2 * UNITS];
        const int16_t *found = solver_accumulators_of(&self->all, (uint32_t)i);
        int block = (int)self->all.block[i];
        assert_in_range(block, 0, self->all.used - 1);
        assert_false(taken[block]);
        taken[block] = true;
        assert_ptr_equal(found, self->all.memory + block * 2 * UNITS);
        solver_network_accumulate(network, &self->boards[i], wanted);
        assert_memory_equal(found, wanted, sizeof wanted);
    }
    free(taken);
    if (self->all.used > self->most_blocks)
        self->most_blocks = self->all.used;
}

static void finish_layer(course *self, int count)
{
    normalized_board *boards = self->boards;
    solver_accumulators_end(&self->all);
    self->boards = self->next;
    self->next = boards;
    self->count = count;
    check_layer(self);
}

static void renew_layer(course *self, descend *descend, int count, int middle_of_100, order order)
{
    accumulators_part parts[2];
    count = draw_layer(self, descend, count);
    int middle = count * middle_of_100 / 100;
    solver_accumulators_begin(&self->all, count, middle, parts);
    renew_by(self, parts, middle, count, order);
    finish_layer(self, count);
}

/* ---- Claims ---- */

static const int widths[] = {1, 2, 3, 4, 7, 16, 33, 100, 300};
enum { WIDTHS = sizeof widths / sizeof *widths };

CLAIM(every_layer_has_the_accumulators_of_its_boards)
{
    network network = random_network();
    for (int i = 0; i < WIDTHS; i++) {
        course course = begun(&network, widths[i], (uint64_t)i);
        int layers = 12000 / (widths[i] + 30) / (ORACLE_STRIDE > 1 ? 4 : 1);
        for (int layer = 0; layer < layers; layer++)
            renew_layer(&course, descents[drawn(&course, DESCENTS)], 1 + drawn(&course, widths[i]),
                        drawn(&course, 101), (order)drawn(&course, ORDERS));
        end(&course);
    }
    solver_network_deinit(&network);
}

/* Each descent after each other, in each order, with full layers, whose parts are empty, halves, or nearly all. */
CLAIM(a_full_layer_follows_a_full_layer_of_any_descent)
{
    static const int middles[] = {0, 1, 50, 99, 100};
    network network = random_network();
    for (int i = 0; i<WIDTHS; i += ORACLE_STRIDE> 1 ? 3 : 1) {
        course course = begun(&network, widths[i], 7);
        renew_layer(&course, from_one, widths[i], 50, BY_TURNS);
        for (int before = 0; before < DESCENTS; before++)
            for (int after = 0; after < DESCENTS; after++)
                for (int turns = 0; turns < ORDERS; turns++)
                    for (int middle = 0; middle < 5; middle++) {
                        renew_layer(&course, descents[before], widths[i], middles[middle],
                                    (order)turns);
                        renew_layer(&course, descents[after], widths[i], middles[middle],
                                    (order)turns);
                    }
        assert_in_range(course.most_blocks, widths[i], widths[i] + SPARE);
        end(&course);
    }
    solver_network_deinit(&network);
}

/* The ancestor that both parts read is the case that costs a block; it is alone, the first or the last one. */
CLAIM(an_ancestor_that_both_parts_read_stays_until_both_are_done)
{
    static const uint32_t layers[][6] = {{0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 5},
                                         {0, 5, 5, 5, 5, 5}, {1, 2, 3, 3, 4, 5},
                                         {0, 1, 1, 1, 1, 2}, {3, 3, 3, 3, 4, 4}};
    network network = random_network();
    for (size_t i = 0; i < sizeof layers / sizeof *layers; i++)
        for (int middle = 0; middle <= 6; middle++)
            for (int turns = 0; turns < ORDERS; turns++) {
                course course = begun(&network, 6, i);
                accumulators_part parts[2];
                renew_layer(&course, from_one, 6, 50, BY_TURNS);
                memcpy(course.all.ancestor, layers[i], sizeof layers[i]);
                for (int j = 0; j < 6; j++) {
                    course.next[j] = course.boards[layers[i][j]];
                    for (int move = 0; move < 2; move++)
                        course.moves[j][move] = make_move(&course, &course.next[j]);
                }
                solver_accumulators_begin(&course.all, 6, middle, parts);
                renew_by(&course, parts, middle, 6, (order)turns);
                finish_layer(&course, 6);
                end(&course);
            }
    solver_network_deinit(&network);
}

/* One of two threads. */
typedef struct renewer {
    course *course;
    accumulators_part part;
    int first, last;
} renewer;

static void renew_all(void *data)
{
    renewer *self = data;
    for (int i = self->first; i < self->last; i++)
        solver_accumulators_renew(&self->part, i, self->course->moves[i]);
}

/* A thread sanitizer looks on. */
CLAIM(two_threads_renew_one_part_each)
{
    network network = random_network();
    course course = begun(&network, 300, 3);
    for (int layer = 0; layer < 60; layer++) {
        accumulators_part parts[2];
        os_thread threads[2];
        int count = draw_layer(&course, layer == 0 ? from_one : descents[layer % DESCENTS], 300);
        int middle = count / 2;
        solver_accumulators_begin(&course.all, count, middle, parts);
        renewer renewers[2] = {{&course, parts[0], 0, middle}, {&course, parts[1], middle, count}};
        for (int i = 0; i < 2; i++)
            assert_int_equal(os_thread_start(&threads[i], renew_all, &renewers[i], NULL), SW_OK);
        for (int i = 0; i < 2; i++)
            os_thread_join(threads[i]);
        finish_layer(&course, count);
    }
    end(&course);
    solver_network_deinit(&network);
}

CLAIM(accumulators_that_were_never_made_are_given_back)
{
    accumulators none = {.network = NULL};
    solver_accumulators_deinit(&none);
    assert_null(none.memory);
}
