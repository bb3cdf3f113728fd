#include "game/stages.h"

#include "claims.h"
#include "support/boards.h"

typedef struct played {
    game_session session;
    puzzle_path path;
    game_stages stages;
} played;

static puzzle_move move_of(char letter)
{
    for (int move = 0; move < PUZZLE_MOVES; move++)
        if (puzzle_move_letter((puzzle_move)move) == letter)
            return (puzzle_move)move;
    fail();
    return PUZZLE_UP;
}

/* Plays the letters from the start. */
static played play(const char *goal_text, const char *start_text, const char *moves)
{
    played game = {0};
    puzzle_board start = board_of(start_text), goal = board_of(goal_text);
    game_session_init(&game.session, &start, &goal);
    for (const char *at = moves; *at; at++)
        assert_true(game_session_apply(&game.session,
                                       (game_command){.kind = GAME_MOVE, .move = move_of(*at)}) !=
                    GAME_NOTHING);
    assert_true(game_session_path(&game.session, &game.path));
    game_stages_make(&game.stages, &game.session, &game.path);
    return game;
}

static void end(played *game)
{
    puzzle_path_deinit(&game->path);
    game_session_deinit(&game->session);
}

static void assert_stage(const played *game, int index, game_stage_kind kind, int line,
                         puzzle_size size, size_t from, size_t to, int gained)
{
    assert_true(index < game->stages.count);
    const game_stage *stage = &game->stages.items[index];
    assert_int_equal(stage->kind, kind);
    if (kind == GAME_STAGE_ROW || kind == GAME_STAGE_COLUMN)
        assert_int_equal(stage->line, line);
    assert_true(puzzle_size_equal(stage->size, size));
    assert_int_equal(stage->from, from);
    assert_int_equal(stage->to, to);
    assert_int_equal(stage->gained, gained);
}

/* 1 2 3 / 4 0 6 / 7 5 8: two moves. The first row was home from the beginning. */
CLAIM(a_line_that_was_always_home_takes_no_move)
{
    played game = play("1,2,3/4,5,6/7,8,0", "1,2,3/4,0,6/7,5,8", "UL");
    assert_int_equal(game.stages.count, 2);
    assert_stage(&game, 0, GAME_STAGE_ROW, 0, (puzzle_size){3, 3}, 0, 0, 0);
    assert_stage(&game, 1, GAME_STAGE_LAST, 0, (puzzle_size){3, 2}, 0, 2, 2);
    assert_true(game_stage_mmd(&game.stages.items[0]) < 0);
    assert_float_equal(game_stage_mmd(&game.stages.items[1]), 1, 0.001);
    end(&game);
}

/* 0 1 3 / 4 2 6 / 7 5 8: the tile 1 goes home with the first move, 2 with the second, which ends the
 * row; the column was home a move earlier. */
CLAIM(the_line_that_comes_home_first_is_the_first_stage)
{
    played game = play("1,2,3/4,5,6/7,8,0", "0,1,3/4,2,6/7,5,8", "LUUL");
    assert_int_equal(game.stages.count, 2);
    assert_stage(&game, 0, GAME_STAGE_COLUMN, 0, (puzzle_size){3, 3}, 0, 1, 1);
    assert_stage(&game, 1, GAME_STAGE_LAST, 0, (puzzle_size){2, 3}, 1, 4, 3);
    assert_int_equal(game_stages_at(&game.stages, 0), 0);
    assert_int_equal(game_stages_at(&game.stages, 1), 1);
    assert_int_equal(game_stages_at(&game.stages, 4), 1);
    end(&game);
}

/* 5, 2 and 1 leave their places and come back: 1, and with it the column, with the fourth move, 2, and
 * with it the row, with the fifth. */
CLAIM(a_line_that_is_left_again_is_not_home_for_good)
{
    played game = play("1,2,3/4,5,6/7,8,0", "1,2,3/4,5,6/7,0,8", "DDRLUUL");
    assert_int_equal(game.session.moves, 7);
    assert_int_equal(game.stages.count, 2);
    assert_stage(&game, 0, GAME_STAGE_COLUMN, 0, (puzzle_size){3, 3}, 0, 4, -2);
    assert_stage(&game, 1, GAME_STAGE_LAST, 0, (puzzle_size){2, 3}, 4, 7, 3);
    assert_true(game_stage_mmd(&game.stages.items[0]) < 0);
    end(&game);
}

CLAIM(a_long_board_is_solved_column_by_column)
{
    played game = play("1,2,3,4,5/6,7,8,9,0", "1,2,3,4,5/6,0,7,8,9", "LLL");
    assert_int_equal(game.stages.count, 3);
    assert_stage(&game, 0, GAME_STAGE_COLUMN, 0, (puzzle_size){5, 2}, 0, 0, 0);
    assert_stage(&game, 1, GAME_STAGE_COLUMN, 1, (puzzle_size){4, 2}, 0, 1, 1);
    assert_stage(&game, 2, GAME_STAGE_LAST, 0, (puzzle_size){3, 2}, 1, 3, 2);
    end(&game);
}

/* The blank's home is in the first row and column: those opposite are the first ones. */
CLAIM(lines_are_counted_from_the_side_away_from_the_blanks_home)
{
    played game = play("0,1,2/3,4,5/6,7,8", "1,4,2/3,0,5/6,7,8", "DR");
    assert_int_equal(game.stages.count, 2);
    assert_stage(&game, 0, GAME_STAGE_ROW, 2, (puzzle_size){3, 3}, 0, 0, 0);
    assert_stage(&game, 1, GAME_STAGE_LAST, 0, (puzzle_size){3, 2}, 0, 2, 2);
    end(&game);
}

CLAIM(what_was_not_solved_stays_open)
{
    played game =
        play("1,2,3,4/5,6,7,8/9,10,11,12/13,14,15,0", "1,2,3,4/5,6,7,8/9,10,11,12/13,0,14,15", "D");
    assert_int_equal(game.stages.count, 4);
    assert_stage(&game, 0, GAME_STAGE_ROW, 0, (puzzle_size){4, 4}, 0, 0, 0);
    assert_stage(&game, 1, GAME_STAGE_ROW, 1, (puzzle_size){4, 3}, 0, 0, 0);
    assert_stage(&game, 2, GAME_STAGE_COLUMN, 0, (puzzle_size){4, 2}, 0, 0, 0);
    assert_stage(&game, 3, GAME_STAGE_OPEN, 0, (puzzle_size){3, 2}, 0, 1, -1);
    end(&game);
}

CLAIM(a_game_without_moves_has_stages_without_any)
{
    played game = play("1,2,3/4,5,6/7,8,0", "1,2,3/4,5,6/7,8,0", "");
    assert_int_equal(game.stages.count, 2);
    for (int i = 0; i < game.stages.count; i++)
        assert_int_equal(game.stages.items[i].to, 0);
    assert_int_equal(game.stages.items[1].kind, GAME_STAGE_LAST);
    end(&game);
}

CLAIM(a_2x2_is_the_last_stage_alone)
{
    played game = play("1,2/3,0", "0,1/3,2", "LU");
    assert_int_equal(game.stages.count, 1);
    assert_stage(&game, 0, GAME_STAGE_LAST, 0, (puzzle_size){2, 2}, 0, 2, 2);
    end(&game);
}
