/* The screens that a player comes to, for tests that go through all of them: by the program's own list, so that
 * none can be left out. */
#ifndef TEST_EVERY_SCREEN_H
#define TEST_EVERY_SCREEN_H

#include "fingers.h"
#include "game/retrace.h"
#include "program/go.h"
#include "runs.h"
#include "screens/screens.h"

typedef struct named_screen {
    app_screen_id id;
    const char *name;
} named_screen;

#define NAMED(ID, name) {APP_SCREEN_##ID, #name},
static const named_screen screens[] = {APP_ALL_SCREENS(NAMED)};
#undef NAMED

/* What lies below it; the title lies below all. */
static inline app_screen_id screen_below(app_screen_id id)
{
    switch (id) {
    case APP_SCREEN_REPLAY:
    case APP_SCREEN_MENU:
    case APP_SCREEN_HELP:
        return APP_SCREEN_PLAY;
    case APP_SCREEN_LAB_STEPS:
    case APP_SCREEN_LAB_GRAPH:
        return APP_SCREEN_LAB;
    case APP_SCREEN_LEVEL_MAKER:
        return APP_SCREEN_LEVELS;
    case APP_SCREEN_FILES:
        return APP_SCREEN_THEATRE;
    case APP_SCREEN_BACKUP:
        return APP_SCREEN_SETTINGS;
    default:
        return APP_SCREEN_TITLE;
    }
}

static inline void open_below(app *a, app_screen_id id)
{
    if (screen_below(id) != APP_SCREEN_TITLE)
        app_loop_open(a, screen_below(id));
}

/* Waits until the solver has answered, and all can be pressed that the screen has. */
static inline void await_answer(app *a, app_screen_id id)
{
    if (id == APP_SCREEN_LAB_GRAPH)
        wait_for_control(a, "Best move");
    if (id == APP_SCREEN_REPLAY || id == APP_SCREEN_BETTER_WAY)
        wait_for_control(a, "Pause"); /* it plays at once */
}

static inline bool is_of_a_record(app_screen_id id)
{
    return id == APP_SCREEN_WATCH || id == APP_SCREEN_REVIEW || id == APP_SCREEN_BETTER_WAY;
}

/* Opens it over what is open; where it shows a record, with one. */
static inline void open_screen(app *a, app_screen_id id)
{
    game_record record, rest;
    if (!is_of_a_record(id)) {
        app_loop_open(a, id);
        return;
    }
    record = run_of(1, 86400, six_moves, 1000);
    if (id == APP_SCREEN_BETTER_WAY) {
        assert_true(game_retrace_rest(&rest, &record, 0));
        game_record_deinit(&record);
        record = rest;
    }
    app_go go = app_go_record(a, APP_PUSH, id, &record);
    app_loop_open_with(a, go.screen, &go.argument);
}

#endif
