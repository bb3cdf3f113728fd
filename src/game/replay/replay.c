/* Plays a path on a board of its own: forwards, backwards, to any place, at any speed. */
#include "game/replay.h"

#include <assert.h>
#include <stdlib.h>

static const double factors[GAME_REPLAY_SPEEDS] = {0.25, 0.5, 1, 2, 4, 8, 16};

double game_replay_factor(int speed)
{
    return factors[speed];
}

/* What goes as one is nowhere to be seen in part. */
static bool is_within(const game_replay *replay, size_t at)
{
    return puzzle_metric_within(replay->metric, &replay->path, at);
}

/* Before the next move, at the present speed. */
static double interval_ms(const game_replay *replay)
{
    if (is_within(replay, replay->at))
        return 0;
    bool timed = replay->gaps && replay->at < replay->path.length;
    return (timed ? replay->gaps[replay->at] : GAME_REPLAY_MOVE_MS) / factors[replay->speed];
}

void game_replay_init(game_replay *out, const puzzle_board *start, puzzle_path *path)
{
    *out = (game_replay){.board = *start, .path = *path, .speed = GAME_REPLAY_NORMAL};
    *path = (puzzle_path){0};
}

/* What passed between a step and the one before it. */
static uint32_t gap_before(const game_session *session, size_t step)
{
    const game_step *steps = session->steps;
    if (step == 0 || steps[step].by == GAME_BY_AUTO || steps[step].ms < steps[step - 1].ms)
        return GAME_REPLAY_MOVE_MS;
    uint32_t passed = steps[step].ms - steps[step - 1].ms;
    return passed < GAME_REPLAY_PAUSE_MS ? passed : GAME_REPLAY_PAUSE_MS;
}

/* Games of versions that noted no times have zeros. */
static bool has_times(const game_session *session)
{
    return session->done > 0 && session->steps[session->done - 1].ms > 0;
}

bool game_replay_of_record(game_replay *out, const game_record *record)
{
    const game_session *session = &record->round.session;
    puzzle_path path = {0};
    if (!game_session_path(session, &path)) {
        puzzle_path_deinit(&path);
        return false;
    }
    game_replay_init(out, &session->start, &path);
    if (!has_times(session))
        return true;
    out->gaps = calloc(out->path.length, sizeof *out->gaps);
    if (!out->gaps) {
        game_replay_deinit(out);
        return false;
    }
    for (size_t step = 0, move = 0; step < session->done; move += session->steps[step++].length)
        out->gaps[move] = gap_before(session, step);
    return true;
}

void game_replay_deinit(game_replay *replay)
{
    free(replay->gaps);
    puzzle_path_deinit(&replay->path);
    *replay = (game_replay){0};
}

int game_replay_length(const game_replay *replay)
{
    return (int)puzzle_metric_length(replay->metric, &replay->path);
}

int game_replay_made(const game_replay *replay)
{
    const puzzle_path made = {.moves = replay->path.moves, .length = replay->at};
    return (int)puzzle_metric_length(replay->metric, &made);
}

static void go_forward(game_replay *replay)
{
    bool possible =
        puzzle_move_apply(&replay->board, (puzzle_move)replay->path.moves[replay->at++]);
    assert(possible);
    (void)possible;
}

static void go_back(game_replay *replay)
{
    puzzle_move move = (puzzle_move)replay->path.moves[--replay->at];
    bool possible = puzzle_move_apply(&replay->board, puzzle_move_opposite(move));
    assert(possible);
    (void)possible;
}

size_t game_replay_advance(game_replay *replay, double ms)
{
    if (!replay->playing)
        return 0;
    size_t before = replay->at;
    replay->wait_ms -= ms;
    while (replay->wait_ms <= 0 && replay->at < replay->path.length) {
        go_forward(replay);
        replay->wait_ms += interval_ms(replay);
    }
    if (replay->at == replay->path.length)
        replay->playing = false;
    return replay->at - before;
}

/* The first move comes at once: whoever presses play sees that it plays. Only a jump back to the
 * beginning, which is seen as well, is followed by the usual wait. */
void game_replay_toggle(game_replay *replay)
{
    replay->playing = !replay->playing;
    replay->wait_ms = 0;
    if (replay->playing && replay->at == replay->path.length)
        game_replay_seek(replay, 0);
}

void game_replay_seek(game_replay *replay, size_t at)
{
    size_t goal = at < replay->path.length ? at : replay->path.length;
    while (is_within(replay, goal))
        goal = at < replay->at ? goal - 1 : goal + 1;
    while (replay->at < goal)
        go_forward(replay);
    while (replay->at > goal)
        go_back(replay);
    replay->wait_ms = interval_ms(replay);
}

void game_replay_step(game_replay *replay, int by)
{
    replay->playing = false;
    if (by >= 0)
        game_replay_seek(replay, replay->at + (size_t)by);
    else
        game_replay_seek(replay, replay->at > (size_t)-by ? replay->at - (size_t)-by : 0);
}

/* What is left of the wait shrinks or grows with the speed, so that a change is felt at once. */
void game_replay_set_speed(game_replay *replay, int speed)
{
    if (speed < 0)
        speed = 0;
    if (speed >= GAME_REPLAY_SPEEDS)
        speed = GAME_REPLAY_SPEEDS - 1;
    replay->wait_ms *= factors[replay->speed] / factors[speed];
    replay->speed = speed;
}

bool game_replay_splice(game_replay *replay, size_t from, const puzzle_path *rest)
{
    puzzle_path *path = &replay->path;
    assert(from >= replay->at && from <= path->length && !replay->gaps);
    size_t before = path->length;
    const puzzle_path old = {.moves = path->moves + from, .length = before - from};
    if (puzzle_metric_length(replay->metric, rest) >= puzzle_metric_length(replay->metric, &old))
        return false;
    path->length = from;
    bool taken = puzzle_path_append(path, rest);
    if (!taken)
        path->length = before;
    return taken;
}

/* Steps that are whole at a place of the way. */
static size_t steps_at(const game_session *session, size_t place)
{
    size_t step = 0;
    for (size_t moves = 0; step < session->done; step++) {
        moves += session->steps[step].length;
        if (moves > place)
            break;
    }
    return step;
}

double game_replay_clock(const game_replay *replay, const game_record *record)
{
    const game_session *session = &record->round.session;
    size_t step = steps_at(session, replay->at);
    double before = step > 0 ? session->steps[step - 1].ms : 0;
    if (step == session->done)
        return session->time_ms > before ? session->time_ms : before;
    double next = session->steps[step].ms - replay->wait_ms * factors[replay->speed];
    return replay->playing && next > before ? next : before;
}
