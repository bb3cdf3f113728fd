#include "claims.h"

#include "fixture.h"
#include "game/hint.h"
#include "os/thread.h"

#include <stdlib.h>

/* ---- A table with a hint on it, and a bell that the search rings ---- */

typedef struct table {
    solver *shared;
    game_hint *hint;
    game_session session;
    os_mutex lock;
    os_condition rung;
    int rings;
    double now_ms;
} table;

static void ring(void *data)
{
    table *on = data;
    os_mutex_lock(&on->lock);
    on->rings++;
    os_condition_signal_all(&on->rung);
    os_mutex_unlock(&on->lock);
}

static table *lay(const char *start, const char *goal)
{
    table *on = calloc(1, sizeof *on);
    assert_non_null(on);
    os_mutex_init(&on->lock);
    os_condition_init(&on->rung);
    on->session = session_of(start, goal);
    assert_int_equal(solver_create(&on->shared, NULL), SW_OK);
    assert_int_equal(game_hint_create(&on->hint, on->shared, ring, on, NULL), SW_OK);
    return on;
}

static table *lay_scrambled(int columns, int rows, uint64_t seed)
{
    table *on = lay("1,0/3,2", "1,2/3,0");
    sw_rng rng = sw_rng_seed(seed);
    game_session_deinit(&on->session);
    on->session = scrambled(PUZZLE_GOAL_SPIRAL, columns, rows, &rng);
    return on;
}

static void clear(table *on)
{
    game_hint_destroy(on->hint);
    solver_destroy(on->shared);
    game_session_deinit(&on->session);
    os_condition_deinit(&on->rung);
    os_mutex_deinit(&on->lock);
    free(on);
}

static void wait_for_bell(table *on)
{
    os_mutex_lock(&on->lock);
    while (on->rings == 0)
        assert_true(os_condition_wait_ms(&on->rung, &on->lock, 30000));
    on->rings = 0;
    os_mutex_unlock(&on->lock);
}

/* As the window does: what the hint wishes for is carried out. */
static game_outcome grant(table *on, game_wish wish)
{
    return wish.any ? game_session_apply(&on->session, wish.command) : GAME_NOTHING;
}

static game_outcome press(table *on)
{
    return grant(on, game_hint_press(on->hint, &on->session, on->now_ms));
}

static bool poll(table *on)
{
    game_wish wish;
    bool changed = game_hint_poll(on->hint, &on->session, on->now_ms, &wish);
    grant(on, wish);
    return changed;
}

/* As the window does: the hint goes along with every command. */
static game_outcome make(table *on, const char *command)
{
    game_outcome outcome = apply(&on->session, command);
    game_hint_follow(on->hint, &on->session);
    return outcome;
}

static void move(table *on, puzzle_move move)
{
    game_session_apply(&on->session, (game_command){.kind = GAME_MOVE, .move = move});
    game_hint_follow(on->hint, &on->session);
}

static game_hint_stage stage(const table *on)
{
    return game_hint_stage_now(on->hint);
}

static int hints(const table *on)
{
    return game_session_hints(&on->session);
}

static int moves_left(const table *on)
{
    return game_hint_left(on->hint, &on->session).moves;
}

static bool is_proved(const table *on)
{
    return game_distance_exact(game_hint_left(on->hint, &on->session));
}

/* Until the search has come to its end. */
static void wait_for_end(table *on)
{
    poll(on);
    while (game_hint_searching(on->hint)) {
        wait_for_bell(on);
        poll(on);
    }
}

/* From asking to the ladder's first step, on a board whose shortest way is proved in no time. */
static void ask(table *on)
{
    int before = hints(on);
    assert_int_equal(press(on), GAME_NOTHING);
    assert_int_equal(stage(on), GAME_HINT_THINKING);
    assert_int_equal(hints(on), before);
    wait_for_end(on);
    assert_true(is_proved(on));
    assert_int_equal(stage(on), GAME_HINT_SHOWN);
    assert_int_equal(game_hint_step_now(on->hint), GAME_HINT_REGION);
    assert_int_equal(hints(on), before + 1);
}

