/* What the game is given: texts on the clipboard, which are handed to the client, and files; and texts put on the clipboard. */
#include "program/clipboard.h"

#include "client/games.h"
#include "client/link.h"
#include "client/paste.h"
#include "client/records.h"
#include "client/replays.h"
#include "game/save.h"
#include "platform/platform.h"
#include "program/app.h"
#include "program/pictures.h"
#include "program/say.h"
#include "puzzle/notation.h"
#include "text/translate.h"
#include "text/words.h"

#include <string.h>

/* ---- From the clipboard ---- */

bool app_paste_id_game(app *app)
{
    char *text = SDL_GetClipboardText();
    sw_status status = client_begin_pasted(&app->client, text ? text : "");
    SDL_free(text);
    if (status == SW_NOT_FOUND)
        client_say(&app->client, CLIENT_SAYS_NO_ID);
    return status == SW_OK;
}

static void paste_picture(app *app, const char *text)
{
    char path[GAME_PICTURE_SIZE];
    if (client_paste_path(text, path, sizeof path))
        app_take_picture(app, path);
    else
        app_notify(app, APP_ICON_WARN, _("The clipboard holds no board, moves or picture"));
}

app_pasted app_paste(app *app, game_record *moves)
{
    char *copied = SDL_GetClipboardText();
    const char *text = copied ? copied : "";
    sw_status board = client_begin_pasted(&app->client, text), played = SW_NOT_FOUND;
    if (board == SW_NOT_FOUND)
        played = client_record_pasted(&app->client, text, moves);
    if (board == SW_NOT_FOUND && played == SW_NOT_FOUND)
        paste_picture(app, text);
    SDL_free(copied);
    return board == SW_OK    ? APP_PASTED_BOARD
           : played == SW_OK ? APP_PASTED_MOVES
                             : APP_PASTED_NOTHING;
}

bool app_paste_side(app *app, game_lab *boards, game_lab_side side)
{
    char *text = SDL_GetClipboardText();
    bool pasted = client_paste_side(&app->client, boards, side, text);
    SDL_free(text);
    return pasted;
}

uint64_t app_paste_replay(app *app, const game_replays *replays)
{
    char path[OS_PATH_SIZE], *text = SDL_GetClipboardText();
    uint64_t id = 0;
    if (text && client_paste_path(text, path, sizeof path))
        app_open_given(app, path);
    else
        id = client_replay_import_pasted(&app->client, replays, text);
    SDL_free(text);
    return id;
}

/* ---- To the clipboard ---- */

void app_copy(app *app, const sw_text *text, const char *done)
{
    bool copied = !text->failed && SDL_SetClipboardText(text->data) == 0;
    if (copied)
        app_platform_copied(text->data);
    app_notify(app, copied ? APP_ICON_COPY : APP_ICON_WARN,
               copied ? done : _("Nothing could be copied"));
}

/* What comes now: another text each time, while the message of the one before is still in view. */
static app_copied_what next_copy(const app *app)
{
    enum { AGAIN_MS = 5000 };
    const game_round *round = client_round(&app->client);
    const app_copied *before = &app->copied;
    if (before->board != round->id || app->now - before->at > AGAIN_MS ||
        before->what == APP_COPIED_MOVES)
        return APP_COPIED_ID;
    if (before->what == APP_COPIED_ID)
        return APP_COPIED_TILES;
    return round->session.done > 0 ? APP_COPIED_MOVES : APP_COPIED_ID;
}

static void add_moves(const game_session *session, sw_text *out)
{
    puzzle_path path = {0};
    if (game_session_path(session, &path))
        puzzle_path_format_brief(&path, out);
    else
        out->failed = true;
    puzzle_path_deinit(&path);
}

void app_add_link_start(sw_text *out)
{
    enum { LONGEST = 2048 };
    char start[LONGEST];
    app_platform_link_start(start, sizeof start);
    sw_text_add(out, start);
}

static void add_link(const game_round *round, sw_text *out)
{
    app_add_link_start(out);
    app_words_id(round, out);
}

void app_show_link(app *app)
{
    const client *client = &app->client;
    bool play = app->open_count > 0 && app->open[app->open_count - 1].id == APP_SCREEN_PLAY;
    uint64_t shown =
        client->in_run ? (uint64_t)client->run.challenge.day + 1 : client->slots.current.id;
    if (!play || !app_platform_has_links() || shown == app->linked)
        return;
    sw_text name;
    sw_text_init(&name, PUZZLE_ID_SIZE);
    if (!client->in_run)
        app_words_id(&client->slots.current, &name);
    else if (client->run.challenge.mode == GAME_MODE_DAILY)
        client_link_format_daily(client->run.challenge.day, &name);
    app_platform_show_link(name.failed ? "" : name.data);
    app->linked = shown;
    sw_text_deinit(&name);
}

static const char *said_of(app_copied_what what)
{
    static const char *const said[] = {
        [APP_COPIED_ID] = N_("The ID is copied; once more copies the tiles"),
        [APP_COPIED_TILES] = N_("The tiles are copied; once more copies the moves"),
        [APP_COPIED_MOVES] = N_("The moves so far are copied")};
    bool link = what == APP_COPIED_ID && app_platform_has_links();
    return link ? _("The link is copied; once more copies the tiles") : _(said[what]);
}

void app_copy_board(app *app)
{
    sw_text text;
    const game_round *round = client_round(&app->client);
    app_copied_what what = next_copy(app);
    sw_text_init(&text, GAME_SAVE_LIMIT);
    if (what == APP_COPIED_ID)
        add_link(round, &text);
    else if (what == APP_COPIED_TILES)
        puzzle_board_format_blanks(&round->session.board, &text);
    else
        add_moves(&round->session, &text);
    app->copied = (app_copied){.board = round->id, .what = what, .at = app->now};
    app_copy(app, &text, said_of(what));
    sw_text_deinit(&text);
}

void app_copy_result(app *app)
{
    enum { CARD_LIMIT = PUZZLE_ID_SIZE + 4096 };
    sw_text text;
    sw_text_init(&text, CARD_LIMIT);
    app_add_link_start(&text); /* the card begins with the ID */
    app_words_card(client_round(&app->client), client_rating(&app->client), &app->client.settings,
                   &text);
    app_copy(app, &text, _("The result is copied as text"));
    sw_text_deinit(&text);
}

void app_copy_replay(app *app, const game_record *record)
{
    sw_text text;
    sw_text_init(&text, GAME_SAVE_LIMIT);
    game_record_format(record, &text);
    app_copy(app, &text, _("The replay is in the clipboard"));
    sw_text_deinit(&text);
}

/* ---- Files that the game is given, on their way to the screens ---- */

void app_open_given(app *app, const char *path)
{
    sw_error error;
    app_given *given = &app->given;
    const client_host *host = &app->client.host;
    sw_status status =
        given->count == APP_GIVEN_MOST
            ? sw_fail(&error, SW_LIMIT, "too many files at once")
            : client_given_start(&given->jobs[given->count], path, host->wake, host->data, &error);
    if (status == SW_OK)
        given->count++;
    else
        app_notify_error(app, &error);
}

bool app_take_given(app *app, client_given_file *out)
{
    app_given *given = &app->given;
    if (given->count == 0 || !client_given_take(given->jobs[0], out))
        return false;
    client_given_drop(given->jobs[0]);
    given->count--;
    memmove(given->jobs, given->jobs + 1, (size_t)given->count * sizeof *given->jobs);
    return true;
}

void app_drop_given(app *app)
{
    for (int i = 0; i < app->given.count; i++)
        client_given_drop(app->given.jobs[i]);
    app->given.count = 0;
}
