/* What `solve` prints about a board. */
#include "record.h"

#include "json.h"

#include <assert.h>
#include <inttypes.h>
#include <string.h>

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

static void json_name(sw_text *out, const char *key, const char *value)
{
    sw_text_addf(out, ",\"%s\":", key);
    if (value && value[0])
        cli_json_string(out, value, strlen(value));
    else
        sw_text_add(out, "null");
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

static void json_result(puzzle_notation notation, const solver_answer *answer, sw_text *out)
{
    sw_text_addf(out, ",\"status\":\"%s\"", cli_record_status(answer));
    if (answer->status == SW_OK)
        sw_text_addf(out, ",\"moves\":%zu", answer->path.length);
    else
        sw_text_add(out, ",\"moves\":null");
    if (answer->status == SW_UNSOLVABLE)
        sw_text_add(out, ",\"lower_bound\":null");
    else
        sw_text_addf(out, ",\"lower_bound\":%d", answer->lower_bound);
    if (answer->status == SW_OK) {
        sw_text_add(out, ",\"solution\":\"");
        puzzle_path_format(&answer->path, notation, out);
        sw_text_add_char(out, '"');
    } else {
        sw_text_add(out, ",\"solution\":null");
    }
}

/* Behind the last field, where there is a solution and where there is none. */
static void json_metric(const solver_request *request, const puzzle_path *path, sw_text *out)
{
    sw_text_addf(out, ",\"metric\":\"%s\",\"slides\":", puzzle_metric_name(request->metric));
    if (path)
        sw_text_add_number(out, puzzle_path_slides(path));
    else
        sw_text_add(out, "null");
}

static void json_board(const solver_request *request, sw_text *out)
{
    sw_text_add(out, "{\"board\":\"");
    puzzle_board_format(&request->start, out);
    sw_text_add_char(out, '"');
}

static void json_stream(int line, double elapsed_ms, bool is_final, sw_text *out)
{
    sw_text_addf(out, ",\"line\":%d,\"elapsed_ms\":%.3f,\"final\":%s", line, elapsed_ms,
                 is_final ? "true" : "false");
}

static void json_answer(cli_style style, const solver_request *request, const solver_answer *answer,
                        int line, sw_text *out)
{
    json_board(request, out);
    json_result(style.notation, answer, out);
    json_name(out, "engine", answer->engine);
    json_name(out, "heuristic", heuristic_name(request, answer));
    sw_text_addf(out, ",\"expanded\":%" PRIu64 ",\"generated\":%" PRIu64, answer->expanded,
                 answer->generated);
    sw_text_addf(out, ",\"ms\":%.3f,\"cpu_ms\":%.3f,\"table_ms\":%.3f", answer->ms, answer->cpu_ms,
                 answer->table_ms);
    json_name(out, "algorithm", algorithm_name(request));
    if (style.improve)
        json_stream(line, answer->ms + answer->table_ms, true, out);
    json_metric(request, answer->status == SW_OK ? &answer->path : NULL, out);
    sw_text_add(out, "}\n");
}

void cli_record_improvement(cli_style style, const solver_request *request,
                            const solver_improvement *improvement, int line, sw_text *out)
{
    size_t moves = improvement->path->length;
    bool optimal = puzzle_metric_length(request->metric, improvement->path) ==
                   (size_t)improvement->lower_bound;
    json_board(request, out);
    sw_text_addf(out, ",\"status\":\"%s\",\"moves\":%zu,\"lower_bound\":%d,\"solution\":\"",
                 optimal ? "optimal" : "solved", moves, improvement->lower_bound);
    puzzle_path_format(improvement->path, style.notation, out);
    sw_text_addf(out, "\",\"expanded\":%" PRIu64, improvement->expanded);
    json_stream(line, improvement->ms, false, out);
    json_metric(request, improvement->path, out);
    sw_text_add(out, "}\n");
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
    sw_text_add(out, "{\"board\":");
    cli_json_string(out, line, length);
    sw_text_add(out, ",\"status\":\"error\",\"message\":");
    cli_json_string(out, error->message, strlen(error->message));
    sw_text_addf(out, ",\"line\":%d}\n", error->line);
}
