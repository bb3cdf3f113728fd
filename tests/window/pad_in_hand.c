/* Plays with a gamepad in a window, and prints how many moves each press became. The pad is SDL's virtual
 * one; the main loop goes on a turn at a time, so that it can be made to stand still.
 *
 * Prints the moves of a press that ended while the loop stood still, then those of one that lasted, and the
 * milliseconds from the first of these to the second, and from there to the third: "1\n4 500 200\n". */
#include "app/decode.h"
#include "attach_pad.h"
#include "client/games.h"
#include "client/start.h"
#include "os/clock.h"
#include "shell/loop.h"
#include "shell/setup.h"

#include <stdio.h>
#include <stdlib.h>

enum { FIRST_MS = 500, NEXT_MS = 200, STALL_MS = 900, AFTER_MS = 1000, LONGEST_MS = 60000 };

static const game_session *session_of(const app *app)
{
    return &app->client.slots.current.session;
}

/* No player's folder, and a board whose blank has seven tiles at its right. */
static sw_status set_up(app *app, sw_error *error)
{
    puzzle_board goal;
    game_round round = {.look = {.style = GAME_NUMBERS}, .origin = {.kind = GAME_FROM_BOARD}};
    app_set_up_client(app);
    app->client.settings.guided = true;
    app->client.settings.repeat_first = FIRST_MS;
    app->client.settings.repeat_next = NEXT_MS;
    sw_status status = game_store_create(&app->client.store, NULL, NULL, NULL, error);
    if (status == SW_OK)
        status = app_set_up_window(app, error);
    if (status == SW_OK)
        status = puzzle_goal_make(&goal, PUZZLE_GOAL_STANDARD, (puzzle_size){8, 8}, error);
    if (status != SW_OK)
        return status;
    puzzle_board start = goal;
    puzzle_slide_apply(&start, (puzzle_slide){PUZZLE_DOWN, 7});
    puzzle_slide_apply(&start, (puzzle_slide){PUZZLE_RIGHT, 7});
    game_session_init(&round.session, &start, &goal);
    app_loop_open(app, APP_SCREEN_TITLE);
    client_begin(&app->client, &round);
    app_loop_open(app, APP_SCREEN_PLAY);
    return SW_OK;
}

static void turn(app *app)
{
    enum { PAUSE_MS = 4 };
    app_loop_turn(app);
    SDL_Delay(PAUSE_MS);
}

static void turn_for(app *app, double ms)
{
    for (double end = os_clock_ms() + ms; os_clock_ms() < end;)
        turn(app);
}

/* Until there were so many moves. */
static bool turn_until(app *app, int moves)
{
    double end = os_clock_ms() + LONGEST_MS;
    while (session_of(app)->moves < moves && os_clock_ms() < end)
        turn(app);
    return session_of(app)->moves >= moves;
}

static void hold(SDL_Joystick *pad, bool down)
{
    SDL_JoystickSetVirtualButton(pad, SDL_CONTROLLER_BUTTON_DPAD_LEFT,
                                 down ? SDL_PRESSED : SDL_RELEASED);
}

/* The moves of a press during which the loop stands still; 0 where the machine was so slow that it went on
 * before that. */
static int press_in_a_stall(app *app, SDL_Joystick *pad)
{
    int before = session_of(app)->moves;
    double begun = os_clock_ms();
    hold(pad, true);
    bool moved = turn_until(app, before + 1);
    bool in_time = moved && os_clock_ms() - begun < FIRST_MS;
    if (in_time)
        SDL_Delay(STALL_MS);
    hold(pad, false);
    turn_for(app, AFTER_MS);
    return in_time ? session_of(app)->moves - before : 0;
}

static void press_long(app *app, SDL_Joystick *pad)
{
    enum { MOVES = 4 };
    int before = session_of(app)->moves;
    hold(pad, true);
    turn_until(app, before + MOVES);
    hold(pad, false);
    turn_for(app, AFTER_MS);
    const game_step *steps = session_of(app)->steps + before;
    printf("%d %u %u\n", session_of(app)->moves - before, steps[1].ms - steps[0].ms,
           steps[2].ms - steps[1].ms);
}

static int play(app *app)
{
    enum { TRIES = 3 };
    int moves = 0;
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
    app_pads_start(&app->pads);
    SDL_Joystick *pad = SDL_JoystickOpen(attach_pad(0, 0));
    if (!pad)
        return 1;
    turn_for(app, AFTER_MS);
    for (int i = 0; i < TRIES && moves == 0; i++)
        moves = press_in_a_stall(app, pad);
    printf("%d\n", moves);
    press_long(app, pad);
    return 0;
}

int main(int argc, char **argv)
{
    sw_error error;
    if (app_decode_asked(argc, argv))
        return app_decode_run(argc, argv);
    app *app = calloc(1, sizeof *app);
    if (!app)
        return 2;
    sw_status status = set_up(app, &error);
    int failed = status == SW_OK ? play(app) : 2;
    if (status != SW_OK)
        fprintf(stderr, "pad_in_hand: %s\n", error.message);
    app_take_down(app);
    free(app);
    return failed;
}
