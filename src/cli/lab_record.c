/* What `lab` prints about a run. */
#include "lab_record.h"

#include <inttypes.h>

static const double BYTES_A_MB = 1 << 20;

/* A run that did not take place has no figures. */
static bool has_run(const solver_answer *answer)
{
    return answer->status != SW_BAD_INPUT;
}

void cli_lab_heading(puzzle_metric metric, sw_text *out)
{
    sw_text_addf(out, "%-13s  %-19s  %-12s %6s %12s %12s %11s %11s %9s %10s\n", "algorithm",
                 "heuristic", "status", puzzle_metric_name(metric), "expanded", "generated", "open",
                 "closed", "MB", "ms");
}

static const char *remark(solver_method method, const solver_answer *answer)
{
    if (!has_run(answer))
        return "  there is none for this size";
    return solver_heuristic_is_admissible(method.heuristic) ? "" : "  not admissible";
}

static void text_figures(puzzle_metric metric, const solver_answer *answer, sw_text *out)
{
    if (answer->status == SW_OK)
        sw_text_addf(out, " %6zu", puzzle_metric_length(metric, &answer->path));
    else
        sw_text_addf(out, " %6s", "-");
    sw_text_addf(out, " %12" PRIu64 " %12" PRIu64 " %11zu %11zu %9.2f %10.3f", answer->expanded,
                 answer->generated, answer->open_peak, answer->closed_peak,
                 (double)answer->bytes_peak / BYTES_A_MB, answer->ms);
}

static void text_record(const solver_request *request, const solver_answer *answer, sw_text *out)
{
    solver_method method = request->method;
    sw_text_addf(out, "%-13s  %-19s  %-12s", solver_algorithm_name(method.algorithm),
                 solver_heuristic_name(method.heuristic), cli_record_status(answer));
    if (has_run(answer))
        text_figures(request->metric, answer, out);
    sw_text_addf(out, "%s\n", remark(method, answer));
}

static void json_figures(const solver_answer *answer, sw_text *out)
{
    if (answer->status == SW_OK)
        sw_text_addf(out, ",\"moves\":%zu", answer->path.length);
    else
        sw_text_add(out, ",\"moves\":null");
    sw_text_addf(out,
                 ",\"expanded\":%" PRIu64 ",\"generated\":%" PRIu64
                 ",\"open_peak\":%zu,\"closed_peak\":%zu,\"bytes_peak\":%zu,\"ms\":%.3f",
                 answer->expanded, answer->generated, answer->open_peak, answer->closed_peak,
                 answer->bytes_peak, answer->ms);
    if (answer->status == SW_OK) {
        sw_text_add(out, ",\"solution\":\"");
        puzzle_path_format(&answer->path, PUZZLE_NOTATION_TILE, out);
        sw_text_add_char(out, '"');
    } else {
        sw_text_add(out, ",\"solution\":null");
    }
}

/* Behind the last field. */
static void json_metric(puzzle_metric metric, const solver_answer *answer, sw_text *out)
{
    sw_text_addf(out, ",\"metric\":\"%s\",\"slides\":", puzzle_metric_name(metric));
    if (answer->status == SW_OK)
        sw_text_add_number(out, puzzle_path_slides(&answer->path));
    else
        sw_text_add(out, "null");
}

static void json_record(const solver_request *request, const solver_answer *answer, sw_text *out)
{
    solver_method method = request->method;
    sw_text_addf(out,
                 "{\"algorithm\":\"%s\",\"heuristic\":\"%s\",\"admissible\":%s,\"status\":\"%s\"",
                 solver_algorithm_name(method.algorithm), solver_heuristic_name(method.heuristic),
                 solver_heuristic_is_admissible(method.heuristic) ? "true" : "false",
                 cli_record_status(answer));
    if (has_run(answer))
        json_figures(answer, out);
    else
        sw_text_add(out, ",\"moves\":null,\"expanded\":null,\"generated\":null,\"open_peak\":null,"
                         "\"closed_peak\":null,\"bytes_peak\":null,\"ms\":null,\"solution\":null");
    json_metric(request->metric, answer, out);
    sw_text_add(out, "}\n");
}

void cli_lab_record(cli_format format, const solver_request *request, const solver_answer *answer,
                    sw_text *out)
{
    if (format == CLI_FORMAT_JSON)
        json_record(request, answer, out);
    else
        text_record(request, answer, out);
}
