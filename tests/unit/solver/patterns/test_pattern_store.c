#include "live_pages.h"
#include "oracle.h"
#include "patterns/pattern_store.h"

#include "base/rng.h"
#include "os/clock.h"
#include "puzzle/scramble.h"

#include <stdlib.h>
#include <time.h>

#include "claims.h"

/* The largest tier that is made here; what breaking one off may take, and how often a busy machine
 * may take longer. */
enum { LARGE = ORACLE_STRIDE > 1 ? 1 : 2, PATIENCE_MS = 60000, BREAK_MS = 100 };
enum { STOP_MS = ORACLE_STRIDE > 1 ? 20 * BREAK_MS : BREAK_MS, LATE = 3 };

static const puzzle_size square = {4, 4}, narrow = {7, 2};
static const int home = 15, narrow_home = 13;

static solver_tier squares[SOLVER_MAX_TIERS], narrows[SOLVER_MAX_TIERS];

static int plan_tiers(void **state)
{
    (void)state;
    size_t most = solver_memory_limit(SOLVER_MEMORY_LARGE);
    return solver_pattern_store_plan(squares, square, home, most) == 4 &&
                   solver_pattern_store_plan(narrows, narrow, narrow_home, most) == 2
               ? 0
               : -1;
}

static void glance(void)
{
    nanosleep(&(struct timespec){.tv_nsec = 100000}, NULL);
}

/* Waits until tables take so many bytes. Returns how long that was. */
static double await_bytes(size_t bytes)
{
    double start_ms = os_clock_ms();
    while (live_pages() != bytes) {
        assert_true(os_clock_ms() - start_ms < PATIENCE_MS);
        glance();
    }
    return os_clock_ms() - start_ms;
}

/* Waits until so many tiers are made. */
static void await_made(const pattern_claim *claim, int made)
{
    double start_ms = os_clock_ms();
    while (solver_pattern_claim_state(claim).made < made) {
        assert_true(os_clock_ms() - start_ms < PATIENCE_MS);
        glance();
    }
}

/* Waits until the tier after so many made ones is so far. */
static void await_progress(const pattern_claim *claim, int made, double progress)
{
    double start_ms = os_clock_ms();
    solver_tables now = solver_pattern_claim_state(claim);
    while (now.made == made && now.progress < progress) {
        assert_true(os_clock_ms() - start_ms < PATIENCE_MS);
        glance();
        now = solver_pattern_claim_state(claim);
    }
}

/* What the heuristic says of some random boards, added up. */
static long worth(const heuristic *h, puzzle_size size, int blank_home)
{
    puzzle_board goal = oracle_goal(size, blank_home);
    sw_rng rng = sw_rng_seed(6);
    void *node = malloc(h->node_size);
    long sum = 0;
    assert_non_null(node);
    for (int i = 0; i < 100; i++) {
        puzzle_board board = puzzle_scramble(&goal, &rng);
        normalized_board start;
        solver_normalized_init(&start, &board, &goal);
        sum += h->start(h, &start, node);
    }
    free(node);
    return sum;
}

/* The least limit of a budget that has room for the tier; with two bytes less it has none. */
static size_t room(const solver_tier *tier)
{
    const size_t clear = (size_t)256 << 20; /* at most */
    size_t kept = 4 * tier->bytes;
    size_t making = tier->making + (tier->making < clear ? tier->making : clear);
    return kept > making ? kept : making;
}

static pattern_store *make_store(size_t budget)
{
    assert_int_equal(live_pages(), 0);
    pattern_store *store = solver_pattern_store_create(budget, NULL);
    assert_non_null(store);
    return store;
}

static void drop_store(pattern_store *store)
{
    solver_pattern_store_destroy(store);
    assert_int_equal(live_pages(), 0);
}

static pattern_claim *claim_square(pattern_store *store, pattern_use use)
{
    pattern_claim *claim = solver_pattern_store_claim(store, square, home, use);
    assert_non_null(claim);
    return claim;
}

