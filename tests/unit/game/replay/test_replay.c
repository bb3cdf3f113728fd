#include "claims.h"

#include "fixture.h"
#include "game/replay.h"
#include "os/clock.h"

/* The board that every path begins at. */
static puzzle_board start_of(int columns, int rows)
{
    return goal_of(PUZZLE_GOAL_STANDARD, columns, rows);
}

static puzzle_path random_path(int columns, int rows, size_t length, uint64_t seed)
{
    sw_rng rng = sw_rng_seed(seed);
    puzzle_path path = {0};
    puzzle_board board = start_of(columns, rows);
    while (path.length < length) {
        puzzle_move move = (puzzle_move)sw_rng_below(&rng, PUZZLE_MOVES);
        if (puzzle_move_apply(&board, move))
            assert_true(puzzle_path_push(&path, move));
    }
    return path;
}

static game_replay replay_of(size_t length)
{
    game_replay replay;
    puzzle_board start = start_of(4, 4);
    puzzle_path path = random_path(4, 4, length, 11);
    game_replay_init(&replay, &start, &path);
    assert_null(path.moves);
    return replay;
}

static void assert_at(const game_replay *replay, size_t at)
{
    puzzle_board board = start_of(replay->board.size.columns, replay->board.size.rows);
    assert_int_equal(replay->at, at);
    assert_true(puzzle_path_play(&replay->path, 0, at, &board));
    assert_true(puzzle_board_equal(&replay->board, &board));
}

CLAIM(it_begins_paused_at_the_start_at_normal_speed)
{
    game_replay replay = replay_of(10);
    assert_false(replay.playing);
    assert_true(game_replay_factor(replay.speed) == 1);
    assert_int_equal(game_replay_advance(&replay, 1e6), 0);
    assert_at(&replay, 0);
    game_replay_deinit(&replay);
}

/* The first move at once, and then one move each interval. */
CLAIM(each_speed_keeps_its_time_whatever_the_frames)
{
    static const double frames_ms[] = {1, 7, 16.7, 33, 250, 2000};
    static const double moves_a_second[] = {0.78125, 1.5625, 3.125, 6.25, 12.5, 25, 50};
    for (int speed = 0; speed < GAME_REPLAY_SPEEDS; speed++)
        for (size_t i = 0; i < sizeof frames_ms / sizeof frames_ms[0]; i++) {
            game_replay replay = replay_of(2000);
            game_replay_set_speed(&replay, speed);
            game_replay_toggle(&replay);
            size_t made = game_replay_advance(&replay, 0);
            int frames = (int)(20000 / frames_ms[i]);
            double ms = frames * frames_ms[i];
            for (int frame = 0; frame < frames; frame++)
                made += game_replay_advance(&replay, frames_ms[i]);
            double expected = 1 + ms * moves_a_second[speed] / 1000;
            assert_int_equal(made, replay.at);
            assert_true((double)made <= expected + 0.01 && (double)made >= expected - 1.01);
            assert_at(&replay, made);
            game_replay_deinit(&replay);
        }
}

CLAIM(a_change_of_speed_is_felt_within_the_present_wait)
{
    game_replay replay = replay_of(10);
    game_replay_set_speed(&replay, 0);
    game_replay_toggle(&replay);
    game_replay_advance(&replay, 1);
    assert_at(&replay, 1);
    game_replay_set_speed(&replay, GAME_REPLAY_SPEEDS - 1);
    assert_int_equal(game_replay_advance(&replay, 20), 1);
    game_replay_deinit(&replay);
}

CLAIM(speeds_are_clamped)
{
    game_replay replay = replay_of(1);
    game_replay_set_speed(&replay, 99);
    assert_true(game_replay_factor(replay.speed) == 16);
    game_replay_set_speed(&replay, -1);
    assert_true(game_replay_factor(replay.speed) == 0.25);
    game_replay_deinit(&replay);
}

CLAIM(it_stops_at_the_end_and_play_begins_again)
{
    game_replay replay = replay_of(5);
    game_replay_toggle(&replay);
    assert_int_equal(game_replay_advance(&replay, 1e9), 5);
    assert_false(replay.playing);
    assert_at(&replay, 5);
    game_replay_toggle(&replay);
    assert_true(replay.playing);
    assert_at(&replay, 0);
    assert_int_equal(game_replay_advance(&replay, GAME_REPLAY_MOVE_MS + 1), 1);
    game_replay_deinit(&replay);
}

CLAIM(an_empty_path_is_at_its_end)
{
    game_replay replay = replay_of(0);
    game_replay_toggle(&replay);
    assert_int_equal(game_replay_advance(&replay, 1000), 0);
    assert_false(replay.playing);
    game_replay_step(&replay, -1);
    game_replay_seek(&replay, 7);
    assert_at(&replay, 0);
    game_replay_deinit(&replay);
}

