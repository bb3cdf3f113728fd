/* The levels, and making one. */
#include "stage.h"

#include "board/board_edit.h"
#include "client/records.h"
#include "program/parts_of.h"
#include "screens/levels/levels.h"

#include <stdio.h>
#include <string.h>

/* So many levels of a pack were solved, some of them in par. */
static void solve_some(app *app, const char *name, int count)
{
    static const int over[] = {0, 0, 4, 0, 12, 2, 40};
    int pack_at = 0;
    const game_levels *levels = client_levels(&app->client);
    while (pack_at < levels->count && strcmp(levels->packs[pack_at].name, name) != 0)
        pack_at++;
    for (int i = 0; pack_at < levels->count && i < count; i++) {
        const game_pack *pack = &levels->packs[pack_at];
        const puzzle_level *level = &pack->pack.levels[i];
        game_result result = {.id = app->client.results.count + 1,
                              .size = level->start.size,
                              .moves = level->par + over[i % 7],
                              .par = level->par,
                              .par_proof = level->par_proof};
        game_levels_name(pack, level, result.level, sizeof result.level);
        game_results_add(&app->client.results, &result);
    }
}

static levels_state *open_levels(app *app, const char *level)
{
    SDL_setenv("XDG_DATA_HOME", GOLDEN_PLAYER, 1);
    client_levels_changed(&app->client);
    app->client.has_results = true;
    solve_some(app, "first-steps", 11);
    solve_some(app, "shapes", 20);
    solve_some(app, "words", 3);
    solve_some(app, "my-levels", 1);
    snprintf(app->client.level, sizeof app->client.level, "%s", level);
    app_loop_open(app, APP_SCREEN_TITLE);
    app_loop_frame(app, NOW); /* in the window's new size */
    app_loop_open(app, APP_SCREEN_LEVELS);
    app_loop_frame(app, NOW);
    return top_state(app);
}

static void lead_to_levels(app *app)
{
    open_levels(app, "first-steps/");
}

static void lead_to_picture_levels(app *app)
{
    open_levels(app, "pictures/");
}

static void lead_to_own_levels(app *app)
{
    levels_state *levels = open_levels(app, "my-levels/far");
    levels->page.controls.focus = LEVELS_PACKS;
}

/* The first ones count slides. */
static void lead_to_levels_in_slides(app *app)
{
    levels_state *levels = open_levels(app, "words/");
    game_levels *all = &app->client.levels;
    for (int i = 0; i < all->count; i++)
        for (int level = 0; level < 5 && strcmp(all->packs[i].name, "words") == 0; level++)
            all->packs[i].pack.levels[level].par_metric = PUZZLE_METRIC_SLIDES;
    levels->page.grids[LEVELS_CARDS].at = 3;
}

/* In a narrow window: the list over the grid. */
static void lead_to_packs(app *app)
{
    open_levels(app, "words/");
    press(app, SDLK_UP);
    levels_state *levels = top_state(app);
    levels->page.controls.focus = LEVELS_PICK;
    press(app, SDLK_RETURN);
    press(app, SDLK_DOWN);
}

static void lead_to_torn_levels(app *app)
{
    open_levels(app, "torn/");
}

static app_rect path_of(const app *app)
{
    return app_parts_rect(app->open[app->open_count - 1].parts, LEVELS_PATH);
}

static bool par_is_known(const app *app)
{
    static const char looking[] = "Looking for the par";
    const app_parts *p = app_parts_of(app, top_state(app));
    for (int i = 0; i < p->count; i++)
        if (p->parts[i].kind == APP_PART_PARAGRAPH &&
            strncmp(p->parts[i].name, looking, strlen(looking)) == 0)
            return false;
    return true;
}

/* One of the two boards that are farthest from the standard goal, with a name typed. */
static void open_maker(app *app, const char *start)
{
    open_levels(app, "first-steps/");
    app_loop_open(app, APP_SCREEN_LEVEL_MAKER);
    SDL_SetClipboardText(start);
    app_loop_event(app, &(app_event){.kind = APP_EVENT_KEY_DOWN, .intent = APP_INTENT_PASTE});
    app_loop_event(app, &(app_event){.kind = APP_EVENT_TEXT, .text = "The farthest"});
    wait_until(app, par_is_known);
}

