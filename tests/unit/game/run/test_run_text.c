#include "run/run_text.h"

#include "format/checksum.h"
#include "format/journal.h"

#include <stdlib.h>
#include <string.h>

#include "claims.h"

#include "../fixture.h"
#include "../same.h"
#include "runs.h"

/* A run and the text that is kept of it. */
typedef struct kept {
    game_run run;
    sw_text text;
    uint32_t sum;
} kept;

static kept begin(const char *challenge)
{
    kept out = {.run = run_of(challenge)};
    sw_text_init(&out.text, GAME_RUN_TEXT_LIMIT);
    game_run_head_format(&out.run, &out.text);
    out.sum = game_sum(GAME_SUM, out.text.data, out.text.length);
    return out;
}

static void end(kept *kept)
{
    game_run_deinit(&kept->run);
    sw_text_deinit(&kept->text);
}

/* Carries it out and writes it down if it did something. */
static void act(kept *kept, game_run_command command)
{
    if (game_run_apply(&kept->run, command) != GAME_NOTHING)
        game_run_line_format(&kept->sum, &kept->run, command, &kept->text);
}

static game_run parsed(const char *text, size_t length, size_t *good)
{
    game_run run;
    sw_error error;
    if (game_run_parse(&run, text, length, good, &error) != SW_OK)
        fail_msg("line %d: %s", error.line, error.message);
    return run;
}

static void assert_same_run(const game_run *a, const game_run *b)
{
    assert_same_round(&a->round, &b->round);
    assert_true(a->id == b->id && a->seed == b->seed && a->date == b->date);
    assert_true(game_challenge_same(&a->challenge, &b->challenge));
    assert_int_equal(a->count, b->count);
    for (size_t i = 0; i < a->count; i++)
        assert_memory_equal(&a->boards[i], &b->boards[i], sizeof a->boards[i]);
    assert_true(a->time_ms == b->time_ms);
    assert_int_equal(a->paused, b->paused);
    assert_int_equal(a->over, b->over);
    assert_int_equal(a->learned, b->learned);
    assert_true(a->learn_ms == b->learn_ms);
    assert_string_equal(a->more.data, b->more.data);
}

/* Whatever is done, at whatever time: small boards, so that some are solved by chance. */
static void play_by_chance(kept *kept, sw_rng *rng, int commands)
{
    for (int i = 0; i < commands && !kept->run.over; i++) {
        game_run_command command = {.play = random_command(&kept->run.round.session.board, rng)};
        static const game_run_act acts[] = {GAME_RUN_PAUSE, GAME_RUN_NEXT,  GAME_RUN_NEXT,
                                            GAME_RUN_TIME,  GAME_RUN_BEGIN, GAME_RUN_DONE};
        uint64_t what = sw_rng_below(rng, 80);
        if (what < sizeof acts / sizeof *acts)
            command.act = acts[what];
        if (game_run_advance(&kept->run, (double)sw_rng_below(rng, 50)))
            game_run_line_format(&kept->sum, &kept->run, (game_run_command){.act = GAME_RUN_END},
                                 &kept->text);
        else
            act(kept, command);
    }
    act(kept, (game_run_command){.act = GAME_RUN_PAUSE}); /* for the time */
}

CLAIM(a_run_goes_on_where_it_was)
{
    static const char *const challenges[] = {"daily 2026-11-23", "attack 2x2 3+1",
                                             "marathon 2x2 12",  "relay 4x4",
                                             "fewest 2x2",       "blind 2x2"};
    sw_rng rng = sw_rng_seed(3);
    size_t boards = 0, over = 0;
    for (int i = 0; i < 120; i++) {
        size_t good;
        kept kept = begin(challenges[i % 6]);
        play_by_chance(&kept, &rng, 400);
        game_run back = parsed(kept.text.data, kept.text.length, &good);
        assert_int_equal(good, kept.text.length);
        assert_same_run(&kept.run, &back);
        boards += back.count;
        over += back.over;
        game_run_deinit(&back);
        end(&kept);
    }
    assert_true(boards > 50 && over > 10); /* so that what was to be tested was */
}

/* As the blank goes round, each twelfth board of 2x2 is the goal. */
static game_run_command round_command(const game_run *run)
{
    static const int clockwise[] = {1, 3, 0, 2};
    int cell = clockwise[run->round.session.board.blank];
    return (game_run_command){.play = {.kind = GAME_PRESS, .way = GAME_WAY_KEYS, .cell = cell}};
}

static void assert_comes_back(const kept *kept)
{
    size_t good;
    game_run back = parsed(kept->text.data, kept->text.length, &good);
    assert_same_run(&kept->run, &back);
    assert_true(game_run_learn_ms(&back) == game_run_learn_ms(&kept->run));
    assert_true(game_run_solve_ms(&back) == game_run_solve_ms(&kept->run));
    game_run_deinit(&back);
}

