/* A "go": a job of the library, watched until its end. */
#include "engine/engine_think.h"

#include "base/scan.h"

#include <stdio.h>
#include <string.h>

enum { LOOK_MS = 50 };

/* ---- Begun ---- */

static const char *const engines[] = {
    [ENGINE_OPTIMAL] = "optimal",
    [ENGINE_ANYTIME] = "anytime",
    [ENGINE_HINT] = "auto",
    [ENGINE_DISTANCES] = "optimal",
};

static const char day_ms[] = "86400000"; /* the most that time-ms may be */

/* An option of the solver that a word of "go" stands for; "" leaves it as it is. */
typedef struct go_option {
    const char *word, *name, *value;
} go_option;

static slidewise_status set_options(engine_mind *mind, const engine_go *go, char *error)
{
    const char *time = go->infinite ? day_ms : *go->movetime ? go->movetime : "0";
    const go_option options[] = {
        {"mode", "engine", engines[go->mode]},
        {"movetime", "time-ms", time},
        {"nodes", "nodes", *go->nodes ? go->nodes : "0"},
        {"metric", "metric", go->metric},
    };
    char reason[SLIDEWISE_ERROR_SIZE];
    for (size_t i = 0; i < sizeof options / sizeof *options; i++) {
        const go_option *option = &options[i];
        slidewise_status status = SLIDEWISE_OK;
        if (*option->value)
            status = slidewise_solver_set(mind->solver, option->name, option->value, reason);
        if (status == SLIDEWISE_OK)
            continue;
        bool is_renamed = strcmp(option->word, option->name) != 0;
        snprintf(error, SLIDEWISE_ERROR_SIZE, "%s%s%.200s", is_renamed ? option->word : "",
                 is_renamed ? ": " : "", reason);
        return status;
    }
    return SLIDEWISE_OK;
}

/* Tables are made in the background from the first search for a goal on. */
static slidewise_status prepare(engine_mind *mind, char *error)
{
    const slidewise_board *goal = mind->position.goal;
    if (mind->prepared && slidewise_board_equal(mind->prepared, goal))
        return SLIDEWISE_OK;
    slidewise_tables_drop(mind->solver, NULL);
    slidewise_board_free(mind->prepared);
    mind->prepared = NULL;
    slidewise_status status = slidewise_board_copy(&mind->prepared, goal, error);
    return status == SLIDEWISE_OK ? slidewise_tables_keep(mind->solver, goal, error) : status;
}

static slidewise_status begin(slidewise_job **out, engine_mind *mind, const engine_go *go,
                              char *error)
{
    const engine_position *at = &mind->position;
    char metric[ENGINE_METRIC_SIZE];
    slidewise_solver_get(mind->solver, "metric", metric, sizeof metric);
    slidewise_status status = set_options(mind, go, error);
    if (status == SLIDEWISE_OK)
        status = prepare(mind, error);
    if (status == SLIDEWISE_OK)
        status = go->mode == ENGINE_DISTANCES
                     ? slidewise_job_start_distances(out, mind->solver, at->start, at->goal, error)
                     : slidewise_job_start(out, mind->solver, at->start, at->goal, error);
    slidewise_solver_set(mind->solver, "metric", metric, NULL); /* this search's own is over */
    return status;
}

/* ---- Watched ---- */

typedef struct watched {
    engine_mind *mind;
    const engine_go *go;
    int64_t depth; /* -1 for none */
    slidewise_job *job;
    int bound; /* the highest that has been said */
} watched;

static void say(watched *search, const slidewise_result *result, bool is_new)
{
    int bound = slidewise_result_bound(result);
    search->bound = bound > search->bound ? bound : search->bound;
    cli_engine_say_info(search->mind->output, result, is_new);
}

static void say_solutions(watched *search)
{
    for (slidewise_result *next; (next = slidewise_job_next(search->job));) {
        say(search, next, true);
        slidewise_result_free(next);
    }
}

static void say_bound(watched *search)
{
    slidewise_result *now = slidewise_job_now(search->job);
    if (now && slidewise_result_bound(now) > search->bound)
        say(search, now, false);
    slidewise_result_free(now);
}

/* Whether a limit of the command, which the solver does not know, has come. */
static bool is_over(const watched *search)
{
    const engine_go *go = search->go;
    return (search->depth >= 0 && search->bound > search->depth) ||
           (go->infinite && cli_engine_queue_has_ended(search->mind->queue));
}

static void watch(watched *search)
{
    bool limited = false;
    slidewise_status status;
    do {
        status = slidewise_job_wait(search->job, LOOK_MS);
        say_solutions(search);
        if (status == SLIDEWISE_RUNNING)
            say_bound(search);
        if (!limited && is_over(search)) {
            limited = true;
            slidewise_job_stop(search->job);
        }
    } while (status == SLIDEWISE_RUNNING);
    engine_output *output = search->mind->output;
    const slidewise_result *result = slidewise_job_result(search->job);
    if (!result)
        cli_engine_say(output, "error memory ran out");
    else if (search->go->mode == ENGINE_DISTANCES)
        cli_engine_say_distances(output, result, limited);
    else if (search->go->mode == ENGINE_HINT)
        cli_engine_say_move(output, result, limited);
    else
        cli_engine_say_path(output, result, limited);
}

/* The library has no such limit. */
static bool read_depth(watched *search)
{
    const char *text = search->go->depth;
    sw_scan scan = sw_scan_start(text, strlen(text));
    search->depth = -1;
    return !*text || (sw_scan_integer(&scan, 0, INT32_MAX, &search->depth) && sw_scan_done(&scan));
}

void cli_engine_think(engine_mind *mind, const engine_go *go)
{
    char error[SLIDEWISE_ERROR_SIZE];
    watched search = {.mind = mind, .go = go};
    if (!mind->position.start) {
        cli_engine_say(mind->output, "error there is no position");
        return;
    }
    if (!read_depth(&search)) {
        cli_engine_say(mind->output, "error depth takes a number from 0 to %d, not '%s'", INT32_MAX,
                       go->depth);
        return;
    }
    if (begin(&search.job, mind, go, error) != SLIDEWISE_OK) {
        cli_engine_say(mind->output, "error %s", error);
        return;
    }
    cli_engine_queue_set_job(mind->queue, search.job);
    watch(&search);
    cli_engine_queue_set_job(mind->queue, NULL);
    slidewise_job_free(search.job);
}
