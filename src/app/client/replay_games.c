/* Games that begin with a replay, and how one looks. */
#include "client/replays.h"
#include "game/ghost.h"
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

/* Of each kind that are counted, whatever a file says. */
enum { HELP_MOST = 999 };

/* What helped the player; the hints that were played come with their moves. */
static void count_help(game_session *to, const game_session *from)
{
    for (int i = 0; i < from->autos && i < HELP_MOST; i++)
        game_session_apply(to, (game_command){.kind = GAME_AUTO});
    for (int step = 0; step < GAME_HINT_PLAY; step++)
        for (int i = 0; i < from->hints[step] && i < HELP_MOST; i++)
            game_session_apply(to, (game_command){.kind = GAME_HINT, .step = (game_hint_step)step});
}

/* The cell whose tile slides `length` tiles, itself among them, by that move. */
static int cell_of(const puzzle_board *board, puzzle_move move, int length)
{
    int step = puzzle_move_source(board, move) - board->blank;
    return board->blank + step * length;
}

/* As the step was made, at its time; `length` of its tiles. */
static bool make_step(game_session *session, const game_step *step, int length)
{
    puzzle_move move = (puzzle_move)step->move;
    game_command command = {.kind = GAME_PRESS, .move = move};
    if (step->by == GAME_BY_HINT)
        command.kind = GAME_HINT_MOVE;
    else if (step->by == GAME_BY_AUTO)
        command.kind = GAME_AUTO_MOVE;
    else
        command.cell = cell_of(&session->board, move, length);
    game_session_advance(session, step->ms - session->time_ms);
    return game_session_apply(session, command) != GAME_FULL;
}

void app_replay_take_over(app *app, const game_record *record, size_t moves)
{
    const game_session *from = &record->round.session;
    game_round round;
    bool fits = true;
    app_round_again(&round, &record->round);
    if (game_session_solved(from) && moves > 0 && moves >= (size_t)from->moves)
        moves = (size_t)from->moves - 1; /* nobody wins by watching: one move is left to be made */
    if (moves > 0)
        count_help(&round.session, from);
    if (moves > 0 && game_session_solved(from)) /* who watched it knows the way */
        game_session_apply(&round.session, (game_command){.kind = GAME_AUTO});
    for (size_t i = 0, at = 0; fits && i < from->done && at < moves; i++) {
        size_t left = moves - at;
        int length = from->steps[i].length < left ? from->steps[i].length : (int)left;
        fits = make_step(&round.session, &from->steps[i], length);
        at += (size_t)length;
    }
    if (!fits)
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