static pattern_claim *claim_narrow(pattern_store *store)
{
    pattern_claim *claim = solver_pattern_store_claim(store, narrow, narrow_home, PATTERN_PREPARES);
    assert_non_null(claim);
    return claim;
}

CLAIM(the_plan_grows_and_keeps_to_the_budget)
{
    solver_tier plan[SOLVER_MAX_TIERS];
    for (int i = 0; i < 4; i++) {
        assert_true(i == 0 || squares[i].bytes > squares[i - 1].bytes);
        assert_int_equal(solver_pattern_store_plan(plan, square, home, room(&squares[i])), i + 1);
        assert_int_equal(solver_pattern_store_plan(plan, square, home, room(&squares[i]) - 2), i);
    }
    for (int memory = 0; memory < SOLVER_MEMORIES; memory++) {
        size_t budget = solver_memory_limit((solver_memory)memory);
        int tiers = solver_pattern_store_plan(plan, square, home, budget);
        assert_int_equal(tiers, memory < SOLVER_MEMORY_HUGE ? memory + 2 : SOLVER_MAX_TIERS);
        for (int i = 0; i < tiers; i++)
            assert_true(plan[i].bytes < plan[i].making && plan[i].making <= budget);
    }
    assert_int_equal(solver_pattern_store_plan(plan, (puzzle_size){13, 2}, 0, SIZE_MAX), 0);
}

CLAIM(boards_without_tables_cannot_be_claimed)
{
    pattern_store *store = make_store(room(&squares[0]));
    assert_null(solver_pattern_store_claim(store, (puzzle_size){6, 5}, 0, PATTERN_PREPARES));
    assert_null(solver_pattern_store_claim(store, (puzzle_size){32, 32}, 0, PATTERN_SEARCHES));
    assert_null(solver_pattern_claim_slot(NULL));
    solver_pattern_claim_drop(NULL);
    drop_store(store);
    solver_pattern_store_destroy(NULL);
}

/* A search goes on with the tables that it has while better ones come: all of them stay. */
CLAIM(small_tiers_come_first_and_each_is_worth_more)
{
    pattern_store *store = make_store(room(&squares[LARGE]));
    pattern_claim *claim = claim_square(store, PATTERN_SEARCHES);
    size_t bytes = 0;
    long before = 0;
    for (int tier = 0; tier <= LARGE; tier++) {
        await_made(claim, tier + 1);
        const heuristic *h = solver_heuristic_ready(solver_pattern_claim_slot(claim));
        solver_tables now = solver_pattern_claim_state(claim);
        assert_int_equal(now.tiers, LARGE + 1);
        if (now.made == tier + 1) {
            assert_string_equal(h->name, squares[tier].name);
            assert_string_equal(now.name, squares[tier].name);
            assert_int_equal(now.bytes, squares[tier].bytes);
            long after = worth(h, square, home);
            assert_true(after > before);
            before = after;
        }
        bytes += squares[tier].bytes;
    }
    await_bytes(bytes);
    solver_pattern_claim_drop(claim);
    await_bytes(squares[LARGE].bytes);
    drop_store(store);
}

CLAIM(without_a_search_only_the_largest_tier_is_kept)
{
    pattern_store *store = make_store(room(&squares[1]));
    pattern_claim *claim = claim_square(store, PATTERN_PREPARES);
    await_made(claim, 2);
    await_bytes(squares[1].bytes);
    solver_tables now = solver_pattern_claim_state(claim);
    assert_string_equal(now.name, squares[1].name);
    assert_true(now.build_ms > 0);
    solver_pattern_claim_drop(claim);
    claim = claim_square(store, PATTERN_SEARCHES); /* nobody has needed the room meanwhile */
    assert_string_equal(solver_heuristic_ready(solver_pattern_claim_slot(claim))->name,
                        squares[1].name);
    solver_pattern_claim_drop(claim);
    drop_store(store);
}