/* Killed behind each command: while the board is learned, past its goal, and when it is done. */
CLAIM(a_killed_try_goes_on_with_both_its_times)
{
    enum { LEARN = 7, SOLVE = 30 };
    kept kept = begin("blind 2x2");
    int goals = 0;
    for (int i = 0; i < LEARN + SOLVE; i++) {
        game_run_act learn = i + 1 < LEARN ? GAME_RUN_TIME : GAME_RUN_BEGIN;
        assert_false(game_run_advance(&kept.run, 1000 + 10 * i));
        act(&kept, i < LEARN ? (game_run_command){.act = learn} : round_command(&kept.run));
        const game_session *session = &kept.run.round.session;
        goals += puzzle_board_equal(&session->board, &session->goal);
        assert_comes_back(&kept);
    }
    assert_true(goals >= 2);
    assert_int_equal(kept.run.round.session.moves, SOLVE);
    assert_true(game_run_learn_ms(&kept.run) == 7000 + 10 * (0 + 1 + 2 + 3 + 4 + 5 + 6));
    act(&kept, (game_run_command){.act = GAME_RUN_DONE});
    assert_true(kept.run.over);
    assert_comes_back(&kept);
    end(&kept);
}

CLAIM(a_torn_last_line_is_left_out)
{
    kept kept = begin("marathon 2x2 12");
    sw_rng rng = sw_rng_seed(4);
    play_by_chance(&kept, &rng, 30);
    size_t head = (size_t)(strstr(kept.text.data, "checksum") - kept.text.data) + 18, last = 0;
    for (size_t length = kept.text.length; length >= head; length--) {
        size_t good;
        game_run back = parsed(kept.text.data, length, &good);
        assert_true(good <= length && kept.text.data[good - 1] == '\n');
        assert_true(last == 0 || good <= last);
        last = good;
        game_run_deinit(&back);
    }
    assert_int_equal(last, head);
    end(&kept);
}

/* Its checksum is right, and what it says is not possible: neither are its clock and what that would end. */
CLAIM(an_impossible_last_line_changes_nothing)
{
    static const char *const challenges[] = {"attack 2x2 5+5", "marathon 2x2 12", "blind 2x2"};
    static const int64_t times[] = {2000, 900000}; /* which is beyond the time attack's end */
    for (size_t i = 0; i < 6; i++) {
        kept kept = begin(challenges[i % 3]);
        for (int move = 0; move < 3; move++) {
            game_run_advance(&kept.run, 300);
            act(&kept, round_command(&kept.run));
        }
        size_t whole = kept.text.length, good, line = game_journal_begin(times[i / 3], &kept.text);
        sw_text_add(&kept.text, "next");
        game_journal_end(&kept.sum, line, &kept.text);
        game_run back = parsed(kept.text.data, kept.text.length, &good);
        assert_int_equal(good, whole);
        assert_same_run(&kept.run, &back);
        game_run_deinit(&back);
        end(&kept);
    }
}

CLAIM(every_change_of_one_byte_is_seen)
{
    kept kept = begin("attack 2x2 5+5");
    sw_rng rng = sw_rng_seed(5);
    play_by_chance(&kept, &rng, 20);
    const char *last = kept.text.data + kept.text.length - 2;
    while (*last != '\n')
        last--;
    for (char *at = kept.text.data; at < last; at++) {
        size_t good;
        game_run back;
        sw_error error = {0};
        *at ^= 1;
        assert_int_equal(game_run_parse(&back, kept.text.data, kept.text.length, &good, &error),
                         SW_BAD_INPUT);
        assert_true(error.line > 0 && error.message[0] != '\0');
        *at ^= 1;
    }
    end(&kept);
}

/* The checksums come from another implementation of FNV-1a. */
CLAIM(the_text_is_as_the_format_says)
{
    static const char text[] = "slidewise-run 1\n"
                               "id 0000000000000abc\n"
                               "date 2026-11-20T18:45:02Z\n"
                               "day 2026-11-20\n"
                               "seed 1234567\n"
                               "challenge fewest 2x2\n"
                               "checksum 7888edd2\n"
                               "+ 0 move L k cbf56b2c\n"
                               "+ 1500 pause 7ba489f0\n";
    size_t good;
    game_run run = parsed(text, sizeof text - 1, &good);
    assert_true(run.time_ms == 1500 && run.paused);
    assert_int_equal(run.round.session.moves, 1);
    game_run_deinit(&run);
    kept kept = begin("fewest 2x2");
    act(&kept, (game_run_command){.play = {.way = GAME_WAY_KEYS, .move = PUZZLE_LEFT}});
    game_run_advance(&kept.run, 1500);
    act(&kept, (game_run_command){.act = GAME_RUN_PAUSE});
    assert_string_equal(kept.text.data, text);
    end(&kept);
}

CLAIM(the_text_of_a_try_is_as_the_format_says)
{
    static const char text[] = "slidewise-run 1\n"
                               "id 0000000000000abc\n"
                               "date 2026-11-20T18:45:02Z\n"
                               "day 2026-11-20\n"
                               "seed 1234567\n"
                               "challenge blind 2x2\n"
                               "checksum d7363145\n"
                               "+ 1000 time f3121fa0\n"
                               "+ 1800 begin c049dd91\n"
                               "+ 2500 move L k a7071979\n"
                               "+ 3100 pause 9d167ddf\n"
                               "+ 4000 done 5e1bb55d\n";
    size_t good;
    game_run run = parsed(text, sizeof text - 1, &good);
    assert_int_equal(good, sizeof text - 1);
    assert_true(game_run_learn_ms(&run) == 1800 && run.time_ms == 4000);
    assert_true(run.over && run.paused);
    game_run_deinit(&run);
}
