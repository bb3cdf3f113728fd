/* What the tests share that play a board of their own. */
#ifndef TEST_APP_BOARDS_H
#define TEST_APP_BOARDS_H

#include "app_fixture.h"
#include "screens/play/play.h"
#include "screens/screens.h"
#include "support/rounds.h"

static const char three[] = "1,2,3/0,5,6/4,7,8"; /* three moves from the goal: up, left, left */

/* Begins a game of that board, towards the standard goal. */
static inline void begin_board_from(app *a, const char *start, const game_origin *origin)
{
    game_round round = round_from(start);
    round.origin = *origin;
    client_begin(&a->client, &round);
}

static inline void begin_board(app *a, const char *start)
{
    begin_board_from(a, start, &(game_origin){.kind = GAME_FROM_BOARD});
}

/* A game of that board in play. */
static inline app *open_game(int width, int height, const char *start)
{
    app *a = open_app(width, height);
    begin_board(a, start);
    show_screen(a, APP_SCREEN_PLAY);
    return a;
}

static inline play_state *play_of(const app *a)
{
    assert_ptr_equal(top_screen(a), &app_screen_play);
    return top_state(a);
}

static inline const game_session *session_in_play(const app *a)
{
    return &client_round(&a->client)->session;
}

/* The play screen, as it is now: a menu may lie over it. */
static inline app_parts *play_tree(const app *a)
{
    int i = a->open_count - 1;
    while (a->open[i].screen != &app_screen_play)
        i--;
    const app_open_screen *open = &a->open[i];
    app_parts *p = open->parts;
    app_parts_begin(p, a, &a->view, open->state);
    app_play_parts(p);
    app_parts_solve(p);
    return p;
}

static inline play_boards boards_in_play(const app *a)
{
    return app_play_boards(play_tree(a));
}

/* ---- By the keys of a player ---- */

static inline void slide_by_key(app *a, puzzle_move move)
{
    static const SDL_Keycode arrows[] = {[PUZZLE_UP] = SDLK_UP,
                                         [PUZZLE_RIGHT] = SDLK_RIGHT,
                                         [PUZZLE_DOWN] = SDLK_DOWN,
                                         [PUZZLE_LEFT] = SDLK_LEFT};
    press_key(a, arrows[move], 0);
}

/* The result is there at once. */
static inline void play(app *a, const char *letters)
{
    static const char names[] = "URDL";
    for (; *letters; letters++)
        slide_by_key(a, (puzzle_move)(strchr(names, *letters) - names));
    play_of(a)->board.ripple_since = 0;
    next_frame(a);
}

#endif
