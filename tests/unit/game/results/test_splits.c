#include "claims.h"

#include "fixture.h"
#include "game/save.h"
#include "game/stages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- An oracle that knows nothing of counters: at every step it looks at the whole board ---- */

typedef struct expected {
    int count;
    bool ended[GAME_SPLITS_MOST];
    uint32_t ms[GAME_SPLITS_MOST];
    int moves[GAME_SPLITS_MOST];
    bool is_row[GAME_SPLITS_MOST]; /* of lines, */
    int line[GAME_SPLITS_MOST];    /* and which */
} expected;

static int least(int a, int b)
{
    return a < b ? a : b;
}

/* By the rules of docs/SCORE.md. The quarters are numbered as the halves are cut. */
static int group_of(game_split_scheme scheme, puzzle_size size, int cell)
{
    int column = cell % size.columns, row = cell / size.columns;
    int right = size.columns - 1 - column, below = size.rows - 1 - row;
    bool beside = size.columns > size.rows;
    int second_column = column >= (size.columns + 1) / 2, second_row = row >= (size.rows + 1) / 2;
    switch (scheme) {
    case GAME_SPLITS_ROWS:
        return row;
    case GAME_SPLITS_RINGS:
        return least(least(column, right), least(row, below));
    case GAME_SPLITS_FRINGE:
        return least(column, row);
    default:
        if (size.columns < 4 || size.rows < 4)
            return beside ? second_column : second_row;
        return beside ? 2 * second_column + second_row : 2 * second_row + second_column;
    }
}

static bool in_first_half(puzzle_size size, int cell)
{
    bool beside = size.columns > size.rows;
    return beside ? cell % size.columns < (size.columns + 1) / 2
                  : cell / size.columns < (size.rows + 1) / 2;
}

static int home_of(const puzzle_board *goal, int tile)
{
    int cell = 0;
    while (goal->tiles[cell] != tile)
        cell++;
    return cell;
}

/* Stage 0 of grids is the half, the others are groups. */
static bool group_is_home(const puzzle_board *board, const puzzle_board *goal,
                          game_split_scheme scheme, int stage)
{
    bool grids = scheme == GAME_SPLITS_GRIDS;
    for (int cell = 0; cell < puzzle_size_cells(board->size); cell++) {
        int tile = board->tiles[cell];
        if (tile == PUZZLE_BLANK)
            continue;
        int home = home_of(goal, tile);
        if (grids && stage == 0 && in_first_half(board->size, home) &&
            !in_first_half(board->size, cell))
            return false;
        if ((!grids || stage > 0) &&
            group_of(scheme, board->size, home) == (grids ? stage - 1 : stage) && home != cell)
            return false;
    }
    return true;
}

static int groups_of(const puzzle_board *goal, game_split_scheme scheme)
{
    int most = 0;
    for (int cell = 0; cell < puzzle_size_cells(goal->size); cell++) {
        int group = group_of(scheme, goal->size, cell);
        if (goal->tiles[cell] != PUZZLE_BLANK && group > most)
            most = group;
    }
    return most + 1 + (scheme == GAME_SPLITS_GRIDS ? 1 : 0);
}

/* What is left of the board, line by line. */
typedef struct remains {
    bool rows[PUZZLE_MAX_SIDE], columns[PUZZLE_MAX_SIDE];
} remains;

static int how_many(const bool *left)
{
    int count = 0;
    for (int i = 0; i < PUZZLE_MAX_SIDE; i++)
        count += left[i];
    return count;
}

/* The first one that is left, or the last one where the first has the blank's home. */
static int next_line(const bool *left, int blank)
{
    int first = 0, last = PUZZLE_MAX_SIDE - 1;
    while (!left[first])
        first++;
    while (!left[last])
        last--;
    return first == blank ? last : first;
}

static bool line_is_home(const puzzle_board *board, const puzzle_board *goal, const remains *left,
                         bool row, int line)
{
    for (int cell = 0; cell < puzzle_size_cells(board->size); cell++) {
        int at_row = cell / board->size.columns, at_column = cell % board->size.columns;
        bool in_line = row ? at_row == line : at_column == line;
        if (in_line && left->rows[at_row] && left->columns[at_column] &&
            board->tiles[cell] != goal->tiles[cell])
            return false;
    }
    return true;
}

