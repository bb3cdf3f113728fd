/* The clipboard: its text handed to the client, and texts put there. */
#include "program/clipboard.h"

#include "client/games.h"
#include "client/paste.h"
#include "client/records.h"
#include "client/replays.h"
#include "game/save.h"
#include "program/app.h"
#include "program/pictures.h"
#include "program/say.h"
#include "text/text.h"
#include "text/words.h"

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
        app_notify(app, APP_ICON_WARN, app_text(APP_TEXT_PASTE_NOTHING));
}

bool app_paste(app *app)
{
    char *copied = SDL_GetClipboardText();
    const char *text = copied ? copied : "";
    sw_status status = client_begin_pasted(&app->client, text);
    if (status == SW_NOT_FOUND)
        paste_picture(app, text);
    SDL_free(copied);
    return status == SW_OK;
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
    char *text = SDL_GetClipboardText();
    uint64_t id = client_replay_import_pasted(&app->client, replays, text);
    SDL_free(text);
    return id;
}

/* ---- To the clipboard ---- */

void app_copy(app *app, const sw_text *text, const char *done)
{
    bool copied = !text->failed && SDL_SetClipboardText(text->data) == 0;
    app_notify(app, copied ? APP_ICON_COPY : APP_ICON_WARN,
               copied ? done : app_text(APP_TEXT_COPY_FAILED));
}

void app_copy_id(app *app)
{
    sw_text text;
    sw_text_init(&text, PUZZLE_ID_SIZE);
    app_words_id(client_round(&app->client), &text);
    app_copy(app, &text, app_text(APP_TEXT_ID_COPIED));
    sw_text_deinit(&text);
}

void app_copy_result(app *app)
{
    enum { CARD_LIMIT = PUZZLE_ID_SIZE + 1024 };
    sw_text text;
    sw_text_init(&text, CARD_LIMIT);
    app_words_card(client_round(&app->client), client_rating(&app->client), &text);
    app_copy(app, &text, app_text(APP_TEXT_CARD_COPIED));
    sw_text_deinit(&text);
}

void app_copy_replay(app *app, const game_record *record)
{
    sw_text text;
    sw_text_init(&text, GAME_SAVE_LIMIT);
    game_record_format(record, &text);
    app_copy(app, &text, app_text(APP_TEXT_REPLAY_COPIED));
    sw_text_deinit(&text);
}
