/* The table of all screens. */
#include "screens/screens.h"

#define ROW(ID, name) [APP_SCREEN_##ID] = &app_screen_##name,
static const app_screen *const screens[APP_SCREENS] = {APP_ALL_SCREENS(ROW)};

const app_screen *app_screen_of(app_screen_id id)
{
    return screens[id];
}
