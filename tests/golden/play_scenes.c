/* A game in play: its board, hints, lessons, menu and result. */
#include "stage.h"

#include "client/commands.h"
#include "client/games.h"
#include "client/records.h"
#include "client/sitting.h"
#include "client/start.h"
#include "program/say.h"
#include "puzzle/goal.h"
#include "puzzle/notation.h"
#include "screens/play/play.h"

static const char four[] = "1,2,3,4/5,10,6,8/9,14,7,11/13,0,15,12";
static const game_look numbers = {.style = GAME_NUMBERS};

static void move(app *app, const char *letters)
{
    for (; *letters; letters++) {
        char text[] = {'m', 'o', 'v', 'e', ' ', *letters, '\0'};
        game_command command;
        if (game_command_parse(&command, text, NULL) == SW_OK)
            client_command(&app->client, command);
    }
}

static void begin(app *app, const char *board, game_look look, const game_origin *origin)
{
    game_round round = {.id = 4711, .look = look, .origin = *origin};
    puzzle_board start, goal;
    puzzle_board_parse(&start, board, NULL);
    puzzle_goal_make(&goal, PUZZLE_GOAL_STANDARD, start.size, NULL);
    game_session_init(&round.session, &start, &goal);
    client_begin(&app->client, &round);
    app_loop_open(app, APP_SCREEN_TITLE);
    app_loop_open(app, APP_SCREEN_PLAY);
}

/* The screen follows the game from here on, as in play. */
static void play(app *app, const char *letters)
{
    app_loop_frame(app, NOW);
    move(app, letters);
    app->client.slots.current.session.time_ms = 83000;
    app_loop_frame(app, NOW);
}

/* Points come when the solver has got so far: only scenes that wait for it have them. */
static void be_quiet(app *app)
{
    app->client.settings.points = false;
    app->client.settings.guided = true;
}

static void begin_board(app *app, const char *board, game_look look)
{
    const game_origin given = {.kind = GAME_FROM_BOARD};
    begin(app, board, look, &given);
}

void lead_to_play(app *app)
{
    be_quiet(app);
    begin_board(app, four, numbers);
    play(app, "DRU");
}

/* ---- Signs for sounds, in the middle of all that is seen for a moment ---- */

static void click_cell(app *app, int cell)
{
    const app_board_layout board = app_play_boards(app->open[app->open_count - 1].parts).own;
    app_rect at = app_board_layout_units(&board, app_board_layout_cell(&board, cell));
    app_event event = {.kind = APP_EVENT_POINTER_DOWN,
                       .way = GAME_WAY_POINTER,
                       .x = at.x + at.w / 2.0,
                       .y = at.y + at.h / 2.0};
    app_loop_event(app, &event);
    event.kind = APP_EVENT_POINTER_UP;
    app_loop_event(app, &event);
}

static void press_before(app *app, double ms, SDL_Keycode key)
{
    app->now = LATER - ms;
    press(app, key);
}

/* A tile came home, another one slides, and a third one cannot. */
static void let_signs_be_seen(app *app, int stuck)
{
    app->client.settings.sound_signs = true;
    press_before(app, 150, SDLK_DOWN);
    press_before(app, 45, SDLK_LEFT);
    app->now = LATER - 20;
    click_cell(app, stuck);
}

/* Of a slide, a home and a stop at a tile that is clicked. */
static void lead_to_signs(app *app)
{
    be_quiet(app);
    begin_board(app, four, numbers);
    app_loop_frame(app, NOW);
    let_signs_be_seen(app, 4);
}

/* Of a stop at the wall. */
static void lead_to_signs_of_keys(app *app)
{
    lead_to_signs(app);
    press_before(app, 15, SDLK_DOWN);
    press_before(app, 10, SDLK_DOWN);
    press_before(app, 5, SDLK_DOWN);
}

static void lead_to_picture(app *app)
{
    be_quiet(app);
    begin_board(app, four, (game_look){.style = GAME_PICTURE, .picture = "koi-pond"});
    play(app, "DRU");
}

static void lead_to_comparing(app *app)
{
    lead_to_play(app);
    press(app, SDLK_c);
}

/* The last input came from a pad like that. */
static void take_pad(app *app, app_pad_family family)
{
    app->way = GAME_WAY_PAD;
    app->pads.family = family;
    app_loop_frame(app, NOW);
}