CLAIM(who_waits_gets_the_largest_tier)
{
    pattern_store *store = make_store(room(&squares[LARGE]));
    pattern_claim *claim = claim_square(store, PATTERN_PREPARES);
    assert_int_equal(solver_pattern_claim_wait(claim, NULL), SW_OK);
    solver_tables now = solver_pattern_claim_state(claim);
    assert_int_equal(now.made, LARGE + 1);
    assert_int_equal(now.tiers, LARGE + 1);
    assert_string_equal(now.name, squares[LARGE].name);
    assert_int_equal(solver_pattern_claim_wait(claim, NULL), SW_OK);
    await_bytes(squares[LARGE].bytes);
    solver_pattern_claim_drop(claim);
    drop_store(store);
}

CLAIM(a_cancelled_wait_says_so)
{
    pattern_store *store = make_store(room(&squares[3]));
    pattern_claim *claim = claim_square(store, PATTERN_PREPARES);
    solver_progress progress = {.cancel = true};
    assert_int_equal(solver_pattern_claim_wait(claim, &progress), SW_CANCELLED);
    solver_pattern_claim_drop(claim);
    drop_store(store);
}

/* Whoever waits is woken, and never looks by the clock. */
bool __wrap_os_condition_wait_ms(os_condition *condition, os_mutex *mutex, double ms);
bool __wrap_os_condition_wait_ms(os_condition *condition, os_mutex *mutex, double ms)
{
    (void)condition;
    (void)mutex;
    (void)ms;
    abort();
}

typedef struct waiting {
    pattern_claim *claim;
    solver_progress progress;
    sw_status status;
} waiting;

static void await_tables(void *data)
{
    waiting *self = data;
    self->status = solver_pattern_claim_wait(self->claim, &self->progress);
}

CLAIM(a_cancel_wakes_who_waits)
{
    os_thread thread;
    pattern_store *store = make_store(room(&squares[LARGE]));
    waiting both[2] = {{.claim = claim_square(store, PATTERN_PREPARES)}, {.claim = NULL}};
    both[1].claim = claim_square(store, PATTERN_PREPARES);
    for (int i = 0; i < 2; i++) {
        assert_int_equal(os_thread_start(&thread, await_tables, &both[i], NULL), SW_OK);
        nanosleep(&(struct timespec){.tv_nsec = 20000000}, NULL);
        solver_progress_cancel(&both[i].progress);
        os_thread_join(thread);
        assert_int_equal(both[i].status, SW_CANCELLED);
        assert_null(both[i].progress.waiters);
    }
    for (int i = 0; i < 2; i++)
        solver_pattern_claim_drop(both[i].claim);
    drop_store(store);
}

/* Tables over a smaller budget go once no search reads them, and come back with a larger one. */
CLAIM(tables_follow_the_budget)
{
    pattern_store *store = make_store(room(&squares[LARGE]));
    pattern_claim *claim = claim_square(store, PATTERN_PREPARES);
    assert_int_equal(solver_pattern_claim_wait(claim, NULL), SW_OK);
    pattern_claim *search = claim_square(store, PATTERN_SEARCHES);
    const heuristic *large = solver_heuristic_ready(solver_pattern_claim_slot(search));
    long large_worth = worth(large, square, home);

    solver_pattern_store_set_budget(store, room(&squares[LARGE]) - 2);
    await_made(claim, LARGE);
    assert_int_equal(solver_pattern_claim_state(claim).tiers, LARGE);
    assert_int_equal(worth(large, square, home), large_worth); /* it may be in use */
    solver_pattern_claim_drop(search);
    await_bytes(squares[LARGE - 1].bytes);
    assert_string_equal(solver_heuristic_ready(solver_pattern_claim_slot(claim))->name,
                        squares[LARGE - 1].name);

    solver_pattern_store_set_budget(store, room(&squares[LARGE]));
    assert_int_equal(solver_pattern_claim_wait(claim, NULL), SW_OK);
    await_bytes(squares[LARGE].bytes);
    large = solver_heuristic_ready(solver_pattern_claim_slot(claim));
    assert_int_equal(worth(large, square, home), large_worth);

    solver_pattern_store_set_budget(store, 0);
    await_bytes(0);
    assert_int_equal(solver_pattern_claim_state(claim).tiers, 0);
    assert_null(solver_heuristic_ready(solver_pattern_claim_slot(claim)));
    solver_pattern_claim_drop(claim);
    drop_store(store);
}

