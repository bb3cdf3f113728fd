/* The statistics. */
#include "stage.h"

#include "base/rng.h"
#include "client/records.h"
#include "screens/statistics/statistics.h"

/* By what a 4x4 was played: the first ones are of before that was known. */
static int way_of(int game)
{
    static const int ways[] = {GAME_WAY_KEYS, GAME_WAY_KEYS, GAME_WAY_HOVER, GAME_WAY_KEYS,
                               GAME_WAY_MIXED};
    return game < 40 ? (int)GAME_WAY_UNKNOWN : ways[game % 5];
}

/* So many games of a size, faster and shorter from game to game, a little by chance. */
static void add_games(game_results *results, int columns, int rows, int goal, int games)
{
    enum { NOON = 1793534400, DAY = 86400 }; /* 2026-11-01 12:00:00 UTC */
    sw_rng rng = sw_rng_seed((uint64_t)(columns * 100 + rows * 10 + goal));
    for (int i = 0; i < games; i++) {
        int chance = (int)sw_rng_below(&rng, 1000);
        int moves = columns * rows * 8 + chance % 60 + 40 * (games - i) / games;
        game_result result = {.id = results->count + 1,
                              .date = NOON + (int64_t)(i / 7) * DAY + i % 7 * 900,
                              .size = {columns, rows},
                              .goal = goal,
                              .moves = moves,
                              .slides = moves * 2 / 3,
                              .time_ms =
                                  (int64_t)moves * (350 + 400 * (games - i) / games + chance / 4)};
        result.way = columns == 4 && rows == 4 ? way_of(i) : (int)GAME_WAY_UNKNOWN;
        result.hints[0] = chance % 11 == 0 ? 2 : 0;
        game_results_add(results, &result);
    }
}

static void lead_to_statistics(app *app)
{
    client_results_changed(&app->client);
    app->client.has_results = true;
    add_games(&app->client.results, 4, 4, PUZZLE_GOAL_STANDARD, 131);
    add_games(&app->client.results, 3, 3, PUZZLE_GOAL_STANDARD, 64);
    add_games(&app->client.results, 5, 4, PUZZLE_GOAL_SPIRAL, 12);
    add_games(&app->client.results, 4, 4, PUZZLE_GOAL_SNAKE, 5);
    add_games(&app->client.results, 8, 8, GAME_GOAL_OWN, 1);
    app_loop_open(app, APP_SCREEN_TITLE);
    app_loop_open(app, APP_SCREEN_STATISTICS);
}

static statistics_state *lead_to_tab(app *app, statistics_tab tab)
{
    lead_to_statistics(app);
    statistics_state *statistics = top_state(app);
    statistics->tab = tab;
    return statistics;
}

/* Sessions of 4x4, and boards of challenges. */
static void add_sessions(game_results *results)
{
    static const char *const challenges[] = {"marathon 4x4 50", "attack 4x4 60+15", "fewest 4x4"};
    size_t first = results->count;
    for (size_t i = 40; i < 131; i++)
        strcpy(results->list[i].sitting, i < 80 ? "Before breakfast" : "Tuesday evening");
    add_games(results, 4, 4, PUZZLE_GOAL_STANDARD, 36);
    for (size_t i = first; i < results->count; i++) {
        strcpy(results->list[i].challenge, challenges[i % 9 / 4]);
        strcpy(results->list[i].sitting, "Tuesday evening");
    }
}

static void lead_to_statistics_histogram(app *app)
{
    statistics_state *statistics = lead_to_tab(app, STATISTICS_GRAPH);
    add_sessions(&app->client.results);
    app_statistics_load(app, statistics);
    statistics->view = STATISTICS_HISTOGRAM;
}

static void lead_to_statistics_sessions(app *app)
{
    lead_to_statistics_histogram(app);
    statistics_state *statistics = top_state(app);
    app_statistics_set_session(app, statistics, "Tuesday evening");
    app_statistics_set_kind(app, statistics, GAME_FIGURE_MOVES);
    app_drop_open(&statistics->page.drop, STATISTICS_OF_SESSION, 1);
}

static void lead_to_statistics_boards(app *app)
{
    lead_to_tab(app, STATISTICS_BOARDS);
}

static void lead_to_statistics_graph(app *app)
{
    app_statistics_set_kind(app, lead_to_tab(app, STATISTICS_GRAPH), GAME_FIGURE_SPEED);
}