/* The same on a board that takes longer: the hint comes with the first plan there is when patience is
 * at its end. */
static void ask_in_haste(table *on)
{
    press(on);
    while (moves_left(on) < 0) {
        wait_for_bell(on);
        poll(on);
    }
    on->now_ms += GAME_HINT_PATIENCE_MS;
    poll(on);
    assert_int_equal(stage(on), GAME_HINT_SHOWN);
}

/* From the region to the arrow, and on to the move. */
static game_outcome climb(table *on)
{
    for (int step = GAME_HINT_TILE; step <= GAME_HINT_ARROW; step++) {
        int before = on->session.hints[step];
        uint64_t revision = on->session.revision;
        assert_int_equal(press(on), GAME_CHANGED);
        assert_int_equal(stage(on), GAME_HINT_SHOWN);
        assert_int_equal(game_hint_step_now(on->hint), step);
        assert_int_equal(on->session.hints[step], before + 1);
        assert_int_equal(on->session.revision, revision);
    }
    return press(on);
}

static const char standard_3x3[] = "1,2,3/4,5,6/7,8,0";

/* One of the two farthest boards of the 3x3: 31 moves (Reinefeld, 1993). */
static const char farthest_3x3[] = "8,6,7/2,5,4/3,0,1";

static const char standard_4x4[] = "1,2,3,4/5,6,7,8/9,10,11,12/13,14,15,0";

/* The 82nd of Korf's hundred (1985), 66 moves from its goal: a search that takes its time. */
static const char hard_4x4[] = "14,10,2,1/13,9,8,11/7,3,6,12/15,5,4,0";
static const char korf_goal[] = "0,1,2,3/4,5,6,7/8,9,10,11/12,13,14,15";

CLAIM(four_presses_a_move_lead_to_the_goal_on_a_shortest_way)
{
    table *on = lay(farthest_3x3, standard_3x3);
    ask(on);
    for (int left = 31; left > 0; left--) {
        assert_int_equal(stage(on), GAME_HINT_SHOWN);
        assert_int_equal(moves_left(on), left);
        game_outcome outcome = climb(on);
        assert_int_equal(outcome, left > 1 ? GAME_CHANGED : GAME_SOLVED);
        assert_int_equal(stage(on), GAME_HINT_NONE);
        poll(on);
        if (left > 1)
            assert_int_equal(press(on), GAME_CHANGED);
    }
    assert_true(game_session_solved(&on->session));
    assert_int_equal(on->session.moves, 31);
    for (int step = 0; step < GAME_HINT_STEPS; step++)
        assert_int_equal(on->session.hints[step], 31);
    assert_int_equal(press(on), GAME_NOTHING);
    assert_int_equal(stage(on), GAME_HINT_NONE);
    clear(on);
}

CLAIM(the_answer_says_how_it_was_found)
{
    table *on = lay(farthest_3x3, standard_3x3);
    assert_null(game_hint_answer(on->hint));
    ask(on);
    const solver_answer *answer = game_hint_answer(on->hint);
    assert_non_null(answer);
    assert_int_equal(answer->status, SW_OK);
    assert_true(answer->optimal);
    assert_int_equal(answer->path.length, 31);
    clear(on);
}

CLAIM(the_shown_move_can_be_played_by_hand)
{
    table *on = lay(farthest_3x3, standard_3x3);
    ask(on);
    move(on, game_hint_move(on->hint));
    assert_int_equal(stage(on), GAME_HINT_NONE);
    assert_false(poll(on));
    assert_int_equal(press(on), GAME_CHANGED); /* at once: the plan goes on */
    assert_int_equal(stage(on), GAME_HINT_SHOWN);
    assert_int_equal(moves_left(on), 30);
    clear(on);
}

