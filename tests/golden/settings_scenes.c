#include "settings_scenes.h"

#include "screens/settings/settings.h"
#include "stage.h"

enum { HINT_ROW = 8 }; /* of the table of keys */

void lead_to_settings(app *app)
{
    app_loop_open(app, APP_SCREEN_TITLE);
    app_loop_open(app, APP_SCREEN_SETTINGS);
}

static settings_state *lead_to_tab(app *app, settings_tab tab)
{
    lead_to_settings(app);
    settings_state *settings = top_state(app);
    settings->tab = tab;
    settings->page.controls.focus = SETTINGS_TAB_FIRST + (int)tab;
    return settings;
}

void lead_to_settings_playing(app *app)
{
    lead_to_tab(app, SETTINGS_PLAYING);
}

void lead_to_settings_controls(app *app)
{
    lead_to_tab(app, SETTINGS_CONTROLS);
}

void lead_to_settings_sound(app *app)
{
    lead_to_tab(app, SETTINGS_SOUNDS);
}

/* Hint's one more key is waited for. */
void lead_to_settings_listening(app *app)
{
    settings_state *settings = lead_to_tab(app, SETTINGS_CONTROLS);
    settings->page.controls.focus_shown = true;
    app_loop_frame(app, NOW); /* places are known from now on */
    app_settings_choose_key(
        app, settings, SETTINGS_KEYS_FIRST + HINT_ROW * SETTINGS_KEYS_OF_ROW + SETTINGS_KEYS_MORE);
}

/* G, which shows the goal. */
void lead_to_settings_conflict(app *app)
{
    lead_to_settings_listening(app);
    app_event heard = {.kind = APP_EVENT_SOURCE, .way = GAME_WAY_KEYS, .key = 'g'};
    app_loop_event(app, &heard);
}

void lead_to_settings_accessibility(app *app)
{
    lead_to_tab(app, SETTINGS_ACCESSIBILITY);
}

/* As large as suits the window. */
void lead_to_settings_automatic(app *app)
{
    app->client.settings.scale_percent = GAME_SCALE_AUTO;
    lead_to_settings_accessibility(app);
}

/* Of somebody who played a while. */
void lead_to_settings_data(app *app)
{
    settings_state *settings = lead_to_tab(app, SETTINGS_DATA);
    settings->facts = (settings_facts){.replays = 214,
                                       .results = 1031,
                                       .folders = {"/home/alex/.config/slidewise",
                                                   "/home/alex/.local/state/slidewise",
                                                   "/home/alex/.local/share/slidewise"}};
}

void lead_to_settings_question(app *app)
{
    lead_to_settings_data(app);
    settings_state *settings = top_state(app);
    settings->limit = 100;
    settings->surplus = 114;
    settings->page.controls.focus = SETTINGS_KEEP;
}