static void lead_to_pad(app *app)
{
    lead_to_play(app);
    take_pad(app, APP_PAD_XBOX);
}

static void lead_to_pad_of_sony(app *app)
{
    lead_to_play(app);
    take_pad(app, APP_PAD_PLAYSTATION);
}

static void lead_to_pad_of_nintendo(app *app)
{
    lead_to_play(app);
    take_pad(app, APP_PAD_NINTENDO);
}

static void lead_to_menu_by_pad(app *app)
{
    lead_to_play(app);
    app_loop_event(app, &(app_event){.kind = APP_EVENT_KEY_DOWN, .intent = APP_INTENT_MENU});
    take_pad(app, APP_PAD_OTHER);
}

static void lead_to_large_board(app *app)
{
    game_round round;
    puzzle_board goal;
    be_quiet(app);
    puzzle_goal_make(&goal, PUZZLE_GOAL_SPIRAL, (puzzle_size){16, 16}, NULL);
    client_make_round(&round, &goal, &numbers, 4711);
    client_begin(&app->client, &round);
    app_loop_open(app, APP_SCREEN_TITLE);
    app_loop_open(app, APP_SCREEN_PLAY);
}

static void lead_to_signs_on_large_board(app *app)
{
    lead_to_large_board(app);
    app_loop_frame(app, NOW);
    let_signs_be_seen(app, 4 * 16 + 4);
}

/* 32x32, and a part of it seen. */
static void lead_to_zoomed_board(app *app)
{
    game_round round;
    puzzle_board goal;
    be_quiet(app);
    puzzle_goal_make(&goal, PUZZLE_GOAL_STANDARD, (puzzle_size){32, 32}, NULL);
    client_make_round(&round, &goal, &numbers, 4711);
    client_begin(&app->client, &round);
    app_loop_open(app, APP_SCREEN_TITLE);
    app_loop_open(app, APP_SCREEN_PLAY);
    app_loop_frame(app, NOW);
    press(app, SDLK_PAGEUP);
    press(app, SDLK_PAGEUP);
}

/* The scramble of a seed, at rest. */
static void begin_scramble(app *app, puzzle_size size, game_look look)
{
    game_round round;
    puzzle_board goal;
    be_quiet(app);
    puzzle_goal_make(&goal, PUZZLE_GOAL_STANDARD, size, NULL);
    client_make_round(&round, &goal, &look, 4711);
    client_begin(&app->client, &round);
    app_loop_open(app, APP_SCREEN_TITLE);
    app_loop_open(app, APP_SCREEN_PLAY);
    app_loop_frame(app, NOW);
}

/* As somebody types it who stops there. */
static void look_for(app *app, int tile, const char *text)
{
    play_state *play = top_state(app);
    app_play_find_begin(app, play);
    app_field_insert(&play->page.fields[PLAY_FIELD_FIND], text);
    app_board_find_show(&play->board.find, tile, NOW);
}

static void lead_to_grids(app *app)
{
    begin_scramble(app, (puzzle_size){10, 10}, numbers);
    app->client.settings.palette = GAME_PALETTE_GRIDS;
    app->layer = GAME_LAYER_QUARTERS;
}

static void lead_to_grids_on_large_board(app *app)
{
    begin_scramble(app, (puzzle_size){20, 20}, numbers);
    app->client.settings.palette = GAME_PALETTE_GRIDS;
}

static void lead_to_fringe(app *app)
{
    begin_scramble(app, (puzzle_size){10, 10}, numbers);
    app->client.settings.palette = GAME_PALETTE_FRINGE;
    app->client.settings.patterns = true;
}

static void lead_to_found(app *app)
{
    begin_scramble(app, (puzzle_size){10, 10}, numbers);
    app->way = GAME_WAY_KEYS;
    look_for(app, 57, "57");
}

static void lead_to_found_on_large_board(app *app)
{
    begin_scramble(app, (puzzle_size){32, 32}, numbers);
    app->way = GAME_WAY_KEYS;
    look_for(app, 456, "456");
}

static void lead_to_found_on_picture(app *app)
{
    begin_scramble(app, (puzzle_size){20, 20}, (game_look){GAME_PICTURE, .picture = "koi-pond"});
    app->way = GAME_WAY_KEYS;
    look_for(app, 321, "321");
}