CLAIM(a_line_slide_along_the_plan_keeps_it)
{
    table *on = lay("1,2,3,4/5,6,7,8/9,10,11,12/0,13,14,15", standard_4x4);
    ask(on);
    assert_int_equal(moves_left(on), 3);
    make(on, "press 14");
    assert_int_equal(press(on), GAME_CHANGED);
    assert_int_equal(stage(on), GAME_HINT_SHOWN);
    assert_int_equal(moves_left(on), 1);
    assert_int_equal(climb(on), GAME_SOLVED);
    clear(on);
}

CLAIM(undo_goes_back_along_the_plan)
{
    table *on = lay(farthest_3x3, standard_3x3);
    ask(on);
    for (int i = 0; i < 5; i++) {
        climb(on);
        press(on);
    }
    for (int i = 0; i < 5; i++)
        make(on, "undo");
    assert_int_equal(press(on), GAME_CHANGED);
    assert_int_equal(moves_left(on), 31);
    clear(on);
}

static puzzle_move other_than(puzzle_move move, const puzzle_board *board)
{
    for (int i = 0; i < PUZZLE_MOVES; i++)
        if ((puzzle_move)i != move && puzzle_move_source(board, (puzzle_move)i) >= 0)
            return (puzzle_move)i;
    return move;
}

CLAIM(another_move_hides_the_hint_and_is_thought_about)
{
    table *on = lay(farthest_3x3, standard_3x3);
    ask(on);
    move(on, other_than(game_hint_move(on->hint), &on->session.board));
    assert_int_equal(stage(on), GAME_HINT_NONE);
    ask(on);
    assert_int_equal(moves_left(on), 30); /* from the farthest all ways go nearer */
    clear(on);
}

/* Where nobody has waited for the search yet. */
CLAIM(after_another_move_the_plan_is_at_most_one_longer)
{
    table *on = lay_scrambled(10, 10, 62);
    sw_rng rng = sw_rng_seed(63);
    ask_in_haste(on);
    for (int i = 0; i < 20; i++) {
        int before = moves_left(on);
        puzzle_move next = game_hint_move(on->hint), other = sw_rng_below(&rng, PUZZLE_MOVES);
        if (puzzle_move_source(&on->session.board, other) < 0)
            continue;
        move(on, other);
        assert_true(moves_left(on) <= (other == next ? before - 1 : before + 1));
        ask_in_haste(on);
        assert_true(moves_left(on) <= before + 1);
    }
    clear(on);
}

CLAIM(a_press_before_the_next_poll_never_plays_a_stale_move)
{
    table *on = lay(farthest_3x3, standard_3x3);
    ask(on);
    puzzle_move other = other_than(game_hint_move(on->hint), &on->session.board);
    game_session_apply(&on->session, (game_command){.kind = GAME_MOVE, .move = other});
    puzzle_board board = on->session.board;
    assert_int_equal(press(on), GAME_NOTHING);
    assert_int_equal(stage(on), GAME_HINT_THINKING);
    assert_true(puzzle_board_equal(&on->session.board, &board));
    clear(on);
}

/* A table of its own each time: a plan that is found late is known to the next press. */
CLAIM(thinking_ends_where_the_board_changes)
{
    for (int i = 0; i < 20; i++) {
        table *on = lay(hard_4x4, korf_goal);
        if (i % 2)
            assert_int_equal(make(on, "line D"), GAME_CHANGED);
        press(on);
        assert_int_equal(stage(on), GAME_HINT_THINKING);
        assert_int_equal(make(on, i % 2 ? "undo" : "line D"), GAME_CHANGED);
        assert_int_equal(stage(on), GAME_HINT_NONE);
        poll(on);
        assert_int_equal(stage(on), GAME_HINT_NONE);
        assert_int_equal(hints(on), 0);
        clear(on);
    }
}

/* The search has ended, but the board changes before the answer is taken: it is not shown, but counts. */
CLAIM(an_answer_for_an_earlier_board_is_led_on)
{
    table *on = lay(farthest_3x3, standard_3x3);
    press(on);
    wait_for_bell(on);
    make(on, "move D");
    poll(on);
    assert_int_equal(stage(on), GAME_HINT_NONE);
    assert_int_equal(hints(on), 0);
    wait_for_end(on);
    assert_in_range(moves_left(on), 30, 32);
    clear(on);
}

