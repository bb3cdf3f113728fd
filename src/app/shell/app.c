/* From the command line to the first screen, and to the end. */
#include "app/app.h"

#include "client/games.h"
#include "client/given.h"
#include "client/link.h"
#include "client/start.h"
#include "os/clock.h"
#include "os/paths.h"
#include "os/terminal.h"
#include "picture/decode_apart.h"
#include "picture/picture.h"
#include "program/own_bindings.h"
#include "program/say.h"
#include "shell/loop.h"
#include "shell/setup.h"

#include <stdio.h>
#include <stdlib.h>

/* Says on stderr why the game cannot go on; 2 is the exit status. */
static int give_up(const char *message)
{
    os_terminal_complain("slidewise: %s", message);
    return 2;
}

/* A picture named on the command line must be one that can be played with: that is tried before a window
 * opens, at the smallest size. One that takes long gets the benefit of the doubt; it comes, as every
 * picture does, while the game goes on, or is refused in the window. */
static sw_status try_picture(const char *path, sw_error *error)
{
    enum { PATIENCE_MS = 1000 };
    SDL_Surface *picture = NULL;
    bool photograph;
    const app_decode_order order = {
        .path = path, .longest = APP_PICTURE_MIN_SIDE, .ms = PATIENCE_MS};
    sw_status status = app_decode_apart(&picture, &photograph, &order, error);
    SDL_FreeSurface(picture);
    return status == SW_LIMIT ? SW_OK : status;
}

static sw_status try_image(const client_options *options, sw_error *error)
{
    sw_error reason;
    sw_status status = options->image ? try_picture(options->image, &reason) : SW_OK;
    return status == SW_OK ? SW_OK
                           : sw_fail_because(error, status, &reason, "--image: %s", options->image);
}

/* What the command line asks for. */
typedef struct wanted {
    game_round round; /* where has_round */
    bool has_round;
    app_argument day; /* of a daily board; its kind is another one where none is wanted */
    sw_error problem; /* where has_problem: why neither is there; the window tells it */
    bool has_problem;
    bool is_bad_link; /* the problem is a link that leads nowhere */
} wanted;

static const app_screen_id first_screens[] = {
    [CLIENT_FIRST_GAME] = APP_SCREEN_PLAY,
    [CLIENT_FIRST_NEW_GAME] = APP_SCREEN_NEW_GAME,
    [CLIENT_FIRST_DAILY] = APP_SCREEN_DAILY,
};

/* Whether another screen than the title is asked for, and there is something to be seen in it. */
static bool opens_first(const app *app)
{
    return app->options.first != CLIENT_FIRST_TITLE &&
           (app->options.first != CLIENT_FIRST_GAME || client_has_game(&app->client));
}

/* A picture that the player chose is followed wherever it lies; a replay's is not. */
static void know_picture(app *app, game_style style, const char *name)
{
    if (style == GAME_PICTURE && name[0] == '/')
        app_gallery_add(&app->gallery, name);
}

/* Those of the settings, of the games in the slots, and of the command line. */
static void know_own_pictures(app *app, const wanted *asked)
{
    const game_settings *settings = &app->client.settings;
    const game_slots *slots = &app->client.slots;
    know_picture(app, (game_style)settings->style, settings->picture);
    if (slots->has_current)
        know_picture(app, slots->current.look.style, slots->current.look.picture);
    if (slots->has_parked)
        know_picture(app, slots->parked.look.style, slots->parked.look.picture);
    if (asked->has_round)
        know_picture(app, asked->round.look.style, asked->round.look.picture);
}

/* The first screens: straight into a game that the command line names, else the title, and over it a
 * welcome to who was never here. */
static void open_first(app *app, wanted *asked)
{
    bool second = game_store_is_second(app->client.store);
    app_loop_open(app, APP_SCREEN_TITLE);
    if (asked->has_round) {
        client_begin(&app->client, &asked->round);
        app_loop_open(app, APP_SCREEN_PLAY);
    } else if (asked->day.kind == APP_ARGUMENT_DAY) {
        app_loop_open_with(app, APP_SCREEN_DAILY, &asked->day);
    } else if (opens_first(app)) {
        app_loop_open(app, first_screens[app->options.first]);
    } else if (app->client.newcomer && !second && !app->options.file) {
        app_loop_open(app, APP_SCREEN_WELCOME);
    }
    if (asked->is_bad_link)
        app_notify_bad_link(app, app->options.link);
    else if (asked->has_problem)
        app_notify_error(app, &asked->problem);
}

