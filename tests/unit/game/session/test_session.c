#include "claims.h"

#include "fixture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- A naive model: every board of the history is kept whole ---- */

enum { MODEL_CELLS = 64, MODEL_STEPS = 6000 };

typedef struct model {
    int columns, rows;
    int goal[MODEL_CELLS];
    int boards[MODEL_STEPS][MODEL_CELLS]; /* boards[0] is the start */
    int lengths[MODEL_STEPS];             /* of the slide that leads to that board */
    game_by by[MODEL_STEPS];
    int done, total;
    int undos, hints[GAME_HINT_STEPS], autos;
    double time_ms;
} model;

static model *model_of(const game_session *session)
{
    model *m = calloc(1, sizeof *m);
    assert_non_null(m);
    m->columns = session->start.size.columns;
    m->rows = session->start.size.rows;
    for (int i = 0; i < m->columns * m->rows; i++) {
        m->boards[0][i] = session->start.tiles[i];
        m->goal[i] = session->goal.tiles[i];
    }
    return m;
}

static bool model_solved(const model *m)
{
    return memcmp(m->boards[m->done], m->goal, sizeof m->goal) == 0;
}

static int model_blank_at(const model *m, int step)
{
    int blank = 0;
    while (m->boards[step][blank] != 0)
        blank++;
    return blank;
}

static int model_blank(const model *m)
{
    return model_blank_at(m, m->done);
}

/* Where the blank went with a step: by a column, or by a row, to either side. */
static int model_direction(const model *m, int step)
{
    int from = model_blank_at(m, step - 1), to = model_blank_at(m, step);
    bool in_row = from / m->columns == to / m->columns;
    return (to > from ? 1 : -1) * (in_row ? 1 : 2);
}

/* Steps in one direction, one after the other, are one slide. */
static int model_slides(const model *m)
{
    int slides = 0;
    for (int i = 1; i <= m->done; i++)
        slides += i == 1 || model_direction(m, i) != model_direction(m, i - 1);
    return slides;
}

/* Tiles are handed on one by one from the blank to (row, column). */
static game_outcome model_slide(model *m, int row, int column, game_by by)
{
    int blank_row = model_blank(m) / m->columns;
    int blank_column = model_blank(m) % m->columns;
    bool inside = row >= 0 && row < m->rows && column >= 0 && column < m->columns;
    bool in_line = (row == blank_row) != (column == blank_column);
    if (!inside || !in_line || model_solved(m))
        return GAME_NOTHING;
    int *board = m->boards[m->done + 1];
    memcpy(board, m->boards[m->done], sizeof m->boards[0]);
    int length = 0;
    for (int r = blank_row, c = blank_column; r != row || c != column; length++) {
        int next_r = r + (row > r) - (row < r);
        int next_c = c + (column > c) - (column < c);
        board[r * m->columns + c] = board[next_r * m->columns + next_c];
        board[next_r * m->columns + next_c] = 0;
        r = next_r;
        c = next_c;
    }
    m->done++;
    m->total = m->done;
    m->lengths[m->done] = length;
    m->by[m->done] = by;
    return model_solved(m) ? GAME_SOLVED : GAME_CHANGED;
}

/* The tile that goes up lies below the blank, and so on; `far` takes the last one of the line. */
static game_outcome model_towards(model *m, puzzle_move move, bool far, game_by by)
{
    static const int rows[] = {[PUZZLE_UP] = 1, [PUZZLE_DOWN] = -1};
    static const int columns[] = {[PUZZLE_LEFT] = 1, [PUZZLE_RIGHT] = -1};
    bool vertical = move == PUZZLE_UP || move == PUZZLE_DOWN;
    int row = model_blank(m) / m->columns;
    int column = model_blank(m) % m->columns;
    int step = vertical ? rows[move] : columns[move];
    int *moving = vertical ? &row : &column;
    int last = step > 0 ? (vertical ? m->rows : m->columns) - 1 : 0;
    if (far && *moving != last)
        *moving = last;
    else
        *moving += step;
    return model_slide(m, row, column, by);
}