CLAIM(a_step_pauses_and_stays_within_the_path)
{
    game_replay replay = replay_of(3);
    game_replay_toggle(&replay);
    game_replay_step(&replay, 1);
    assert_false(replay.playing);
    assert_at(&replay, 1);
    game_replay_step(&replay, -1);
    game_replay_step(&replay, -1);
    assert_at(&replay, 0);
    for (int i = 0; i < 5; i++)
        game_replay_step(&replay, 1);
    assert_at(&replay, 3);
    game_replay_deinit(&replay);
}

CLAIM(seeking_anywhere_shows_the_board_of_that_move)
{
    sw_rng rng = sw_rng_seed(12);
    game_replay replay = replay_of(400);
    for (int i = 0; i < 300; i++) {
        size_t at = sw_rng_below(&rng, 450);
        game_replay_seek(&replay, at);
        assert_at(&replay, at < 400 ? at : 400);
    }
    game_replay_deinit(&replay);
}

CLAIM(seeking_through_80000_moves_takes_less_than_a_frame_or_so)
{
    game_replay replay;
    puzzle_board start = start_of(32, 32);
    puzzle_path path = random_path(32, 32, 80000, 13);
    game_replay_init(&replay, &start, &path);
    double before = os_clock_thread_cpu_ms();
    game_replay_seek(&replay, 80000);
    game_replay_seek(&replay, 0);
    double ms = os_clock_thread_cpu_ms() - before;
    print_message("80,000 moves forward and back: %.2f ms\n", ms);
    assert_at(&replay, 0);
    assert_true(ms < 200); /* some 2 ms; sanitizers and busy machines have room */
    game_replay_deinit(&replay);
}

static puzzle_path path_of(const puzzle_move *moves, size_t count)
{
    puzzle_path path = {0};
    for (size_t i = 0; i < count; i++)
        assert_true(puzzle_path_push(&path, moves[i]));
    return path;
}

/* Behind the first move the path goes to and fro twice before it goes on. */
CLAIM(a_shorter_rest_is_spliced_in_and_no_other)
{
    static const puzzle_move way[] = {PUZZLE_DOWN, PUZZLE_UP,   PUZZLE_DOWN,
                                      PUZZLE_UP,   PUZZLE_DOWN, PUZZLE_RIGHT};
    puzzle_board start = start_of(4, 4), end = start, now = start;
    puzzle_path path = path_of(way, 6), same = path_of(way + 1, 5), rest = path_of(way + 5, 1);
    assert_true(puzzle_path_play(&path, 0, 6, &end));
    assert_true(puzzle_path_play(&path, 0, 1, &now));
    game_replay replay;
    game_replay_init(&replay, &start, &path);
    game_replay_seek(&replay, 1);
    assert_false(game_replay_splice(&replay, 1, &same));
    assert_int_equal(replay.path.length, 6);
    assert_true(game_replay_splice(&replay, 1, &rest));
    assert_int_equal(replay.path.length, 2);
    assert_int_equal(replay.at, 1);
    assert_true(puzzle_board_equal(&replay.board, &now));
    assert_true(puzzle_path_leads(&replay.path, &start, &end));
    puzzle_path_deinit(&same);
    puzzle_path_deinit(&rest);
    game_replay_deinit(&replay);
}

/* A move at 0 ms, two tiles at once at 700, a long pause, and a move at 5700; then the solver's two. */
static game_record timed_record(void)
{
    game_record record = {
        .round = {.session = session_of("1,2,3/4,0,5/7,8,6", "1,2,3/4,5,6/7,8,0")}};
    game_session *session = &record.round.session;
    assert_int_equal(apply(session, "move R"), GAME_CHANGED);
    game_session_advance(session, 700);
    assert_int_equal(apply(session, "line L"), GAME_CHANGED);
    game_session_advance(session, 5000);
    assert_int_equal(apply(session, "move R"), GAME_CHANGED);
    assert_int_equal(apply(session, "auto-move L"), GAME_CHANGED);
    assert_int_equal(apply(session, "auto-move D"), GAME_CHANGED);
    game_session_advance(session, 300);
    return record;
}

CLAIM(a_record_is_played_with_its_times_and_short_pauses)
{
    game_record record = timed_record();
    game_replay replay;
    assert_true(game_replay_of_record(&replay, &record));
    assert_int_equal(replay.path.length, 6);
    game_replay_toggle(&replay);
    assert_int_equal(game_replay_advance(&replay, 0), 1);
    assert_int_equal(game_replay_advance(&replay, 699), 0);
    assert_int_equal(game_replay_advance(&replay, 1), 2);
    assert_int_equal(game_replay_advance(&replay, GAME_REPLAY_PAUSE_MS - 1), 0);
    assert_int_equal(game_replay_advance(&replay, 1), 1);
    assert_int_equal(game_replay_advance(&replay, GAME_REPLAY_MOVE_MS - 1), 0);
    assert_int_equal(game_replay_advance(&replay, 1), 1);
    assert_int_equal(game_replay_advance(&replay, GAME_REPLAY_MOVE_MS), 1);
    assert_true(puzzle_board_equal(&replay.board, &record.round.session.board));
    assert_false(replay.playing);
    game_replay_deinit(&replay);
    game_record_deinit(&record);
}