static void lead_to_keypad(app *app)
{
    begin_scramble(app, (puzzle_size){20, 20}, numbers);
    app->way = GAME_WAY_TOUCH;
    look_for(app, 0, "400");
}

static void lead_to_menu(app *app)
{
    lead_to_play(app);
    press(app, SDLK_ESCAPE);
}

/* ---- What the solver makes of it ---- */

static bool is_judged(const app *app)
{
    const play_state *play = top_state(app);
    const play_findings *shown = app_play_findings(&play->analysis);
    return shown->places > 0 && shown->evaluated == shown->places;
}

static bool hint_is_shown(const app *app)
{
    return game_hint_stage_now(app->client.hint) == GAME_HINT_SHOWN;
}

static void begin_level(app *app)
{
    const game_origin level = {.kind = GAME_FROM_LEVEL,
                               .level = "first-steps/detour",
                               .title = "A detour for two",
                               .par = 6,
                               .par_proof = PUZZLE_PAR_OPTIMAL};
    app->client.settings.moves_left = app->client.settings.guided = true;
    begin(app, four, numbers, &level);
}

static void lead_to_level_in_play(app *app)
{
    begin_level(app);
    play(app, "LRDDL");
    wait_until(app, is_judged);
}

/* The same board where slides count: two of these seven moves are one slide. */
static void begin_level_in_slides(app *app)
{
    const game_origin level = {.kind = GAME_FROM_LEVEL,
                               .level = "my-levels/detour",
                               .title = "A detour for two",
                               .par = 5,
                               .par_proof = PUZZLE_PAR_OPTIMAL,
                               .par_metric = PUZZLE_METRIC_SLIDES};
    app->client.settings.moves_left = app->client.settings.guided = true;
    begin(app, four, numbers, &level);
}

/* Many of whose fewest slides move two tiles. */
void lead_to_far_board_in_slides(app *app)
{
    app->client.settings.metric = PUZZLE_METRIC_SLIDES;
    begin(app, "8,6,7/2,5,4/3,0,1", numbers, &(game_origin){.kind = GAME_FROM_BOARD});
}

static void lead_to_slides(app *app)
{
    begin_level_in_slides(app);
    play(app, "LRDDL");
    wait_until(app, is_judged);
    press(app, SDLK_h);
    wait_until(app, hint_is_shown);
    app_loop_frame(app, NOW);
}

static void lead_to_slides_result(app *app)
{
    begin_level_in_slides(app);
    play(app, "LRDDLRLULU");
    wait_until(app, is_judged);
}

static bool is_raced(const app *app)
{
    return app_play_racing(app);
}

/* The same against its shortest solution. */
static void lead_to_race(app *app)
{
    begin_level(app);
    app_loop_frame(app, NOW);
    ((play_state *)top_state(app))->race.wish.kind = APP_ARGUMENT_RACE_SHORTEST;
    wait_until(app, is_raced);
    app->toast.since = 0;
    play(app, "LRDDL");
    wait_until(app, is_judged);
}

/* ---- The guide ---- */

static void lead_to_guide(app *app)
{
    be_quiet(app);
    app->client.settings.guided = false;
    begin_board(app, four, numbers);
    app_loop_frame(app, NOW);
}

static void lead_to_guide_of_goal(app *app)
{
    lead_to_guide(app);
    play(app, "D");
}

static void lead_to_guide_of_hint(app *app)
{
    lead_to_guide_of_goal(app);
    press(app, SDLK_c);
    app_loop_frame(app, NOW);
    press(app, SDLK_c);
}

/* ---- The hint ladder ---- */

static void lead_to_region(app *app)
{
    lead_to_play(app);
    press(app, SDLK_h);
    wait_until(app, hint_is_shown);
}

static void lead_to_tile(app *app)
{
    lead_to_region(app);
    press(app, SDLK_h);
}

static void lead_to_hint(app *app)
{
    lead_to_tile(app);
    press(app, SDLK_h);
    app_loop_frame(app, NOW); /* the bead begins to grow, and has its size when it is drawn */
}

/* Which tells the search's time and nodes. */
static app_rect log_of(const app *app)
{
    app_rect log = app_parts_rect(app->open[app->open_count - 1].parts, PLAY_LOG);
    return (app_rect){log.x, log.y + 24, app->view.width - log.x, app->view.height - log.y};
}

