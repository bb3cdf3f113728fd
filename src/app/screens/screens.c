/* The table of all screens. */
#include "screens/screens.h"

static const app_screen *const screens[APP_SCREENS] = {
    [APP_SCREEN_TITLE] = &app_screen_title,
    [APP_SCREEN_PLAY] = &app_screen_play,
    [APP_SCREEN_NEW_GAME] = &app_screen_new_game,
    [APP_SCREEN_REPLAY] = &app_screen_replay,
    [APP_SCREEN_LAB] = &app_screen_lab,
    [APP_SCREEN_LAB_STEPS] = &app_screen_lab_steps,
    [APP_SCREEN_LAB_GRAPH] = &app_screen_lab_graph,
    [APP_SCREEN_STATISTICS] = &app_screen_statistics,
    [APP_SCREEN_LEVELS] = &app_screen_levels,
    [APP_SCREEN_LEVEL_MAKER] = &app_screen_level_maker,
    [APP_SCREEN_REVIEW] = &app_screen_review,
    [APP_SCREEN_THEATRE] = &app_screen_theatre,
    [APP_SCREEN_WATCH] = &app_screen_watch,
    [APP_SCREEN_MENU] = &app_screen_menu,
    [APP_SCREEN_SETTINGS] = &app_screen_settings,
    [APP_SCREEN_HELP] = &app_screen_help,
};

const app_screen *app_screen_of(app_screen_id id)
{
    return screens[id];
}
