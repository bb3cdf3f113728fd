/* Games that begin with a replay, and how one looks. */
#include "client/replays.h"
#include "game/ghost.h"
#include "game/retrace.h"
#include "picture/picture.h"
#include "text/words.h"

#include <stdio.h>
#include <string.h>

/* ---- A race ---- */

/* The best run of the archive on the record's board. */
static bool read_best(const app *app, const game_archive *archive, const game_record *record,
                      game_record *out)
{
    const game_session *session = &record->round.session;
    const char *name = game_archive_best(archive, &session->start, &session->goal);
    return name && game_archive_read(out, game_store_replays(app->store), name, NULL) == SW_OK;
}

void app_replay_race(app *app, const game_archive *archive, const game_record *record)
{
    game_record best;
    game_ghost ghost;
    bool has_best = read_best(app, archive, record, &best);
    if (game_ghost_of_run(&ghost, has_best ? &best : record)) {
        game_round round;
        app_round_again(&round, &record->round);
        app_begin(app, &round);
        app->ghost = ghost;
    } else {
        app_notify(app, APP_ICON_WARN, app_text(APP_TEXT_NO_MEMORY));
    }
    if (has_best)
        game_record_deinit(&best);
}

/* ---- Taking over ---- */

void app_replay_take_over(app *app, const game_record *record, size_t moves)
{
    game_round round;
    if (!game_retrace_round(&round, record, moves))
        app_notify(app, APP_ICON_WARN, app_text(APP_TEXT_NO_MEMORY));
    app_begin(app, &round);
}

/* ---- Looks ---- */

void app_replay_use_picture(app *app, const game_look *look)
{
    char path[4096];
    SDL_Surface *picture;
    if (look->style != GAME_PICTURE || strcmp(look->picture, app->watched_picture) == 0)
        return;
    if (app_gallery_path(&app->gallery, look->picture, path, sizeof path, NULL) != SW_OK ||
        app_picture_load(&picture, path, APP_GAME_PICTURE_PIXELS, NULL) != SW_OK)
        picture = NULL; /* numbers do as well */
    app_render_set_picture(app->render, APP_SLOT_WATCHED, picture);
    SDL_strlcpy(app->watched_picture, look->picture, sizeof app->watched_picture);
}

app_skin app_replay_skin(const app *app, const game_round *round)
{
    bool picture = round->look.style == GAME_PICTURE &&
                   strcmp(round->look.picture, app->watched_picture) == 0 &&
                   app_render_picture(app->render, APP_SLOT_WATCHED) != NULL;
    return (app_skin){.goal = &round->session.goal,
                      .look = &round->look,
                      .picture = picture ? APP_SLOT_WATCHED : 0,
                      .picture_version = app_render_picture_version(app->render, APP_SLOT_WATCHED)};
}

void app_replay_note(const game_round *round, char *out, size_t size)
{
    puzzle_size board = round->session.start.size;
    if (round->look.style == GAME_PICTURE && round->origin.kind != GAME_FROM_LEVEL)
        snprintf(out, size, app_text(APP_TEXT_GAME_PICTURE), board.columns, board.rows);
    else
        app_words_game_note(round, out, size);
}
