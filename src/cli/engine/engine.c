/* The engine: which command is answered at once and which waits, and the thread that carries them
 * out. */
#include "engine/engine.h"

#include "base/scan.h"
#include "engine/engine_parse.h"
#include "engine/engine_say.h"
#include "engine/engine_words.h"
#include "os/paths.h"
#include "os/thread.h"
#include "solver/cache.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LOOK_MS = 50, QUEUE_BYTES = 64 << 20 };

/* A command that waits for its turn. */
typedef struct engine_command {
    struct engine_command *next;
    uint64_t number; /* of all commands, from 1 */
    char line[];
} engine_command;

/* Commands in the order in which they came, and the search that one of them began. Any thread calls its functions. */
typedef struct engine_queue {
    os_mutex lock; /* of all that follows */
    os_condition changed;
    engine_command *first, **last;
    size_t bytes;       /* that wait */
    uint64_t taken;     /* commands so far */
    uint64_t stopped;   /* commands up to that number were asked to stop */
    uint64_t running;   /* the command that is carried out */
    slidewise_job *job; /* its search, or NULL; borrowed */
    bool ended;         /* no commands will come any more */
    bool quit;          /* and those that wait are dropped */
} engine_queue;

/* What searches run with. */
typedef struct engine_mind {
    slidewise_solver *solver;
    engine_position position;
    slidewise_board *prepared; /* the goal whose tables are kept, or NULL; owned */
    engine_queue *queue;
    engine_output *output;
} engine_mind;

struct cli_engine {
    engine_output output;
    engine_queue queue;
    engine_mind mind;          /* the worker's */
    char values[OS_PATH_SIZE]; /* the folder of learned values; "" where there is none */
    bool quitting;             /* a first quit was read */
    os_thread worker;
};

/* ---- Commands that wait, and what stops those that run ---- */

static void queue_init(engine_queue *out)
{
    *out = (engine_queue){0};
    out->last = &out->first;
    os_mutex_init(&out->lock);
    os_condition_init(&out->changed);
}

static engine_command *pop(engine_queue *queue)
{
    engine_command *first = queue->first;
    if (!first)
        return NULL;
    queue->first = first->next;
    if (!queue->first)
        queue->last = &queue->first;
    queue->bytes -= strlen(first->line);
    return first;
}

static void queue_deinit(engine_queue *queue)
{
    for (engine_command *waiting; (waiting = pop(queue));)
        free(waiting);
    os_condition_deinit(&queue->changed);
    os_mutex_deinit(&queue->lock);
}

static void append(engine_queue *queue, engine_command *command, size_t length)
{
    command->number = ++queue->taken;
    *queue->last = command;
    queue->last = &command->next;
    queue->bytes += length;
    os_condition_signal_all(&queue->changed);
}

/* False where more than QUEUE_BYTES wait, or memory ran out. */
static bool queue_add(engine_queue *queue, const char *line, size_t length)
{
    engine_command *command = malloc(sizeof *command + length + 1);
    if (!command)
        return false;
    command->next = NULL;
    memcpy(command->line, line, length);
    command->line[length] = '\0';
    length = strlen(command->line); /* a NUL ends it */
    os_mutex_lock(&queue->lock);
    bool has_room = queue->bytes + length <= QUEUE_BYTES;
    if (has_room)
        append(queue, command, length);
    os_mutex_unlock(&queue->lock);
    if (!has_room)
        free(command);
    return has_room;
}

/* Waits for the next command, which the caller frees; NULL at the end. */
static engine_command *queue_take(engine_queue *queue)
{
    os_mutex_lock(&queue->lock);
    while (!queue->first && !queue->ended && !queue->quit)
        os_condition_wait(&queue->changed, &queue->lock);
    engine_command *command = queue->quit ? NULL : pop(queue);
    queue->running = command ? command->number : 0;
    os_mutex_unlock(&queue->lock);
    return command;
}

/* Under the lock: every command that came so far ends as soon as it can. */
static void stop_all(engine_queue *queue)
{
    queue->stopped = queue->taken;
    if (queue->job)
        slidewise_job_stop(queue->job);
    os_condition_signal_all(&queue->changed);
}

static void queue_stop(engine_queue *queue)
{
    os_mutex_lock(&queue->lock);
    stop_all(queue);
    os_mutex_unlock(&queue->lock);
}

