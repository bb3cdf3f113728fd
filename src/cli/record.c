#include "record.h"

#include "json.h"

#include <assert.h>
#include <inttypes.h>
#include <string.h>

static const char *status_name(const solver_answer *answer)
{
    switch (answer->status) {
    case SW_OK:
        return answer->optimal ? "optimal" : "solved";
    case SW_UNSOLVABLE:
        return "unsolvable";
    default:
        assert(answer->status == SW_LIMIT);
        return "limit";
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

static void json_answer(cli_style style, const puzzle_board *board, const solver_answer *answer,
                        sw_text *out)
{
    sw_text_add(out, "{\"board\":\"");
    puzzle_board_format(board, out);
    sw_text_addf(out, "\",\"status\":\"%s\"", status_name(answer));
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
        puzzle_path_format(&answer->path, style.notation, out);
        sw_text_add_char(out, '"');
    } else {
        sw_text_add(out, ",\"solution\":null");
    }
    json_name(out, "engine", answer->engine);
    json_name(out, "heuristic", answer->heuristic);
    sw_text_addf(out, ",\"expanded\":%" PRIu64 ",\"generated\":%" PRIu64, answer->expanded,
                 answer->generated);
    sw_text_addf(out, ",\"ms\":%.3f,\"cpu_ms\":%.3f}\n", answer->ms, answer->cpu_ms);
}

static const char *plural(size_t count)
{
    return count == 1 ? "" : "s";
}

static void text_answer(cli_style style, const puzzle_board *board, const solver_answer *answer,
                        sw_text *out)
{
    size_t moves = answer->path.length;
    puzzle_board_format(board, out);
    sw_text_addf(out, ": %s", status_name(answer));
    if (answer->status == SW_UNSOLVABLE) {
        sw_text_add_char(out, '\n');
        return;
    }
    if (answer->status == SW_OK)
        sw_text_addf(out, ", %zu move%s", moves, plural(moves));
    if (!answer->optimal)
        sw_text_addf(out, ", at least %d", answer->lower_bound);
    if (answer->status == SW_OK && moves > 0) {
        sw_text_add(out, ", ");
        puzzle_path_format(&answer->path, style.notation, out);
    }
    sw_text_addf(out, " (%s", answer->engine ? answer->engine : "");
    if (answer->heuristic && answer->heuristic[0])
        sw_text_addf(out, ", %s", answer->heuristic);
    sw_text_addf(out, ", %" PRIu64 " node%s, %.3f ms)\n", answer->expanded,
                 plural((size_t)answer->expanded), answer->ms);
}

void cli_record_answer(cli_style style, const puzzle_board *board, const solver_answer *answer,
                       sw_text *out)
{
    if (style.format == CLI_FORMAT_JSON)
        json_answer(style, board, answer, out);
    else
        text_answer(style, board, answer, out);
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