CLAIM(the_clock_stands_where_it_stood_then)
{
    static const double at[] = {0, 0, 0, 700, 5700, 5700, 6000};
    game_record record = timed_record();
    game_replay replay;
    assert_true(game_replay_of_record(&replay, &record));
    for (size_t i = 0; i <= 6; i++) {
        game_replay_seek(&replay, i);
        assert_true(game_replay_clock(&replay, &record) == at[i]);
    }
    game_replay_seek(&replay, 3);
    game_replay_toggle(&replay);
    replay.wait_ms = 500; /* of the shortened pause: its end is played */
    assert_true(game_replay_clock(&replay, &record) == 5200);
    game_replay_deinit(&replay);
    game_record_deinit(&record);
}

CLAIM(a_record_without_times_is_played_at_the_usual_pace)
{
    game_record record = timed_record();
    game_replay replay;
    for (size_t i = 0; i < record.round.session.done; i++)
        record.round.session.steps[i].ms = 0;
    assert_true(game_replay_of_record(&replay, &record));
    game_replay_toggle(&replay);
    assert_int_equal(game_replay_advance(&replay, 0), 1);
    assert_int_equal(game_replay_advance(&replay, GAME_REPLAY_MOVE_MS), 1);
    game_replay_deinit(&replay);
    game_record_deinit(&record);
}

/* A line of three, a line of two, and a single tile. */
static game_replay replay_of_slides(void)
{
    static const puzzle_move moves[] = {PUZZLE_DOWN,  PUZZLE_DOWN,  PUZZLE_DOWN,
                                        PUZZLE_RIGHT, PUZZLE_RIGHT, PUZZLE_UP};
    game_replay replay;
    puzzle_board start = start_of(4, 4);
    puzzle_path path = {0};
    for (size_t i = 0; i < sizeof moves / sizeof *moves; i++)
        assert_true(puzzle_path_push(&path, moves[i]));
    game_replay_init(&replay, &start, &path);
    replay.metric = PUZZLE_METRIC_SLIDES;
    assert_int_equal(game_replay_length(&replay), 3);
    return replay;
}

CLAIM(a_slide_goes_at_once)
{
    game_replay replay = replay_of_slides();
    game_replay_toggle(&replay);
    assert_int_equal(game_replay_advance(&replay, 0), 3);
    assert_at(&replay, 3);
    assert_int_equal(game_replay_made(&replay), 1);
    assert_int_equal(game_replay_advance(&replay, GAME_REPLAY_MOVE_MS - 1), 0);
    assert_int_equal(game_replay_advance(&replay, 1), 2);
    assert_int_equal(game_replay_advance(&replay, GAME_REPLAY_MOVE_MS), 1);
    assert_false(replay.playing);
    game_replay_deinit(&replay);
}

/* Forth to its end and back to its beginning. */
CLAIM(it_stops_within_no_slide)
{
    static const size_t forth[] = {0, 3, 3, 3, 5, 5, 6}, back[] = {0, 0, 0, 3, 3, 5, 6};
    game_replay replay = replay_of_slides();
    for (size_t at = 0; at <= 6; at++) {
        game_replay_seek(&replay, 0);
        game_replay_seek(&replay, at);
        assert_at(&replay, forth[at]);
        game_replay_seek(&replay, 6);
        game_replay_seek(&replay, at);
        assert_at(&replay, back[at]);
    }
    for (size_t i = 2; i <= 3; i--) {
        static const size_t ends[] = {0, 3, 5};
        game_replay_step(&replay, -1);
        assert_at(&replay, ends[i]);
    }
    game_replay_deinit(&replay);
}

/* Fewer slides are shorter, though they are more moves. */
CLAIM(a_rest_of_fewer_slides_is_spliced_in)
{
    static const puzzle_move three[] = {PUZZLE_RIGHT, PUZZLE_RIGHT, PUZZLE_RIGHT};
    game_replay replay = replay_of_slides();
    puzzle_path rest = {0};
    for (size_t i = 0; i < 3; i++)
        assert_true(puzzle_path_push(&rest, three[i]));
    replay.path.length = 5;
    assert_false(game_replay_splice(&replay, 3, &rest)); /* one slide is no fewer than one */
    assert_int_equal(replay.path.length, 5);
    replay.path.length = 6;
    assert_true(game_replay_splice(&replay, 3, &rest));
    assert_int_equal(game_replay_length(&replay), 2);
    game_replay_deinit(&replay);
    puzzle_path_deinit(&rest);
}