static bool oracle_line(const puzzle_board *board, const puzzle_board *goal, remains *left,
                        expected *out, int stage)
{
    int rows = how_many(left->rows), columns = how_many(left->columns);
    int row = next_line(left->rows, goal->blank / goal->size.columns);
    int column = next_line(left->columns, goal->blank % goal->size.columns);
    if (rows > 2 && line_is_home(board, goal, left, true, row)) {
        left->rows[row] = false;
        out->is_row[stage] = true;
        out->line[stage] = row;
        return true;
    }
    if (columns <= 2 || !line_is_home(board, goal, left, false, column))
        return false;
    left->columns[column] = false;
    out->line[stage] = column;
    return true;
}

static void end_expected(expected *out, int stage, uint32_t ms, int moves)
{
    out->ended[stage] = true;
    out->ms[stage] = ms;
    out->moves[stage] = moves;
}

static bool others_are_open(const expected *out, int stage)
{
    for (int i = 0; i < out->count; i++)
        if (i != stage && !out->ended[i])
            return true;
    return false;
}

static void oracle_look(expected *out, const puzzle_board *board, const puzzle_board *goal,
                        game_split_scheme scheme, remains *left, uint32_t ms, int moves)
{
    int stage = 0;
    for (; scheme != GAME_SPLITS_LINES && stage < out->count; stage++)
        if (!out->ended[stage] && group_is_home(board, goal, scheme, stage) &&
            (others_are_open(out, stage) || puzzle_board_equal(board, goal)))
            end_expected(out, stage, ms, moves);
    for (; stage < out->count - 1; stage++) {
        if (out->ended[stage])
            continue;
        if (!oracle_line(board, goal, left, out, stage))
            return;
        end_expected(out, stage, ms, moves);
    }
    if (stage == out->count - 1 && !out->ended[stage] && puzzle_board_equal(board, goal))
        end_expected(out, stage, ms, moves);
}

static expected oracle(const game_session *session, game_split_scheme scheme)
{
    expected out = {0};
    remains left = {0};
    puzzle_board board = session->start;
    const puzzle_board *goal = &session->goal;
    int moves = 0, lines = goal->size.columns + goal->size.rows - 5;
    out.count = scheme != GAME_SPLITS_LINES ? groups_of(goal, scheme) : lines > 0 ? lines + 1 : 1;
    for (int i = 0; i < goal->size.rows; i++)
        left.rows[i] = true;
    for (int i = 0; i < goal->size.columns; i++)
        left.columns[i] = true;
    oracle_look(&out, &board, goal, scheme, &left, 0, 0);
    for (size_t i = 0; i < session->done; i++) {
        game_step step = session->steps[i];
        assert_true(
            puzzle_slide_apply(&board, (puzzle_slide){(puzzle_move)step.move, step.length}));
        moves += step.length;
        oracle_look(&out, &board, goal, scheme, &left, step.ms, moves);
    }
    return out;
}

static void assert_splits(const game_splits *splits, const game_session *session,
                          game_split_scheme scheme)
{
    expected right = oracle(session, scheme);
    assert_int_equal(splits->count, right.count);
    for (int i = 0; i < right.count; i++) {
        const game_split *split = &splits->items[i];
        assert_int_equal(split->ended, right.ended[i]);
        if (!right.ended[i])
            continue;
        assert_int_equal(split->ms, right.ms[i]);
        assert_int_equal(split->moves, right.moves[i]);
        if (scheme == GAME_SPLITS_LINES && i < right.count - 1) {
            assert_int_equal(split->kind, right.is_row[i] ? GAME_SPLIT_ROW : GAME_SPLIT_COLUMN);
            assert_int_equal(split->index, right.line[i]);
        }
    }
    if (game_session_solved(session))
        assert_int_equal(game_splits_now(splits), -1);
}

/* ---- Games ---- */

/* A walk away from the goal, which is walked back with detours, undos and redos on the way. */
enum { WALK = 60 };

typedef struct walk {
    game_session session;
    puzzle_move back[WALK]; /* the last one first */
    int left;
} walk;

