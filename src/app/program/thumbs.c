/* Small pictures in slots of the renderer, the least recently wanted ones replaced. */
#include "program/thumbs.h"

#include "draw/render.h"
#include "program/app.h"

#include <stdio.h>
#include <string.h>

static const game_crop whole = {0};

/* Its place; -1 where it has none. */
static int find(const app_thumbs *thumbs, const char *name, const game_crop *crop)
{
    for (int i = 0; i < APP_THUMBS; i++)
        if (strcmp(thumbs->all[i].name, name) == 0 && game_crop_same(&thumbs->all[i].crop, crop))
            return i;
    return -1;
}

static int slot_of(const app_thumbs *thumbs, const app_thumb *one)
{
    return APP_SLOT_THUMBS + (int)(one - thumbs->all);
}

static void let_go(app *app, app_thumb *one)
{
    app_decoder_forget(app->decoder, one->ticket);
    if (one->name[0])
        app_render_set_picture(app->render, slot_of(&app->thumbs, one), NULL);
    *one = (app_thumb){.ticket = 0};
}

/* NULL where all places are wanted now. */
static app_thumb *make_room(app *app)
{
    app_thumb *oldest = &app->thumbs.all[0];
    for (app_thumb *one = oldest; one < app->thumbs.all + APP_THUMBS; one++)
        if (one->wanted < oldest->wanted)
            oldest = one;
    if (oldest->wanted == app->thumbs.frame)
        return NULL;
    let_go(app, oldest);
    return oldest;
}

static app_thumb *ask(app *app, const char *name, const game_crop *crop)
{
    const app_decode how = {.longest = APP_THUMB_PIXELS, .use = APP_DECODE_THUMBNAIL};
    app_thumb *one = make_room(app);
    if (!one)
        return NULL;
    snprintf(one->name, sizeof one->name, "%s", name);
    one->crop = *crop;
    one->failed = app_ask_picture(app, &one->ticket, name, &how, NULL) != SW_OK;
    return one;
}

void app_thumbs_want(app *app, const char *name, const game_crop *crop)
{
    const game_crop *part = crop ? crop : &whole;
    int at = find(&app->thumbs, name, part);
    if (!name[0])
        return;
    app_thumb *one = at >= 0 ? &app->thumbs.all[at] : ask(app, name, part);
    if (one)
        one->wanted = app->thumbs.frame;
}

int app_thumbs_slot(const app *app, const char *name, const game_crop *crop)
{
    int at = name[0] ? find(&app->thumbs, name, crop ? crop : &whole) : -1;
    bool there = at >= 0 && !app->thumbs.all[at].ticket && !app->thumbs.all[at].failed;
    return there ? APP_SLOT_THUMBS + at : 0;
}

bool app_thumbs_draw(const app *app, app_rect board, const char *name, const game_crop *crop)
{
    enum { PAD = 2, RADIUS = 4 };
    const app_view *view = &app->view;
    app_rect within = {board.x + PAD, board.y + PAD, board.w - 2 * PAD, board.h - 2 * PAD};
    int slot = app_thumbs_slot(app, name, crop);
    if (!slot)
        return false;
    app_view_tray(view, board, RADIUS + PAD);
    app_view_picture(view, within, slot, app_render_picture_version(app->render, slot), RADIUS);
    return true;
}

app_skin app_thumbs_skin(const app *app, const puzzle_board *goal, const game_look *look)
{
    static const game_look numbers = {.style = GAME_NUMBERS};
    bool picture = look->style == GAME_PICTURE;
    int slot = picture ? app_thumbs_slot(app, look->picture, &look->crop) : 0;
    return (app_skin){.goal = goal,
                      .look = picture && !slot ? &numbers : look,
                      .picture = slot,
                      .picture_version = app_render_picture_version(app->render, slot)};
}

void app_thumbs_renew(app *app, const char *name)
{
    for (app_thumb *one = app->thumbs.all; one < app->thumbs.all + APP_THUMBS; one++)
        if (strcmp(one->name, name) == 0)
            let_go(app, one);
}

bool app_thumbs_are_there(const app *app)
{
    for (int i = 0; i < APP_THUMBS; i++)
        if (app->thumbs.all[i].ticket)
            return false;
    return true;
}

static void tell_gallery(app *app, const char *name)
{
    int at = app_gallery_find(&app->gallery, name);
    if (at >= 0)
        app->gallery.entries[at].failed = true;
}

static void take(app *app, const app_decoded *answer)
{
    for (app_thumb *one = app->thumbs.all; one < app->thumbs.all + APP_THUMBS; one++) {
        int slot = slot_of(&app->thumbs, one);
        if (one->ticket != answer->ticket)
            continue;
        one->ticket = 0;
        one->failed = answer->picture == NULL;
        if (one->failed)
            tell_gallery(app, one->name);
        app_render_set_picture(app->render, slot, answer->picture);
        app_render_set_crop(app->render, slot, &one->crop);
        return;
    }
    SDL_FreeSurface(answer->picture);
}

void app_thumbs_take(app *app)
{
    app_thumbs *thumbs = &app->thumbs;
    app_decoded answer;
    while (app_decoder_take(app->decoder, APP_DECODE_THUMBNAIL, &answer))
        take(app, &answer);
    for (app_thumb *one = thumbs->all; one < thumbs->all + APP_THUMBS; one++)
        if (one->ticket && one->wanted != thumbs->frame)
            let_go(app, one);
    thumbs->frame++;
}

void app_thumbs_clear(app *app)
{
    for (int i = 0; i < APP_THUMBS; i++)
        let_go(app, &app->thumbs.all[i]);
}