/* As the window does: a press whose turn has come is carried out. */
static void let_the_waiting_press(table *on)
{
    while (game_hint_take_waiting(on->hint, &on->session)) {
        press(on);
        game_hint_follow(on->hint, &on->session);
    }
}

CLAIM(presses_while_thinking_wait_and_fill_the_ladder_at_once)
{
    table *on = lay(farthest_3x3, standard_3x3);
    assert_int_equal(game_hint_steps_asked(on->hint), 0);
    for (int i = 1; i <= 3; i++) {
        assert_int_equal(press(on), GAME_NOTHING);
        assert_int_equal(stage(on), GAME_HINT_THINKING);
        assert_int_equal(game_hint_steps_asked(on->hint), i);
    }
    assert_false(game_hint_take_waiting(on->hint, &on->session));
    wait_for_end(on);
    let_the_waiting_press(on);
    assert_int_equal(game_hint_step_now(on->hint), GAME_HINT_ARROW);
    assert_int_equal(game_hint_steps_asked(on->hint), 3);
    assert_int_equal(hints(on), 3);
    assert_int_equal(on->session.moves, 0);
    clear(on);
}

/* Six presses are a move, and two steps of the next hint. */
CLAIM(waiting_presses_go_on_behind_the_move)
{
    table *on = lay(farthest_3x3, standard_3x3);
    for (int i = 0; i < 6; i++)
        press(on);
    assert_int_equal(game_hint_steps_asked(on->hint), GAME_HINT_STEPS);
    wait_for_end(on);
    let_the_waiting_press(on);
    assert_int_equal(on->session.moves, 1);
    assert_int_equal(moves_left(on), 30);
    assert_int_equal(game_hint_step_now(on->hint), GAME_HINT_TILE);
    assert_int_equal(hints(on), 6);
    clear(on);
}

CLAIM(a_move_lets_waiting_presses_go)
{
    table *on = lay(hard_4x4, korf_goal);
    press(on);
    press(on);
    assert_int_equal(make(on, "line D"), GAME_CHANGED);
    assert_int_equal(game_hint_steps_asked(on->hint), 0);
    assert_false(game_hint_take_waiting(on->hint, &on->session));
    press(on);
    press(on);
    game_hint_hide(on->hint);
    assert_false(game_hint_take_waiting(on->hint, &on->session));
    clear(on);
}

CLAIM(a_win_lets_waiting_presses_go)
{
    table *on = lay("1,2,3/4,5,6/7,0,8", standard_3x3);
    for (int i = 0; i < 9; i++)
        press(on);
    wait_for_end(on);
    let_the_waiting_press(on);
    assert_true(game_session_solved(&on->session));
    assert_int_equal(hints(on), 4);
    clear(on);
}

CLAIM(a_plan_for_another_goal_is_not_followed)
{
    table *on = lay(farthest_3x3, standard_3x3);
    ask(on);
    game_session_deinit(&on->session);
    on->session = session_of(farthest_3x3, "1,2,3/4,5,6/0,7,8");
    assert_true(poll(on));
    assert_int_equal(stage(on), GAME_HINT_NONE);
    ask(on);
    clear(on);
}

CLAIM(hiding_keeps_the_plan_and_ends_a_search)
{
    table *on = lay(hard_4x4, korf_goal);
    press(on);
    game_hint_hide(on->hint);
    assert_int_equal(stage(on), GAME_HINT_NONE);
    assert_false(game_hint_searching(on->hint));
    poll(on);
    assert_int_equal(hints(on), 0);

    ask_in_haste(on);
    int left = moves_left(on);
    game_hint_hide(on->hint);
    assert_int_equal(stage(on), GAME_HINT_NONE);
    assert_false(game_hint_searching(on->hint));
    assert_int_equal(press(on), GAME_CHANGED);
    assert_int_equal(stage(on), GAME_HINT_SHOWN);
    assert_true(moves_left(on) <= left);
    clear(on);
}