static walk walk_from(const puzzle_board *goal, int length, sw_rng *rng)
{
    walk out = {.left = 0};
    puzzle_board start = *goal;
    while (out.left < length) {
        puzzle_move move = (puzzle_move)sw_rng_below(rng, PUZZLE_MOVES);
        if (puzzle_move_source(&start, move) < 0)
            continue;
        puzzle_move_apply(&start, move);
        out.back[out.left++] = puzzle_move_opposite(move);
    }
    game_session_init(&out.session, &start, goal);
    return out;
}

static void pass(game_session *session, sw_rng *rng)
{
    game_session_advance(session, (double)sw_rng_below(rng, 400));
}

static void slide(game_session *session, puzzle_move move)
{
    game_session_apply(session, (game_command){.kind = GAME_MOVE, .move = move});
}

/* Undos, redos, slides of whole lines and a restart now and then; in the end all of it is taken back. */
static void stray(game_session *session, sw_rng *rng)
{
    size_t before = session->done;
    for (int i = (int)sw_rng_below(rng, 6); i > 0 && !game_session_solved(session); i--) {
        game_command command = random_command(&session->board, rng);
        if (command.kind != GAME_RESTART && command.kind != GAME_UNDO)
            game_session_apply(session, command);
        pass(session, rng);
    }
    while (session->done > before)
        game_session_apply(session, (game_command){.kind = GAME_UNDO});
    int undone = (int)sw_rng_below(rng, 4);
    for (int i = 0; i < undone; i++)
        game_session_apply(session, (game_command){.kind = GAME_UNDO});
    pass(session, rng);
    while (session->done < before)
        game_session_apply(session, (game_command){.kind = GAME_REDO});
}

static const puzzle_size sizes[] = {{2, 2}, {3, 2}, {2, 5}, {3, 3}, {4, 4}, {6, 3},
                                    {3, 6}, {5, 5}, {6, 4}, {4, 7}, {7, 7}};

static void play_walk(const puzzle_board *goal, game_split_scheme scheme, sw_rng *rng)
{
    game_splits splits;
    walk walk = walk_from(goal, 1 + (int)sw_rng_below(rng, WALK), rng);
    game_session *session = &walk.session;
    game_splits_make(&splits, session, scheme);
    while (walk.left > 0 && !game_session_solved(session)) {
        assert_splits(&splits, session, scheme);
        if (sw_rng_below(rng, 4) == 0)
            stray(session, rng);
        pass(session, rng);
        if (!game_session_solved(session))
            slide(session, walk.back[--walk.left]);
        if (sw_rng_below(rng, 3) > 0)
            game_splits_follow(&splits, session);
        else
            game_splits_make(&splits, session, scheme);
    }
    assert_splits(&splits, session, scheme);
    for (int i = 0; i < 5 && session->done > 0; i++) { /* out of the solved board again */
        game_session_apply(session, (game_command){.kind = GAME_UNDO});
        game_splits_follow(&splits, session);
        assert_splits(&splits, session, scheme);
    }
    game_session_deinit(session);
}

CLAIM(stages_are_those_that_a_look_at_every_step_finds)
{
    sw_rng rng = sw_rng_seed(15);
    for (int round = 0; round < 4; round++)
        for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
            for (int goal = 0; goal < PUZZLE_GOALS; goal++)
                for (int scheme = 0; scheme < GAME_SPLIT_SCHEMES; scheme++) {
                    puzzle_board board;
                    bool blocks = game_layer_exists(sizes[i], GAME_LAYER_HALVES);
                    if (puzzle_goal_make(&board, (puzzle_goal)goal, sizes[i], NULL) != SW_OK ||
                        (scheme == GAME_SPLITS_GRIDS && !blocks))
                        continue;
                    play_walk(&board, (game_split_scheme)scheme, &rng);
                }
}

