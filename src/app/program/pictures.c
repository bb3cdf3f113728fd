/* Pictures as surfaces: that of the game in play, and that of a watched one. */
#include "program/pictures.h"

#include "draw/render.h"
#include "os/paths.h"
#include "picture/picture.h"
#include "program/app.h"
#include "program/say.h"
#include "text/picture_name.h"
#include "text/text.h"

#include <stdio.h>
#include <string.h>

void app_notify_picture(app *app, const char *name, const sw_error *error)
{
    char title[64];
    sw_error named;
    app_picture_title(name, title, sizeof title);
    sw_fail_in_file(&named, title, error);
    app_notify_error(app, &named);
}

void app_set_picture(app *app, const char *name, SDL_Surface *picture)
{
    app_render_set_picture(app->render, APP_SLOT_GAME, picture);
    snprintf(app->game_picture, sizeof app->game_picture, "%s", name);
}

SDL_Surface *app_load_picture(const app *app, const char *name, int longest, sw_error *error)
{
    char path[4096];
    SDL_Surface *picture;
    if (app_gallery_path(&app->gallery, name, path, sizeof path, error) != SW_OK ||
        app_picture_load(&picture, path, longest, error) != SW_OK)
        return NULL;
    return picture;
}

static bool load_game_picture(app *app, const char *name, sw_error *error)
{
    SDL_Surface *picture = app_load_picture(app, name, APP_GAME_PICTURE_PIXELS, error);
    if (picture)
        app_set_picture(app, name, picture);
    return picture != NULL;
}

/* Pictures whose tiles look alike cannot be put together without numbers. */
static void help_with_like_tiles(app *app, game_round *round)
{
    SDL_Surface *picture = app_render_picture(app->render, APP_SLOT_GAME);
    if (!picture || round->look.numbers)
        return;
    if (!app_picture_has_like_tiles(picture, round->session.board.size))
        return;
    round->look.numbers = true;
    app_notify(app, APP_ICON_PICTURE, app_text(APP_TEXT_TWINS));
}

/* Loads the picture into its slot, if it is not there. */
static void use_picture(app *app, game_look *look)
{
    sw_error error;
    if (look->style != GAME_PICTURE || strcmp(look->picture, app->game_picture) == 0 ||
        load_game_picture(app, look->picture, &error))
        return;
    app_notify_picture(app, look->picture, &error);
    look->style = GAME_NUMBERS;
}

void app_use_picture(app *app)
{
    if (app->client.slots.has_current)
        use_picture(app, &app->client.slots.current.look);
}

void app_dress(void *data, game_round *round, bool begins)
{
    use_picture(data, &round->look);
    if (begins && round->look.style == GAME_PICTURE)
        help_with_like_tiles(data, round);
}

bool app_take_picture(app *app, const char *path)
{
    sw_error error;
    char name[GAME_PICTURE_SIZE];
    if (os_path_absolute(name, sizeof name, path, &error) != SW_OK ||
        !load_game_picture(app, name, &error)) {
        app_notify_picture(app, path, &error);
        return false;
    }
    game_look *look = &app->client.slots.current.look;
    look->style = GAME_PICTURE;
    snprintf(look->picture, sizeof look->picture, "%s", name);
    app_gallery_add(&app->gallery, name);
    help_with_like_tiles(app, &app->client.slots.current);
    game_store_save_slots(app->client.store, &app->client.slots);
    return true;
}

bool app_picture_readable(app *app, const char *path)
{
    sw_error error;
    SDL_Surface *picture;
    if (app_picture_load(&picture, path, APP_PICTURE_MIN_SIDE, &error) != SW_OK) {
        app_notify_picture(app, path, &error);
        return false;
    }
    SDL_FreeSurface(picture);
    return true;
}

app_skin app_picture_skin(const app *app, int slot, const puzzle_board *goal, const game_look *look)
{
    bool picture = look->style == GAME_PICTURE && app_render_picture(app->render, slot) != NULL;
    return (app_skin){.goal = goal,
                      .look = look,
                      .picture = picture ? slot : 0,
                      .picture_version = app_render_picture_version(app->render, slot)};
}

app_skin app_game_skin(const app *app)
{
    const game_round *round = &app->client.slots.current;
    return app_picture_skin(app, APP_SLOT_GAME, &round->session.goal, &round->look);
}

/* ---- Of a watched game ---- */

void app_replay_use_picture(app *app, const game_look *look)
{
    if (look->style != GAME_PICTURE || strcmp(look->picture, app->watched_picture) == 0)
        return;
    /* where it cannot be read, numbers do as well */
    app_render_set_picture(app->render, APP_SLOT_WATCHED,
                           app_load_picture(app, look->picture, APP_GAME_PICTURE_PIXELS, NULL));
    SDL_strlcpy(app->watched_picture, look->picture, sizeof app->watched_picture);
}

app_skin app_replay_skin(const app *app, const game_round *round)
{
    app_skin skin = app_picture_skin(app, APP_SLOT_WATCHED, &round->session.goal, &round->look);
    if (strcmp(round->look.picture, app->watched_picture) != 0)
        skin.picture = 0; /* the slot has another one */
    return skin;
}