CLAIM(tables_that_somebody_claims_leave_others_less_room)
{
    pattern_store *store = make_store(room(&squares[1]));
    pattern_claim *first = claim_square(store, PATTERN_PREPARES);
    assert_int_equal(solver_pattern_claim_wait(first, NULL), SW_OK);
    pattern_claim *second = claim_narrow(store);
    assert_int_equal(solver_pattern_claim_wait(second, NULL), SW_NO_MEMORY);
    assert_int_equal(solver_pattern_claim_state(second).made, 0);
    await_bytes(squares[1].bytes);
    solver_pattern_claim_drop(first);
    assert_int_equal(solver_pattern_claim_wait(second, NULL), SW_OK);
    await_bytes(narrows[0].bytes); /* what nobody claims has made room */
    solver_pattern_claim_drop(second);
    drop_store(store);
}

/* Of the two tiers that there is room for. */
static void keep_first_tier(pattern_store *store, const pattern_claim *claim)
{
    solver_pattern_store_set_budget(store, room(&squares[0]));
    await_made(claim, 1);
    await_bytes(squares[0].bytes);
    solver_pattern_store_set_budget(store, room(&squares[1]));
}

/* Waits until the build that nobody claims is broken off, or was made before. Returns how long that was. */
static double await_end_of_build(void)
{
    double start_ms = os_clock_ms();
    while (live_pages() != squares[0].bytes && live_pages() != squares[1].bytes) {
        assert_true(os_clock_ms() - start_ms < PATIENCE_MS);
        glance();
    }
    return os_clock_ms() - start_ms;
}

/* What was made before is kept: nobody needs the room. */
CLAIM(a_build_broken_off_at_any_tenth_leaves_nothing_behind)
{
    pattern_store *store = make_store(room(&squares[1]));
    pattern_claim *claim = claim_square(store, PATTERN_PREPARES);
    assert_int_equal(solver_pattern_claim_wait(claim, NULL), SW_OK);
    long whole = worth(solver_heuristic_ready(solver_pattern_claim_slot(claim)), square, home);
    keep_first_tier(store, claim);
    int late = 0, broken_off = 0;
    for (int tenth = 0; tenth < 10; tenth++) {
        await_progress(claim, 1, tenth / 10.0);
        solver_pattern_claim_drop(claim);
        late += await_end_of_build() > STOP_MS;
        broken_off += live_pages() == squares[0].bytes;
        claim = claim_square(store, PATTERN_PREPARES);
        if (solver_pattern_claim_state(claim).made > 1)
            keep_first_tier(store, claim);
    }
    assert_in_range(late, 0, LATE);
    assert_in_range(broken_off, 1, 10);
    assert_int_equal(solver_pattern_claim_wait(claim, NULL), SW_OK);
    await_bytes(squares[1].bytes);
    assert_int_equal(worth(solver_heuristic_ready(solver_pattern_claim_slot(claim)), square, home),
                     whole);
    solver_pattern_claim_drop(claim);
    drop_store(store);
}

CLAIM(a_store_can_be_destroyed_while_it_builds)
{
    int late = 0;
    for (int tier = 0; tier < 4; tier++)
        for (int third = 0; third < 3; third++) {
            pattern_store *store = make_store(room(&squares[3]));
            pattern_claim *claim = claim_square(store, PATTERN_SEARCHES);
            if (tier <= LARGE)
                await_progress(claim, tier, third / 3.0);
            solver_pattern_claim_drop(claim);
            double start_ms = os_clock_ms();
            drop_store(store);
            late += os_clock_ms() - start_ms > STOP_MS;
        }
    assert_in_range(late, 0, LATE);
}

CLAIMS_WITH(plan_tiers, NULL)
