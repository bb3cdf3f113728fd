#include "core/prune.h"
#include "oracle.h"

#include <stdlib.h>

#include "claims.h"

/* How many strings of that length the automaton lets pass where no edge is near. */
static long strings(const prune *automaton, int state, int length)
{
    if (length == 0)
        return 1;
    long count = 0;
    for (int move = 0; move < PUZZLE_MOVES; move++)
        if (automaton->next[state][move] != PRUNE_CUT)
            count += strings(automaton, automaton->next[state][move], length - 1);
    return count;
}

CLAIM(length_2_cuts_moves_that_undo_the_last_one)
{
    prune automaton;
    assert_true(solver_prune_init(&automaton, 2, NULL) == SW_OK);
    for (int first = 0; first < PUZZLE_MOVES; first++) {
        int after = automaton.next[PRUNE_START][first];
        assert_int_not_equal(after, PRUNE_CUT);
        for (int second = 0; second < PUZZLE_MOVES; second++)
            assert_int_equal(automaton.next[after][second] == PRUNE_CUT,
                             second == (int)puzzle_move_opposite((puzzle_move)first));
    }
    solver_prune_deinit(&automaton);
}

/* Six moves one way around a square of four cells and six the other way lead to the same board: of
 * the 8 strings of six moves around a square 4 are left. */
CLAIM(length_6_cuts_half_of_the_ways_around_a_square)
{
    prune two, six;
    assert_true(solver_prune_init(&two, 2, NULL) == SW_OK &&
                solver_prune_init(&six, 6, NULL) == SW_OK);
    assert_int_equal(strings(&two, PRUNE_START, 5), strings(&six, PRUNE_START, 5));
    assert_int_equal(strings(&two, PRUNE_START, 6) - strings(&six, PRUNE_START, 6), 4);
    solver_prune_deinit(&two);
    solver_prune_deinit(&six);
}

typedef struct walk {
    const oracle *known;
    const prune *automaton;
    uint8_t *seen; /* a bit for each board and state of the automaton */
    long found;    /* boards that such a path reaches */
    bool *reached; /* by board */
} walk;

/* Follows only steps away from the start along shortest paths, each (board, state) once. */
static void follow(walk *walk, const puzzle_board *board, int state)
{
    int number = oracle_number(board);
    size_t at = (size_t)number * (size_t)walk->automaton->states + (size_t)state;
    if (walk->seen[at / 8] >> (at % 8) & 1)
        return;
    walk->seen[at / 8] |= (uint8_t)(1u << (at % 8));
    walk->found += !walk->reached[number];
    walk->reached[number] = true;
    for (int move = 0; move < PUZZLE_MOVES; move++) {
        puzzle_board next = *board;
        int after = walk->automaton->next[state][move];
        if (after != PRUNE_CUT && puzzle_move_apply(&next, (puzzle_move)move) &&
            oracle_distance(walk->known, &next) > oracle_distance(walk->known, board))
            follow(walk, &next, after);
    }
}

static void check_reaches_all(puzzle_size size, int blank, int length)
{
    puzzle_board start = oracle_goal(size, blank);
    oracle known = oracle_make(&start);
    prune automaton;
    assert_true(solver_prune_init(&automaton, length, NULL) == SW_OK);
    walk walk = {.known = &known, .automaton = &automaton};
    walk.seen = calloc((size_t)known.boards * (size_t)automaton.states / 8 + 1, 1);
    walk.reached = calloc((size_t)known.boards, sizeof *walk.reached);
    follow(&walk, &start, PRUNE_START);
    assert_int_equal(walk.found, known.boards / 2);
    free(walk.seen);
    free(walk.reached);
    solver_prune_deinit(&automaton);
    oracle_free(&known);
}

CLAIM(every_board_keeps_a_shortest_path_without_a_cut)
{
    check_reaches_all((puzzle_size){2, 2}, 3, 10);
    check_reaches_all((puzzle_size){3, 2}, 1, 10);
    check_reaches_all((puzzle_size){4, 2}, 7, 10);
    check_reaches_all((puzzle_size){2, 4}, 2, 10);
    check_reaches_all((puzzle_size){3, 3}, 8, 8);
    if (ORACLE_STRIDE == 1) {
        check_reaches_all((puzzle_size){3, 3}, 4, 8);
        check_reaches_all((puzzle_size){3, 3}, 1, 6);
    }
}
