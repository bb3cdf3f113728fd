/* The auto-solve: what is proved at once is played as it is; a large board's solution is played at once
 * and gets shorter meanwhile. */
#include "boards.h"
#include "fingers.h"
#include "runs.h"
#include "screens/replay/replay.h"
#include "screens/screens.h"

#include "client/games.h"
#include "client/records.h"
#include "puzzle/scramble.h"

static replay_state *replay_of(const app *a)
{
    assert_ptr_equal(top_screen(a), &app_screen_replay);
    return top_state(a);
}

/* A frame in real time, so that searches have theirs. */
static void short_frame(app *a)
{
    enum { FRAME_MS = 10 };
    SDL_Delay(FRAME_MS);
    a->toast.since = 0;
    app_loop_frame(a, a->now + FRAME_MS);
}

static app *open_auto_solve_in(puzzle_metric metric, window_size window, int side)
{
    app *a = open_app(window.width, window.height);
    a->client.settings.metric = metric;
    sw_rng rng = sw_rng_seed(9);
    puzzle_board goal = standard_goal(side, side), start = puzzle_scramble(&goal, &rng);
    game_round round = round_between(&start, &goal);
    client_begin(&a->client, &round);
    show_screen(a, APP_SCREEN_PLAY);
    press_key(a, SDLK_F5, 0);
    for (int i = 0; i < 1000 && !replay_of(a)->ready; i++)
        short_frame(a);
    assert_true(replay_of(a)->ready);
    return a;
}

static app *open_auto_solve(window_size window, int side)
{
    return open_auto_solve_in(PUZZLE_METRIC_MOVES, window, side);
}

static void check_path(const app *a)
{
    const replay_state *self = replay_of(a);
    const game_session *session = &a->client.slots.current.session;
    assert_true(puzzle_path_leads(&self->replay.path, &session->board, &session->goal));
    for (size_t at = 0; at < replay_places(self); at++) {
        const puzzle_path rest = {.moves = self->replay.path.moves + at,
                                  .length = self->replay.path.length - at};
        if (!puzzle_metric_within(self->metric, &self->replay.path, at))
            assert_int_equal(self->left[at].moves, puzzle_metric_length(self->metric, &rest));
        assert_in_range(self->left[at].bound, 0, self->left[at].moves);
        if (self->metric == PUZZLE_METRIC_MOVES)
            assert_true(self->left[at].bound >= self->manhattan[at]);
    }
}

CLAIM(a_small_board_is_played_as_it_was_proved)
{
    app *a = open_auto_solve((window_size){1280, 800}, 3);
    next_frame(a);
    assert_true(says(a, "optimal, proved"));
    assert_false(says(a, "moves to go"));
    assert_int_equal(game_session_hints(&a->client.slots.current.session), 0);
    assert_int_equal(a->client.slots.current.session.autos, 1);
    check_path(a);
    close_app(a);
}

/* As the solver alone proves it; and the player's game counts it as told. */
CLAIM(in_slides_the_fewest_are_played_a_line_at_a_time)
{
    app *a = open_auto_solve_in(PUZZLE_METRIC_SLIDES, (window_size){1280, 800}, 3);
    replay_state *self = replay_of(a);
    game_session *session = &a->client.slots.current.session;
    solver_answer proof;
    char told[64];
    const solver_request request = {.start = session->start,
                                    .goal = session->goal,
                                    .engine = SOLVER_OPTIMAL,
                                    .metric = PUZZLE_METRIC_SLIDES};
    assert_int_equal(solver_solve(a->client.solver, &request, NULL, &proof), SW_OK);
    int fewest = proof.lower_bound;
    solver_answer_deinit(&proof);
    assert_int_equal(puzzle_path_slides(&self->replay.path), fewest);
    check_path(a);
    next_frame(a);
    snprintf(told, sizeof told, "slides, %zu moves", self->replay.path.length);
    assert_true(says(a, told));
    assert_true(says(a, "optimal, proved"));
    press_key(a, SDLK_SPACE, 0); /* it stands still */
    press_key(a, SDLK_HOME, 0);
    for (int made = 1; made <= fewest; made++) {
        press_key(a, SDLK_RIGHT, 0);
        next_frame(a);
        snprintf(told, sizeof told, "%d / %d", made, fewest);
        assert_true(says(a, told));
        assert_int_equal(self->left[self->replay.at].moves, fewest - made);
    }
    press_key(a, SDLK_RETURN, 0);
    assert_true(game_session_solved(session));
    assert_int_equal(session->slides, fewest);
    close_app(a);
}

/* Whatever the player counts elsewhere. */
CLAIM(a_level_with_its_par_in_slides_is_solved_in_few_slides)
{
    app *a = open_auto_solve((window_size){1280, 800}, 3);
    press_key(a, SDLK_ESCAPE, 0);
    a->client.slots.current.origin.par_metric = PUZZLE_METRIC_SLIDES;
    press_key(a, SDLK_F5, 0);
    for (int i = 0; i < 1000 && !replay_of(a)->ready; i++)
        short_frame(a);
    next_frame(a);
    assert_true(says(a, "slides, "));
    assert_true(says(a, "Slides left"));
    close_app(a);
}