static game_outcome model_go(model *m, int to)
{
    if (to < 0 || to > m->total || to == m->done)
        return GAME_NOTHING;
    m->done = to;
    return model_solved(m) ? GAME_SOLVED : GAME_CHANGED;
}

static game_outcome model_count(model *m, int *counter)
{
    if (model_solved(m))
        return GAME_NOTHING;
    ++*counter;
    return GAME_CHANGED;
}

static game_outcome model_apply(model *m, game_command command)
{
    game_outcome outcome;
    switch (command.kind) {
    case GAME_MOVE:
        return model_towards(m, command.move, false, GAME_BY_PLAYER);
    case GAME_LINE:
        return model_towards(m, command.move, true, GAME_BY_PLAYER);
    case GAME_PRESS:
        return model_slide(m, command.cell / m->columns, command.cell % m->columns, GAME_BY_PLAYER);
    case GAME_UNDO:
        outcome = model_go(m, m->done - 1);
        m->undos += outcome != GAME_NOTHING;
        return outcome;
    case GAME_REDO:
        return model_go(m, m->done + 1);
    case GAME_RESTART:
        return model_go(m, 0);
    case GAME_HINT:
        return model_count(m, &m->hints[command.step]);
    case GAME_HINT_MOVE:
        outcome = model_towards(m, command.move, false, GAME_BY_HINT);
        m->hints[GAME_HINT_PLAY] += outcome != GAME_NOTHING;
        return outcome;
    case GAME_AUTO:
        return model_count(m, &m->autos);
    case GAME_AUTO_MOVE:
        return model_towards(m, command.move, false, GAME_BY_AUTO);
    case GAME_CLOCK: /* no random command is one */
        break;
    }
    return GAME_NOTHING;
}

static void assert_same(const game_session *session, const model *m)
{
    int moves = 0;
    for (int i = 1; i <= m->done; i++)
        moves += m->lengths[i];
    for (int i = 0; i < m->columns * m->rows; i++)
        assert_int_equal(session->board.tiles[i], m->boards[m->done][i]);
    assert_int_equal(session->board.blank, model_blank(m));
    assert_int_equal(session->moves, moves);
    assert_int_equal(session->slides, model_slides(m));
    assert_int_equal(game_session_length(session, PUZZLE_METRIC_MOVES), moves);
    assert_int_equal(game_session_length(session, PUZZLE_METRIC_SLIDES), model_slides(m));
    assert_int_equal(session->done, m->done);
    assert_int_equal(session->total, m->total);
    assert_int_equal(session->undos, m->undos);
    assert_memory_equal(session->hints, m->hints, sizeof m->hints);
    assert_int_equal(session->autos, m->autos);
    assert_int_equal(session->started, m->total > 0);
    assert_true(session->time_ms == m->time_ms);
    assert_int_equal(game_session_solved(session), model_solved(m));
    assert_int_equal(game_session_unfinished(session), m->total > 0 && !model_solved(m));
}

static void play_beside_the_model(int columns, int rows, puzzle_goal goal, uint64_t seed)
{
    sw_rng rng = sw_rng_seed(seed);
    game_session session = scrambled(goal, columns, rows, &rng);
    model *m = model_of(&session);
    printf("%dx%d, seed %llu\n", columns, rows, (unsigned long long)seed);
    for (int i = 0; i < MODEL_STEPS - 1; i++) {
        double ms = (double)sw_rng_below(&rng, 100);
        game_session_advance(&session, ms);
        if (m->total > 0 && !model_solved(m))
            m->time_ms += ms;
        game_command command = random_command(&session.board, &rng);
        uint64_t revision = session.revision;
        game_outcome expected = model_apply(m, command);
        assert_int_equal(game_session_apply(&session, command), expected);
        bool counts_only = command.kind == GAME_HINT || command.kind == GAME_AUTO;
        bool board_changed = expected != GAME_NOTHING && !counts_only;
        assert_int_equal(session.revision > revision, board_changed);
        assert_same(&session, m);
    }
    free(m);
    game_session_deinit(&session);
}

