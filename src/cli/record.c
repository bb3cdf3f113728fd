/* What `solve` prints about a board. */
#include "record.h"

#include "json.h"

#include <assert.h>
#include <inttypes.h>

const char *cli_record_status(const solver_answer *answer)
{
    switch (answer->status) {
    case SW_OK:
        return answer->optimal ? "optimal" : "solved";
    case SW_UNSOLVABLE:
        return "unsolvable";
    case SW_BAD_INPUT:
        return "unsuited";
    case SW_NO_MEMORY:
        return "memory-limit";
    default:
        assert(answer->status == SW_LIMIT);
        return answer->memory_limited ? "memory-limit" : "limit";
    }
}

/* A heuristic that was asked for keeps the name by which that was done. */
static const char *heuristic_name(const solver_request *request, const solver_answer *answer)
{
    solver_heuristic named = request->method.heuristic;
    return named == SOLVER_ANY_HEURISTIC ? answer->heuristic : solver_heuristic_name(named);
}

static const char *algorithm_name(const solver_request *request)
{
    solver_algorithm named = request->method.algorithm;
    return named == SOLVER_ANY_ALGORITHM ? NULL : solver_algorithm_name(named);
}

static void json_stream(cli_json *json, int line, double elapsed_ms, bool is_final)
{
    cli_json_number(json, "line", (uint64_t)line);
    cli_json_decimal(json, "elapsed_ms", elapsed_ms, 3);
    cli_json_bool(json, "final", is_final);
}

/* What is not known is null. */
static void json_name(cli_json *json, const char *name, const char *value)
{
    cli_json_text(json, name, value && value[0] ? value : NULL);
}

static void json_answer(cli_style style, const solver_request *request, const solver_answer *answer,
                        int line, sw_text *out)
{
    bool found = answer->status == SW_OK, reachable = answer->status != SW_UNSOLVABLE;
    cli_json json = {.out = out};
    cli_json_open(&json, NULL, '{');
    cli_json_board(&json, "board", &request->start);
    cli_json_text(&json, "status", cli_record_status(answer));
    cli_json_number_if(&json, "moves", found, answer->path.length);
    cli_json_number_if(&json, "lower_bound", reachable, (uint64_t)answer->lower_bound);
    cli_json_path(&json, "solution", found ? &answer->path : NULL, style.notation);
    json_name(&json, "engine", answer->engine);
    json_name(&json, "heuristic", heuristic_name(request, answer));
    cli_json_number(&json, "expanded", answer->expanded);
    cli_json_number(&json, "generated", answer->generated);
    cli_json_decimal(&json, "ms", answer->ms, 3);
    cli_json_decimal(&json, "cpu_ms", answer->cpu_ms, 3);
    cli_json_decimal(&json, "table_ms", answer->table_ms, 3);
    json_name(&json, "algorithm", algorithm_name(request));
    if (style.improve)
        json_stream(&json, line, answer->ms + answer->table_ms, true);
    cli_json_text(&json, "metric", puzzle_metric_names[request->metric]);
    cli_json_number_if(&json, "slides", found, puzzle_path_slides(&answer->path));
    cli_json_close(&json, '}');
    sw_text_add_char(out, '\n');
}

void cli_record_improvement(cli_style style, const solver_request *request,
                            const solver_improvement *improvement, int line, sw_text *out)
{
    const puzzle_path *path = improvement->path;
    bool optimal = puzzle_metric_length(request->metric, path) == (size_t)improvement->lower_bound;
    cli_json json = {.out = out};
    cli_json_open(&json, NULL, '{');
    cli_json_board(&json, "board", &request->start);
    cli_json_text(&json, "status", optimal ? "optimal" : "solved");
    cli_json_number(&json, "moves", path->length);
    cli_json_number(&json, "lower_bound", (uint64_t)improvement->lower_bound);
    cli_json_path(&json, "solution", path, style.notation);
    cli_json_number(&json, "expanded", improvement->expanded);
    json_stream(&json, line, improvement->ms, false);
    cli_json_text(&json, "metric", puzzle_metric_names[request->metric]);
    cli_json_number(&json, "slides", puzzle_path_slides(path));
    cli_json_close(&json, '}');
    sw_text_add_char(out, '\n');
}

static const char *plural(size_t count)
{
    return count == 1 ? "" : "s";
}

/* The length in the metric, what is proved of it, and the moves where they are not the metric. */
static void text_lengths(const solver_request *request, const solver_answer *answer, sw_text *out)
{
    bool found = answer->status == SW_OK, in_slides = request->metric == PUZZLE_METRIC_SLIDES;
    size_t moves = answer->path.length, slides = puzzle_path_slides(&answer->path);
    if (found && in_slides)
        sw_text_addf(out, ", %zu slide%s", slides, plural(slides));
    if (found && !in_slides)
        sw_text_addf(out, ", %zu move%s", moves, plural(moves));
    if (!answer->optimal)
        sw_text_addf(out, ", at least %d", answer->lower_bound);
    if (found && in_slides)
        sw_text_addf(out, ", %zu move%s", moves, plural(moves));
}

static void text_answer(cli_style style, const solver_request *request, const solver_answer *answer,
                        sw_text *out)
{
    size_t moves = answer->path.length;
    const char *heuristic = heuristic_name(request, answer);
    puzzle_board_format(&request->start, out);
    sw_text_addf(out, ": %s", cli_record_status(answer));
    if (answer->status == SW_UNSOLVABLE) {
        sw_text_add_char(out, '\n');
        return;
    }
    text_lengths(request, answer, out);
    if (answer->status == SW_OK && moves > 0) {
        sw_text_add(out, ", ");
        puzzle_path_format(&answer->path, style.notation, out);
    }
    sw_text_addf(out, " (%s", answer->engine ? answer->engine : "");
    if (heuristic && heuristic[0])
        sw_text_addf(out, ", %s", heuristic);
    sw_text_addf(out, ", %" PRIu64 " node%s, %.3f ms)\n", answer->expanded,
                 plural((size_t)answer->expanded), answer->ms);
}

void cli_record_answer(cli_style style, const solver_request *request, const solver_answer *answer,
                       int line, sw_text *out)
{
    if (style.format == CLI_FORMAT_JSON)
        json_answer(style, request, answer, line, out);
    else
        text_answer(style, request, answer, out);
}

void cli_record_error(cli_style style, const char *line, size_t length, const sw_error *error,
                      sw_text *out)
{
    if (style.format == CLI_FORMAT_TEXT) {
        sw_text_addf(out, "line %d: error: %s\n", error->line, error->message);
        return;
    }
    cli_json json = {.out = out};
    cli_json_open(&json, NULL, '{');
    cli_json_bytes(&json, "board", line, length);
    cli_json_text(&json, "status", "error");
    cli_json_text(&json, "message", error->message);
    cli_json_number(&json, "line", (uint64_t)error->line);
    cli_json_close(&json, '}');
    sw_text_add_char(out, '\n');
}
