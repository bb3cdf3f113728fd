#include "game/retrace.h"

#include "claims.h"

#include "fixture.h"

/* Three moves, of which the last two are one slide. */
static game_record played(void)
{
    game_record record = {.round = {.look = {.style = GAME_LETTERS}}, .date = 86400};
    game_session *session = &record.round.session;
    *session = session_of("1,2,3/0,5,6/4,7,8", "1,2,3/4,5,6/7,8,0");
    game_session_apply(session, (game_command){.kind = GAME_MOVE, .move = PUZZLE_UP});
    game_session_apply(session, (game_command){.kind = GAME_LINE, .move = PUZZLE_LEFT});
    assert_true(game_session_solved(session));
    return record;
}

/* Within a slide too: its other tiles are moves of their own. */
CLAIM(the_rest_of_a_game_begins_at_its_place_and_ends_where_it_did)
{
    static const char *const boards[] = {"1,2,3/0,5,6/4,7,8", "1,2,3/4,5,6/0,7,8",
                                         "1,2,3/4,5,6/7,0,8", "1,2,3/4,5,6/7,8,0"};
    game_record record = played();
    static const int slides[] = {2, 1, 1, 0};
    for (size_t place = 0; place < 4; place++) {
        game_record rest;
        puzzle_board start = board_of(boards[place]);
        assert_true(game_retrace_rest(&rest, &record, place));
        const game_session *session = &rest.round.session;
        assert_true(puzzle_board_equal(&session->start, &start));
        assert_true(puzzle_board_equal(&session->board, &record.round.session.board));
        assert_int_equal(session->moves, 3 - place);
        assert_int_equal(session->done, 3 - place);
        assert_int_equal(session->slides, slides[place]);
        assert_int_equal(rest.round.look.style, GAME_LETTERS);
        assert_int_equal(rest.date, 86400);
        game_record_deinit(&rest);
    }
    assert_int_equal(record.round.session.slides, 2);
    game_record_deinit(&record);
}

CLAIM(a_game_goes_on_with_the_steps_as_they_were_made)
{
    game_record record = played();
    game_round round;
    record.round.session.steps[0].way = GAME_WAY_HOVER;
    assert_true(game_retrace_round(&round, &record, 1));
    assert_int_equal(round.session.done, 1);
    assert_int_equal(round.session.steps[0].way, GAME_WAY_HOVER);
    game_round_deinit(&round);
    game_record_deinit(&record);
}

/* L to the goal, D past it, U back to it. */
static game_record played_past_its_goal(game_end end)
{
    static const puzzle_move moves[] = {PUZZLE_LEFT, PUZZLE_DOWN, PUZZLE_UP};
    game_record record = {.date = 86400};
    game_session *session = &record.round.session;
    *session = session_of("1,2,3/4,5,6/7,0,8", "1,2,3/4,5,6/7,8,0");
    session->end = GAME_END_OPEN;
    for (int i = 0; i < 3; i++)
        assert_int_equal(
            game_session_apply(session, (game_command){.kind = GAME_MOVE, .move = moves[i]}),
            GAME_CHANGED);
    session->end = end;
    return record;
}

/* Wherever it begins, the goal is left to be reached. */
CLAIM(a_game_that_passed_its_goal_goes_on_before_it_or_behind_it)
{
    static const size_t done[] = {0, 0, 2, 2};
    for (int end = GAME_END_OPEN; end <= GAME_END_DONE; end++) {
        game_record record = played_past_its_goal((game_end)end);
        for (size_t moves = 0; moves <= 3; moves++) {
            game_round round;
            assert_true(game_retrace_round(&round, &record, moves));
            assert_int_equal(round.session.done, done[moves]);
            assert_false(game_session_solved(&round.session));
            puzzle_move last = done[moves] == 0 ? PUZZLE_LEFT : PUZZLE_UP;
            game_command command = {.kind = GAME_MOVE, .move = last};
            assert_int_equal(game_session_apply(&round.session, command), GAME_SOLVED);
            game_round_deinit(&round);
        }
        game_record_deinit(&record);
    }
}

CLAIM(the_rest_may_lead_past_the_goal_as_well)
{
    game_record record = played_past_its_goal(GAME_END_DONE), rest;
    for (size_t place = 0; place <= 3; place++) {
        assert_true(game_retrace_rest(&rest, &record, place));
        assert_int_equal(rest.round.session.moves, 3 - place);
        assert_true(game_session_solved(&rest.round.session));
        game_record_deinit(&rest);
    }
    game_record_deinit(&record);
}
