/* Zen: the board as large as it can be, time, figures and splits. */
#include "stage.h"

#include "client/games.h"
#include "client/records.h"
#include "puzzle/goal.h"
#include "puzzle/notation.h"

/* The upper half's tiles lie in it, but for one. */
static const char ten[] = "1,2,3,4,5,10,39,27,38,26/11,12,34,8,15,46,14,7,47,18/"
                          "21,32,44,43,29,30,23,37,17,19/31,13,33,20,35,22,28,24,36,16/"
                          "41,42,0,25,45,40,49,9,48,6/99,72,50,62,76,86,59,64,80,67/"
                          "71,54,94,93,83,58,95,98,77,53/81,63,66,69,73,75,65,84,79,61/"
                          "70,57,78,82,60,55,96,68,85,88/52,89,92,87,91,74,90,51,56,97";
static const char four[] = "1,2,3,4/5,10,6,8/9,14,7,11/13,0,15,12";

static game_session *session_of(app *app)
{
    return &app->client.slots.current.session;
}

static void begin(app *app, const char *board, game_palette palette)
{
    game_round round = {.id = 4711, .look = {.style = GAME_NUMBERS}};
    puzzle_board start, goal;
    puzzle_board_parse(&start, board, NULL);
    puzzle_goal_make(&goal, PUZZLE_GOAL_STANDARD, start.size, NULL);
    game_session_init(&round.session, &start, &goal);
    app->way = GAME_WAY_KEYS;
    app->zen = true;
    app->client.settings.points = false;
    app->client.settings.guided = true;
    app->client.settings.palette = palette;
    client_begin(&app->client, &round);
}

static void show(app *app)
{
    app_loop_open(app, APP_SCREEN_TITLE);
    app_loop_open(app, APP_SCREEN_PLAY);
    app_loop_frame(app, NOW);
}

/* The moves one after the other, evenly until the clock shows that time. */
static void play(app *app, const char *letters, int times, int till_ms)
{
    game_session *session = session_of(app);
    double begun = session->time_ms, steps = (double)times * (double)SDL_strlen(letters);
    for (int i = 0; i < (int)steps; i++) {
        char text[] = {'m', 'o', 'v', 'e', ' ', letters[i % (int)SDL_strlen(letters)], '\0'};
        game_command command;
        game_command_parse(&command, text, NULL);
        command.way = GAME_WAY_KEYS;
        session->time_ms = begun + (till_ms - begun) * (i + 1) / steps;
        game_session_apply(session, command);
    }
}

static void add_best(app *app, game_split_scheme scheme, const uint32_t *ms, int count)
{
    game_result best = game_result_of(&app->client.slots.current, 0);
    best.id = 815;
    best.way = GAME_WAY_KEYS;
    best.time_ms = ms[count - 1];
    best.splits = (game_split_times){.scheme = scheme, .count = count};
    SDL_memcpy(best.splits.ms, ms, (size_t)count * sizeof *ms);
    app->client.has_results = true;
    game_results_add(&app->client.results, &best);
}

static void lead_to_zen_grids(app *app)
{
    static const uint32_t best[] = {59520, 109520, 141120, 174300, 201350};
    begin(app, ten, GAME_PALETTE_GRIDS);
    app->layer = GAME_LAYER_QUARTERS;
    add_best(app, GAME_SPLITS_GRIDS, best, 5);
    play(app, "RL", 220, 57900);
    play(app, "U", 1, 58120);
    play(app, "U", 1, 58200);
    play(app, "RL", 200, 107360);
    show(app);
}

static void begin_four(app *app)
{
    static const uint32_t best[] = {3400, 6100, 9900, 14250};
    begin(app, four, GAME_PALETTE_PLAIN);
    add_best(app, GAME_SPLITS_LINES, best, 4);
    play(app, "DRU", 1, 2180);
}

static void lead_to_zen(app *app)
{
    begin_four(app);
    show(app);
}

static void lead_to_zen_run(app *app)
{
    app->zen = true;
    lead_to_relay(app);
}

const scene zen_scenes[] = {
    {"zen-grids", 1280, 800, GAME_THEME_DARK, .lead = lead_to_zen_grids},
    {"zen-grids-light", 1280, 800, GAME_THEME_LIGHT, .lead = lead_to_zen_grids},
    {"zen-grids-contrast", 1280, 800, GAME_THEME_CONTRAST, .lead = lead_to_zen_grids},
    {"zen-grids-1920x1080", 1920, 1080, GAME_THEME_DARK, .lead = lead_to_zen_grids},
    {"zen-grids-800x600", 800, 600, GAME_THEME_DARK, .lead = lead_to_zen_grids},
    {"zen-grids-720x1280", 720, 1280, GAME_THEME_DARK, .lead = lead_to_zen_grids},
    {"zen-grids-480x480", 480, 480, GAME_THEME_DARK, .lead = lead_to_zen_grids},
    {"zen", 1280, 800, GAME_THEME_DARK, .lead = lead_to_zen},
    {"zen-run", 1280, 800, GAME_THEME_DARK, .lead = lead_to_zen_run},
    {.name = NULL}};