CLAIM(commands_do_what_a_naive_model_does)
{
    play_beside_the_model(2, 2, PUZZLE_GOAL_STANDARD, 1);
    play_beside_the_model(2, 2, PUZZLE_GOAL_BLANK_FIRST, 2);
    play_beside_the_model(3, 2, PUZZLE_GOAL_SNAKE, 3);
    play_beside_the_model(3, 3, PUZZLE_GOAL_SPIRAL, 4);
    play_beside_the_model(2, 7, PUZZLE_GOAL_COLUMNS, 5);
    play_beside_the_model(8, 8, PUZZLE_GOAL_STANDARD, 6);
}

/* ---- Claims one by one ---- */

CLAIM(a_long_history_is_undone_to_the_start_and_redone_to_the_end)
{
    sw_rng rng = sw_rng_seed(7);
    game_session session = scrambled(PUZZLE_GOAL_STANDARD, 32, 32, &rng);
    int made = 0;
    while (made < 100000) {
        puzzle_move move = (puzzle_move)sw_rng_below(&rng, PUZZLE_MOVES);
        game_command command = {.kind = GAME_MOVE, .move = move};
        made += game_session_apply(&session, command) == GAME_CHANGED;
    }
    puzzle_board end = session.board;
    assert_int_equal(session.moves, made);
    while (apply(&session, "undo") != GAME_NOTHING)
        ;
    assert_true(puzzle_board_equal(&session.board, &session.start));
    assert_int_equal(session.moves, 0);
    assert_int_equal(session.undos, made);
    while (apply(&session, "redo") != GAME_NOTHING)
        ;
    assert_true(puzzle_board_equal(&session.board, &end));
    assert_int_equal(session.moves, made);
    game_session_deinit(&session);
}

CLAIM(a_line_slide_is_one_slide_of_several_moves_and_one_undo)
{
    game_session session = session_of("1,2,3,4/5,6,7,8/9,10,11,12/0,13,14,15",
                                      "1,2,3,4/5,6,7,8/9,10,11,12/13,14,15,0");
    puzzle_board start = session.board;
    assert_int_equal(apply(&session, "line L"), GAME_SOLVED);
    assert_int_equal(session.moves, 3);
    assert_int_equal(session.slides, 1);
    assert_int_equal(apply(&session, "undo"), GAME_CHANGED);
    assert_true(puzzle_board_equal(&session.board, &start));
    assert_int_equal(session.moves, 0);
    game_session_deinit(&session);
}

CLAIM(a_new_step_gives_up_what_could_be_redone)
{
    game_session session = session_of("1,2,3/4,0,6/7,5,8", "1,2,3/4,5,6/7,8,0");
    apply(&session, "move D");
    apply(&session, "move R");
    apply(&session, "undo");
    assert_int_equal(apply(&session, "move L"), GAME_CHANGED);
    assert_int_equal(session.total, 2);
    assert_int_equal(apply(&session, "redo"), GAME_NOTHING);
    game_session_deinit(&session);
}

CLAIM(restart_goes_back_with_nothing_lost)
{
    game_session session = session_of("1,2,3/4,0,6/7,5,8", "1,2,3/4,5,6/7,8,0");
    assert_int_equal(apply(&session, "restart"), GAME_NOTHING);
    apply(&session, "move D");
    apply(&session, "auto-move R");
    game_session_advance(&session, 1500);
    puzzle_board reached = session.board;
    assert_int_equal(apply(&session, "restart"), GAME_CHANGED);
    assert_true(puzzle_board_equal(&session.board, &session.start));
    assert_int_equal(session.moves, 0);
    assert_int_equal(session.undos, 0);
    assert_true(session.time_ms == 1500);
    apply(&session, "redo");
    apply(&session, "redo");
    assert_true(puzzle_board_equal(&session.board, &reached));
    game_session_deinit(&session);
}

