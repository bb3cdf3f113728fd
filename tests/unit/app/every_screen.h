/* The screens that a player comes to, for tests that go through all of them. */
#ifndef TEST_EVERY_SCREEN_H
#define TEST_EVERY_SCREEN_H

#include "screens/lab/graph/lab_graph.h"
#include "screens/replay/replay.h"
#include "screens/screens.h"

typedef struct named_screen {
    app_screen_id id, below; /* the title is below the others anyway */
    const char *name;
    int awaited; /* a control that can be pressed once the solver has answered; 0: there is none */
} named_screen;

static const named_screen screens[] = {
    {APP_SCREEN_TITLE, APP_SCREEN_TITLE, "title", 0},
    {APP_SCREEN_WELCOME, APP_SCREEN_TITLE, "welcome", 0},
    {APP_SCREEN_PLAY, APP_SCREEN_TITLE, "play", 0},
    {APP_SCREEN_NEW_GAME, APP_SCREEN_TITLE, "new game", 0},
    {APP_SCREEN_PICTURES, APP_SCREEN_TITLE, "pictures", 0},
    {APP_SCREEN_REPLAY, APP_SCREEN_PLAY, "auto-solve", REPLAY_PLAY},
    {APP_SCREEN_LAB, APP_SCREEN_TITLE, "lab", 0},
    {APP_SCREEN_LAB_STEPS, APP_SCREEN_LAB, "steps", 0},
    {APP_SCREEN_LAB_GRAPH, APP_SCREEN_LAB, "graph", GRAPH_BEST},
    {APP_SCREEN_CHALLENGES, APP_SCREEN_TITLE, "challenges", 0},
    {APP_SCREEN_DAILY, APP_SCREEN_TITLE, "daily", 0},
    {APP_SCREEN_LEVELS, APP_SCREEN_TITLE, "levels", 0},
    {APP_SCREEN_LEVEL_MAKER, APP_SCREEN_LEVELS, "level maker", 0},
    {APP_SCREEN_THEATRE, APP_SCREEN_TITLE, "theatre", 0},
    {APP_SCREEN_FILES, APP_SCREEN_THEATRE, "files", 0},
    {APP_SCREEN_STATISTICS, APP_SCREEN_TITLE, "statistics", 0},
    {APP_SCREEN_SESSION, APP_SCREEN_TITLE, "session", 0},
    {APP_SCREEN_MENU, APP_SCREEN_PLAY, "menu", 0},
    {APP_SCREEN_HELP, APP_SCREEN_PLAY, "help", 0},
};

#endif
