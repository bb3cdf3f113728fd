#include "benchmark.h"
#include "live_pages.h"
#include "oracle.h"
#include "patterns/pattern_store.h"
#include "solver/job.h"

#include "base/rng.h"
#include "os/clock.h"
#include "os/thread.h"
#include "puzzle/goal.h"

#include <stdlib.h>
#include <time.h>

#include "claims.h"

/* Claims that come and go at random on several threads. Only the main thread may assert, so the
 * others count what goes wrong. */
enum { THREADS = 2, HELD = 3, TRAFFIC_MS = ORACLE_STRIDE > 1 ? 3000 : 1000 };

static const puzzle_size shapes[] = {{4, 4}, {3, 5}, {7, 2}, {5, 2}, {4, 3}, {2, 6}, {3, 3}};
enum { SHAPES = sizeof shapes / sizeof *shapes };

static const size_t budgets[] = {0, 4 << 20, 20 << 20, 256 << 20};
enum { BUDGETS = sizeof budgets / sizeof *budgets };

typedef struct holding {
    pattern_claim *claim;
    pattern_use use;
    puzzle_size size;
    int blank_home;
} holding;

typedef struct traffic {
    pattern_store *store;
    uint64_t seed;
    os_thread thread;
    int claims, looks, wrong;
} traffic;

/* Whether the heuristic can be right about a board some random moves from its goal. */
static bool is_plausible(const heuristic *h, const holding *of, sw_rng *rng)
{
    puzzle_board goal = oracle_goal(of->size, of->blank_home);
    normalized_board board;
    solver_normalized_init(&board, &goal, &goal);
    int moves = 0;
    for (int i = 0; i < 20; i++) {
        int from =
            solver_home_step(of->size, board.blank, (puzzle_move)sw_rng_below(rng, PUZZLE_MOVES));
        if (from < 0)
            continue;
        solver_normalized_slide(&board, from);
        moves++;
    }
    void *node = malloc(h->node_size);
    int value = node ? h->start(h, &board, node) : 0;
    free(node);
    return value <= moves && (value - moves) % 2 == 0;
}

static void look(traffic *self, const holding *held, sw_rng *rng)
{
    const heuristic *h = solver_heuristic_ready(solver_pattern_claim_slot(held->claim));
    if (!h || held->use != PATTERN_SEARCHES)
        return;
    self->looks++;
    self->wrong += !is_plausible(h, held, rng);
}

static void replace(traffic *self, holding *held, sw_rng *rng)
{
    solver_pattern_claim_drop(held->claim);
    held->size = shapes[sw_rng_below(rng, SHAPES)];
    held->blank_home = puzzle_size_cells(held->size) - 1;
    if (sw_rng_below(rng, 4) == 0) /* elsewhere; else tables come back */
        held->blank_home = (int)sw_rng_below(rng, (uint64_t)held->blank_home);
    held->use = sw_rng_below(rng, 2) ? PATTERN_SEARCHES : PATTERN_PREPARES;
    held->claim = solver_pattern_store_claim(self->store, held->size, held->blank_home, held->use);
    self->claims++;
    self->wrong += held->claim == NULL;
}

static void act(traffic *self, holding *held, sw_rng *rng)
{
    solver_progress progress = {.cancel = true};
    solver_tables now;
    switch (sw_rng_below(rng, 64)) {
    case 0:
        solver_pattern_store_set_budget(self->store, budgets[sw_rng_below(rng, BUDGETS)]);
        break;
    case 1:
        if (held->claim)
            solver_pattern_claim_wait(held->claim, &progress);
        break;
    case 2:
    case 3:
    case 4:
        nanosleep(&(struct timespec){.tv_nsec = (long)sw_rng_below(rng, 20000000)}, NULL);
        break;
    case 5:
        replace(self, held, rng);
        break;
    default:
        if (held->claim) {
            now = solver_pattern_claim_state(held->claim);
            self->wrong += now.made > now.tiers || now.progress < 0 || now.progress > 1;
            look(self, held, rng);
        }
    }
}

static void run_traffic(void *data)
{
    traffic *self = data;
    sw_rng rng = sw_rng_seed(self->seed);
    holding held[HELD] = {{.claim = NULL}};
    double end_ms = os_clock_ms() + TRAFFIC_MS;
    while (os_clock_ms() < end_ms)
        act(self, &held[sw_rng_below(&rng, HELD)], &rng);
    for (int i = 0; i < HELD; i++)
        solver_pattern_claim_drop(held[i].claim);
}

CLAIM(claims_come_and_go_on_two_threads)
{
    traffic threads[THREADS];
    pattern_store *store = solver_pattern_store_create(budgets[BUDGETS - 1], NULL);
    assert_non_null(store);
    for (int i = 0; i < THREADS; i++) {
        threads[i] = (traffic){.store = store, .seed = (uint64_t)i};
        assert_int_equal(os_thread_start(&threads[i].thread, run_traffic, &threads[i], NULL),
                         SW_OK);
    }
    int claims = 0, looks = 0, wrong = 0;
    for (int i = 0; i < THREADS; i++) {
        os_thread_join(threads[i].thread);
        claims += threads[i].claims;
        looks += threads[i].looks;
        wrong += threads[i].wrong;
    }
    solver_pattern_store_destroy(store);
    assert_int_equal(wrong, 0);
    assert_true(claims > 0);
    assert_true(looks > 0);
    assert_int_equal(live_pages(), 0);
}

/* Meanwhile the main thread keeps the solver busy with claims and budgets. */
static const solver_answer *await_in_traffic(solver_job *job, solver *solving, sw_rng *rng)
{
    const solver_answer *answer;
    while (!(answer = solver_job_answer(job))) {
        puzzle_size size = shapes[sw_rng_below(rng, SHAPES)];
        puzzle_board goal = oracle_goal(size, puzzle_size_cells(size) - 1);
        solver_claim *claim = solver_claim_tables(solving, &goal);
        assert_non_null(claim);
        solver_set_memory(solving, (solver_memory)sw_rng_below(rng, SOLVER_MEMORY_LARGE));
        nanosleep(&(struct timespec){.tv_nsec = (long)sw_rng_below(rng, 8000000)}, NULL);
        solver_claim_drop(claim);
    }
    return answer;
}

CLAIM(searches_stay_right_while_tables_come_and_go)
{
    enum { KORF = 100, EASY = 48, MOST = ORACLE_STRIDE > 1 ? 3 : 16 };
    static benchmark_board boards[KORF];
    int count = benchmark_read("korf100.txt", boards, KORF), solved = 0;
    solver *solving;
    assert_int_equal(solver_create(&solving, NULL), SW_OK);
    sw_rng rng = sw_rng_seed(15);
    for (int i = 0; i < count && solved < MOST; i++) {
        if (boards[i].optimal > EASY)
            continue;
        solver_request request = {
            .start = boards[i].board, .engine = SOLVER_OPTIMAL, .threads = 1 + solved % 2};
        puzzle_goal_make(&request.goal, PUZZLE_GOAL_BLANK_FIRST, request.start.size, NULL);
        solver_job *job;
        assert_int_equal(solver_job_start(&job, solving, &request, NULL, NULL, NULL), SW_OK);
        const solver_answer *answer = await_in_traffic(job, solving, &rng);
        assert_int_equal(answer->status, SW_OK);
        assert_int_equal(answer->path.length, boards[i].optimal);
        solver_job_destroy(job);
        solved++;
    }
    assert_true(solved > 0);
    solver_destroy(solving);
    assert_int_equal(live_pages(), 0);
}
