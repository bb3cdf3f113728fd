/* What a player holds: keys, a mouse, a gamepad, or a screen to be touched. Each slides tiles and chooses what the
 * play screen offers in its own way. */
#ifndef TEST_APP_CHALLENGES_HANDS_H
#define TEST_APP_CHALLENGES_HANDS_H

#include "challenge.h"
#include "fingers.h"
#include "scratch.h"
#include "virtual_pad.h"

typedef struct hand {
    const char *name;
    game_way way;
    void (*slide)(app *a, puzzle_move move);
    void (*choose)(app *a, int id); /* Next, Begin, Done, Go on */
    void (*pause)(app *a);
} hand;

/* ---- Keys ---- */

static inline void choose_by_key(app *a, int id)
{
    press_key(a, id == PLAY_NEXT ? SDLK_SPACE : id == PLAY_GO_ON ? SDLK_ESCAPE : SDLK_RETURN, 0);
}

static inline void pause_by_key(app *a)
{
    press_key(a, SDLK_ESCAPE, 0);
}

/* ---- Pointer ---- */

static inline void slide_by_pointer(app *a, puzzle_move move)
{
    click_middle(a, tile_to_slide(a, move));
}

static inline void choose_by_pointer(app *a, int id)
{
    click_middle(a, rect_on_top(a, id));
}

/* By its button, or by looking away. */
static inline void look_away(app *a)
{
    app_event lost = {.kind = APP_EVENT_FOCUS_LOST}, gained = {.kind = APP_EVENT_FOCUS_GAINED};
    app_loop_event(a, &lost);
    app_loop_event(a, &gained);
    next_frame(a);
}

static inline void pause_by_pointer(app *a)
{
    if (control_on_top(a, PLAY_PAUSE))
        choose_by_pointer(a, PLAY_PAUSE);
    else
        look_away(a);
}

/* ---- Touch ---- */

static inline void slide_by_touch(app *a, puzzle_move move)
{
    tap_rect(a, tile_to_slide(a, move));
}

static inline void pause_by_touch(app *a)
{
    if (control_on_top(a, PLAY_PAUSE))
        tap_on(a, PLAY_PAUSE);
    else
        look_away(a);
}

/* ---- Pad ---- */

static virtual_pad held_pad;

static inline void slide_by_pad(app *a, puzzle_move move)
{
    static const int buttons[PUZZLE_MOVES] = {UP, RIGHT, DOWN, LEFT};
    press_pad(a, &held_pad, buttons[move]);
}

static inline void choose_by_pad(app *a, int id)
{
    (void)id; /* what leads on has the focus */
    press_pad(a, &held_pad, A);
}

static inline void pause_by_pad(app *a)
{
    press_pad(a, &held_pad, B);
}

static const hand by_keys = {"keys", GAME_WAY_KEYS, slide_by_key, choose_by_key, pause_by_key};
static const hand by_pointer = {"pointer", GAME_WAY_POINTER, slide_by_pointer, choose_by_pointer,
                                pause_by_pointer};
static const hand by_touch = {"touch", GAME_WAY_TOUCH, slide_by_touch, tap_on, pause_by_touch};
static const hand by_pad = {"pad", GAME_WAY_PAD, slide_by_pad, choose_by_pad, pause_by_pad};

/* ---- A player who holds one of them ---- */

typedef struct player {
    app *app;
    scratch own;
    const hand *hand;
    uint64_t game; /* in the slots */
} player;

static inline player sit_down(const hand *hand, int width, int height)
{
    player p = {open_app(width, height), make_scratch(), hand, 0};
    p.app->options.no_animation = true;
    keep_in(p.app, &p.own);
    begin_board(p.app, "1,2,3/4,5,6/0,7,8");
    client_command(&p.app->client, (game_command){.kind = GAME_MOVE, .move = PUZZLE_LEFT});
    p.game = client_round(&p.app->client)->id;
    if (hand->way == GAME_WAY_PAD) {
        look_for_pads(p.app);
        held_pad = plug_into(p.app, pad_of_microsoft);
    }
    return p;
}

static inline void get_up(player *p)
{
    if (p->hand->way == GAME_WAY_PAD) {
        pull_out_of(p->app, &held_pad);
        app_pads_stop(&p->app->pads);
    }
    close_app(p->app);
    remove_scratch(&p->own);
}

#endif
