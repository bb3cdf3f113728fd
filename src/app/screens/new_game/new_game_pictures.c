/* Pictures to choose from, each asked for as large as it is shown. */
#include "screens/new_game/new_game.h"

#include "draw/render.h"
#include "program/pictures.h"

#include <stdio.h>
#include <string.h>

/* Pixels of the longer side. */
enum { PREVIEW_PIXELS = 900, THUMBNAIL_PIXELS = 320 };

static const app_decode preview = {.longest = PREVIEW_PIXELS, .use = APP_DECODE_CHOICE};
static const app_decode thumbnail = {.longest = THUMBNAIL_PIXELS, .use = APP_DECODE_THUMBNAIL};

void app_new_game_choose(new_game_state *self, const app_gallery_entry *entry)
{
    snprintf(self->look.picture, sizeof self->look.picture, "%s", entry->name);
}

void app_new_game_choose_any(const app *app, new_game_state *self)
{
    self->look.picture[0] = '\0';
    for (int i = app->gallery.count - 1; i >= 0; i--)
        if (!app->gallery.entries[i].failed)
            app_new_game_choose(self, &app->gallery.entries[i]);
}

void app_new_game_offer(app *app, new_game_state *self, const char *path)
{
    app_offer_picture(app, &self->offered, path, &preview);
}

/* One that could not be read may have been mended since; if not, it is said why. */
void app_new_game_try(app *app, new_game_state *self, const app_gallery_entry *entry)
{
    if (entry->failed && !entry->bundled)
        app_new_game_offer(app, self, entry->name);
    else
        app_new_game_choose(self, entry);
}

/* ---- What was decoded ---- */

/* One that cannot be read any more gives way to another, and it is said why. */
static void give_way(app *app, new_game_state *self, const sw_error *error)
{
    int at = app_gallery_find(&app->gallery, self->choice.name);
    app_notify_picture(app, self->choice.name, error);
    if (at >= 0)
        app->gallery.entries[at].failed = true;
    app_new_game_choose_any(app, self);
}

static void take_choice(app *app, new_game_state *self, const app_decoded *answer)
{
    self->choice.ticket = 0;
    app_fill_slot(app, &self->choice, APP_SLOT_CHOICE, self->choice.coming, answer->picture);
    if (!answer->picture)
        give_way(app, self, &answer->error);
}

/* It joins the gallery and is chosen. */
static void take_offered(app *app, new_game_state *self, const app_decoded *answer)
{
    self->offered.ticket = 0;
    if (!answer->picture) {
        app_notify_picture(app, self->offered.name, &answer->error);
        return;
    }
    int at = app_gallery_add(&app->gallery, self->offered.name);
    if (at < 0) {
        SDL_FreeSurface(answer->picture);
        return;
    }
    app->gallery.entries[at].failed = false;
    self->look.style = GAME_PICTURE;
    app_new_game_choose(self, &app->gallery.entries[at]);
    app_fill_slot(app, &self->choice, APP_SLOT_CHOICE, self->offered.name, answer->picture);
}

static void take_thumbnail(app *app, const app_decoded *answer)
{
    for (int i = 0; i < app->gallery.count; i++) {
        app_gallery_entry *entry = &app->gallery.entries[i];
        if (entry->ticket != answer->ticket)
            continue;
        entry->ticket = 0;
        entry->loaded = answer->picture != NULL;
        entry->failed = answer->picture == NULL;
        app_render_set_picture(app->render, APP_SLOT_THUMBNAILS + i, answer->picture);
        return;
    }
    SDL_FreeSurface(answer->picture); /* another entry has its place */
}

static void take_pictures(app *app, new_game_state *self)
{
    app_decoded answer;
    while (app_decoder_take(app->decoder, APP_DECODE_CHOICE, &answer)) {
        if (answer.ticket == self->choice.ticket)
            take_choice(app, self, &answer);
        else if (answer.ticket == self->offered.ticket)
            take_offered(app, self, &answer);
        else
            SDL_FreeSurface(answer.picture);
    }
    while (app_decoder_take(app->decoder, APP_DECODE_THUMBNAIL, &answer))
        take_thumbnail(app, &answer);
}

/* ---- What is asked for ---- */

static bool choice_is_due(const new_game_state *self)
{
    return strcmp(self->choice.name, self->look.picture) != 0;
}

static void ask_for_choice(app *app, new_game_state *self)
{
    sw_error error;
    if (!choice_is_due(self)) {
        app_decoder_forget(app->decoder, self->choice.ticket);
        self->choice.ticket = 0;
        return;
    }
    if (app_picture_is_coming(&self->choice, self->look.picture) ||
        app_send_for_picture(app, &self->choice, &self->look, &preview, &error) == SW_OK)
        return;
    app_fill_slot(app, &self->choice, APP_SLOT_CHOICE, self->look.picture, NULL);
    give_way(app, self, &error);
}

static bool thumbnail_is_due(const app_gallery_entry *entry)
{
    return !entry->loaded && !entry->failed;
}

/* The last one first: the decoder goes on with what was asked for last. */
static void ask_for_thumbnails(app *app)
{
    for (int i = app->gallery.count - 1; i >= 0; i--) {
        app_gallery_entry *entry = &app->gallery.entries[i];
        if (thumbnail_is_due(entry) && !entry->ticket)
            entry->failed =
                app_ask_picture(app, &entry->ticket, entry->name, &thumbnail, NULL) != SW_OK;
    }
}

void app_new_game_follow_pictures(app *app, new_game_state *self)
{
    take_pictures(app, self);
    if (self->look.style != GAME_PICTURE)
        return;
    ask_for_choice(app, self);
    ask_for_thumbnails(app);
}

void app_new_game_forget_pictures(app *app)
{
    app_decoder_forget_all(app->decoder, APP_DECODE_CHOICE);
    app_decoder_forget_all(app->decoder, APP_DECODE_THUMBNAIL);
    for (int i = 0; i < app->gallery.count; i++)
        app->gallery.entries[i].ticket = 0;
    app_render_set_picture(app->render, APP_SLOT_CHOICE, NULL);
}

bool app_new_game_has_pictures(const app *app, const new_game_state *self)
{
    if (self->look.style != GAME_PICTURE)
        return true;
    bool missing = choice_is_due(self);
    for (int i = 0; i < app->gallery.count; i++)
        missing = missing || thumbnail_is_due(&app->gallery.entries[i]);
    return !missing;
}