/* ---- Boards that are out of a proof's reach ---- */

CLAIM(a_plan_in_sight_only_gets_shorter)
{
    table *on = lay_scrambled(4, 4, 64);
    ask_in_haste(on);
    int shown = hints(on);
    for (int left = moves_left(on); game_hint_searching(on->hint); left = moves_left(on)) {
        wait_for_bell(on);
        poll(on);
        assert_true(moves_left(on) <= left);
        assert_true(game_hint_left(on->hint, &on->session).bound <= moves_left(on));
        assert_int_equal(stage(on), GAME_HINT_SHOWN);
    }
    assert_true(is_proved(on));
    assert_true(game_hint_answer(on->hint)->optimal);
    assert_int_equal(game_hint_answer(on->hint)->path.length, moves_left(on));
    assert_int_equal(hints(on), shown);
    clear(on);
}

/* Whatever the search finds meanwhile. */
CLAIM(following_never_needs_more_moves_than_the_plan_first_told)
{
    static const puzzle_size sizes[] = {{5, 5}, {12, 9}, {2, 14}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        table *on = lay_scrambled(sizes[i].columns, sizes[i].rows, 65 + i);
        ask_in_haste(on);
        int told = moves_left(on);
        while (!game_session_solved(&on->session)) {
            int left = moves_left(on);
            assert_int_equal(stage(on), GAME_HINT_SHOWN);
            climb(on);
            assert_true(moves_left(on) <= left - 1);
            if (!game_session_solved(&on->session))
                assert_int_equal(press(on), GAME_CHANGED);
        }
        assert_true(on->session.moves <= told);
        assert_false(game_hint_searching(on->hint));
        clear(on);
    }
}

CLAIM(undoing_a_followed_move_leaves_the_plan_as_it_was)
{
    table *on = lay_scrambled(20, 20, 68);
    ask_in_haste(on);
    int told = moves_left(on);
    for (int i = 0; i < 10; i++)
        move(on, game_hint_move(on->hint));
    assert_true(moves_left(on) <= told - 10);
    for (int i = 0; i < 10; i++)
        make(on, "undo");
    assert_true(moves_left(on) <= told);
    assert_int_equal(press(on), GAME_CHANGED); /* at once */
    clear(on);
}

/* 11 goes left and 12 up: both within the lower right corner. */
CLAIM(the_region_holds_the_next_moves_and_no_more)
{
    table *on = lay("1,2,3,4/5,6,7,8/9,10,0,11/13,14,15,12", standard_4x4);
    ask(on);
    assert_int_equal(moves_left(on), 2);
    game_region region = game_hint_region(on->hint);
    assert_int_equal(region.column, 2);
    assert_int_equal(region.row, 2);
    assert_int_equal(region.columns, 2);
    assert_int_equal(region.rows, 2);
    clear(on);
}

CLAIM(a_hint_changes_no_session_itself)
{
    table *on = lay("1,2,3,4/5,6,7,8/9,10,0,11/13,14,15,12", standard_4x4);
    ask(on);
    game_session before = on->session;
    for (int step = GAME_HINT_TILE; step <= GAME_HINT_ARROW; step++) {
        game_wish wish = game_hint_press(on->hint, &on->session, on->now_ms);
        assert_true(wish.any);
        assert_int_equal(wish.command.kind, GAME_HINT);
        assert_int_equal(wish.command.step, step);
    }
    game_wish wish = game_hint_press(on->hint, &on->session, on->now_ms);
    assert_true(wish.any);
    assert_int_equal(wish.command.kind, GAME_HINT_MOVE);
    assert_memory_equal(&on->session, &before, sizeof before);
    clear(on);
}

CLAIM(a_hint_can_be_destroyed_while_it_thinks)
{
    table *on = lay(hard_4x4, korf_goal);
    press(on);
    assert_int_equal(stage(on), GAME_HINT_THINKING);
    clear(on);
    game_hint_destroy(NULL);
}