static void lead_to_statistics_table(app *app)
{
    lead_to_tab(app, STATISTICS_TABLE)->page.grids[STATISTICS_LIST_BEST].hover = 2;
}

/* The last one before everything is deleted. */
static void lead_to_statistics_question(app *app)
{
    statistics_state *statistics = lead_to_tab(app, STATISTICS_BOARDS);
    statistics->page.grids[STATISTICS_LIST_BOARDS].at = 3;
    app_statistics_choose(app, statistics);
    statistics->asked = STATISTICS_ASKS_LAST;
    statistics->page.controls.focus = STATISTICS_KEEP;
}

/* Every ninth 4x4 was solved with hints, which made the first ones fast. */
static void lead_to_statistics_hints(app *app)
{
    statistics_state *statistics = lead_to_tab(app, STATISTICS_BOARDS);
    game_results *results = &app->client.results;
    for (size_t i = 0; i < 131; i += 9) {
        results->list[i].hints[GAME_HINT_ARROW] = results->list[i].hints[GAME_HINT_PLAY] = 12;
        results->list[i].time_ms /= i < 40 ? 4 : 1;
    }
    app_statistics_load(app, statistics);
}

static void lead_to_statistics_hints_counted(app *app)
{
    lead_to_statistics_hints(app);
    statistics_state *statistics = top_state(app);
    statistics->assisted = true;
    app_statistics_set_kind(app, statistics, GAME_FIGURE_TIME);
}

static void lead_to_no_statistics(app *app)
{
    app_loop_open(app, APP_SCREEN_TITLE);
    app_loop_open(app, APP_SCREEN_STATISTICS);
}

const scene statistics_scenes[] = {
    {"statistics", 1280, 800, GAME_THEME_DARK, .lead = lead_to_statistics},
    {"statistics-light", 1280, 800, GAME_THEME_LIGHT, .lead = lead_to_statistics},
    {"statistics-1920x1080", 1920, 1080, GAME_THEME_LIGHT, .lead = lead_to_statistics_table},
    {"statistics-contrast", 1280, 800, GAME_THEME_CONTRAST, .lead = lead_to_statistics_table},
    {"statistics-720x1280", 720, 1280, GAME_THEME_DARK, .lead = lead_to_statistics},
    {"statistics-800x600", 800, 600, GAME_THEME_LIGHT, .lead = lead_to_statistics},
    {"statistics-graph", 480, 480, GAME_THEME_DARK, .lead = lead_to_statistics_graph,
     .pixels = true},
    {"histogram", 1280, 800, GAME_THEME_DARK, .lead = lead_to_statistics_histogram},
    {"histogram-light", 1280, 800, GAME_THEME_LIGHT, .lead = lead_to_statistics_histogram},
    {"histogram-contrast", 1280, 800, GAME_THEME_CONTRAST, .lead = lead_to_statistics_histogram},
    {"histogram-1920x1080", 1920, 1080, GAME_THEME_DARK, .lead = lead_to_statistics_histogram},
    {"histogram-800x600", 800, 600, GAME_THEME_DARK, .lead = lead_to_statistics_histogram},
    {"histogram-720x1280", 720, 1280, GAME_THEME_DARK, .lead = lead_to_statistics_histogram},
    {"histogram-480x480", 480, 480, GAME_THEME_DARK, .lead = lead_to_statistics_histogram},
    {"statistics-sessions", 1280, 800, GAME_THEME_DARK, .lead = lead_to_statistics_sessions},
    {"statistics-table", 480, 480, GAME_THEME_DARK, .lead = lead_to_statistics_table},
    {"statistics-480x480", 480, 480, GAME_THEME_DARK, .lead = lead_to_statistics},
    {"statistics-boards", 480, 480, GAME_THEME_LIGHT, .lead = lead_to_statistics_boards},
    {"statistics-delete", 1280, 800, GAME_THEME_DARK, .lead = lead_to_statistics_question},
    {"statistics-hints", 1280, 800, GAME_THEME_DARK, .lead = lead_to_statistics_hints},
    {"statistics-hints-counted", 1280, 800, GAME_THEME_LIGHT,
     .lead = lead_to_statistics_hints_counted},
    {"statistics-hints-480x480", 480, 480, GAME_THEME_CONTRAST, .lead = lead_to_statistics_hints},
    {"statistics-empty", 800, 600, GAME_THEME_DARK, .lead = lead_to_no_statistics},
    {.name = NULL}};
