/* Pictures on their way into the slots of games: that in play, and a watched one. */
#include "program/pictures.h"

#include "client/games.h"
#include "draw/render.h"
#include "os/paths.h"
#include "picture/copies.h"
#include "picture/gallery.h"
#include "program/app.h"
#include "program/say.h"
#include "program/thumbs.h"
#include "text/numbers.h"
#include "text/picture_name.h"
#include "text/translate.h"

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

/* ---- Asking ---- */

static sw_status ask(app *app, app_decode_ticket *out, const char *path, const app_decode *how,
                     sw_error *error)
{
    app_decode what = *how;
    what.path = path;
    *out = app_decoder_ask(app->decoder, &what);
    return *out ? SW_OK : sw_fail(error, SW_NO_MEMORY, "no memory for the picture");
}

sw_status app_ask_picture(app *app, app_decode_ticket *out, const char *name, const app_decode *how,
                          sw_error *error)
{
    char path[OS_PATH_SIZE];
    *out = 0;
    sw_status status = app_gallery_path(&app->gallery, name, path, sizeof path, error);
    return status == SW_OK ? ask(app, out, path, how, error) : status;
}

static void forget(app *app, app_decode_ticket *ticket)
{
    app_decoder_forget(app->decoder, *ticket);
    *ticket = 0;
}

bool app_offer_picture(app *app, app_offered_picture *offered, const char *path,
                       const app_decode *how)
{
    sw_error error;
    forget(app, &offered->ticket);
    sw_status status = os_path_absolute(offered->name, sizeof offered->name, path, &error);
    if (status == SW_OK)
        status = ask(app, &offered->ticket, offered->name, how, &error);
    if (status != SW_OK)
        app_notify_picture(app, path, &error);
    return status == SW_OK;
}

/* ---- What a slot has ---- */

bool app_picture_is_coming(const app_slot_picture *slot, const char *name)
{
    return slot->ticket && strcmp(slot->coming, name) == 0;
}

void app_fill_slot(app *app, app_slot_picture *slot, int number, const char *name,
                   SDL_Surface *picture)
{
    app_render_set_picture(app->render, number, picture);
    app_render_set_crop(app->render, number, &slot->crop);
    snprintf(slot->name, sizeof slot->name, "%s", name);
}

sw_status app_send_for_picture(app *app, app_slot_picture *slot, const game_look *look,
                               const app_decode *how, sw_error *error)
{
    forget(app, &slot->ticket);
    slot->crop = look->crop;
    snprintf(slot->coming, sizeof slot->coming, "%s", look->picture);
    return app_ask_picture(app, &slot->ticket, look->picture, how, error);
}

void app_set_picture(app *app, const char *name, SDL_Surface *picture)
{
    forget(app, &app->pictures.game.ticket);
    app->pictures.game.crop = (game_crop){0};
    app->pictures.game.goal = (puzzle_board){0};
    app_fill_slot(app, &app->pictures.game, APP_SLOT_GAME, name, picture);
}

static bool is_there(const app_slot_picture *slot, const char *name)
{
    return strcmp(slot->name, name) == 0;
}

/* ---- Of the game in play, or watched ---- */

/* Its tiles were compared as this board cuts it, or are being compared. */
static bool is_compared(const app_slot_picture *slot, const game_round *round)
{
    return puzzle_board_equal(&slot->goal, &round->session.goal) &&
           game_crop_same(&slot->crop, &round->look.crop);
}

/* Sees to it that the slot has the round's picture, and knows which tiles of it look alike. One that is
 * there is decoded once more only where a copy is to be kept. */
static sw_status use(app *app, app_slot_picture *slot, int number, const game_round *round,
                     const app_decode *how, sw_error *error)
{
    const game_look *look = &round->look;
    app_decode what = *how;
    bool there = is_there(slot, look->picture), compared = is_compared(slot, round);
    if (compared && (app_picture_is_coming(slot, look->picture) || (there && !what.keep)))
        return SW_OK;
    what.longest = APP_GAME_PICTURE_PIXELS;
    what.goal = &round->session.goal;
    what.crop = look->crop;
    what.pixels = there && !what.keep ? app_render_picture(app->render, number) : NULL;
    if (there)
        app_render_set_crop(app->render, number, &look->crop);
    if (there && !what.pixels && !what.keep)
        return SW_OK; /* it could not be read */
    slot->goal = round->session.goal;
    slot->twins = 0;
    return app_send_for_picture(app, slot, look, &what, error);
}