static void lead_to_level_maker(app *app)
{
    open_maker(app, "6,4,7/8,5,0/3,2,1");
}

/* Two tiles have changed places, and one is picked up. */
static void lead_to_impossible_level(app *app)
{
    open_maker(app, "4,6,7/8,5,0/3,2,1");
    ((app_page *)top_state(app))->controls.focus = APP_EDIT_BOARD;
    press(app, SDLK_RIGHT);
    press(app, SDLK_RETURN);
}

/* The name is typed on the keyboard of the screen, which a pad walks through. */
static void lead_to_typing(app *app)
{
    open_maker(app, "6,4,7/8,5,0/3,2,1");
    app_loop_event(app, &(app_event){.kind = APP_EVENT_KEY_DOWN,
                                     .way = GAME_WAY_PAD,
                                     .control = APP_INTENT_CONFIRM});
}

/* The same by a finger, which leaves no focus. */
static void type_by_touch(app *app, app_keyboard_page page)
{
    open_maker(app, "6,4,7/8,5,0/3,2,1");
    app->way = GAME_WAY_TOUCH;
    app_keyboard_open(&app->keyboard, &(app_field){.limit = 1}, false);
    app->keyboard.page = page;
}

static void lead_to_typing_a_capital(app *app)
{
    type_by_touch(app, APP_KEYBOARD_CAPITALS);
}

static void lead_to_typing_signs(app *app)
{
    type_by_touch(app, APP_KEYBOARD_SIGNS);
}

const scene level_scenes[] = {
    {"levels", 1280, 800, GAME_THEME_DARK, .lead = lead_to_levels, .pixels = true},
    {"levels-light", 1280, 800, GAME_THEME_LIGHT, .lead = lead_to_levels},
    {"levels-1920x1080", 1920, 1080, GAME_THEME_LIGHT, .lead = lead_to_levels},
    {"levels-contrast", 1280, 800, GAME_THEME_CONTRAST, .lead = lead_to_own_levels},
    {"levels-slides", 1280, 800, GAME_THEME_DARK, .lead = lead_to_levels_in_slides},
    {"levels-800x600", 800, 600, GAME_THEME_DARK, .lead = lead_to_levels},
    {"levels-720x1280", 720, 1280, GAME_THEME_LIGHT, .lead = lead_to_own_levels, .pixels = true},
    {"levels-pictures", 1280, 800, GAME_THEME_DARK, .lead = lead_to_picture_levels},
    {"levels-480x480", 480, 480, GAME_THEME_DARK, .lead = lead_to_levels},
    {"levels-packs", 480, 480, GAME_THEME_LIGHT, .lead = lead_to_packs},
    {"levels-torn", 800, 600, GAME_THEME_DARK, .lead = lead_to_torn_levels, .measured = path_of},
    {"level-maker", 1280, 800, GAME_THEME_DARK, .lead = lead_to_level_maker},
    {"level-maker-light", 1280, 800, GAME_THEME_LIGHT, .lead = lead_to_level_maker},
    {"level-maker-contrast", 1280, 800, GAME_THEME_CONTRAST, .lead = lead_to_impossible_level},
    {"level-maker-1920x1080", 1920, 1080, GAME_THEME_LIGHT, .lead = lead_to_level_maker},
    {"level-maker-800x600", 800, 600, GAME_THEME_LIGHT, .lead = lead_to_impossible_level},
    {"level-maker-720x1280", 720, 1280, GAME_THEME_CONTRAST, .lead = lead_to_level_maker},
    {"typing", 1280, 800, GAME_THEME_DARK, .lead = lead_to_typing},
    {"typing-light", 1280, 800, GAME_THEME_LIGHT, .lead = lead_to_typing_a_capital},
    {"typing-contrast-720x1280", 720, 1280, GAME_THEME_CONTRAST, .lead = lead_to_typing_signs},
    {"typing-480x480", 480, 480, GAME_THEME_LIGHT, .lead = lead_to_typing_a_capital},
    {"level-maker-480x480", 480, 480, GAME_THEME_DARK, .lead = lead_to_level_maker},
    {.name = NULL}};
