/* Hard boards: the one of several scrambles that takes the most moves. */
#include "game/difficulty.h"

#include "oracle.h"
#include "os/thread.h"
#include "puzzle/scramble.h"

#include "claims.h"
#include "support/boards.h"

/* ---- A bell that the worker rings ---- */

typedef struct bell {
    os_mutex lock;
    os_condition rung;
    int rings, heard;
} bell;

static void ring(void *data)
{
    bell *b = data;
    os_mutex_lock(&b->lock);
    b->rings++;
    os_condition_signal_all(&b->rung);
    os_mutex_unlock(&b->lock);
}

static void wait_for_ring(bell *b)
{
    os_mutex_lock(&b->lock);
    while (b->rings == b->heard)
        os_condition_wait(&b->rung, &b->lock);
    b->heard = b->rings;
    os_mutex_unlock(&b->lock);
}

static solver *shared;
static bell door;

static int start_solver(void **state)
{
    (void)state;
    os_mutex_init(&door.lock);
    os_condition_init(&door.rung);
    return solver_create(&shared, NULL) == SW_OK ? 0 : -1;
}

static int end_solver(void **state)
{
    (void)state;
    solver_destroy(shared);
    os_condition_deinit(&door.rung);
    os_mutex_deinit(&door.lock);
    return 0;
}

static uint64_t hard_seed(const puzzle_board *goal, uint64_t first)
{
    game_hard *hard;
    uint64_t seed;
    assert_int_equal(game_hard_create(&hard, shared, goal, first, ring, &door, NULL), SW_OK);
    while (!game_hard_poll(hard, &seed))
        wait_for_ring(&door);
    game_hard_destroy(hard);
    return seed;
}

/* ---- Tests ---- */

static puzzle_board scramble_of(const puzzle_board *goal, uint64_t seed)
{
    sw_rng rng = sw_rng_seed(seed);
    return puzzle_scramble(goal, &rng);
}

CLAIM(the_seeds_follow_from_the_first_one)
{
    uint64_t one[GAME_HARD_BOARDS], same[GAME_HARD_BOARDS], other[GAME_HARD_BOARDS];
    game_hard_seeds(42, one);
    game_hard_seeds(42, same);
    game_hard_seeds(43, other);
    assert_int_equal(one[0], 42);
    assert_memory_equal(one, same, sizeof one);
    for (int i = 1; i < GAME_HARD_BOARDS; i++) {
        assert_true(one[i] < 1000000);
        assert_true(one[i] != other[i]);
        for (int before = 0; before < i; before++)
            assert_true(one[i] != one[before]);
    }
}

/* No other of the twenty takes more moves, by a search of all boards that knows nothing of the solver. */
CLAIM(the_hardest_of_the_scrambles_is_taken)
{
    puzzle_board goal = standard_goal(3, 3);
    oracle known = oracle_make(&goal);
    for (uint64_t first = 1; first <= 5; first++) {
        uint64_t seeds[GAME_HARD_BOARDS], seed = hard_seed(&goal, first);
        puzzle_board found = scramble_of(&goal, seed);
        bool among = false;
        game_hard_seeds(first, seeds);
        for (int i = 0; i < GAME_HARD_BOARDS; i++) {
            puzzle_board other = scramble_of(&goal, seeds[i]);
            among |= seeds[i] == seed;
            assert_true(oracle_distance(&known, &other) <= oracle_distance(&known, &found));
        }
        assert_true(among);
    }
    oracle_free(&known);
}

/* Manhattan distance and linear conflicts: what a search under them begins with. */
static int first_bound(const puzzle_board *board, const puzzle_board *goal)
{
    solver_answer answer = {0};
    solver_request request = {.start = *board,
                              .goal = *goal,
                              .method = {SOLVER_IDASTAR, SOLVER_LINEAR_CONFLICT},
                              .node_limit = 1};
    solver_solve(shared, &request, NULL, &answer);
    int bound = answer.lower_bound;
    solver_answer_deinit(&answer);
    return bound;
}

CLAIM(large_boards_are_compared_by_conflicts)
{
    puzzle_board goal = standard_goal(7, 6);
    uint64_t seeds[GAME_HARD_BOARDS];
    puzzle_board found = scramble_of(&goal, hard_seed(&goal, 99));
    int most = first_bound(&found, &goal), least = most;
    game_hard_seeds(99, seeds);
    for (int i = 0; i < GAME_HARD_BOARDS; i++) {
        puzzle_board other = scramble_of(&goal, seeds[i]);
        int bound = first_bound(&other, &goal);
        assert_true(bound <= most);
        least = bound < least ? bound : least;
    }
    assert_true(least < most);
}

CLAIM(looking_can_be_given_up)
{
    puzzle_board goal = standard_goal(4, 4);
    game_hard *hard;
    assert_int_equal(game_hard_create(&hard, shared, &goal, 1, ring, &door, NULL), SW_OK);
    game_hard_destroy(hard);
    game_hard_destroy(NULL);
}

CLAIMS_WITH(start_solver, end_solver)
