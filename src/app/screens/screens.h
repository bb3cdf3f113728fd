#ifndef APP_SCREENS_H
#define APP_SCREENS_H

#include "ui/screen.h"

/* The one list of all screens. */
const app_screen *app_screen_of(app_screen_id id);

extern const app_screen app_screen_title;
extern const app_screen app_screen_play;
extern const app_screen app_screen_new_game;
extern const app_screen app_screen_replay;
extern const app_screen app_screen_lab;
extern const app_screen app_screen_lab_steps;
extern const app_screen app_screen_lab_graph;
extern const app_screen app_screen_levels;
extern const app_screen app_screen_level_maker;
extern const app_screen app_screen_theatre;
extern const app_screen app_screen_watch;
extern const app_screen app_screen_review;
extern const app_screen app_screen_statistics;
extern const app_screen app_screen_menu;
extern const app_screen app_screen_settings;
extern const app_screen app_screen_help;

#endif