/* A file comes as one that is dropped on the window. */
static void open_file(app *app)
{
    char path[OS_PATH_SIZE];
    if (os_path_absolute(path, sizeof path, app->options.file, NULL) != SW_OK)
        snprintf(path, sizeof path, "%s", app->options.file); /* what takes it says what is wrong */
    SDL_Event drop = {.drop = {.type = SDL_DROPFILE, .file = SDL_strdup(path)}};
    if (drop.drop.file && SDL_PushEvent(&drop) != 1)
        SDL_free(drop.drop.file);
}

/* A desktop is told in the window, by what takes the file there. */
static sw_status read_file(const app *app, sw_error *error)
{
    const char *path = app->options.file;
    sw_error reason;
    client_given kind;
    if (!path || app->options.desktop)
        return SW_OK;
    sw_status status = client_given_read(&kind, path, error);
    if (status != SW_OK || kind != CLIENT_GIVEN_PICTURE)
        return status;
    status = try_picture(path, &reason);
    return status == SW_OK ? SW_OK : sw_fail_in_file(error, path, &reason);
}

static sw_status read_link(wanted *asked, const char *text, const game_look *look)
{
    client_link link;
    sw_error reason;
    if (client_link_parse(&link, text, &reason) != SW_OK) {
        asked->is_bad_link = true;
        return sw_fail_because(&asked->problem, SW_BAD_INPUT, &reason, "--link");
    }
    if (link.daily) {
        int day = link.day == CLIENT_LINK_TODAY ? os_clock_today() : link.day;
        asked->day = (app_argument){.kind = APP_ARGUMENT_DAY, .as.day = day};
    } else {
        client_round_of_id(&asked->round, &link.id, look);
        asked->has_round = true;
    }
    return SW_OK;
}

static void read_wanted(app *app, wanted *asked)
{
    game_look look = client_look_of_settings(&app->client.settings);
    puzzle_size size = {app->client.settings.columns, app->client.settings.rows};
    sw_status status = read_file(app, &asked->problem);
    if (status == SW_OK)
        status = try_image(&app->options, &asked->problem);
    if (status == SW_OK && app->options.link)
        status = read_link(asked, app->options.link, &look);
    else if (status == SW_OK)
        status = client_start_round(&asked->round, &asked->has_round, &app->options, &look, size,
                                    client_new_seed(), &asked->problem);
    if (status != SW_OK)
        asked->has_problem = true;
    asked->has_round = asked->has_round && status == SW_OK;
}

/* From a terminal, what cannot be done is said there, and no window opens. */
static sw_status start(app *app, wanted *asked, sw_error *error)
{
    sw_status status = client_open_files(&app->client, error);
    if (status == SW_OK) {
        app_load_bindings(app);
        read_wanted(app, asked);
    }
    if (status == SW_OK && asked->has_problem && !app->options.desktop)
        status = sw_fail_again(error, &asked->problem);
    return status == SW_OK ? app_set_up_window(app, error) : status;
}

static int run(app *app, wanted *asked)
{
    sw_error error;
    if (start(app, asked, &error) != SW_OK) {
        game_round_deinit(&asked->round);
        return give_up(error.message);
    }
    know_own_pictures(app, asked);
    open_first(app, asked);
    if (app->options.file)
        open_file(app);
    app_loop_run(app);
    return 0;
}

int app_run(int argc, char **argv)
{
    wanted asked = {.has_problem = false};
    client_options options = {.desktop = client_options_desktop(argc, argv)};
    if (client_options_parse(&options, argc, argv, &asked.problem) != SW_OK) {
        if (!options.desktop)
            return give_up(asked.problem.message);
        asked.has_problem = true;
    }
    app *app = calloc(1, sizeof *app);
    if (!app)
        return give_up("memory ran out");
    app->options = options;
    app_set_up_client(app);
    int exit_status = run(app, &asked);
    app_take_down(app);
    free(app);
    return exit_status;
}
