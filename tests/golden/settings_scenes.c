/* The settings. */
#include "stage.h"

#include "screens/settings/settings.h"

enum { HINT_ROW = 8 }; /* of the table of keys */

static void lead_to_settings(app *app)
{
    app_loop_open(app, APP_SCREEN_TITLE);
    app_loop_open(app, APP_SCREEN_SETTINGS);
}

static settings_state *lead_to_tab(app *app, settings_tab tab)
{
    lead_to_settings(app);
    settings_state *settings = top_state(app);
    settings->tab = tab;
    settings->page.controls.focus = app_settings_id(SETTINGS_TAB, (int)tab, 0);
    return settings;
}

static void lead_to_settings_playing(app *app)
{
    lead_to_tab(app, SETTINGS_PLAYING);
}

static void lead_to_settings_controls(app *app)
{
    lead_to_tab(app, SETTINGS_CONTROLS);
}

static void lead_to_settings_sound(app *app)
{
    lead_to_tab(app, SETTINGS_SOUNDS);
}

/* Hint's one more key is waited for. */
static void lead_to_settings_listening(app *app)
{
    settings_state *settings = lead_to_tab(app, SETTINGS_CONTROLS);
    settings->page.controls.focus_shown = true;
    app_loop_frame(app, NOW); /* places are known from now on */
    app_settings_choose_key(app, settings,
                            app_settings_id(SETTINGS_ACTION, HINT_ROW, SETTINGS_KEYS_MORE));
}

/* G, which shows the goal. */
static void lead_to_settings_conflict(app *app)
{
    lead_to_settings_listening(app);
    app_event heard = {.kind = APP_EVENT_SOURCE, .way = GAME_WAY_KEYS, .key = 'g'};
    app_loop_event(app, &heard);
}

static void lead_to_settings_accessibility(app *app)
{
    lead_to_tab(app, SETTINGS_ACCESSIBILITY);
}

/* As large as suits the window. */
static void lead_to_settings_automatic(app *app)
{
    app->client.settings.scale_percent = GAME_SCALE_AUTO;
    lead_to_settings_accessibility(app);
}

/* Of somebody who played a while. */
static void lead_to_settings_data(app *app)
{
    settings_state *settings = lead_to_tab(app, SETTINGS_DATA);
    settings->facts = (settings_facts){.replays = 214,
                                       .results = 1031,
                                       .folders = {"/home/alex/.config/slidewise",
                                                   "/home/alex/.local/state/slidewise",
                                                   "/home/alex/.local/share/slidewise"}};
}

/* A lower limit would remove replays. */
static void lead_to_settings_question(app *app)
{
    lead_to_settings_data(app);
    settings_state *settings = top_state(app);
    settings->limit = 100;
    settings->surplus = 114;
    settings->page.controls.focus = SETTINGS_KEEP;
}

const scene settings_scenes[] = {
    {"settings", 800, 600, GAME_THEME_LIGHT, .lead = lead_to_settings},
    {"settings-light", 1280, 800, GAME_THEME_LIGHT, .lead = lead_to_settings, .pixels = true},
    {"settings-contrast", 1280, 800, GAME_THEME_CONTRAST, .lead = lead_to_settings_accessibility},
    {"settings-playing", 1280, 800, GAME_THEME_DARK, .lead = lead_to_settings_playing},
    {"settings-sound", 1280, 800, GAME_THEME_DARK, .lead = lead_to_settings_sound},
    {"settings-sound-480x480", 480, 480, GAME_THEME_DARK, .lead = lead_to_settings_sound},
    {"controls", 1280, 800, GAME_THEME_DARK, .lead = lead_to_settings_controls},
    {"controls-light", 1280, 800, GAME_THEME_LIGHT, .lead = lead_to_settings_listening},
    {"controls-conflict", 1280, 800, GAME_THEME_DARK, .lead = lead_to_settings_conflict},
    {"controls-contrast", 800, 600, GAME_THEME_CONTRAST, .lead = lead_to_settings_conflict},
    {"controls-1920x1080", 1920, 1080, GAME_THEME_LIGHT, .lead = lead_to_settings_conflict},
    {"controls-720x1280", 720, 1280, GAME_THEME_DARK, .lead = lead_to_settings_controls},
    {"controls-480x480", 480, 480, GAME_THEME_DARK, .lead = lead_to_settings_listening},
    {"settings-accessibility", 1280, 800, GAME_THEME_DARK, .lead = lead_to_settings_accessibility},
    {"settings-data", 1280, 800, GAME_THEME_DARK, .lead = lead_to_settings_question},
    {"settings-1920x1080", 1920, 1080, GAME_THEME_CONTRAST, .lead = lead_to_settings_automatic},
    {"settings-appearance-480x480", 480, 480, GAME_THEME_LIGHT, .lead = lead_to_settings},
    {"settings-720x1280", 720, 1280, GAME_THEME_LIGHT, .lead = lead_to_settings_question},
    {"settings-480x480", 480, 480, GAME_THEME_DARK, .lead = lead_to_settings_question},
    {.name = NULL}};
