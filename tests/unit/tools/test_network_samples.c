/* Tests what a board teaches a network: graded again from the same beam by following every descendant forwards. */
#include "beam_history.h"
#include "network_samples.h"

#include "puzzle/goal.h"
#include "puzzle/scramble.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "claims.h"

enum { SIDE = 5, CELLS = SIDE * SIDE, WIDTH = 60, GROUPS = 2, AVERAGED = 4 };

static const puzzle_size size = {SIDE, SIDE};

/* All weights are zero: the values are Manhattan distances. */
static int make_leader(void **state)
{
    static evaluator distances;
    nearby values;
    *state = &distances;
    if (solver_nearby_init(&values, size) != SW_OK)
        return -1;
    solver_evaluator_init(&distances, size, &values, NULL, 0);
    return 0;
}

static int drop_leader(void **state)
{
    solver_evaluator_deinit(*state);
    return 0;
}

static normalized_board walked(int moves, uint64_t seed)
{
    sw_rng rng = sw_rng_seed(seed);
    puzzle_board goal;
    normalized_board board;
    assert_int_equal(puzzle_goal_make(&goal, PUZZLE_GOAL_STANDARD, size, NULL), SW_OK);
    puzzle_board start = puzzle_scramble_moves(&goal, moves, &rng);
    solver_normalized_init(&board, &start, &goal);
    return board;
}

static network_samples taken(const evaluator *leader, const normalized_board *start, int share)
{
    network_samples found;
    const samples_plan plan = {WIDTH, GROUPS, share};
    sw_rng rng = sw_rng_seed(17);
    assert_true(network_samples_take(&found, leader, start, &plan, &rng));
    return found;
}

static int distance_of(const uint8_t *home)
{
    int sum = 0;
    for (int cell = 0; cell < CELLS; cell++)
        if (home[cell] != CELLS - 1)
            sum += abs(home[cell] % SIDE - cell % SIDE) + abs(home[cell] / SIDE - cell / SIDE);
    return sum;
}

/* What a sample is worth, in moves, where the network has the whole value above the distance. */
static double worth_of(const network_samples *samples, int number)
{
    return (double)samples->target[number] + distance_of(&samples->home[number * CELLS]);
}

CLAIM(samples_are_boards_and_the_way_s_are_worth_the_moves_left)
{
    normalized_board start = walked(160, 3);
    network_samples samples = taken(*state, &start, 0);
    assert_true(samples.moves > 30 && samples.groups > 2 * GROUPS);
    assert_int_equal(samples.groups % GROUPS, 0);
    double before = 0;
    for (int i = 0; i < samples.groups * SAMPLES_GROUP; i++) {
        bool seen[CELLS] = {false};
        for (int cell = 0; cell < CELLS; cell++) {
            assert_in_range(samples.home[i * CELLS + cell], 0, CELLS - 1);
            assert_false(seen[samples.home[i * CELLS + cell]]);
            seen[samples.home[i * CELLS + cell]] = true;
        }
        double worth = worth_of(&samples, i);
        if (i % (GROUPS * SAMPLES_GROUP) ==
            0) { /* the way's, of a layer two further on than the one before */
            assert_true(before == 0 || worth == before - SAMPLES_EVERY);
            before = worth;
        }
        assert_true(worth >= before && worth <= before + SAMPLES_MOST_WORSE);
    }
    network_samples_deinit(&samples);
}

/* Whether one move leads from the one board to the other, and is not the blank's way back. */
static bool leads_to(const beam_history *history, const beam_node *from, const beam_node *to)
{
    for (int move = 0; move < PUZZLE_MOVES; move++) {
        int cell = solver_home_step(size, from->blank, (puzzle_move)move);
        if (cell >= 0 && cell != from->came_from &&
            (from->key ^ solver_beam_search_key_change(history->beam, from, cell)) == to->key)
            return true;
    }
    return false;
}