static void take_marks(app_slot_picture *slot, const app_decoded *answer)
{
    slot->twins = answer->twins;
    memcpy(slot->marked, answer->marked, sizeof slot->marked);
}

static void go_on_with_numbers(app *app, game_look *look, const sw_error *error)
{
    app_notify_picture(app, look->picture, error);
    look->style = GAME_NUMBERS;
}

static void use_picture(app *app, game_round *round, bool keep)
{
    sw_error error;
    app_slot_picture *slot = &app->pictures.game;
    game_look *look = &round->look;
    const app_decode how = {.use = APP_DECODE_GAME, .keep = keep};
    if (look->style == GAME_PICTURE &&
        use(app, slot, APP_SLOT_GAME, round, &how, &error) != SW_OK &&
        !is_there(slot, look->picture))
        go_on_with_numbers(app, look, &error);
}

void app_use_picture(app *app)
{
    if (client_has_round(&app->client))
        use_picture(app, client_round_to_dress(&app->client), false);
}

void app_dress(void *data, game_round *round, bool begins)
{
    app *app = data;
    forget(app, &app->pictures.game.ticket); /* both were for the game before */
    forget(app, &app->pictures.offered.ticket);
    app->pictures.game.goal = (puzzle_board){0};
    use_picture(app, round, begins && round->look.picture[0] == '/');
}

void app_take_picture(app *app, const char *path)
{
    if (app->client.in_run) { /* whose boards look the same for everybody */
        app_notify(app, APP_ICON_WARN, _("A challenge takes no pictures."));
        return;
    }
    const app_decode how = {.longest = APP_GAME_PICTURE_PIXELS,
                            .use = APP_DECODE_GAME,
                            .goal = &client_round(&app->client)->session.goal,
                            .keep = true};
    app_offer_picture(app, &app->pictures.offered, path, &how);
}

/* Pictures whose tiles look alike cannot be put together without numbers on these. */
static void tell_twins(app *app, const game_round *round)
{
    app_arena in;
    int twins = app->pictures.game.twins;
    if (round->look.numbers || twins <= 0 || round->session.total > 0)
        return;
    app_arena_empty(&in);
    app_notify(app, APP_ICON_PICTURE,
               app_arena_print(&in,
                               PL_("%s pair of tiles looks alike: small numbers mark it.",
                                   "%s pairs of tiles look alike: small numbers mark them.", twins),
                               app_words_count(&in, (unsigned long long)twins)));
}

/* From now on the game has the copy, and the slot is that of the copy. */
static void take_copy(app *app, game_look *look, const char *own)
{
    snprintf(look->picture, sizeof look->picture, "%s", own);
    snprintf(app->pictures.game.name, sizeof app->pictures.game.name, "%s", own);
}

static void take_asked(app *app, app_decoded *answer)
{
    app_slot_picture *slot = &app->pictures.game;
    game_round *round = client_round_to_dress(&app->client);
    bool wanted = client_has_round(&app->client) && round->look.style == GAME_PICTURE &&
                  strcmp(round->look.picture, slot->coming) == 0;
    slot->ticket = 0;
    if (is_there(slot, slot->coming))
        SDL_FreeSurface(answer->picture); /* it came to be compared, or copied */
    else if (answer->picture)
        app_fill_slot(app, slot, APP_SLOT_GAME, slot->coming, answer->picture);
    else if (wanted)
        go_on_with_numbers(app, &round->look, &answer->error);
    if (!wanted)
        return;
    take_marks(slot, answer);
    tell_twins(app, round);
    if (!answer->own[0])
        return;
    take_copy(app, &round->look, answer->own);
    client_save(&app->client);
}

