#include "oracle.h"
#include "scarce_memory.h"
#include "solver/cache.h"
#include "solver/distances.h"

#include "base/rng.h"
#include "puzzle/scramble.h"

#include "claims.h"
#include <limits.h>

#include "../../os/scratch.h"

enum { MOST_ALLOCATIONS = 5000 };

/* What is asked, and the right answer. */
typedef struct question {
    solver_request request;
    solver_distances answer;
    const char *folder; /* of tables' files; or NULL */
} question;

static question ask(puzzle_size size, int blank_home, const char *folder)
{
    question asked = {.request = {.goal = oracle_goal(size, blank_home)}, .folder = folder};
    sw_rng rng = sw_rng_seed(7);
    asked.request.start = puzzle_scramble(&asked.request.goal, &rng);
    solver *solving;
    assert_int_equal(solver_create(&solving, NULL), SW_OK);
    assert_int_equal(solver_distances_find(solving, &asked.request, NULL, &asked.answer), SW_OK);
    solver_destroy(solving);
    return asked;
}

static void check_answer(const question *asked, const solver_distances *found)
{
    assert_int_equal(found->moves_left, asked->answer.moves_left);
    for (int move = 0; move < PUZZLE_MOVES; move++)
        assert_int_equal(found->after[move], asked->answer.after[move]);
}

static void check_solver(solver *solving, const question *asked)
{
    solver_distances found;
    assert_int_equal(solver_distances_find(solving, &asked->request, NULL, &found), SW_OK);
    check_answer(asked, &found);
}

/* A claim that could not be made says so, at once or when it is waited for; once memory is there
 * again, waiting helps. */
static void check_claim(solver_claim *claim, sw_status status, long refused)
{
    if (!claim) {
        assert_true(refused > 0);
        return;
    }
    solver_tables now = solver_claim_state(claim);
    assert_true(now.tiers > 0 || status != SW_OK);
    assert_int_equal(status, now.made == now.tiers && now.tiers > 0 ? SW_OK : SW_NO_MEMORY);
    assert_true(status == SW_OK || refused > 0);
    assert_int_equal(solver_claim_wait(claim, NULL), SW_OK);
    now = solver_claim_state(claim);
    assert_true(now.tiers > 0);
    assert_int_equal(now.made, now.tiers);
}

/* Returns how many allocations failed. */
static long claim_and_wait(const question *asked, long allowed, long refusals)
{
    solver *solving = NULL;
    solver_claim *claim = NULL;
    sw_status waited = SW_NO_MEMORY;
    scarce_memory_begin(allowed, refusals);
    sw_status created = solver_create(&solving, NULL);
    if (created == SW_OK)
        assert_true(solver_set_cache(solving, asked->folder));
    if (created == SW_OK)
        claim = solver_claim_tables(solving, &asked->request.goal);
    if (claim)
        waited = solver_claim_wait(claim, NULL);
    long refused = scarce_memory_end();
    if (created == SW_OK) {
        check_claim(claim, waited, refused);
        check_solver(solving, asked);
    }
    assert_true(created == SW_OK || (created == SW_NO_MEMORY && refused > 0));
    solver_claim_drop(claim);
    solver_destroy(solving);
    return refused;
}

static long find_distances(const question *asked, long allowed, long refusals)
{
    solver *solving = NULL;
    solver_distances found;
    scarce_memory_begin(allowed, refusals);
    sw_status status = solver_create(&solving, NULL);
    if (status == SW_OK)
        status = solver_distances_find(solving, &asked->request, NULL, &found);
    long refused = scarce_memory_end();
    if (status == SW_OK)
        check_answer(asked, &found);
    else
        assert_true(status == SW_NO_MEMORY && refused > 0);
    if (solving)
        check_solver(solving, asked);
    solver_destroy(solving);
    return refused;
}

/* Lets each allocation fail, alone and with all later ones, until none is asked for that could. */
static void check_every_failure(long (*attempt)(const question *, long, long), const char *folder)
{
    const question questions[] = {
        ask((puzzle_size){2, 5}, 4, folder),
        ask((puzzle_size){5, 2}, 9, folder),
    };
    for (int i = 0; i < 2; i++)
        for (int alone = 0; alone < 2; alone++) {
            long allowed = 0;
            while (attempt(&questions[i], allowed, alone ? 1 : LONG_MAX) > 0)
                assert_true(++allowed < MOST_ALLOCATIONS);
            assert_true(allowed > 10);
        }
}

CLAIM(tables_that_get_no_memory_are_done_without)
{
    check_every_failure(claim_and_wait, NULL);
}

static void save_tables(const char *folder, puzzle_size size, int blank_home)
{
    puzzle_board goal = oracle_goal(size, blank_home);
    solver *solving;
    solver_file files[SOLVER_MOST_FILES];
    int count;
    assert_int_equal(solver_create(&solving, NULL), SW_OK);
    assert_true(solver_set_cache(solving, folder));
    solver_claim *claim = solver_claim_tables(solving, &goal);
    assert_int_equal(solver_claim_wait(claim, NULL), SW_OK);
    assert_int_equal(solver_claim_save(claim, NULL, files, &count, NULL), SW_OK);
    assert_true(count > 0);
    solver_claim_drop(claim);
    solver_destroy(solving);
}

CLAIM_WITH(so_are_tables_that_are_read_from_files, scratch_setup, scratch_teardown)
{
    scratch *own = *state;
    save_tables(own->folder, (puzzle_size){2, 5}, 4);
    save_tables(own->folder, (puzzle_size){5, 2}, 9);
    check_every_failure(claim_and_wait, own->folder);
}

CLAIM(distances_are_right_or_there_is_no_memory_for_them)
{
    check_every_failure(find_distances, NULL);
}
