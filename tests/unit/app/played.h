/* What the tests share that play a board by keys. */
#ifndef TEST_APP_PLAYED_H
#define TEST_APP_PLAYED_H

#include "boards.h"
#include "screens/play/play.h"
#include "screens/screens.h"

static const char three[] = "1,2,3/0,5,6/4,7,8"; /* three moves from the goal: up, left, left */

static inline game_session *session_of(app *a)
{
    return &a->client.slots.current.session;
}

static inline app *open_play(app *a)
{
    app_loop_open(a, APP_SCREEN_PLAY);
    next_frame(a);
    return a;
}

/* By the keys of a player; the result is there at once. */
static inline void play(app *a, const char *letters)
{
    static const char names[] = "URDL";
    static const SDL_Keycode keys[] = {SDLK_UP, SDLK_RIGHT, SDLK_DOWN, SDLK_LEFT};
    for (; *letters; letters++)
        press_key(a, keys[strchr(names, *letters) - names], 0);
    ((play_state *)top_state(a))->board.ripple_since = 0;
    next_frame(a);
}

#endif