/* Those that wait are dropped, too. */
static void queue_quit(engine_queue *queue)
{
    os_mutex_lock(&queue->lock);
    queue->quit = true;
    stop_all(queue);
    os_mutex_unlock(&queue->lock);
}

static void queue_end(engine_queue *queue)
{
    os_mutex_lock(&queue->lock);
    queue->ended = true;
    os_condition_signal_all(&queue->changed);
    os_mutex_unlock(&queue->lock);
}

/* Under the lock. */
static bool is_stopped(const engine_queue *queue)
{
    return queue->running <= queue->stopped;
}

/* Of the command that is carried out: its search, which a stop then reaches; NULL when that has ended. */
static void queue_set_job(engine_queue *queue, slidewise_job *job)
{
    os_mutex_lock(&queue->lock);
    queue->job = job;
    if (job && is_stopped(queue))
        slidewise_job_stop(job);
    os_mutex_unlock(&queue->lock);
}

static bool queue_is_stopped(engine_queue *queue)
{
    os_mutex_lock(&queue->lock);
    bool stopped = is_stopped(queue);
    os_mutex_unlock(&queue->lock);
    return stopped;
}

static bool queue_has_ended(engine_queue *queue)
{
    os_mutex_lock(&queue->lock);
    bool ended = queue->ended;
    os_mutex_unlock(&queue->lock);
    return ended;
}

/* ---- A search begun ---- */

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

/* ---- A search watched ---- */

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
           (go->infinite && queue_has_ended(search->mind->queue));
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

/* Carries out a "go": says what is found on the way, and one line at the end. What is wrong is said instead. */
static void think(engine_mind *mind, const engine_go *go)
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
    queue_set_job(mind->queue, search.job);
    watch(&search);
    queue_set_job(mind->queue, NULL);
    slidewise_job_free(search.job);
}

/* ---- The signature: what a fixed list of boards takes, and what it gives ---- */

/* Boards of one size, scrambled by the seeds 1 to count. */
typedef struct bench_part {
    int columns, rows;
    const char *goal, *engine, *metric, *nodes;
    int count;
} bench_part;

static const bench_part bench_parts[] = {
    {3, 3, "standard", "optimal", "moves", "0", 20},
    {3, 3, "spiral", "optimal", "slides", "0", 20},
    {4, 4, "blank-first", "optimal", "moves", "0", 20},
    {4, 4, "standard", "optimal", "slides", "0", 3},
    {5, 3, "snake", "optimal", "moves", "0", 5},
    {5, 5, "standard", "optimal", "moves", "200000", 3},
    {5, 5, "standard", "anytime", "moves", "50000", 3},
    {5, 5, "standard", "anytime", "slides", "50000", 3},
    {6, 6, "standard", "anytime", "moves", "50000", 2},
    {7, 7, "columns", "anytime", "moves", "50000", 2},
    {9, 5, "standard", "anytime", "moves", "50000", 2},
    {12, 12, "standard", "anytime", "moves", "50000", 1},
};

typedef struct bench_sums {
    uint64_t nodes;
    int moves, bounds; /* where a limit ends every search, these show that another one is at work */
} bench_sums;

static slidewise_status set_bench_options(slidewise_solver *solver, const bench_part *part,
                                          const char *values, char *error)
{
    const char *const options[][2] = {
        {"memory", "128"},        {"values-folder", values}, {"engine", part->engine},
        {"metric", part->metric}, {"nodes", part->nodes},
    };
    slidewise_status status = SLIDEWISE_OK;
    for (size_t i = 0; i < sizeof options / sizeof *options && status == SLIDEWISE_OK; i++)
        status = slidewise_solver_set(solver, options[i][0], options[i][1], error);
    return status;
}

static slidewise_status solve_scrambled(slidewise_solver *solver, const slidewise_board *goal,
                                        int seed, bench_sums *sums, char *error)
{
    slidewise_board *board;
    slidewise_result *result;
    slidewise_status status = slidewise_board_scramble(&board, goal, (uint64_t)seed, error);
    if (status != SLIDEWISE_OK)
        return status;
    status = slidewise_solve(solver, board, goal, &result, error);
    slidewise_board_free(board);
    if (status != SLIDEWISE_OK && status != SLIDEWISE_LIMIT)
        return status;
    sums->nodes += slidewise_result_nodes(result);
    sums->moves += slidewise_result_path(result) ? slidewise_result_moves(result) : 0;
    sums->bounds += slidewise_result_bound(result);
    slidewise_result_free(result);
    return SLIDEWISE_OK;
}

