/* From the command line to the first screen, and to the end. */
#include "app/app.h"

#include "client/games.h"
#include "client/start.h"
#include "os/terminal.h"
#include "picture/picture.h"
#include "program/pictures.h"
#include "shell/loop.h"
#include "shell/setup.h"

#include <stdlib.h>
#include <string.h>

/* Says on stderr why the game cannot go on; 2 is the exit status. */
static int give_up(const char *message)
{
    os_terminal_complain("slidewise: %s", message);
    return 2;
}

/* A picture named on the command line must be one that can be played with: it is read before a
 * window opens. *out is NULL where none is named. */
static sw_status load_image(SDL_Surface **out, const client_options *options, sw_error *error)
{
    sw_error reason;
    *out = NULL;
    if (!options->image)
        return SW_OK;
    sw_status status = app_picture_load(out, options->image, APP_GAME_PICTURE_PIXELS, &reason);
    if (status != SW_OK)
        return sw_fail_because(error, status, &reason, "--image: %s", options->image);
    return SW_OK;
}

/* The first screens: straight into a game that the command line names, else the title. */
static void open_first(app *app, game_round *asked)
{
    app_loop_open(app, APP_SCREEN_TITLE);
    if (asked) {
        client_begin(&app->client, asked);
        app_loop_open(app, APP_SCREEN_PLAY);
    }
}

static sw_status start(app *app, game_round *asked, bool *has_asked, sw_error *error)
{
    sw_status status = client_open_files(&app->client, error);
    game_look look = client_look_of_settings(&app->client.settings);
    puzzle_size size = {app->client.settings.columns, app->client.settings.rows};
    SDL_Surface *image = NULL;
    if (status == SW_OK)
        status = load_image(&image, &app->options, error);
    if (status == SW_OK)
        status = client_start_round(asked, has_asked, &app->options, &look, size, client_new_seed(),
                                    error);
    if (status == SW_OK)
        status = app_set_up_window(app, error);
    if (status == SW_OK && image)
        app_set_picture(app, asked->look.picture, image);
    else
        SDL_FreeSurface(image);
    return status;
}

int app_run(int argc, char **argv)
{
    sw_error error;
    client_options options;
    if (client_options_parse(&options, argc, argv, &error) != SW_OK)
        return give_up(error.message);
    app *app = calloc(1, sizeof *app);
    if (!app)
        return give_up("memory ran out");
    app->options = options;
    app_set_up_client(app);
    game_round asked = {0};
    bool has_asked = false;
    int exit_status = 0;
    if (start(app, &asked, &has_asked, &error) == SW_OK) {
        open_first(app, has_asked ? &asked : NULL);
        app_loop_run(app);
    } else {
        game_round_deinit(&asked);
        exit_status = give_up(error.message);
    }
    app_take_down(app);
    free(app);
    return exit_status;
}
