/* The engine, fed with lines and then told to stop: it carries out all of them, and every line that it
 * prints is one of docs/PROTOCOL.md, as this file reads that. What makes tables is left out, for it would take nearly
 * all of the time: other tests search. */

#include "base/utf8.h"
#include "engine/engine.h"
#include "require.h"
#include "slidewise.h"
#include "solver/distances.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <time.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* ---- Stand-ins for the solver, where a search would make tables ---- */

enum { FREE_CELLS = 9 /* so many are searched without */ };
static const double DAY_MS = 86400000; /* of a search that is infinite */

sw_status __real_solver_solve(solver *shared, const solver_request *request,
                              solver_progress *progress, solver_answer *out);
sw_status __wrap_solver_solve(solver *shared, const solver_request *request,
                              solver_progress *progress, solver_answer *out);
sw_status __real_solver_distances_find(solver *shared, const solver_request *request,
                                       solver_progress *progress, solver_distances *out);
sw_status __wrap_solver_distances_find(solver *shared, const solver_request *request,
                                       solver_progress *progress, solver_distances *out);
slidewise_status __wrap_slidewise_tables_keep(slidewise_solver *solver, const slidewise_board *goal,
                                              char *error);

static bool is_free(const solver_request *request)
{
    return puzzle_size_cells(request->start.size) <= FREE_CELLS;
}

/* Until somebody stops it. */
static void wait_for_ever(const solver_request *request, const solver_progress *progress)
{
    const struct timespec pause = {0, 50000};
    while (request->time_ms >= DAY_MS && !solver_progress_is_cancelled(progress))
        nanosleep(&pause, NULL);
}

/* Line by line, which needs no tables. */
sw_status __wrap_solver_solve(solver *shared, const solver_request *request,
                              solver_progress *progress, solver_answer *out)
{
    solver_request easy = *request;
    if (is_free(request))
        return __real_solver_solve(shared, request, progress, out);
    easy.engine = SOLVER_LINES;
    sw_status status = __real_solver_solve(shared, &easy, progress, out);
    wait_for_ever(request, progress);
    return status;
}

sw_status __wrap_solver_distances_find(solver *shared, const solver_request *request,
                                       solver_progress *progress, solver_distances *out)
{
    if (is_free(request))
        return __real_solver_distances_find(shared, request, progress, out);
    wait_for_ever(request, progress);
    *out = (solver_distances){.status = SW_LIMIT, .after = {-1, -1, -1, -1}};
    return SW_LIMIT;
}

slidewise_status __wrap_slidewise_tables_keep(slidewise_solver *solver, const slidewise_board *goal,
                                              char *error)
{
    (void)solver, (void)goal, (void)error;
    return SLIDEWISE_OK;
}

/* ---- A reader of the engine's lines; each function takes what it names, or leaves *at ---- */

static bool take(const char **at, const char *text)
{
    bool is_there = strncmp(*at, text, strlen(text)) == 0;
    *at += is_there ? strlen(text) : 0;
    return is_there;
}

static bool take_some(const char **at, const char *bytes)
{
    size_t length = strspn(*at, bytes);
    *at += length;
    return length > 0;
}

static bool take_number(const char **at, const char *name)
{
    return take(at, name) && take_some(at, "0123456789");
}

static bool take_path(const char **at)
{
    return take(at, "-") || take_some(at, "URDL");
}

static bool take_word(const char **at)
{
    size_t length = strcspn(*at, " \t");
    *at += length;
    return length > 0;
}

static bool take_text(const char **at)
{
    const char *begin = *at;
    uint32_t code;
    for (size_t step; (step = sw_utf8_read(*at, strlen(*at), &code)) > 0; *at += step)
        if (code == SW_UTF8_MALFORMED || sw_utf8_is_control(code))
            break;
    return *at > begin;
}

static bool take_effort(const char **at)
{
    return take_number(at, " bound ") && take_number(at, " nodes ") && take_number(at, " time ");
}

static bool take_lengths(const char **at)
{
    return !take_number(at, " moves ") || take_number(at, " slides ");
}

static bool take_status(const char **at)
{
    static const char *const words[] = {"optimal", "solved", "unsolvable", "limit", "stopped"};
    if (!take(at, " status "))
        return false;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (take(at, words[i]))
            return true;
    return false;
}

static bool is_info(const char *at)
{
    if (!take(&at, "info"))
        return false;
    if (take(&at, " string "))
        return take_text(&at) && !*at;
    return take_lengths(&at) && take_effort(&at) && (!take(&at, " pv ") || take_path(&at)) && !*at;
}

static bool is_end(const char *at)
{
    if (!take(&at, "bestpath ") && !take(&at, "bestmove "))
        return false;
    return take_path(&at) && take_lengths(&at) && take_effort(&at) && take_status(&at) && !*at;
}

static bool is_distances(const char *at)
{
    if (!take(&at, "distances"))
        return false;
    if (take_number(&at, " moves ") && !(take(&at, " best ") && take_path(&at)))
        return false;
    static const char *const moves[] = {" U ", " R ", " D ", " L "};
    for (size_t i = 0; i < sizeof moves / sizeof *moves; i++)
        take_number(&at, moves[i]);
    return take_effort(&at) && take_status(&at) && !*at;
}

static bool is_option(const char *at)
{
    if (!take(&at, "option name ") || !take_word(&at) || !take(&at, " type "))
        return false;
    if (take(&at, "folder default"))
        return !*at || (take(&at, " ") && take_text(&at) && !*at);
    if (take(&at, "number"))
        return take_number(&at, " default ") && take_number(&at, " min ") &&
               take_number(&at, " max ") && !*at;
    if (!take(&at, "choice default ") || !take_word(&at))
        return false;
    while (take(&at, " var "))
        if (!take_word(&at))
            return false;
    return !*at;
}

/* Of one word, or of a word and text. */
static bool is_plain(const char *at)
{
    if (strcmp(at, "sspok") == 0 || strcmp(at, "readyok") == 0 || strcmp(at, "pong") == 0)
        return true;
    bool begins = take(&at, "pong") || take(&at, "error ") || take(&at, "id name ") ||
                  take(&at, "id author ");
    return begins && take_text(&at) && !*at;
}

static void check_line(void *data, const char *line)
{
    int *lines = data;
    ++*lines;
    REQUIRE(is_info(line) || is_end(line) || is_distances(line) || is_option(line) ||
            is_plain(line));
}

/* ---- Fed ---- */

/* A bench would take seconds, and one that is stopped at once says nothing new. */
static bool is_bench(const char *line)
{
    line += strspn(line, " \t\r");
    return strncmp(line, "bench", strlen("bench")) == 0;
}

/* The lines end in NUL. False where the engine was told to quit. */
static bool feed(cli_engine *engine, char *at, const char *end)
{
    for (; at < end; at += strlen(at) + 1)
        if (!is_bench(at) && !cli_engine_feed(engine, at, strlen(at)))
            return false;
    return cli_engine_feed(engine, "stop", 4) && cli_engine_feed(engine, "ping", 4);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    cli_engine *engine;
    int lines = 0;
    char *text = malloc(size + 1);
    REQUIRE(text &&
            cli_engine_create(&engine, (cli_engine_front){.write = check_line, .data = &lines},
                              NULL) == SW_OK);
    for (size_t i = 0; i < size; i++)
        text[i] = data[i] == '\n' ? '\0' : (char)data[i];
    text[size] = '\0';
    bool is_answered = feed(engine, text, text + size);
    cli_engine_destroy(engine);
    free(text);
    REQUIRE(lines > 0 || !is_answered);
    return 0;
}
