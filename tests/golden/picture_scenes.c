#include "picture_scenes.h"

#include "screens/pictures/pictures.h"
#include "stage.h"

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

void lead_to_pictures(app *app)
{
    open_pictures(app, (puzzle_size){4, 4});
    wait_until(app, is_there);
}

void lead_to_pictures_part(app *app)
{
    pictures_state *self = open_pictures(app, (puzzle_size){5, 4});
    self->page.controls.focus = PICTURES_PART;
    self->look.crop = (game_crop){.right = 900, .down = -300, .closer = 40};
    wait_until(app, is_there);
}

void lead_to_pictures_twins(app *app)
{
    open_pictures(app, (puzzle_size){20, 14});
    wait_until(app, is_there);
}

void lead_to_pictures_found(app *app)
{
    pictures_state *self = open_pictures(app, (puzzle_size){4, 6});
    app_field_init(&self->page.fields[0], APP_FIELD_SIZE - 1, "la");
    app_pictures_list(app, self);
    wait_until(app, is_there);
    app_pictures_turn(app, self);
    wait_until(app, is_there);
}

void lead_to_pictures_none(app *app)
{
    pictures_state *self = open_pictures(app, (puzzle_size){4, 4});
    self->tab = PICTURES_OWN;
    app_pictures_list(app, self);
    wait_until(app, is_there);
}
