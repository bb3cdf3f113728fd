/* Pictures to choose from: read one after the other, each as large as it is shown. */
#include "screens/new_game/new_game.h"

#include "draw/render.h"
#include "os/paths.h"
#include "program/pictures.h"

#include <stdio.h>
#include <string.h>

/* Pixels of the longer side. */
enum { PREVIEW_PIXELS = 900, THUMBNAIL_PIXELS = 320 };

void app_new_game_choose(new_game_state *self, const app_gallery_entry *entry)
{
    snprintf(self->look.picture, sizeof self->look.picture, "%s", entry->name);
}

/* One that could not be read may have been mended since; if not, it is said why. */
void app_new_game_try(app *app, new_game_state *self, app_gallery_entry *entry)
{
    char path[OS_PATH_SIZE];
    if (entry->failed &&
        (app_gallery_path(&app->gallery, entry->name, path, sizeof path, NULL) != SW_OK ||
         !app_picture_readable(app, path)))
        return;
    entry->failed = false;
    app_new_game_choose(self, entry);
}

void app_new_game_choose_any(const app *app, new_game_state *self)
{
    self->look.picture[0] = '\0';
    for (int i = app->gallery.count - 1; i >= 0; i--)
        if (!app->gallery.entries[i].failed)
            app_new_game_choose(self, &app->gallery.entries[i]);
}

/* One that cannot be read any more gives way to another, and it is said why. */
static void load_choice(app *app, new_game_state *self)
{
    sw_error error;
    SDL_Surface *picture = app_load_picture(app, self->look.picture, PREVIEW_PIXELS, &error);
    snprintf(self->loaded, sizeof self->loaded, "%s", self->look.picture);
    app_render_set_picture(app->render, APP_SLOT_CHOICE, picture);
    if (picture)
        return;
    app_notify_picture(app, self->look.picture, &error);
    int at = app_gallery_find(&app->gallery, self->look.picture);
    if (at >= 0)
        app->gallery.entries[at].failed = true;
    app_new_game_choose_any(app, self);
}

/* -1: all have been read, or cannot be. */
static int next_thumbnail(const app *app)
{
    for (int i = 0; i < app->gallery.count; i++)
        if (!app->gallery.entries[i].loaded && !app->gallery.entries[i].failed)
            return i;
    return -1;
}

static void load_thumbnail(app *app, int at)
{
    app_gallery_entry *entry = &app->gallery.entries[at];
    SDL_Surface *picture = app_load_picture(app, entry->name, THUMBNAIL_PIXELS, NULL);
    entry->loaded = picture != NULL;
    entry->failed = picture == NULL;
    app_render_set_picture(app->render, APP_SLOT_THUMBNAILS + at, picture);
}

static bool choice_is_due(const new_game_state *self)
{
    return strcmp(self->loaded, self->look.picture) != 0;
}

bool app_new_game_wants_picture(const app *app, const new_game_state *self)
{
    return self->look.style == GAME_PICTURE && (choice_is_due(self) || next_thumbnail(app) >= 0);
}

void app_new_game_read_picture(app *app, new_game_state *self)
{
    if (choice_is_due(self))
        load_choice(app, self);
    else
        load_thumbnail(app, next_thumbnail(app));
}