CLAIM(the_clock_runs_from_the_first_move_to_the_solution)
{
    game_session session = session_of("1,2,3/4,5,6/0,7,8", "1,2,3/4,5,6/7,8,0");
    game_session_advance(&session, 1000);
    assert_true(session.time_ms == 0);
    apply(&session, "move L");
    game_session_advance(&session, 250);
    game_session_advance(&session, -50);
    assert_true(session.time_ms == 250);
    assert_int_equal(apply(&session, "move L"), GAME_SOLVED);
    game_session_advance(&session, 1000);
    assert_true(session.time_ms == 250);
    game_session_deinit(&session);
}

CLAIM(a_solved_board_takes_only_undo_redo_and_restart)
{
    static const char *const refused[] = {"move R",      "line D",      "press 5", "hint arrow",
                                          "hint-move R", "hint region", "auto",    "auto-move D"};
    game_session session = session_of("1,2,3/4,5,6/7,0,8", "1,2,3/4,5,6/7,8,0");
    assert_int_equal(apply(&session, "move L"), GAME_SOLVED);
    for (size_t i = 0; i < sizeof refused / sizeof refused[0]; i++)
        assert_int_equal(apply(&session, refused[i]), GAME_NOTHING);
    assert_int_equal(game_session_hints(&session) + session.autos, 0);
    assert_int_equal(apply(&session, "undo"), GAME_CHANGED);
    assert_int_equal(apply(&session, "redo"), GAME_SOLVED);
    assert_int_equal(apply(&session, "restart"), GAME_CHANGED);
    game_session_deinit(&session);
}

CLAIM(a_start_that_is_the_goal_is_solved)
{
    game_session session = session_of("1,2/3,0", "1,2/3,0");
    assert_true(game_session_solved(&session));
    assert_false(game_session_unfinished(&session));
    assert_int_equal(apply(&session, "move D"), GAME_NOTHING);
    game_session_deinit(&session);
}

CLAIM(each_step_of_the_hint_ladder_is_counted)
{
    game_session session = session_of("1,2,3/4,0,6/7,5,8", "1,2,3/4,5,6/7,8,0");
    static const char *const steps[] = {"hint region", "hint region", "hint tile",
                                        "hint arrow",  "hint-move U", "undo"};
    for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++)
        assert_int_equal(apply(&session, steps[i]), GAME_CHANGED);
    assert_int_equal(session.hints[GAME_HINT_REGION], 2);
    assert_int_equal(session.hints[GAME_HINT_TILE], 1);
    assert_int_equal(session.hints[GAME_HINT_ARROW], 1);
    assert_int_equal(session.hints[GAME_HINT_PLAY], 1);
    assert_int_equal(game_session_hints(&session), 5);
    assert_int_equal(apply(&session, "redo"), GAME_CHANGED);
    assert_int_equal(session.hints[GAME_HINT_PLAY], 1);
    game_session_deinit(&session);
}

CLAIM(each_step_keeps_its_time_until_it_is_undone)
{
    game_session session = session_of("1,2,3/4,0,6/7,5,8", "1,2,3/4,5,6/7,8,0");
    apply(&session, "move D");
    game_session_advance(&session, 1200.7);
    apply(&session, "move R");
    assert_int_equal(session.steps[0].ms, 0);
    assert_int_equal(session.steps[1].ms, 1200);
    game_session_advance(&session, 100);
    apply(&session, "undo");
    assert_int_equal(session.steps[1].ms, 0);
    game_session_advance(&session, 100);
    apply(&session, "redo");
    assert_int_equal(session.steps[1].ms, 1400);
    apply(&session, "restart");
    assert_int_equal(session.steps[1].ms, 0);
    game_session_deinit(&session);
}

CLAIM(the_way_so_far_is_told_in_single_moves)
{
    game_session session = session_of("1,2,3,4/5,6,7,8/9,10,11,12/0,13,14,15",
                                      "1,2,3,4/5,6,7,8/9,10,11,12/13,14,15,0");
    puzzle_path path = {0};
    apply(&session, "press 14");
    apply(&session, "line D");
    apply(&session, "undo");
    assert_true(game_session_path(&session, &path));
    assert_int_equal(path.length, 2);
    puzzle_board board = session.start;
    assert_true(puzzle_path_play(&path, 0, path.length, &board));
    assert_true(puzzle_board_equal(&board, &session.board));
    puzzle_path_deinit(&path);
    game_session_deinit(&session);
}

