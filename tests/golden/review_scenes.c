/* The review of a game, and a better way. */
#include "stage.h"

#include "game/retrace.h"
#include "program/go.h"
#include "puzzle/goal.h"
#include "puzzle/notation.h"
#include "screens/review/review.h"
#include "text/translate.h"

/* 44 moves are enough; three detours made it 52. */
static const char start[] = "1,7,0,5/8,6,15,2/9,10,12,14/13,4,3,11";
static const char moves[] = "LURUURDDRUDDLLUUULDDRDLUURLDRUULDDRRDRUUDLDLLURRUULL";

static void play(game_session *session, const char *from)
{
    for (const char *at = from; *at; at++) {
        char text[] = {'m', 'o', 'v', 'e', ' ', *at, '\0'};
        game_command command;
        if (game_command_parse(&command, text, NULL) == SW_OK)
            game_session_apply(session, command);
        game_session_advance(session, 700);
    }
}

static bool is_judged(const app *app)
{
    const review_state *review = top_state(app);
    return review->done && review->good.place == review->at && !review->good.job;
}

/* Of the game without so many of its first moves. */
static void open_review_behind(app *app, size_t first)
{
    enum { NOON = 1793534400 }; /* 2026-11-01 12:00:00 UTC */
    game_round round = {.id = 1, .origin = {.kind = GAME_FROM_SEED, .seed = 5}};
    puzzle_board from, goal;
    puzzle_board_parse(&from, start, NULL);
    puzzle_goal_make(&goal, PUZZLE_GOAL_STANDARD, from.size, NULL);
    game_session_init(&round.session, &from, &goal);
    play(&round.session, moves);
    if (first > 0) {
        game_record whole = {.round = round, .date = NOON}, rest;
        game_retrace_rest(&rest, &whole, first);
        game_record_deinit(&whole);
        round.session = rest.round.session;
    }
    game_record record = {.round = round, .date = NOON};
    app_go go = app_go_record(app, APP_PUSH, APP_SCREEN_REVIEW, &record);
    app_loop_open(app, APP_SCREEN_TITLE);
    app_loop_open_with(app, go.screen, &go.argument);
    wait_until(app, is_judged);
}

static void open_review(app *app)
{
    open_review_behind(app, 0);
}

/* The board where the dearest detour began: a good move, and the player's own. */
static void lead_to_review(app *app)
{
    open_review(app);
    press(app, SDLK_DOWN);
    wait_until(app, is_judged);
}

/* The same from its 21st move on, counted in slides. Before that a proof takes a while. */
static void lead_to_review_in_slides(app *app)
{
    app->client.settings.metric = PUZZLE_METRIC_SLIDES;
    open_review_behind(app, 20);
    press(app, SDLK_DOWN);
    wait_until(app, is_judged);
}

static bool is_found(const app *app)
{
    return can_press(app, _("Pause")); /* it plays at once */
}

/* At its beginning: which of several shortest ways is found is left to chance. */
static void open_better_way(app *app)
{
    press(app, SDLK_RETURN);
    wait_until(app, is_found);
    press(app, SDLK_HOME);
}

static void lead_to_better_way(app *app)
{
    lead_to_review(app);
    open_better_way(app);
}

static void lead_to_better_way_in_slides(app *app)
{
    lead_to_review_in_slides(app);
    open_better_way(app);
}

const scene review_scenes[] = {
    {"review", 1280, 800, GAME_THEME_DARK, .lead = lead_to_review, .pixels = true},
    {"review-slides", 1280, 800, GAME_THEME_DARK, .lead = lead_to_review_in_slides},
    {"review-light", 1280, 800, GAME_THEME_LIGHT, .lead = lead_to_review},
    {"review-contrast", 1280, 800, GAME_THEME_CONTRAST, .lead = lead_to_review},
    {"review-1920x1080", 1920, 1080, GAME_THEME_LIGHT, .lead = lead_to_review},
    {"review-800x600", 800, 600, GAME_THEME_CONTRAST, .lead = lead_to_review},
    {"review-720x1280", 720, 1280, GAME_THEME_LIGHT, .lead = lead_to_review},
    {"review-480x480", 480, 480, GAME_THEME_DARK, .lead = lead_to_review},
    {"better-way", 1280, 800, GAME_THEME_DARK, .lead = lead_to_better_way},
    {"better-way-light", 1280, 800, GAME_THEME_LIGHT, .lead = lead_to_better_way},
    {"better-way-contrast", 1280, 800, GAME_THEME_CONTRAST, .lead = lead_to_better_way},
    {"better-way-1920x1080", 1920, 1080, GAME_THEME_DARK, .lead = lead_to_better_way},
    {"better-way-800x600", 800, 600, GAME_THEME_LIGHT, .lead = lead_to_better_way},
    {"better-way-720x1280", 720, 1280, GAME_THEME_LIGHT, .lead = lead_to_better_way},
    {"better-way-480x480", 480, 480, GAME_THEME_CONTRAST, .lead = lead_to_better_way},
    {"better-way-slides", 1280, 800, GAME_THEME_DARK, .lead = lead_to_better_way_in_slides},
    {.name = NULL}};