/* Any commands, with some of them between two looks: nothing is missed, whatever was undone and done again. */
CLAIM(any_commands_between_two_looks_come_to_the_same)
{
    sw_rng rng = sw_rng_seed(16);
    for (int round = 0; round < 300; round++) {
        game_splits splits;
        game_split_scheme scheme = (game_split_scheme)sw_rng_below(&rng, GAME_SPLIT_SCHEMES);
        puzzle_board goal = goal_of(PUZZLE_GOAL_STANDARD, 4, 4);
        walk walk = walk_from(&goal, 1 + (int)sw_rng_below(&rng, 8), &rng);
        game_splits_make(&splits, &walk.session, scheme);
        for (int look = 0; look < 30; look++) {
            for (int i = (int)sw_rng_below(&rng, 5); i > 0; i--) {
                game_command command = random_command(&goal, &rng);
                if (command.kind != GAME_PRESS || command.cell < 16)
                    game_session_apply(&walk.session, command);
                pass(&walk.session, &rng);
            }
            game_splits_follow(&splits, &walk.session);
            assert_splits(&splits, &walk.session, scheme);
        }
        game_session_deinit(&walk.session);
    }
}

/* ---- Rules by example ---- */

/* 1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 14 0 15: the first two rows are home from the beginning. */
CLAIM(what_is_home_from_the_beginning_takes_no_time)
{
    game_splits splits;
    game_session session = session_of("1,2,3,4/5,6,7,8/9,10,11,12/13,14,0,15",
                                      "1,2,3,4/5,6,7,8/9,10,11,12/13,14,15,0");
    game_splits_make(&splits, &session, GAME_SPLITS_ROWS);
    assert_int_equal(splits.count, 4);
    assert_int_equal(splits.distance, 1);
    assert_int_equal(game_splits_now(&splits), 3);
    assert_int_equal(splits.items[2].ms, 0);
    session.started = true;
    game_session_advance(&session, 700);
    slide(&session, PUZZLE_LEFT);
    game_splits_follow(&splits, &session);
    assert_int_equal(game_splits_now(&splits), -1);
    assert_int_equal(splits.items[3].ms, 700);
    assert_int_equal(game_split_moves(&splits, 3), 1);
    game_session_deinit(&session);
}

/* The row is left again after it was home: it stays ended. It is open only once its own step is undone, and ends
 * anew with the step that is done again. */
CLAIM(a_stage_stays_ended_until_its_own_step_is_undone)
{
    game_splits splits;
    game_session session = session_of("0,1,3/4,2,6/7,5,8", "1,2,3/4,5,6/7,8,0");
    game_splits_make(&splits, &session, GAME_SPLITS_ROWS);
    static const puzzle_move moves[] = {PUZZLE_LEFT, PUZZLE_UP, PUZZLE_DOWN, PUZZLE_UP};
    for (int i = 0; i < 4; i++) {
        slide(&session, moves[i]);
        game_session_advance(&session, 100);
        game_splits_follow(&splits, &session);
        assert_int_equal(splits.items[0].ended, i >= 1);
    }
    assert_int_equal(splits.items[0].ms, 100);
    game_session_apply(&session, (game_command){.kind = GAME_UNDO});
    game_session_apply(&session, (game_command){.kind = GAME_UNDO});
    game_splits_follow(&splits, &session);
    assert_true(splits.items[0].ended);
    game_session_apply(&session, (game_command){.kind = GAME_UNDO});
    game_splits_follow(&splits, &session);
    assert_false(splits.items[0].ended);
    game_session_advance(&session, 1000);
    game_session_apply(&session, (game_command){.kind = GAME_REDO});
    game_splits_follow(&splits, &session);
    assert_int_equal(splits.items[0].ms, 1400);
    game_session_apply(&session, (game_command){.kind = GAME_RESTART});
    game_splits_follow(&splits, &session);
    assert_false(splits.items[0].ended);
    game_session_deinit(&session);
}

/* All of the upper half's tiles lie in it, none of them at home. */
CLAIM(a_half_ends_when_its_tiles_lie_in_it)
{
    game_splits splits;
    game_session session = session_of("8,7,6,5/4,3,2,1/9,10,11,12/13,14,0,15",
                                      "1,2,3,4/5,6,7,8/9,10,11,12/13,14,15,0");
    game_splits_make(&splits, &session, GAME_SPLITS_GRIDS);
    assert_int_equal(splits.count, 5);
    assert_int_equal(splits.items[0].kind, GAME_SPLIT_HALF);
    assert_true(puzzle_size_equal(splits.items[0].size, (puzzle_size){4, 2}));
    assert_true(splits.items[0].ended);
    assert_int_equal(splits.items[4].kind, GAME_SPLIT_BLOCK);
    assert_true(puzzle_size_equal(splits.items[4].size, (puzzle_size){2, 2}));
    assert_int_equal(game_splits_now(&splits), 1);
    game_session_deinit(&session);
}