/* ---- The result ---- */

/* Others that were won on boards of the same kind: each a little faster than the one before. */
static void add_others(app *app, int count)
{
    client_results(&app->client);
    for (int i = 0; i < count; i++) {
        game_result other = game_result_of(&app->client.slots.current, 1700000000 + i);
        other.id = (uint64_t)i + 1;
        other.moves = other.slides = 31 - i % 7;
        other.time_ms = 99000 - 1370 * i;
        game_results_add(&app->client.results, &other);
    }
}

static void lead_to_result(app *app)
{
    be_quiet(app);
    begin_board(app, "1,2,3/4,5,6/0,7,8", numbers);
    add_others(app, 14);
    play(app, "LL");
    wait_until(app, is_judged);
}

/* Two moves over par: the first one went the wrong way. */
static void lead_to_level_result(app *app)
{
    begin_level(app);
    add_others(app, 8);
    play(app, "LRDDLULU");
    wait_until(app, is_judged);
}

/* What was won since the start: boards of several kinds. */
static void lead_to_new_session(app *app)
{
    client_sitting_begin(&app->client);
    app_loop_open(app, APP_SCREEN_TITLE);
    app_loop_open(app, APP_SCREEN_SESSION);
}

static void lead_to_session(app *app)
{
    be_quiet(app);
    begin_board(app, "1,2,3/4,5,6/0,7,8", numbers);
    game_results_deinit(&app->client.sitting); /* other scenes were won */
    for (int i = 0; i < 14; i++) {
        game_result won = game_result_of(&app->client.slots.current, 1700000000 + i);
        won.id = (uint64_t)i + 1;
        won.board = i % 5 == 1 ? GAME_BOARD_EASY : GAME_BOARD_UNIFORM;
        won.size.columns = won.size.rows = i == 3 ? 4 : 3;
        won.moves = 31 - i % 7;
        won.time_ms = 32460 - 1370 * i;
        game_results_add(&app->client.sitting, &won);
    }
    strcpy(app->client.settings.sitting, "Tuesday evening");
    app_loop_open(app, APP_SCREEN_SESSION);
}

/* The next board, and the way back to the one before. */
static void lead_to_offer(app *app)
{
    be_quiet(app);
    begin_board(app, four, numbers);
    app_loop_frame(app, NOW);
    app_notify_offer(app, APP_ICON_CLOCK, "The board you left is in the theatre",
                     "Back to that board", APP_INTENT_PARKED);
    app->toast.since = LATER - 1000;
    app->toast.drawn = true;
}

static void lead_to_keys(app *app)
{
    lead_to_play(app);
    press(app, SDLK_F1);
}

/* The pointer rests on the icon that closes them, whose tooltip lies over the scroll bar. */
static void lead_to_keys_tooltip(app *app)
{
    lead_to_keys(app);
    app_loop_frame(app, NOW);
    app_loop_event(app, &(app_event){.kind = APP_EVENT_POINTER_MOVE, .x = 750, .y = 48});
}