/* Tables are made first: what a search would have by then depends on the machine. */
static slidewise_status run_seeds(slidewise_solver *solver, const slidewise_board *goal,
                                  const bench_part *part, engine_queue *queue, bench_sums *sums,
                                  char *error)
{
    slidewise_status status = slidewise_tables_build(solver, goal, NULL, NULL, error);
    for (int seed = 1; seed <= part->count && status == SLIDEWISE_OK; seed++)
        status = queue_is_stopped(queue) ? SLIDEWISE_STOPPED
                                         : solve_scrambled(solver, goal, seed, sums, error);
    return status;
}

static slidewise_status run_part(const bench_part *part, engine_queue *queue, const char *values,
                                 bench_sums *sums, char *error)
{
    slidewise_board *goal = NULL;
    slidewise_solver *solver = NULL;
    slidewise_status status =
        slidewise_board_create_goal(&goal, part->goal, part->columns, part->rows, error);
    if (status == SLIDEWISE_OK)
        status = slidewise_solver_create(&solver, error);
    if (status == SLIDEWISE_OK)
        status = set_bench_options(solver, part, values, error);
    if (status == SLIDEWISE_OK)
        status = run_seeds(solver, goal, part, queue, sums, error);
    slidewise_solver_free(solver);
    slidewise_board_free(goal);
    return status;
}

/* Solves a fixed list of boards, which takes some seconds, and says how many nodes that took in all, and the sums of the
 * lengths and bounds found: the same on every machine, until a search changes. */
static void run_bench(cli_engine *engine)
{
    engine_output *output = &engine->output;
    char error[SLIDEWISE_ERROR_SIZE];
    bench_sums all = {0};
    slidewise_status status = SLIDEWISE_OK;
    for (size_t i = 0; i < sizeof bench_parts / sizeof *bench_parts && status == SLIDEWISE_OK;
         i++) {
        const bench_part *part = &bench_parts[i];
        bench_sums sums = {0};
        status = run_part(part, &engine->queue, engine->values, &sums, error);
        if (status == SLIDEWISE_OK)
            cli_engine_say(output,
                           "info string %d boards of %dx%d %s in %s: nodes %" PRIu64
                           " moves %d bounds %d",
                           part->count, part->columns, part->rows, part->engine, part->metric,
                           sums.nodes, sums.moves, sums.bounds);
        all.nodes += sums.nodes;
        all.moves += sums.moves;
        all.bounds += sums.bounds;
    }
    if (status == SLIDEWISE_OK)
        cli_engine_say(output, "signature nodes %" PRIu64 " moves %d bounds %d", all.nodes,
                       all.moves, all.bounds);
    else
        cli_engine_say(output, "error %s",
                       status == SLIDEWISE_STOPPED ? "the bench was stopped" : error);
}

/* ---- The worker ---- */

static void set_option(cli_engine *engine, char *line)
{
    char error[SLIDEWISE_ERROR_SIZE];
    const char *at = line;
    engine_word word, name = {0};
    char *value = NULL;
    while (!value && cli_engine_next_word(&at, &word)) {
        if (cli_engine_is_word(word, "name"))
            cli_engine_next_word(&at, &name);
        else if (cli_engine_is_word(word, "value"))
            value = cli_engine_trim(line + (at - line));
    }
    if (name.length == 0) {
        cli_engine_say(&engine->output, "error setoption needs a name");
        return;
    }
    line[name.text + name.length - line] = '\0';
    if (!cli_engine_offers(name.text))
        cli_engine_say(&engine->output, "error %s comes with go", name.text);
    else if (slidewise_solver_set(engine->mind.solver, name.text, value ? value : "", error) !=
             SLIDEWISE_OK)
        cli_engine_say(&engine->output, "error %s", error);
}

static void go(cli_engine *engine, const char *line)
{
    engine_go parsed;
    if (cli_engine_parse_go(&parsed, line, &engine->output))
        think(&engine->mind, &parsed);
}

