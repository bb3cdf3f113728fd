#include "settings_scenes.h"

#include "screens/settings/settings.h"
#include "stage.h"

void lead_to_settings(app *app)
{
    app_loop_open(app, APP_SCREEN_TITLE);
    app_loop_open(app, APP_SCREEN_SETTINGS);
}

static settings_state *lead_to_page(app *app, settings_page page)
{
    lead_to_settings(app);
    settings_state *settings = top_state(app);
    settings->page = page;
    settings->controls.focus = SETTINGS_PAGE_FIRST + (int)page;
    return settings;
}

void lead_to_settings_playing(app *app)
{
    lead_to_page(app, SETTINGS_PLAYING);
}

/* Of somebody who played a while. */
void lead_to_settings_data(app *app)
{
    settings_state *settings = lead_to_page(app, SETTINGS_DATA);
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
    settings->controls.focus = SETTINGS_KEEP;
}
