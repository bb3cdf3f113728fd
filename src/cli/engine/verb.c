/* `engine`: the solver on standard input and output. */
#include "verbs.h"

#include "engine/engine.h"
#include "os/lines.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdio.h>

enum { LINE_LIMIT = 1 << 16 };

/* Where lines come from and go to. */
typedef struct pipes {
    os_lines *input;
    atomic_int failed; /* what the system said about the output; 0 for nothing */
} pipes;

static void write_line(void *data, const char *line)
{
    pipes *both = data;
    if (atomic_load(&both->failed) != 0)
        return;
    errno = 0;
    if (fputs(line, stdout) >= 0 && fputc('\n', stdout) != EOF && fflush(stdout) == 0)
        return;
    atomic_store(&both->failed, errno != 0 ? errno : EIO);
    os_lines_interrupt(both->input);
}

/* The engine has quit: there is nothing more to read. */
static void stop_reading(void *data)
{
    const pipes *both = data;
    os_lines_interrupt(both->input);
}

/* Feeds the engine until it quits or the lines end. */
static sw_status feed_all(cli_engine *engine, os_lines *input, sw_error *error)
{
    for (bool goes_on = true; goes_on;) {
        os_line line;
        sw_status status = os_lines_next(input, &line, error);
        if (status == SW_OK)
            goes_on = cli_engine_feed(engine, line.text, line.length);
        else if (status == SW_BAD_INPUT)
            cli_engine_refuse(engine, error);
        else
            return status == SW_IO ? status : SW_OK;
    }
    return SW_OK;
}

static int run_engine(void)
{
    sw_error error;
    pipes both = {0};
    cli_engine *engine;
    if (os_lines_open(&both.input, "-", LINE_LIMIT, &error) != SW_OK)
        return cli_complain("engine", &error);
    cli_engine_front front = {write_line, stop_reading, &both};
    sw_status status = cli_engine_create(&engine, front, &error);
    if (status == SW_OK) {
        status = feed_all(engine, both.input, &error);
        if (atomic_load(&both.failed) != 0) /* nobody reads what would be found */
            cli_engine_abandon(engine);
        cli_engine_destroy(engine);
    }
    os_lines_close(both.input);
    if (atomic_load(&both.failed) != 0)
        return cli_output_failed(atomic_load(&both.failed));
    return status == SW_OK ? CLI_ANSWERED : cli_complain("engine", &error);
}

static int run(void *settings, int operands, char **words)
{
    sw_error error;
    (void)settings;
    if (operands == 0)
        return run_engine();
    sw_fail(&error, SW_BAD_INPUT, "'%.40s' is too much: commands come by standard input", words[0]);
    return cli_complain("engine", &error);
}

const cli_verb cli_engine_verb = {
    .name = "engine",
    .synopsis = "[OPTION]...",
    .about = "Reads commands from standard input, a line each, and answers on standard output, so\n"
             "that other programs can solve boards. It listens while it thinks, too.\n"
             "docs/PROTOCOL.md is the specification.\n"
             "\n"
             "  ssp                says who it is, and its options\n"
             "  setoption          name N value V: memory, threads, metric and folders\n"
             "  position           size CxR board BOARD, with goal G before it where the goal is\n"
             "                     not the standard one, or id ID\n"
             "  go                 optimal, anytime, hint or distances; movetime MS, nodes N,\n"
             "                     depth N, metric M and infinite say how far\n"
             "  stop               ends the search now\n"
             "  isready            is answered at once\n"
             "  ping               TEXT: is answered at once, with the same text\n"
             "  bench              solves some boards, and says how many nodes that took\n"
             "  quit               ends the program once all before it has been answered, as the\n"
             "                     end of the input does; infinite ends then; after stop, or sent\n"
             "                     twice: at once\n",
    .notes = "Exit status: 0; 2 bad usage, or standard input or output failed.\n",
    .self = {.run = run, .most = CLI_ANY},
};
