/* What the lab keeps of its searches: runs, iterations and log lines. */
#include "game/lab.h"

#include "puzzle/notation.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static void log_line(game_lab *lab, game_lab_line line)
{
    if (lab->line_count == GAME_LAB_LINES) {
        memmove(lab->lines, lab->lines + 1, (GAME_LAB_LINES - 1) * sizeof *lab->lines);
        lab->line_count--;
    }
    lab->lines[lab->line_count++] = line;
}

solver_method game_lab_method(const game_lab *lab)
{
    solver_method method = lab->method;
    if (method.algorithm == SOLVER_ANY_ALGORITHM)
        return (solver_method){0};
    if (!solver_algorithm_is_informed(method.algorithm))
        method.heuristic = SOLVER_NONE;
    return method;
}

void game_lab_begin(game_lab *lab, const solver_request *request)
{
    memset(&lab->search, 0, sizeof lab->search);
    lab->search.on = true;
    lab->search.boards[GAME_LAB_START] = request->start;
    lab->search.boards[GAME_LAB_GOAL] = request->goal;
    lab->search.method = request->method;
    log_line(lab, (game_lab_line){.event = GAME_LAB_BEGAN, .method = request->method});
}

static void next_iteration(game_lab *lab, int bound)
{
    game_lab_iteration *iterations = lab->search.iterations;
    if (lab->search.count == GAME_LAB_ITERATIONS) {
        memmove(iterations, iterations + 1, (GAME_LAB_ITERATIONS - 1) * sizeof *iterations);
        lab->search.count--;
    }
    iterations[lab->search.count++] = (game_lab_iteration){.bound = bound};
}

void game_lab_watch(game_lab *lab, int lower_bound, uint64_t nodes, double ms)
{
    int count = lab->search.count;
    if (lower_bound <= 0)
        return; /* nothing is known yet */
    game_lab_iteration *last = count > 0 ? &lab->search.iterations[count - 1] : NULL;
    if (last)
        last->nodes = nodes - lab->search.nodes;
    if (last && last->bound >= lower_bound)
        return;
    if (last) {
        log_line(lab, (game_lab_line){.event = GAME_LAB_BOUND,
                                      .ms = ms,
                                      .method = lab->search.method,
                                      .bound = lower_bound,
                                      .nodes = last->nodes});
        lab->search.nodes = nodes;
    }
    next_iteration(lab, lower_bound);
    lab->search.iterations[lab->search.count - 1].nodes = nodes - lab->search.nodes;
}

/* Room for one run more: the oldest goes where there are too many. */
static game_lab_run *add_run(game_lab *lab)
{
    if (!lab->runs)
        lab->runs = calloc(GAME_LAB_RUNS, sizeof *lab->runs);
    if (!lab->runs)
        return NULL;
    if (lab->run_count == GAME_LAB_RUNS) {
        puzzle_path_deinit(&lab->runs[0].path);
        memmove(lab->runs, lab->runs + 1, (GAME_LAB_RUNS - 1) * sizeof *lab->runs);
        lab->run_count--;
    }
    game_lab_run *run = &lab->runs[lab->run_count++];
    memset(run, 0, sizeof *run);
    return run;
}

bool game_lab_end(game_lab *lab, const solver_answer *answer)
{
    bool solved = answer->status == SW_OK;
    puzzle_path path = {0};
    lab->search.on = false;
    log_line(lab, (game_lab_line){.event = GAME_LAB_ENDED,
                                  .ms = answer->ms,
                                  .method = lab->search.method,
                                  .status = answer->status,
                                  .optimal = answer->optimal,
                                  .bound = solved ? (int)answer->path.length : 0,
                                  .nodes = answer->expanded});
    game_lab_run *run = NULL;
    if (!solved || puzzle_path_copy(&path, &answer->path))
        run = add_run(lab);
    if (!run) {
        puzzle_path_deinit(&path);
        return false;
    }
    memcpy(run->boards, lab->search.boards, sizeof run->boards);
    run->method = lab->search.method;
    run->status = answer->status;
    run->optimal = answer->optimal;
    run->memory_limited = answer->memory_limited;
    run->path = path;
    run->lower_bound = answer->lower_bound;
    run->expanded = answer->expanded;
    run->generated = answer->generated;
    run->open_peak = answer->open_peak;
    run->closed_peak = answer->closed_peak;
    run->bytes_peak = answer->bytes_peak;
    run->ms = answer->ms;
    return true;
}

static bool is_here(const game_lab *lab, const puzzle_board *boards)
{
    bool here = true;
    for (int side = 0; side < GAME_LAB_SIDES; side++)
        here = here && puzzle_board_equal(&boards[side], &lab->boards[side]);
    return here;
}

bool game_lab_searches_here(const game_lab *lab)
{
    return lab->search.on && is_here(lab, lab->search.boards);
}

int game_lab_list(const game_lab *lab, const game_lab_run **out)
{
    int count = 0;
    for (int i = 0; i < lab->run_count; i++) {
        const game_lab_run *run = &lab->runs[i];
        if (is_here(lab, run->boards))
            out[count++] = run;
    }
    return count;
}

void game_lab_clear(game_lab *lab)
{
    int kept = 0;
    for (int i = 0; i < lab->run_count; i++)
        if (is_here(lab, lab->runs[i].boards))
            puzzle_path_deinit(&lab->runs[i].path);
        else
            lab->runs[kept++] = lab->runs[i];
    lab->run_count = kept;
    lab->line_count = 0;
}

static const char *status_name(const game_lab_run *run)
{
    switch (run->status) {
    case SW_OK:
        return run->optimal ? "optimal" : "solved";
    case SW_UNSOLVABLE:
        return "unsolvable";
    case SW_CANCELLED:
        return "cancelled";
    case SW_LIMIT:
        return run->memory_limited ? "memory-limit" : "limit";
    case SW_BAD_INPUT:
        return "unsuited";
    default:
        return "failed";
    }
}

static void format_run(const game_lab_run *run, sw_text *out)
{
    sw_text_addf(out, "%s\t%s\t%s\t%s\t", solver_algorithm_name(run->method.algorithm),
                 solver_heuristic_name(run->method.heuristic),
                 solver_heuristic_is_admissible(run->method.heuristic) ? "yes" : "no",
                 status_name(run));
    if (run->status == SW_OK)
        sw_text_addf(out, "%zu", run->path.length);
    sw_text_addf(out, "\t%" PRIu64 "\t%" PRIu64 "\t%zu\t%zu\t%zu\t%.3f\t", run->expanded,
                 run->generated, run->open_peak, run->closed_peak, run->bytes_peak, run->ms);
    puzzle_path_format(&run->path, PUZZLE_NOTATION_TILE, out);
    for (int side = 0; side < GAME_LAB_SIDES; side++) {
        sw_text_add_char(out, '\t');
        puzzle_board_format(&run->boards[side], out);
    }
    sw_text_add_char(out, '\n');
}

void game_lab_format(const game_lab *lab, sw_text *out)
{
    const game_lab_run *runs[GAME_LAB_RUNS];
    int count = game_lab_list(lab, runs);
    sw_text_add(out, "algorithm\theuristic\tadmissible\tstatus\tmoves\texpanded\tgenerated\t"
                     "open_peak\tclosed_peak\tbytes_peak\tms\tsolution\tstart\tgoal\n");
    for (int i = 0; i < count; i++)
        format_run(runs[i], out);
}