/* A move from its goal, which it reaches, leaves and reaches again. */
CLAIM(an_open_end_is_not_reached_with_the_goal)
{
    game_session session = session_of("1,2,3/4,5,6/7,0,8", "1,2,3/4,5,6/7,8,0");
    session.end = GAME_END_OPEN;
    assert_int_equal(apply(&session, "move L"), GAME_CHANGED);
    assert_true(puzzle_board_equal(&session.board, &session.goal));
    assert_false(game_session_solved(&session));
    assert_true(game_session_unfinished(&session));
    game_session_advance(&session, 700);
    assert_true(session.time_ms == 700);
    assert_int_equal(apply(&session, "move R"), GAME_CHANGED);
    assert_int_equal(apply(&session, "move L"), GAME_CHANGED);
    assert_int_equal(session.moves, 3);
    assert_int_equal(game_session_close(&session), GAME_SOLVED);
    assert_true(game_session_solved(&session));
    assert_int_equal(apply(&session, "move R"), GAME_NOTHING);
    game_session_advance(&session, 700);
    assert_true(session.time_ms == 700);
    assert_int_equal(game_session_close(&session), GAME_NOTHING);
    game_session_deinit(&session);
}

CLAIM(what_is_closed_elsewhere_is_not_solved)
{
    game_session session = session_of("1,2,3/4,5,6/7,0,8", "1,2,3/4,5,6/7,8,0");
    assert_int_equal(game_session_close(&session), GAME_NOTHING); /* it ends at its goal */
    session.end = GAME_END_OPEN;
    assert_int_equal(apply(&session, "move R"), GAME_CHANGED);
    assert_int_equal(game_session_close(&session), GAME_CHANGED);
    assert_false(game_session_solved(&session));
    game_session_deinit(&session);
}

static void assert_alone(const game_session *session, size_t steps, int undos, int regions)
{
    assert_int_equal(session->alone.steps, steps);
    assert_int_equal(session->alone.undos, undos);
    assert_int_equal(session->alone.regions, regions);
    assert_int_equal(session->alone.tiles, 1);
}

/* Undone and redone steps are what they were; one made in their place comes after the hint. */
CLAIM(what_was_done_before_a_hint_told_a_move_is_kept)
{
    static const char *const before[] = {"move D",      "move R", "undo",        "redo",
                                         "hint region", "undo",   "hint region", "hint tile"};
    game_session session = session_of("1,2,3/4,0,6/7,5,8", "1,2,3/4,5,6/7,8,0");
    for (size_t i = 0; i < sizeof before / sizeof *before; i++)
        assert_int_equal(apply(&session, before[i]), GAME_CHANGED);
    assert_int_equal(game_session_credit(&session), GAME_CREDIT_OWN);
    apply(&session, "hint arrow");
    assert_int_equal(game_session_credit(&session), GAME_CREDIT_ASSISTED);
    assert_alone(&session, 2, 2, 2);
    apply(&session, "redo");
    apply(&session, "hint region");
    apply(&session, "move U");
    assert_alone(&session, 2, 2, 2);
    apply(&session, "undo");
    apply(&session, "undo");
    apply(&session, "undo");
    assert_alone(&session, 2, 2, 2);
    apply(&session, "move U");
    assert_alone(&session, 0, 2, 2);
    game_session_deinit(&session);
}

CLAIM(a_played_hint_and_a_solution_come_after_what_was_alone)
{
    static const char *const help[] = {"hint-move U", "auto"};
    for (size_t i = 0; i < 2; i++) {
        game_session session = session_of("1,2,3/4,0,6/7,5,8", "1,2,3/4,5,6/7,8,0");
        apply(&session, "move D");
        apply(&session, "move U");
        apply(&session, "hint tile");
        assert_int_equal(apply(&session, help[i]), GAME_CHANGED);
        assert_alone(&session, 2, 0, 0);
        game_session_deinit(&session);
    }
}