static void carry_out(cli_engine *engine, char *line)
{
    const char *at = line;
    engine_word word = {0};
    cli_engine_next_word(&at, &word);
    char *rest = line + (at - line);
    if (cli_engine_is_word(word, "position"))
        cli_engine_parse_position(&engine->mind.position, rest, &engine->output);
    else if (cli_engine_is_word(word, "go"))
        go(engine, rest);
    else if (cli_engine_is_word(word, "setoption"))
        set_option(engine, rest);
    else if (cli_engine_is_word(word, "bench"))
        run_bench(engine);
    else if (word.length > 0)
        cli_engine_say_ignored(&engine->output, word);
}

static void work(void *data)
{
    cli_engine *engine = data;
    for (engine_command *next; (next = queue_take(&engine->queue));) {
        carry_out(engine, next->line);
        free(next);
    }
    const cli_engine_front *front = &engine->output.front;
    if (front->over)
        front->over(front->data);
}

/* ---- Begun and ended ---- */

/* The folders that the other verbs have, too. */
static void use_folders(cli_engine *engine)
{
    char folder[OS_PATH_SIZE];
    size_t size = sizeof engine->values;
    if (os_path_bundled(folder, sizeof folder, "assets", NULL) == SW_OK &&
        os_path_join(engine->values, size, folder, "values", NULL) == SW_OK)
        slidewise_solver_set(engine->mind.solver, "values-folder", engine->values, NULL);
    if (solver_cache_folder(folder, sizeof folder, NULL) == SW_OK)
        slidewise_solver_set(engine->mind.solver, "cache-folder", folder, NULL);
}

static void free_engine(cli_engine *engine)
{
    cli_engine_position_deinit(&engine->mind.position);
    slidewise_board_free(engine->mind.prepared);
    slidewise_solver_free(engine->mind.solver);
    queue_deinit(&engine->queue);
    cli_engine_output_deinit(&engine->output);
    free(engine);
}

sw_status cli_engine_create(cli_engine **out, cli_engine_front front, sw_error *error)
{
    cli_engine *made = calloc(1, sizeof *made);
    if (!made)
        return sw_fail(error, SW_NO_MEMORY, "memory ran out");
    cli_engine_output_init(&made->output, front);
    queue_init(&made->queue);
    made->mind.queue = &made->queue;
    made->mind.output = &made->output;
    sw_status status = SW_OK;
    if (slidewise_solver_create(&made->mind.solver, NULL) != SLIDEWISE_OK)
        status = sw_fail(error, SW_NO_MEMORY, "memory ran out");
    if (status == SW_OK) {
        use_folders(made);
        status = os_thread_start(&made->worker, work, made, error);
    }
    if (status != SW_OK) {
        free_engine(made);
        return status;
    }
    *out = made;
    return SW_OK;
}

void cli_engine_destroy(cli_engine *engine)
{
    queue_end(&engine->queue);
    os_thread_join(engine->worker);
    free_engine(engine);
}

/* ---- Fed ---- */

void cli_engine_refuse(cli_engine *engine, const sw_error *error)
{
    cli_engine_say(&engine->output, "error %s", error->message);
}

static void pong(cli_engine *engine, const char *rest, size_t length)
{
    int cut = length < 200 ? (int)length : 200;
    cli_engine_say(&engine->output, "pong%.*s", cut, rest);
}

void cli_engine_abandon(cli_engine *engine)
{
    queue_quit(&engine->queue);
}

/* The first quit is the end of the input, but the engine listens on; the second one waits for nothing. */
static bool quit(cli_engine *engine)
{
    if (engine->quitting)
        cli_engine_abandon(engine);
    else
        queue_end(&engine->queue);
    bool goes_on = !engine->quitting;
    engine->quitting = true;
    return goes_on;
}

bool cli_engine_feed(cli_engine *engine, const char *line, size_t length)
{
    const char *at = line;
    engine_word word = {0};
    cli_engine_next_word(&at, &word);
    if (cli_engine_is_word(word, "quit"))
        return quit(engine);
    if (cli_engine_is_word(word, "stop"))
        queue_stop(&engine->queue);
    else if (cli_engine_is_word(word, "isready"))
        cli_engine_say(&engine->output, "readyok");
    else if (cli_engine_is_word(word, "ping"))
        pong(engine, at, strlen(at));
    else if (cli_engine_is_word(word, "ssp"))
        cli_engine_say_identity(&engine->output, engine->mind.solver);
    else if (engine->quitting && word.length > 0)
        cli_engine_say_ignored(&engine->output, word);
    else if (!engine->quitting && !queue_add(&engine->queue, line, length))
        cli_engine_say(&engine->output, "error too many commands wait");
    return true;
}
