/* The pictures: as the screen opens, with a part that was moved, with tiles that look alike, with what is
 * typed, and without any that is called that. */
#include "stage.h"

#include "screens/pictures/pictures.h"

#include <stdio.h>

static bool is_there(const app *app)
{
    const pictures_state *self = top_state(app);
    return app_chosen_is_there(&self->chosen, &self->look) && self->known && !self->compared &&
           app_thumbs_are_there(app);
}

static pictures_state *open_pictures(app *app, puzzle_size size)
{
    snprintf(app->gallery.own, sizeof app->gallery.own, "/home/mara/Pictures");
    app->client.settings.columns = size.columns;
    app->client.settings.rows = size.rows;
    snprintf(app->client.settings.picture, sizeof app->client.settings.picture, "lake-at-dusk");
    app_loop_open(app, APP_SCREEN_TITLE);
    app_loop_open(app, APP_SCREEN_PICTURES);
    app_loop_frame(app, NOW);
    return top_state(app);
}

static void lead_to_pictures(app *app)
{
    open_pictures(app, (puzzle_size){4, 4});
    wait_until(app, is_there);
}

static void lead_to_pictures_part(app *app)
{
    pictures_state *self = open_pictures(app, (puzzle_size){5, 4});
    self->page.controls.focus = PICTURES_PART;
    self->look.crop = (game_crop){.right = 900, .down = -300, .closer = 40};
    wait_until(app, is_there);
}

static void lead_to_pictures_twins(app *app)
{
    open_pictures(app, (puzzle_size){20, 14});
    wait_until(app, is_there);
}

static void lead_to_pictures_found(app *app)
{
    pictures_state *self = open_pictures(app, (puzzle_size){4, 6});
    app_field_init(&self->page.fields[0], APP_FIELD_SIZE - 1, "la");
    app_pictures_list(app, self);
    wait_until(app, is_there);
    app_pictures_turn(app, self);
    wait_until(app, is_there);
}

static void lead_to_pictures_none(app *app)
{
    pictures_state *self = open_pictures(app, (puzzle_size){4, 4});
    self->tab = PICTURES_OWN;
    app_pictures_list(app, self);
    wait_until(app, is_there);
}

const scene picture_scenes[] = {
    {"pictures", 1280, 800, GAME_THEME_DARK, .lead = lead_to_pictures, .pixels = true},
    {"pictures-part", 1920, 1080, GAME_THEME_LIGHT, .lead = lead_to_pictures_part},
    {"pictures-twins", 800, 600, GAME_THEME_DARK, .lead = lead_to_pictures_twins},
    {"pictures-480x480", 480, 480, GAME_THEME_DARK, .lead = lead_to_pictures},
    {"pictures-720x1280", 720, 1280, GAME_THEME_LIGHT, .lead = lead_to_pictures_found},
    {"pictures-contrast", 1280, 800, GAME_THEME_CONTRAST, .lead = lead_to_pictures_none},
    {.name = NULL}};