CLAIM(a_large_board_gets_fewer_slides_meanwhile)
{
    app *a = open_auto_solve_in(PUZZLE_METRIC_SLIDES, (window_size){1280, 800}, 6);
    replay_state *self = replay_of(a);
    for (int i = 0; i < 600 && game_replay_length(&self->replay) == self->first_length; i++) {
        short_frame(a);
        check_path(a);
    }
    assert_true(game_replay_length(&self->replay) < self->first_length);
    assert_true(says(a, "slides to go"));
    assert_true(says(a, "over the proven bound"));
    assert_true(says(a, "slides in all"));
    close_app(a);
}

CLAIM(a_large_board_plays_at_once_and_gets_shorter_meanwhile)
{
    app *a = open_auto_solve((window_size){1280, 800}, 9);
    replay_state *self = replay_of(a);
    puzzle_path shown = {0};
    assert_true(self->replay.playing);
    for (int i = 0; i < 300 && game_replay_length(&self->replay) == self->first_length; i++) {
        short_frame(a);
        check_path(a);
        while (shown.length < self->replay.at)
            assert_true(
                puzzle_path_push(&shown, (puzzle_move)self->replay.path.moves[shown.length]));
        assert_memory_equal(self->replay.path.moves, shown.moves, shown.length);
    }
    assert_true(game_replay_length(&self->replay) < self->first_length);
    assert_true(says(a, "moves to go"));
    assert_true(says(a, "over the proven bound"));
    assert_true(says(a, "fewer than at first"));
    puzzle_path_deinit(&shown);
    close_app(a);
}

CLAIM(it_can_be_scrubbed_copied_and_taken_over_meanwhile)
{
    app *a = open_auto_solve((window_size){1280, 800}, 12);
    replay_state *self = replay_of(a);
    press_key(a, SDLK_END, 0);
    assert_int_equal(self->replay.at, self->replay.path.length);
    press_key(a, SDLK_HOME, 0);
    for (int i = 0; i < 40; i++) {
        press_key(a, SDLK_RIGHT, 0);
        short_frame(a);
        check_path(a);
    }
    press_key(a, SDLK_c, KMOD_LCTRL);
    char *text = SDL_GetClipboardText();
    game_record copied;
    assert_int_equal(game_record_parse(&copied, text, strlen(text), NULL), SW_OK);
    assert_true(game_session_solved(&copied.round.session));
    assert_int_equal(copied.round.session.moves, self->replay.path.length);
    assert_int_equal(copied.round.session.autos, 1);
    game_record_deinit(&copied);
    SDL_free(text);
    puzzle_board board = self->replay.board;
    press_key(a, SDLK_RETURN, 0);
    assert_ptr_equal(top_screen(a), &app_screen_play);
    assert_true(puzzle_board_equal(&a->client.slots.current.session.board, &board));
    assert_int_equal(a->client.slots.current.session.moves, 40);
    assert_int_equal(a->client.slots.current.session.autos, 1);
    close_app(a);
}

/* It is on record at once, not only at the next start. */
CLAIM(a_game_that_ends_by_taking_over_is_a_finished_game)
{
    app *a = open_auto_solve((window_size){1280, 800}, 3);
    uint64_t id = a->client.slots.current.id;
    press_key(a, SDLK_END, 0);
    press_key(a, SDLK_RETURN, 0);
    assert_ptr_equal(top_screen(a), &app_screen_play);
    assert_true(game_session_solved(&a->client.slots.current.session));
    const game_result *result = game_results_find(client_results(&a->client), id);
    assert_non_null(result);
    assert_int_equal(result->autos, 1);
    close_app(a);
}

CLAIM(it_fits_every_window)
{
    for (int i = 0; i < SIZES; i++) {
        app *a = open_auto_solve(sizes[i], 20);
        next_frame(a);
        check_game(a, "shortening");
        close_app(a);
    }
}

/* How long it is, what is proved of that, and a chart. */
CLAIM(every_window_tells_length_and_proof_and_has_a_chart)
{
    for (int i = 0; i < 2 * SIZES; i++) {
        bool large = i >= SIZES;
        app *a = open_auto_solve(sizes[i % SIZES], large ? 9 : 3);
        next_frame(a);
        const app_part *chart =
            figure_named(a, large ? "Solution and bound over time" : "Moves left, by move");
        assert_true(says(a, large ? "moves to go" : "moves, "));
        assert_true(says(a, large ? "over" : "optimal, proved"));
        assert_true(chart->rect.h >= 40);
        close_app(a);
    }
}

CLAIM(at_its_end_the_filled_button_leads_back_to_the_board)
{
    for (int i = 0; i < SIZES; i++) {
        app *a = open_auto_solve(sizes[i], 3);
        press_key(a, SDLK_END, 0);
        next_frame(a);
        const app_control_list *list = &tree_on_top(a)->page.controls;
        int filled = 0;
        for (int at = 0; at < list->count; at++)
            filled += list->items[at].kind == APP_CONTROL_PRIMARY;
        assert_int_equal(filled, 1);
        assert_int_equal(app_control_find(list, REPLAY_MY_BOARD)->kind, APP_CONTROL_PRIMARY);
        click_middle(a, rect_on_top(a, REPLAY_MY_BOARD));
        assert_ptr_equal(top_screen(a), &app_screen_play);
        assert_int_equal(a->client.slots.current.session.moves, 0);
        close_app(a);
    }
}
