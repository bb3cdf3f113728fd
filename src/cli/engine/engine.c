/* The engine: which command is answered at once and which waits, and the thread that carries them
 * out. */
#include "engine/engine.h"

#include "engine/engine_bench.h"
#include "engine/engine_think.h"
#include "engine/engine_words.h"
#include "os/paths.h"
#include "solver/cache.h"

#include <stdlib.h>
#include <string.h>

struct cli_engine {
    engine_output output;
    engine_queue queue;
    engine_mind mind;          /* the worker's */
    char values[OS_PATH_SIZE]; /* the folder of learned values; "" where there is none */
    bool quitting;             /* a first quit was read */
    os_thread worker;
};

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
        cli_engine_think(&engine->mind, &parsed);
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
        cli_engine_bench(&engine->queue, &engine->output, engine->values);
    else if (word.length > 0)
        cli_engine_say_ignored(&engine->output, word);
}

static void work(void *data)
{
    cli_engine *engine = data;
    for (engine_command *next; (next = cli_engine_queue_take(&engine->queue));) {
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
    cli_engine_queue_deinit(&engine->queue);
    cli_engine_output_deinit(&engine->output);
    free(engine);
}

sw_status cli_engine_create(cli_engine **out, cli_engine_front front, sw_error *error)
{
    cli_engine *made = calloc(1, sizeof *made);
    if (!made)
        return sw_fail(error, SW_NO_MEMORY, "memory ran out");
    cli_engine_output_init(&made->output, front);
    cli_engine_queue_init(&made->queue);
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
    cli_engine_queue_end(&engine->queue);
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
    cli_engine_queue_quit(&engine->queue);
}

/* The first quit is the end of the input, but the engine listens on; the second one waits for nothing. */
static bool quit(cli_engine *engine)
{
    if (engine->quitting)
        cli_engine_abandon(engine);
    else
        cli_engine_queue_end(&engine->queue);
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
        cli_engine_queue_stop(&engine->queue);
    else if (cli_engine_is_word(word, "isready"))
        cli_engine_say(&engine->output, "readyok");
    else if (cli_engine_is_word(word, "ping"))
        pong(engine, at, strlen(at));
    else if (cli_engine_is_word(word, "ssp"))
        cli_engine_say_identity(&engine->output, engine->mind.solver);
    else if (engine->quitting && word.length > 0)
        cli_engine_say_ignored(&engine->output, word);
    else if (!engine->quitting && !cli_engine_queue_add(&engine->queue, line, length))
        cli_engine_say(&engine->output, "error too many commands wait");
    return true;
}
