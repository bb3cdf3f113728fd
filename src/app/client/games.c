/* What the screens do with games: begin one, change it, give it a picture. */
#include "client/paste.h"
#include "client/state.h"
#include "os/clock.h"
#include "os/paths.h"
#include "picture/picture.h"
#include "ui/keys.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void picture_problem(app *app, const char *name, const sw_error *error)
{
    char title[64], text[sizeof title + SW_ERROR_SIZE + 4];
    app_gallery_title(name, title, sizeof title);
    snprintf(text, sizeof text, "%s: %s", title, error->message);
    app_notify(app, APP_ICON_WARN, text);
}

void app_set_picture(app *app, const char *name, SDL_Surface *picture)
{
    app_render_set_picture(app->render, APP_SLOT_GAME, picture);
    snprintf(app->game_picture, sizeof app->game_picture, "%s", name);
}

static sw_status load_game_picture(app *app, const char *name, sw_error *error)
{
    char path[4096];
    SDL_Surface *picture;
    sw_status status = app_gallery_path(&app->gallery, name, path, sizeof path, error);
    if (status == SW_OK)
        status = app_picture_load(&picture, path, APP_GAME_PICTURE_PIXELS, error);
    if (status == SW_OK)
        app_set_picture(app, name, picture);
    return status;
}

/* Pictures whose tiles look alike cannot be put together without numbers. */
static void help_with_twins(app *app)
{
    game_look *look = &app->desk.current.look;
    SDL_Surface *picture = app_render_picture(app->render, APP_SLOT_GAME);
    if (!picture || look->numbers)
        return;
    if (!app_picture_has_twins(picture, app->desk.current.session.board.size))
        return;
    look->numbers = true;
    app_notify(app, APP_ICON_PICTURE, app_text(APP_TEXT_TWINS));
}

void app_use_picture(app *app)
{
    game_look *look = &app->desk.current.look;
    if (!app->desk.has_current || look->style != GAME_PICTURE)
        return;
    if (strcmp(look->picture, app->game_picture) == 0)
        return;
    sw_error error;
    if (load_game_picture(app, look->picture, &error) == SW_OK)
        return;
    picture_problem(app, look->picture, &error);
    look->style = GAME_NUMBERS;
}

bool app_take_picture(app *app, const char *path)
{
    sw_error error;
    char name[GAME_PICTURE_SIZE];
    sw_status status = os_path_absolute(name, sizeof name, path, &error);
    if (status == SW_OK)
        status = load_game_picture(app, name, &error);
    if (status != SW_OK) {
        picture_problem(app, path, &error);
        return false;
    }
    game_look *look = &app->desk.current.look;
    look->style = GAME_PICTURE;
    snprintf(look->picture, sizeof look->picture, "%s", name);
    app_gallery_add(&app->gallery, name);
    help_with_twins(app);
    game_store_save_desk(app->store, &app->desk);
    return true;
}

bool app_paste_picture(app *app)
{
    char path[GAME_PICTURE_SIZE];
    char *text = SDL_GetClipboardText();
    bool found = text && app_paste_path(text, path, sizeof path);
    SDL_free(text);
    if (!found)
        app_notify(app, APP_ICON_WARN, app_text(APP_TEXT_PASTE_NOTHING));
    return found && app_take_picture(app, path);
}

bool app_picture_readable(app *app, const char *path)
{
    sw_error error;
    SDL_Surface *picture;
    if (app_picture_load(&picture, path, APP_PICTURE_MIN_SIDE, &error) != SW_OK) {
        picture_problem(app, path, &error);
        return false;
    }
    SDL_FreeSurface(picture);
    return true;
}

uint64_t app_new_seed(void)
{
    return os_clock_seed() % 1000000;
}

static void tell_kept(app *app)
{
    char text[96];
    app_textf(text, sizeof text, APP_TEXT_KEPT_NOTICE, app_keys_name(APP_INTENT_KEPT).text);
    app_notify(app, APP_ICON_CLOCK, text);
}

void app_begin(app *app, game_round *round)
{
    game_hint_hide(app->hint);
    app_keep_solved(app);
    bool kept = app->desk.has_current && game_session_unfinished(&app->desk.current.session);
    const game_round *lost = game_desk_about_to_lose(&app->desk);
    if (lost)
        app_keep_abandoned(app, lost);
    if (round->id == 0)
        round->id = os_clock_seed();
    game_ghost_deinit(&app->ghost);
    game_desk_begin(&app->desk, round);
    app_use_picture(app);
    if (app->desk.current.look.style == GAME_PICTURE)
        help_with_twins(app);
    game_store_save_desk(app->store, &app->desk);
    if (kept)
        tell_kept(app);
}

/* A single command is one line behind the saved games; of many the games are saved once. */
static void save_changes(app *app, const game_command *commands, size_t count)
{
    if (count == 1)
        game_store_append(app->store, &app->desk, commands[0]);
    else if (count > 1)
        game_store_save_desk(app->store, &app->desk);
}

game_outcome app_commands(app *app, const game_command *commands, size_t count)
{
    game_session *session = &app->desk.current.session;
    game_outcome outcome = GAME_NOTHING;
    size_t done = 0;
    while (done < count) {
        outcome = game_session_apply(session, commands[done]);
        if (outcome == GAME_NOTHING || outcome == GAME_FULL)
            break;
        done++;
    }
    game_hint_follow(app->hint, session);
    save_changes(app, commands, done);
    if (outcome == GAME_FULL)
        app_notify(app, APP_ICON_WARN, app_text(APP_TEXT_NO_MEMORY));
    if (outcome == GAME_SOLVED)
        app_keep_solved(app);
    return outcome;
}

game_outcome app_command(app *app, game_command command)
{
    return app_commands(app, &command, 1);
}

static void grant(app *app, game_wish wish)
{
    if (wish.any)
        app_command(app, wish.command);
}

void app_hint_press(app *app)
{
    grant(app, game_hint_press(app->hint, &app->desk.current.session, app->now));
}

void app_hint_poll(app *app)
{
    game_wish wish;
    game_hint_poll(app->hint, &app->desk.current.session, app->now, &wish);
    grant(app, wish);
}

void app_play_again(app *app)
{
    game_round round;
    app_round_again(&round, &app->desk.current);
    app_begin(app, &round);
}

bool app_bring_back(app *app)
{
    game_hint_hide(app->hint);
    app_keep_solved(app);
    if (!game_desk_bring_back(&app->desk))
        return false;
    game_ghost_deinit(&app->ghost);
    app_use_picture(app);
    game_store_save_desk(app->store, &app->desk);
    return true;
}

app_skin app_game_skin(const app *app)
{
    const game_round *round = &app->desk.current;
    bool picture =
        round->look.style == GAME_PICTURE && app_render_picture(app->render, APP_SLOT_GAME) != NULL;
    return (app_skin){.goal = &round->session.goal,
                      .look = &round->look,
                      .picture = picture ? APP_SLOT_GAME : 0,
                      .picture_version = app_render_picture_version(app->render, APP_SLOT_GAME)};
}