static double seen_at(const beam_history *history, int layer)
{
    int64_t sum = 0, count = 0;
    for (int i = layer - AVERAGED; i <= layer + AVERAGED; i++)
        if (i >= 0 && i < history->count) {
            sum += history->layers[i].value[history->layers[i].way] + (i - layer) * EVALUATOR_UNIT;
            count++;
        }
    return (double)(int32_t)(sum / count);
}

/* Follows all descendants of a board, a layer at a time, to the last one that has any. */
static double worse_than_the_way(const beam_history *history, int layer, int number)
{
    bool here[WIDTH] = {false}, next[WIDTH];
    double worse = history->layers[layer].value[number] - seen_at(history, layer);
    here[number] = true;
    for (int i = layer; i < layer + SAMPLES_AHEAD && i + 1 < history->count; i++) {
        double best = INFINITY;
        memset(next, 0, sizeof next);
        for (int child = 0; child < history->layers[i + 1].count; child++)
            for (int parent = 0; parent < history->layers[i].count && !next[child]; parent++)
                next[child] =
                    here[parent] && leads_to(history, beam_history_node(history, i, parent),
                                             beam_history_node(history, i + 1, child));
        for (int child = 0; child < history->layers[i + 1].count; child++)
            if (next[child] && history->layers[i + 1].way == child)
                best = -INFINITY; /* the way itself, or one that joins it */
            else if (next[child])
                best = fmin(best, history->layers[i + 1].value[child] - seen_at(history, i + 1));
        if (best == INFINITY)
            break;
        worse = best;
        memcpy(here, next, sizeof here);
    }
    return fmin(fmax(worse / EVALUATOR_UNIT, 0), SAMPLES_MOST_WORSE);
}

/* The number of the sample's board in the layer. */
static int find_board(const evaluator *leader, const beam_history *history, int layer,
                      const uint8_t *home)
{
    for (int i = 0; i < history->layers[layer].count; i++) {
        const beam_node *node = beam_history_node(history, layer, i);
        int cell = 0;
        while (cell < CELLS &&
               solver_evaluator_home(leader, solver_beam_node_view(node), cell) == home[cell])
            cell++;
        if (cell == CELLS)
            return i;
    }
    fail_msg("no board of layer %d", layer);
    return -1;
}

CLAIM(boards_are_graded_by_their_best_descendants)
{
    normalized_board start = walked(160, 3);
    network_samples samples = taken(*state, &start, 0);
    beam_history history;
    assert_int_equal(beam_history_run(&history, *state, &start, WIDTH, 16 * CELLS, 1), BEAM_FOUND);
    assert_int_equal(history.count, samples.moves);
    int worse = 0;
    for (int i = 0; i < samples.groups * SAMPLES_GROUP; i++) {
        int first = i / (GROUPS * SAMPLES_GROUP) * GROUPS * SAMPLES_GROUP;
        int left = (int)lround(worth_of(&samples, first)), layer = samples.moves - left;
        int number = find_board(*state, &history, layer, &samples.home[i * CELLS]);
        double wanted =
            number == history.layers[layer].way ? 0 : worse_than_the_way(&history, layer, number);
        assert_true(fabs(worth_of(&samples, i) - left - wanted) < 1e-3);
        worse += wanted > 0;
    }
    assert_true(worse > samples.groups);
    beam_history_deinit(&history);
    network_samples_deinit(&samples);
}

/* Tiles near each other that say as much as the distance: their share changes nothing. */
CLAIM(what_tiles_near_each_other_say_is_left_out_of_the_target)
{
    normalized_board start = walked(160, 5);
    network_samples whole = taken(*state, &start, 0), part = taken(*state, &start, 40);
    assert_int_equal(whole.groups, part.groups);
    for (int i = 0; i < whole.groups * SAMPLES_GROUP; i++)
        assert_true(whole.target[i] == part.target[i]);
    network_samples_deinit(&whole);
    network_samples_deinit(&part);
}

CLAIMS_WITH(make_leader, drop_leader)
