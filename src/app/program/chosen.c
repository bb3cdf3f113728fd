/* The picture that is being chosen: decoded while the player goes on; and the part of it that a board shows. */
#include "program/chosen.h"

#include "draw/render.h"
#include "picture/gallery.h"
#include "picture/picture_cut.h"
#include "program/app.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const app_decode large = {.longest = APP_CHOSEN_PIXELS, .use = APP_DECODE_CHOICE};

static void choose(game_look *look, const char *name)
{
    snprintf(look->picture, sizeof look->picture, "%s", name);
    look->crop = (game_crop){0};
}

void app_chosen_any(const app *app, game_look *look)
{
    choose(look, "");
    for (int i = app->gallery.count - 1; i >= 0; i--)
        if (!app->gallery.entries[i].failed)
            choose(look, app->gallery.entries[i].name);
}

void app_chosen_offer(app *app, app_chosen *chosen, const char *path)
{
    app_offer_picture(app, &chosen->offered, path, &large);
}

/* One that could not be read may have been mended since; if not, it is said why. */
void app_chosen_try(app *app, app_chosen *chosen, game_look *look, int entry)
{
    const app_gallery_entry *one = &app->gallery.entries[entry];
    if (one->failed && !one->bundled)
        app_chosen_offer(app, chosen, one->name);
    else if (strcmp(one->name, look->picture) != 0) {
        app_decoder_forget(app->decoder, chosen->offered.ticket); /* the newest choice counts */
        chosen->offered.ticket = 0;
        choose(look, one->name);
    }
}

/* ---- What was decoded ---- */

static void give_way(app *app, app_chosen *chosen, game_look *look, const sw_error *error)
{
    int at = app_gallery_find(&app->gallery, chosen->shown.name);
    app_notify_picture(app, chosen->shown.name, error);
    if (at >= 0)
        app->gallery.entries[at].failed = true;
    app_chosen_any(app, look);
}

/* The slot shows the whole picture as it is turned: its part is the screen's matter. */
static void show(app *app, app_chosen *chosen, const game_look *look, const char *name,
                 SDL_Surface *picture)
{
    chosen->shown.crop = (game_crop){.turn = look->crop.turn};
    app_fill_slot(app, &chosen->shown, APP_SLOT_CHOICE, name, picture);
}

static void take_asked(app *app, app_chosen *chosen, game_look *look, const app_decoded *answer)
{
    chosen->shown.ticket = 0;
    show(app, chosen, look, chosen->shown.coming, answer->picture);
    if (!answer->picture)
        give_way(app, chosen, look, &answer->error);
}

/* It joins the gallery and is chosen. */
static void take_offered(app *app, app_chosen *chosen, game_look *look, const app_decoded *answer)
{
    chosen->offered.ticket = 0;
    if (!answer->picture) {
        app_notify_picture(app, chosen->offered.name, &answer->error);
        return;
    }
    int at = app_gallery_add(&app->gallery, chosen->offered.name);
    if (at < 0) {
        SDL_FreeSurface(answer->picture);
        return;
    }
    app->gallery.entries[at].failed = false;
    app_thumbs_renew(app, chosen->offered.name);
    look->style = GAME_PICTURE;
    choose(look, chosen->offered.name);
    show(app, chosen, look, chosen->offered.name, answer->picture);
}

static void take(app *app, app_chosen *chosen, game_look *look)
{
    app_decoded answer;
    while (app_decoder_take(app->decoder, APP_DECODE_CHOICE, &answer)) {
        if (answer.ticket == chosen->shown.ticket)
            take_asked(app, chosen, look, &answer);
        else if (answer.ticket == chosen->offered.ticket)
            take_offered(app, chosen, look, &answer);
        else
            SDL_FreeSurface(answer.picture);
    }
}

/* ---- What is asked for ---- */

bool app_chosen_is_there(const app_chosen *chosen, const game_look *look)
{
    return strcmp(chosen->shown.name, look->picture) == 0;
}

static void ask(app *app, app_chosen *chosen, game_look *look)
{
    sw_error error;
    if (app_chosen_is_there(chosen, look)) {
        app_decoder_forget(app->decoder, chosen->shown.ticket);
        chosen->shown.ticket = 0;
        return;
    }
    if (app_picture_is_coming(&chosen->shown, look->picture) ||
        app_send_for_picture(app, &chosen->shown, look, &large, &error) == SW_OK)
        return;
    show(app, chosen, look, look->picture, NULL);
    give_way(app, chosen, look, &error);
}

bool app_chosen_follow(app *app, app_chosen *chosen, game_look *look)
{
    char before[GAME_PICTURE_SIZE];
    snprintf(before, sizeof before, "%s", look->picture);
    take(app, chosen, look);
    if (look->style == GAME_PICTURE)
        ask(app, chosen, look);
    return strcmp(before, look->picture) != 0;
}

void app_chosen_forget(app *app, app_chosen *chosen)
{
    app_decoder_forget_all(app->decoder, APP_DECODE_CHOICE);
    *chosen = (app_chosen){.offered = {.ticket = 0}};
    app_render_set_picture(app->render, APP_SLOT_CHOICE, NULL);
}

/* ---- The part that a board shows ---- */

app_rect app_crop_part(int width, int height, puzzle_size size, const game_crop *crop)
{
    SDL_Rect part = app_picture_part(width, height, size, crop);
    return (app_rect){part.x, part.y, part.w, part.h};
}

/* The part's middle, no farther off than it can be seen to be. */
static void settle(game_crop *crop, int width, int height, puzzle_size size)
{
    SDL_Rect part = app_picture_part(width, height, size, crop);
    int right = ((width - part.w) * GAME_CROP_OFF_MAX + width - 1) / width;
    int down = ((height - part.h) * GAME_CROP_OFF_MAX + height - 1) / height;
    crop->right = SDL_clamp(crop->right, -right, right);
    crop->down = SDL_clamp(crop->down, -down, down);
}

void app_crop_move(game_crop *crop, int width, int height, puzzle_size size, double right,
                   double down)
{
    settle(crop, width, height, size);
    crop->right += (int)lround(right * 2 * GAME_CROP_OFF_MAX);
    crop->down += (int)lround(down * 2 * GAME_CROP_OFF_MAX);
    settle(crop, width, height, size);
}

void app_crop_zoom(game_crop *crop, int percent)
{
    crop->closer = SDL_clamp(percent - 100, 0, GAME_CROP_CLOSER_MAX);
}

void app_crop_turn(game_crop *crop)
{
    int right = crop->right;
    crop->turn = (crop->turn + 1) % 4;
    crop->right = -crop->down;
    crop->down = right;
}