static void take_offered(app *app, app_decoded *answer)
{
    app_offered_picture *offered = &app->pictures.offered;
    game_round *round = client_round_to_dress(&app->client);
    game_look *look = &round->look;
    offered->ticket = 0;
    if (!answer->picture) {
        app_notify_picture(app, offered->name, &answer->error);
        return;
    }
    app_set_picture(app, offered->name, answer->picture);
    app->pictures.game.goal = round->session.goal;
    look->style = GAME_PICTURE;
    look->crop = (game_crop){0};
    snprintf(look->picture, sizeof look->picture, "%s", offered->name);
    app_gallery_add(&app->gallery, offered->name);
    take_marks(&app->pictures.game, answer);
    tell_twins(app, round);
    if (answer->own[0])
        take_copy(app, look, answer->own);
    client_save(&app->client);
}

static void take_for_game(app *app, app_decoded *answer)
{
    if (answer->ticket == app->pictures.game.ticket)
        take_asked(app, answer);
    else if (answer->ticket == app->pictures.offered.ticket && client_has_round(&app->client))
        take_offered(app, answer);
    else
        SDL_FreeSurface(answer->picture);
}

/* Where it cannot be read, numbers do as well. */
static void take_watched(app *app, app_decoded *answer)
{
    app_slot_picture *slot = &app->pictures.watched;
    if (answer->ticket != slot->ticket) {
        SDL_FreeSurface(answer->picture);
        return;
    }
    slot->ticket = 0;
    take_marks(slot, answer);
    if (is_there(slot, slot->coming))
        SDL_FreeSurface(answer->picture);
    else
        app_fill_slot(app, slot, APP_SLOT_WATCHED, slot->coming, answer->picture);
}

void app_pictures_take(app *app)
{
    app_decoded answer;
    while (app_decoder_take(app->decoder, APP_DECODE_GAME, &answer))
        take_for_game(app, &answer);
    while (app_decoder_take(app->decoder, APP_DECODE_WATCHED, &answer))
        take_watched(app, &answer);
    app_thumbs_take(app);
}

/* ---- How tiles look ---- */

app_skin app_picture_skin(const app *app, int slot, const puzzle_board *goal, const game_look *look)
{
    bool picture = look->style == GAME_PICTURE && app_render_picture(app->render, slot) != NULL;
    return (app_skin){.goal = goal,
                      .look = look,
                      .picture = picture ? slot : 0,
                      .picture_version = app_render_picture_version(app->render, slot)};
}

/* With what is in the slot, if that is the look's own. */
static app_skin skin_of(const app *app, const app_slot_picture *slot, int number,
                        const game_round *round)
{
    app_skin skin = app_picture_skin(app, number, &round->session.goal, &round->look);
    if (round->look.style == GAME_PICTURE && !is_there(slot, round->look.picture)) {
        skin.picture = 0;
        skin.blank = true;
    }
    if (slot->twins > 0)
        skin.marked = slot->marked;
    if (game_settings_palette(&app->client.settings, round->session.goal.size) ==
        GAME_PALETTE_GRIDS) {
        skin.layer = game_layer_of(round->session.goal.size, app->layer);
        skin.block =
            1 + game_layer_current(&round->session.board, &round->session.goal, skin.layer);
    }
    return skin;
}

app_skin app_game_skin(const app *app)
{
    const client *client = &app->client;
    app_skin skin = skin_of(app, &app->pictures.game, APP_SLOT_GAME, client_round(client));
    skin.hidden = client->in_run && game_run_hides(&client->run);
    if (skin.hidden) {
        skin.blank = true;
        skin.block = 0; /* which goes by what is solved */
    }
    return skin;
}

app_skin app_replay_skin(const app *app, const game_round *round)
{
    return skin_of(app, &app->pictures.watched, APP_SLOT_WATCHED, round);
}

void app_replay_use_picture(app *app, const game_round *round)
{
    app_slot_picture *slot = &app->pictures.watched;
    const app_decode how = {.use = APP_DECODE_WATCHED};
    if (round->look.style == GAME_PICTURE &&
        use(app, slot, APP_SLOT_WATCHED, round, &how, NULL) != SW_OK &&
        !is_there(slot, round->look.picture))
        app_fill_slot(app, slot, APP_SLOT_WATCHED, round->look.picture, NULL);
}

sw_status app_pictures_check_copy(const char *data, size_t size, sw_error *error)
{
    return app_copies_check(data, size, error);
}
