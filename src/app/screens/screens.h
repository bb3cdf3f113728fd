#ifndef APP_SCREENS_H
#define APP_SCREENS_H

#include "ui/screen.h"

/* The tables of all screens, each in a folder of its own. */
const app_screen *app_screen_of(app_screen_id id);

#define APP_SCREEN_TABLE(ID, name) extern const app_screen app_screen_##name;
APP_ALL_SCREENS(APP_SCREEN_TABLE)
#undef APP_SCREEN_TABLE

#endif