/* The second one ended first; the third one with the first. */
CLAIM(a_stage_takes_the_time_since_the_one_that_ended_before_it)
{
    game_split_times times = {
        .scheme = GAME_SPLITS_ROWS, .count = 4, .ms = {5000, 2000, 5000, 9000}};
    assert_int_equal(times.ms[1] - game_split_began_ms(&times, 1), 2000);
    assert_int_equal(times.ms[0] - game_split_began_ms(&times, 0), 3000);
    assert_int_equal(times.ms[2] - game_split_began_ms(&times, 2), 0);
    assert_int_equal(times.ms[3] - game_split_began_ms(&times, 3), 4000);
}

CLAIM(palettes_without_groups_go_by_lines)
{
    const puzzle_size size = {4, 4}, small = {3, 3};
    assert_int_equal(game_split_scheme_of(GAME_PALETTE_PLAIN, size), GAME_SPLITS_LINES);
    assert_int_equal(game_split_scheme_of(GAME_PALETTE_RINGS, size), GAME_SPLITS_RINGS);
    assert_int_equal(game_split_scheme_of(GAME_PALETTE_GRIDS, size), GAME_SPLITS_GRIDS);
    assert_int_equal(game_split_scheme_of(GAME_PALETTE_GRIDS, small), GAME_SPLITS_FRINGE);
    for (int scheme = 0; scheme < GAME_SPLIT_SCHEMES; scheme++) {
        game_split_scheme back;
        assert_true(
            game_split_scheme_named(game_split_scheme_name((game_split_scheme)scheme), &back));
        assert_int_equal(back, scheme);
    }
}

/* A game that was saved in the middle has the same splits. */
CLAIM(a_resumed_game_has_the_same_splits)
{
    sw_rng rng = sw_rng_seed(17);
    puzzle_board goal = goal_of(PUZZLE_GOAL_STANDARD, 4, 4);
    for (int scheme = 0; scheme < GAME_SPLIT_SCHEMES; scheme++) {
        game_splits before, after;
        game_round round = {.id = 1}, back;
        sw_text text;
        walk walk = walk_from(&goal, 40, &rng);
        while (walk.left > 3) {
            slide(&walk.session, walk.back[--walk.left]);
            pass(&walk.session, &rng);
        }
        round.session = walk.session;
        sw_text_init(&text, GAME_SAVE_LIMIT);
        game_save_format(&round, &text);
        assert_int_equal(game_save_parse(&back, text.data, text.length, NULL), SW_OK);
        game_splits_make(&before, &round.session, (game_split_scheme)scheme);
        game_splits_make(&after, &back.session, (game_split_scheme)scheme);
        assert_memory_equal(before.items, after.items, sizeof before.items);
        sw_text_deinit(&text);
        game_session_deinit(&back.session);
        game_session_deinit(&walk.session);
    }
}

/* 50,000 steps on the largest board, looked at after each of them. */
CLAIM(a_long_game_is_followed_step_by_step)
{
    sw_rng rng = sw_rng_seed(18);
    game_splits *splits = malloc(sizeof *splits), *whole = malloc(sizeof *whole);
    game_session session = scrambled(PUZZLE_GOAL_STANDARD, 32, 32, &rng);
    assert_non_null(splits);
    assert_non_null(whole);
    game_splits_make(splits, &session, GAME_SPLITS_GRIDS);
    while (session.done < 50000) {
        slide(&session, (puzzle_move)sw_rng_below(&rng, PUZZLE_MOVES));
        game_splits_follow(splits, &session);
    }
    game_splits_make(whole, &session, GAME_SPLITS_GRIDS);
    assert_memory_equal(splits, whole, sizeof *whole);
    game_session_deinit(&session);
    free(splits);
    free(whole);
}
