/* The lines of the engine: each is put together here. */
#include "engine/engine_say.h"

#include "base/text.h"
#include "base/utf8.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum {
    LINE_SIZE = 1024,
    OPTION_SIZE = 4096,
    PATH_LINE_LIMIT = 1 << 20,
    SHOWN = 40 /* bytes of a word */
};

void cli_engine_output_init(engine_output *out, cli_engine_front front)
{
    *out = (engine_output){.front = front};
    os_mutex_init(&out->lock);
}

void cli_engine_output_deinit(engine_output *output)
{
    os_mutex_deinit(&output->lock);
}

static void pass(engine_output *output, const char *line)
{
    os_mutex_lock(&output->lock);
    output->front.write(output->front.data, line);
    os_mutex_unlock(&output->lock);
}

/* Half a line would say what is not so. */
static void pass_text(engine_output *output, sw_text *line)
{
    pass(output, line->failed ? "error memory ran out" : line->data);
    sw_text_deinit(line);
}

void cli_engine_say(engine_output *output, const char *format, ...)
{
    char line[LINE_SIZE];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    sw_utf8_make_harmless(line, strlen(line)); /* input is quoted, and may hold anything */
    pass(output, line);
}

void cli_engine_say_ignored(engine_output *output, engine_word word)
{
    int length = word.length < SHOWN ? word.length : SHOWN;
    cli_engine_say(output, "info string ignored: %.*s", length, word.text);
}

/* ---- Who this is ---- */

bool cli_engine_offers(const char *option)
{
    static const char *const of_go[] = {"engine", "time-ms", "nodes"};
    for (size_t i = 0; i < sizeof of_go / sizeof *of_go; i++)
        if (strcmp(of_go[i], option) == 0)
            return false;
    return true;
}

static void add_type(sw_text *line, int option)
{
    static const char *const types[] = {
        [SLIDEWISE_OPTION_NUMBER] = "number",
        [SLIDEWISE_OPTION_CHOICE] = "choice",
        [SLIDEWISE_OPTION_FOLDER] = "folder",
    };
    sw_text_addf(line, " type %s", types[slidewise_option_kind(option)]);
}

static void add_range(sw_text *line, int option)
{
    if (slidewise_option_kind(option) == SLIDEWISE_OPTION_NUMBER)
        sw_text_addf(line, " min %" PRId64 " max %" PRId64, slidewise_option_least(option),
                     slidewise_option_most(option));
    for (int i = 0; slidewise_option_word(option, i); i++)
        sw_text_addf(line, " var %s", slidewise_option_word(option, i));
}

static void say_option(engine_output *output, slidewise_solver *solver, int option)
{
    const char *name = slidewise_option_name(option);
    char value[OPTION_SIZE];
    sw_text line;
    sw_text_init(&line, 2 * OPTION_SIZE);
    slidewise_solver_get(solver, name, value, sizeof value);
    sw_text_addf(&line, "option name %s", name);
    add_type(&line, option);
    sw_text_add(&line, *value ? " default " : " default");
    sw_text_add_harmless(&line, value, strlen(value));
    add_range(&line, option);
    pass_text(output, &line);
}

void cli_engine_say_identity(engine_output *output, slidewise_solver *solver)
{
    cli_engine_say(output, "id name Slidewise %s", slidewise_version());
    cli_engine_say(output, "id author The Slidewise authors");
    for (int option = 0; slidewise_option_name(option); option++)
        if (cli_engine_offers(slidewise_option_name(option)))
            say_option(output, solver, option);
    cli_engine_say(output, "sspok");
}

/* ---- Searches ---- */

static const char *or_dash(const char *path)
{
    return path && *path ? path : "-";
}

static void add_lengths(sw_text *line, const slidewise_result *result)
{
    if (slidewise_result_path(result))
        sw_text_addf(line, " moves %d slides %d", slidewise_result_moves(result),
                     slidewise_result_slides(result));
}

static void add_effort(sw_text *line, const slidewise_result *result)
{
    sw_text_addf(line, " bound %d nodes %" PRIu64 " time %.0f", slidewise_result_bound(result),
                 slidewise_result_nodes(result), slidewise_result_milliseconds(result));
}

static const char *status_of(const slidewise_result *result, bool limited)
{
    if (slidewise_result_proved(result))
        return "optimal";
    if (slidewise_result_path(result))
        return "solved";
    if (slidewise_result_status(result) == SLIDEWISE_STOPPED)
        return limited ? "limit" : "stopped";
    return slidewise_status_word(slidewise_result_status(result));
}

void cli_engine_say_info(engine_output *output, const slidewise_result *result, bool with_path)
{
    sw_text line;
    sw_text_init(&line, PATH_LINE_LIMIT);
    sw_text_add(&line, "info");
    add_lengths(&line, result);
    add_effort(&line, result);
    if (with_path)
        sw_text_addf(&line, " pv %s", or_dash(slidewise_result_path(result)));
    pass_text(output, &line);
}

static void say_end(engine_output *output, const char *word, const char *path,
                    const slidewise_result *result, bool limited)
{
    sw_text line;
    sw_text_init(&line, PATH_LINE_LIMIT);
    sw_text_addf(&line, "%s %s", word, or_dash(path));
    add_lengths(&line, result);
    add_effort(&line, result);
    sw_text_addf(&line, " status %s", status_of(result, limited));
    pass_text(output, &line);
}

void cli_engine_say_path(engine_output *output, const slidewise_result *result, bool limited)
{
    say_end(output, "bestpath", slidewise_result_path(result), result, limited);
}

void cli_engine_say_move(engine_output *output, const slidewise_result *result, bool limited)
{
    const char *path = slidewise_result_path(result);
    char move[] = {path ? *path : '\0', '\0'};
    say_end(output, "bestmove", move, result, limited);
}

void cli_engine_say_distances(engine_output *output, const slidewise_result *result, bool limited)
{
    sw_text line;
    sw_text_init(&line, LINE_SIZE);
    sw_text_add(&line, "distances");
    if (slidewise_result_proved(result))
        sw_text_addf(&line, " moves %d best %s", slidewise_result_bound(result),
                     or_dash(slidewise_result_best(result)));
    for (const char *move = "URDL"; *move; move++)
        if (slidewise_result_after(result, *move) >= 0)
            sw_text_addf(&line, " %c %d", *move, slidewise_result_after(result, *move));
    add_effort(&line, result);
    sw_text_addf(&line, " status %s", status_of(result, limited));
    pass_text(output, &line);
}