const scene play_scenes[] = {
    {"play-dark", 1280, 800, GAME_THEME_DARK, .lead = lead_to_play, .pixels = true},
    {"play-light", 1280, 800, GAME_THEME_LIGHT, .lead = lead_to_play, .pixels = true},
    {"play-contrast", 1280, 800, GAME_THEME_CONTRAST, .lead = lead_to_play, .pixels = true},
    {"play-800x600", 800, 600, GAME_THEME_DARK, .lead = lead_to_play},
    {"play-720x1280", 720, 1280, GAME_THEME_DARK, .lead = lead_to_play, .pixels = true},
    {"play-480x480", 480, 480, GAME_THEME_DARK, .lead = lead_to_play},
    {"level", 1280, 800, GAME_THEME_DARK, .lead = lead_to_level_in_play},
    {"slides", 1280, 800, GAME_THEME_DARK, .lead = lead_to_slides, .measured = log_of},
    {"slides-480x480", 480, 480, GAME_THEME_LIGHT, .lead = lead_to_slides},
    {"slides-720x1280", 720, 1280, GAME_THEME_LIGHT, .lead = lead_to_slides, .measured = log_of},
    {"level-1920x1080", 1920, 1080, GAME_THEME_LIGHT, .lead = lead_to_level_in_play},
    {"level-800x600", 800, 600, GAME_THEME_CONTRAST, .lead = lead_to_level_in_play},
    {"level-720x1280", 720, 1280, GAME_THEME_LIGHT, .lead = lead_to_level_in_play},
    {"level-480x480", 480, 480, GAME_THEME_DARK, .lead = lead_to_level_in_play},
    {"race", 1280, 800, GAME_THEME_DARK, .lead = lead_to_race},
    {"race-800x600", 800, 600, GAME_THEME_LIGHT, .lead = lead_to_race},
    {"race-720x1280", 720, 1280, GAME_THEME_DARK, .lead = lead_to_race},
    {"race-480x480", 480, 480, GAME_THEME_CONTRAST, .lead = lead_to_race},
    {"guide-slide", 1280, 800, GAME_THEME_DARK, .lead = lead_to_guide},
    {"guide-slide-480x480", 480, 480, GAME_THEME_LIGHT, .lead = lead_to_guide},
    {"guide-goal", 800, 600, GAME_THEME_LIGHT, .lead = lead_to_guide_of_goal},
    {"guide-goal-720x1280", 720, 1280, GAME_THEME_DARK, .lead = lead_to_guide_of_goal},
    {"guide-hint", 1280, 800, GAME_THEME_CONTRAST, .lead = lead_to_guide_of_hint},
    {"guide-hint-480x480", 480, 480, GAME_THEME_DARK, .lead = lead_to_guide_of_hint},
    {"picture", 800, 600, GAME_THEME_DARK, .lead = lead_to_picture, .pixels = true},
    {"pad", 1280, 800, GAME_THEME_DARK, .lead = lead_to_pad},
    {"pad-playstation", 1280, 800, GAME_THEME_LIGHT, .lead = lead_to_pad_of_sony},
    {"pad-nintendo-720x1280", 720, 1280, GAME_THEME_CONTRAST, .lead = lead_to_pad_of_nintendo},
    {"pad-menu", 1280, 800, GAME_THEME_DARK, .lead = lead_to_menu_by_pad},
    {"comparing", 1280, 800, GAME_THEME_DARK, .lead = lead_to_comparing},
    {"comparing-720x1280", 720, 1280, GAME_THEME_LIGHT, .lead = lead_to_comparing},
    {"large-board", 1280, 800, GAME_THEME_LIGHT, .lead = lead_to_large_board},
    {"signs", 1280, 800, GAME_THEME_DARK, .lead = lead_to_signs},
    {"signs-large", 1280, 800, GAME_THEME_LIGHT, .lead = lead_to_signs_on_large_board},
    {"signs-480x480", 480, 480, GAME_THEME_CONTRAST, .lead = lead_to_signs_of_keys},
    {"zoomed-720x1280", 720, 1280, GAME_THEME_DARK, .lead = lead_to_zoomed_board},
    {"zoomed-480x480", 480, 480, GAME_THEME_LIGHT, .lead = lead_to_zoomed_board},
    {"find", 1280, 800, GAME_THEME_DARK, .lead = lead_to_found},
    {"find-480x480", 480, 480, GAME_THEME_CONTRAST, .lead = lead_to_found},
    {"find-large", 1280, 800, GAME_THEME_LIGHT, .lead = lead_to_found_on_large_board},
    {"find-picture", 800, 600, GAME_THEME_DARK, .lead = lead_to_found_on_picture},
    {"find-keypad", 1280, 800, GAME_THEME_DARK, .lead = lead_to_keypad},
    {"find-keypad-720x1280", 720, 1280, GAME_THEME_LIGHT, .lead = lead_to_keypad},
    {"find-keypad-480x480", 480, 480, GAME_THEME_DARK, .lead = lead_to_keypad},
    {"result", 1280, 800, GAME_THEME_DARK, .lead = lead_to_result},
    {"result-level", 1280, 800, GAME_THEME_LIGHT, .lead = lead_to_level_result},
    {"slides-result", 1280, 800, GAME_THEME_DARK, .lead = lead_to_slides_result},
    {"result-contrast", 1280, 800, GAME_THEME_CONTRAST, .lead = lead_to_result},
    {"result-1920x1080", 1920, 1080, GAME_THEME_DARK, .lead = lead_to_level_result},
    {"result-800x600", 800, 600, GAME_THEME_LIGHT, .lead = lead_to_level_result},
    {"result-720x1280", 720, 1280, GAME_THEME_CONTRAST, .lead = lead_to_level_result},
    {"result-480x900", 480, 900, GAME_THEME_DARK, .lead = lead_to_level_result},
    {"result-480x480", 480, 480, GAME_THEME_DARK, .lead = lead_to_level_result},
    {"session", 1280, 800, GAME_THEME_DARK, .lead = lead_to_session},
    {"session-light", 1280, 800, GAME_THEME_LIGHT, .lead = lead_to_session},
    {"session-contrast", 1280, 800, GAME_THEME_CONTRAST, .lead = lead_to_session},
    {"session-1920x1080", 1920, 1080, GAME_THEME_DARK, .lead = lead_to_session},
    {"session-800x600", 800, 600, GAME_THEME_LIGHT, .lead = lead_to_session},
    {"session-720x1280", 720, 1280, GAME_THEME_CONTRAST, .lead = lead_to_session},
    {"session-480x480", 480, 480, GAME_THEME_LIGHT, .lead = lead_to_session},
    {"session-new", 480, 480, GAME_THEME_DARK, .lead = lead_to_new_session},
    {"offer", 1280, 800, GAME_THEME_CONTRAST, .lead = lead_to_offer},
    {"offer-800x600", 800, 600, GAME_THEME_LIGHT, .lead = lead_to_offer},
    {"offer-720x1280", 720, 1280, GAME_THEME_DARK, .lead = lead_to_offer},
    {"offer-480x480", 480, 480, GAME_THEME_DARK, .lead = lead_to_offer},
    {"menu", 1280, 800, GAME_THEME_DARK, .lead = lead_to_menu},
    {"menu-light", 1280, 800, GAME_THEME_LIGHT, .lead = lead_to_menu},
    {"menu-contrast", 1280, 800, GAME_THEME_CONTRAST, .lead = lead_to_menu},
    {"menu-1920x1080", 1920, 1080, GAME_THEME_DARK, .lead = lead_to_menu},
    {"menu-800x600", 800, 600, GAME_THEME_CONTRAST, .lead = lead_to_menu},
    {"menu-720x1280", 720, 1280, GAME_THEME_DARK, .lead = lead_to_menu},
    {"menu-480x480", 480, 480, GAME_THEME_LIGHT, .lead = lead_to_menu},
    {"keys", 1280, 800, GAME_THEME_DARK, .lead = lead_to_keys},
    {"keys-light", 1280, 800, GAME_THEME_LIGHT, .lead = lead_to_keys},
    {"keys-contrast", 1280, 800, GAME_THEME_CONTRAST, .lead = lead_to_keys},
    {"keys-1920x1080", 1920, 1080, GAME_THEME_LIGHT, .lead = lead_to_keys},
    {"keys-720x1280", 720, 1280, GAME_THEME_CONTRAST, .lead = lead_to_keys},
    {"keys-480x480", 480, 480, GAME_THEME_DARK, .lead = lead_to_keys},
    {"keys-tooltip", 800, 600, GAME_THEME_DARK, .lead = lead_to_keys_tooltip},
    {"hint", 1280, 800, GAME_THEME_DARK, .lead = lead_to_hint, .measured = log_of},
    {"hint-region", 1280, 800, GAME_THEME_LIGHT, .lead = lead_to_region, .measured = log_of},
    {"hint-region-contrast", 480, 480, GAME_THEME_CONTRAST, .lead = lead_to_region},
    {"hint-tile", 720, 1280, GAME_THEME_DARK, .lead = lead_to_tile, .measured = log_of},
    {"grids", 1280, 800, GAME_THEME_DARK, .lead = lead_to_grids},
    {"grids-light", 1280, 800, GAME_THEME_LIGHT, .lead = lead_to_grids},
    {"grids-contrast", 1280, 800, GAME_THEME_CONTRAST, .lead = lead_to_grids},
    {"grids-large", 800, 600, GAME_THEME_DARK, .lead = lead_to_grids_on_large_board},
    {"fringe-720x1280", 720, 1280, GAME_THEME_LIGHT, .lead = lead_to_fringe},
    {.name = NULL}};
