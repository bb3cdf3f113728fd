/* The table of what the game asks the solver for. */
#include "game/ask.h"

#include "os/thread.h"

enum { ALL_CORES = -1, LAB_BYTES = 512 << 20 };

typedef struct ask_policy {
    solver_engine engine;
    double provable_ms, other_ms; /* by solver_proves; 0 for no limit */
    int threads;
    size_t memory_limit; /* of a named method */
} ask_policy;

static const ask_policy policies[GAME_ASK_PURPOSES] = {
    [GAME_ASK_HINT] = {SOLVER_ANYTIME, 15000, 15000, ALL_CORES, 0},
    [GAME_ASK_WATCH] = {SOLVER_AUTO, 20000, 20000, ALL_CORES, 0},
    [GAME_ASK_RACE] = {SOLVER_AUTO, 20000, 3000, ALL_CORES, 0},
    [GAME_ASK_LINE] = {SOLVER_AUTO, 5000, 3000, ALL_CORES, 0},
    [GAME_ASK_PAR_PROOF] = {SOLVER_OPTIMAL, 10000, 10000, ALL_CORES, 0},
    [GAME_ASK_PAR] = {SOLVER_AUTO, 10000, 10000, ALL_CORES, 0},
    [GAME_ASK_LEVEL_PROOF] = {SOLVER_OPTIMAL, 60000, 60000, ALL_CORES, 0},
    [GAME_ASK_LEVEL] = {SOLVER_AUTO, 1000, 1000, ALL_CORES, 0},
    [GAME_ASK_REST] = {SOLVER_AUTO, 0, 0, ALL_CORES, 0},
    [GAME_ASK_PLACE] = {SOLVER_AUTO, 0, 0, 1, 0},
    [GAME_ASK_DISTANCES] = {SOLVER_OPTIMAL, 20000, 20000, 2, 0},
    [GAME_ASK_METHOD] = {SOLVER_OPTIMAL, 0, 0, 2, LAB_BYTES},
    [GAME_ASK_STEPS] = {SOLVER_AUTO, 0, 0, 1, LAB_BYTES},
    [GAME_ASK_EASY] = {SOLVER_OPTIMAL, 0, 0, 1, 0},
    [GAME_ASK_HARD] = {SOLVER_OPTIMAL, 200, 0, ALL_CORES, 0},
};

/* A search that asks no clock and waits for no table, and so is the same everywhere and every time. */
static void count_nodes(solver_request *request, uint64_t limit)
{
    request->method = (solver_method){SOLVER_IDASTAR, SOLVER_LINEAR_CONFLICT};
    request->node_limit = limit;
}

solver_request game_ask(game_ask_purpose purpose, const puzzle_board *start,
                        const puzzle_board *goal)
{
    enum { EASY_NODES = 3000, ONE_LOOK = 1 }; /* a millisecond or two, and no more than that */
    const ask_policy *policy = &policies[purpose];
    solver_request request = {
        .start = *start,
        .goal = *goal,
        .engine = policy->engine,
        .time_ms = solver_proves(start->size) ? policy->provable_ms : policy->other_ms,
        .threads = policy->threads == ALL_CORES ? os_thread_cores() : policy->threads,
        .memory_limit = policy->memory_limit,
    };
    if (purpose == GAME_ASK_EASY)
        count_nodes(&request, EASY_NODES);
    if (purpose == GAME_ASK_HARD && !solver_proves(start->size))
        count_nodes(&request, ONE_LOOK);
    return request;
}

double game_ask_place_ms(puzzle_size size, puzzle_metric metric, double limit_ms, bool long_look)
{
    enum { LONG_LOOK_MS = 100, SHORT_LOOK_MS = 4, SLIDES_MS = 15000 };
    bool makes_tables = metric == PUZZLE_METRIC_SLIDES && limit_ms > 0 && limit_ms < SLIDES_MS;
    if (solver_proves(size))
        return makes_tables ? SLIDES_MS : limit_ms;
    double look_ms = long_look ? LONG_LOOK_MS : SHORT_LOOK_MS;
    return limit_ms > 0 && limit_ms < look_ms ? limit_ms : look_ms;
}

bool game_ask_tries_proof(puzzle_size size)
{
    enum { PROOF_CELLS = 25 };
    return puzzle_size_cells(size) <= PROOF_CELLS;
}
