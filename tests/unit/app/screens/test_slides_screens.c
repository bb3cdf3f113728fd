/* What is said where slides count: in a level whose par does, and wherever the player wishes so. */
#include "screens/review/review.h"
#include "screens/settings/settings.h"

#include "boards.h"
#include "client/records.h"
#include "fingers.h"
#include "game/stars.h"
#include "levels.h"
#include "program/go.h"
#include "puzzle/notation.h"

static app *open_level(int width, int height)
{
    const game_origin level = {.kind = GAME_FROM_LEVEL,
                               .level = "no-pack/no-level",
                               .par = 2,
                               .par_proof = PUZZLE_PAR_OPTIMAL,
                               .par_metric = PUZZLE_METRIC_SLIDES};
    app *a = open_app(width, height);
    begin_board_from(a, three, &level);
    show_screen(a, APP_SCREEN_PLAY);
    return a;
}

static app *open_free(puzzle_metric metric)
{
    app *a = open_app(1280, 800);
    a->client.settings.metric = metric;
    begin_board(a, three);
    show_screen(a, APP_SCREEN_PLAY);
    return a;
}

static play_counter counter(app *a, int at)
{
    play_counter all[PLAY_COUNTERS];
    app_play_fill_counters(play_tree(a), all);
    return all[at];
}

/* ---- A level whose par counts slides ---- */

CLAIM(slides_stand_first_and_earn_the_stars)
{
    app *a = open_level(1280, 800);
    assert_true(says(a, "Par 2 slides, proven"));
    assert_string_equal(counter(a, PLAY_LENGTH).label, "Slides");
    assert_string_equal(counter(a, PLAY_OTHER_LENGTH).label, "Moves");
    play(a, "UL"); /* the one tile, and then the other: one slide */
    play(a, "L");
    assert_string_equal(counter(a, PLAY_LENGTH).value, "2");
    assert_string_equal(counter(a, PLAY_OTHER_LENGTH).value, "3");
    assert_int_equal(game_stars_after(&a->client.slots.current, 0), 3);
    wait_for(a, "Perfect: optimal in 2 slides.");
    wait_for(a, "20 points");
    assert_true(says(a, "Slides left, by move"));
    close_app(a);
}

CLAIM(more_slides_than_par_are_told_with_their_detour)
{
    app *a = open_level(1280, 800);
    play(a, "DUULL");
    assert_int_equal(session_in_play(a)->slides, 3);
    wait_for(a, "1 over par. 2 or fewer earns the third star.");
    assert_true(says(a, "par 2 slides"));
    wait_for(a, "1 detour cost 1 slide.");
    close_app(a);
}

CLAIM(slides_left_are_told_while_playing)
{
    app *a = open_level(480, 480);
    a->client.settings.moves_left = true;
    wait_for(a, "slides left 2");
    play(a, "U");
    wait_for(a, "slides left 1");
    play(a, "L"); /* half a slide */
    wait_for(a, "slides left 1");
    assert_true(says(a, "slides"));
    close_app(a);
}

/* What is proved of half a slide never takes a star away that the other half still earns. */
CLAIM(stars_so_far_know_that_a_slide_may_go_on)
{
    app *a = open_level(1280, 800);
    a->client.settings.moves_left = true;
    play(a, "UL");
    wait_for(a, "Slides left");
    for (int i = 0; i < 20; i++)
        next_frame(a);
    const play_state *self = top_state(a);
    assert_int_equal(app_play_analysis_stars(a, &self->analysis), 3);
    close_app(a);
}

/* ---- The player's wish ---- */

CLAIM(the_setting_is_chosen_by_pointer_and_keys)
{
    app *a = open_app(1280, 800);
    app_loop_open(a, APP_SCREEN_SETTINGS);
    settings_state *self = top_state(a);
    self->tab = SETTINGS_PLAYING;
    next_frame(a);
    const app_control *choice = control_named(a, "Slides");
    app_rect slides = choice->rect;
    int id = choice->id;
    click_middle(a, slides);
    assert_int_equal(a->client.settings.metric, PUZZLE_METRIC_SLIDES);
    self->page.controls.focus = id;
    press_key(a, SDLK_LEFT, 0);
    press_key(a, SDLK_RETURN, 0);
    assert_int_equal(a->client.settings.metric, PUZZLE_METRIC_MOVES);
    close_app(a);
}

CLAIM(hints_count_what_the_player_wishes)
{
    app *a = open_free(PUZZLE_METRIC_SLIDES);
    press_key(a, SDLK_h, 0);
    wait_for(a, "2 slides to go");
    a->client.settings.metric = PUZZLE_METRIC_MOVES;
    next_frame(a);
    press_key(a, SDLK_h, 0);
    wait_for(a, "3 moves to go");
    close_app(a);
}

CLAIM(verdicts_count_it_too_and_points_go_on_counting_moves)
{
    app *a = open_free(PUZZLE_METRIC_SLIDES);
    wait_for(a, "0 points");
    play(a, "U");
    wait_for(a, "10 points");
    play(a, "LL");
    wait_for(a, "Perfect: optimal in 2 slides.");
    wait_for(a, "30 points");
    assert_string_equal(counter(a, PLAY_LENGTH).label, "Moves");
    close_app(a);
    a = open_free(PUZZLE_METRIC_SLIDES);
    play(a, "DUULL");
    wait_for(a, "1 over the fewest slides (2).");
    close_app(a);
}

/* Another par is another matter: it counts what it says. */
CLAIM(a_par_in_moves_stays_in_moves)
{
    const game_origin level = {.kind = GAME_FROM_LEVEL,
                               .level = "no-pack/no-level",
                               .par = 3,
                               .par_proof = PUZZLE_PAR_OPTIMAL};
    app *a = open_app(1280, 800);
    a->client.settings.metric = PUZZLE_METRIC_SLIDES;
    begin_board_from(a, three, &level);
    show_screen(a, APP_SCREEN_PLAY);
    play(a, "DUULL");
    wait_for(a, "2 over par. 3 or fewer earns the third star.");
    wait_for(a, "1 detour cost 1 slide.");
    close_app(a);
}

CLAIM(the_review_counts_slides)
{
    app *a = open_free(PUZZLE_METRIC_SLIDES);
    play(a, "DUULL");
    game_record record;
    assert_true(client_record_current(&a->client, &record));
    app_go go = app_go_record(a, APP_PUSH, APP_SCREEN_REVIEW, &record);
    app_loop_open_with(a, go.screen, &go.argument);
    wait_for(a, "2 of 3 slides led nearer");
    wait_for(a, "1 detour cost 1 slide.");
    wait_for(a, "Among the best here: 4 up. 2 slides left.");
    const review_state *self = top_state(a);
    assert_int_equal(self->review.count, 3);
    close_app(a);
}

CLAIM(a_level_is_made_with_a_par_in_slides)
{
    app *a = open_app(1280, 800);
    a->client.settings.metric = PUZZLE_METRIC_SLIDES;
    app_loop_open(a, APP_SCREEN_LEVEL_MAKER);
    next_frame(a);
    paste_start(a, three); /* the goal of that size is the standard one */
    wait_for(a, "Par 2 slides");
    assert_true(says(a, "Nothing needs fewer slides."));
    close_app(a);
}
