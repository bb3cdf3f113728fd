/* What a run amounts to, so far and in the end. */
#include "game/run.h"

#include "game/results.h"

/* Of the boards up to the end-th; there are so many. */
static double average_at(const game_run *run, size_t end, size_t boards)
{
    double values[GAME_AVERAGE_MAX];
    for (size_t i = 0; i < boards; i++)
        values[i] = (double)run->boards[end - boards + i].time_ms;
    return game_average(values, boards);
}

static bool has_average(const game_run *run, int boards)
{
    return boards >= 3 && boards <= GAME_AVERAGE_MAX && run->count >= (size_t)boards;
}

double game_run_average(const game_run *run, int boards)
{
    return has_average(run, boards) ? average_at(run, run->count, (size_t)boards) : -1;
}

double game_run_best_average(const game_run *run, int boards)
{
    double best = game_run_average(run, boards);
    for (size_t end = (size_t)boards; best >= 0 && end < run->count; end++) {
        double average = average_at(run, end, (size_t)boards);
        best = average < best ? average : best;
    }
    return best;
}

double game_run_mean(const game_run *run)
{
    double sum = 0;
    for (size_t i = 0; i < run->count; i++)
        sum += (double)run->boards[i].time_ms;
    return run->count > 0 ? sum / (double)run->count : -1;
}

int game_run_fastest(const game_run *run)
{
    int best = -1;
    for (size_t i = 0; i < run->count; i++)
        if (best < 0 || run->boards[i].time_ms < run->boards[best].time_ms)
            best = (int)i;
    return best;
}

/* One way for all boards, or mixed. */
static int way_of(const game_run *run)
{
    int way = run->boards[0].way;
    for (size_t i = 1; i < run->count; i++)
        if (run->boards[i].way != way)
            return GAME_WAY_MIXED;
    return way;
}

/* The player ended it before its end. */
static bool is_early(const game_run *run)
{
    return !game_run_complete(run) && game_run_boards(run) > 0 &&
           run->round.session.end != GAME_END_DONE;
}

/* A try that failed has the moves of the board in play. */
static void add_try(const game_run *run, game_run_result *out)
{
    const game_session *session = &run->round.session;
    out->moves = session->moves;
    out->slides = session->slides;
    out->way = game_way_of(session);
    out->time_ms = game_whole_ms(run->time_ms);
}

int game_run_length(const game_run *run, size_t index)
{
    const game_run_board *board = &run->boards[index];
    return run->challenge.metric == PUZZLE_METRIC_SLIDES ? board->slides : board->moves;
}

int game_run_fewest(const game_run *run)
{
    int best = 0;
    for (size_t i = 0; i < run->count; i++)
        if (best == 0 || game_run_length(run, i) < best)
            best = game_run_length(run, i);
    return best;
}

static void add_boards(const game_run *run, game_run_result *out)
{
    bool runs_on = game_run_rules(run)->clock == GAME_CLOCK_RUNS_ON;
    out->way = way_of(run);
    out->fewest = game_run_fewest(run);
    for (size_t i = 0; i < run->count; i++) {
        const game_run_board *board = &run->boards[i];
        out->moves += board->moves;
        out->slides += board->slides;
        out->time_ms = runs_on ? board->at_ms : out->time_ms + board->time_ms;
    }
}

bool game_run_result_of(const game_run *run, int64_t date, game_run_result *out)
{
    if (run->count == 0 && !run->learned)
        return false;
    *out = (game_run_result){.id = run->id,
                             .date = date,
                             .challenge = run->challenge,
                             .began_day = run->began_day,
                             .boards = (int)run->count,
                             .paused = run->paused,
                             .early = is_early(run),
                             .learn_ms = game_whole_ms(game_run_learn_ms(run))};
    if (run->count > 0)
        add_boards(run, out);
    else
        add_try(run, out);
    return true;
}
