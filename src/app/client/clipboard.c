/* What goes through the clipboard: a board's ID, a picture's path, the card of a result. */
#include "client/paste.h"
#include "client/start.h"
#include "client/state.h"
#include "text/words.h"

static void begin_board(app *app, const puzzle_id *id)
{
    game_round round;
    game_look look = app_look_of_settings(&app->settings);
    app_round_of_id(&round, id, &look);
    app_begin(app, &round);
}

/* SW_NOT_FOUND where the clipboard has nothing that was meant for an ID. */
static sw_status paste_id(app *app, sw_error *error)
{
    puzzle_id id;
    char *text = SDL_GetClipboardText();
    sw_status status = app_paste_id(text ? text : "", &id, error);
    SDL_free(text);
    if (status == SW_OK)
        begin_board(app, &id);
    else if (status != SW_NOT_FOUND)
        app_notify(app, APP_ICON_WARN, error->message);
    return status;
}

bool app_paste_id_game(app *app)
{
    sw_error error;
    sw_status status = paste_id(app, &error);
    if (status == SW_NOT_FOUND)
        app_notify(app, APP_ICON_WARN, app_text(APP_TEXT_NO_ID));
    return status == SW_OK;
}

app_pasted app_paste(app *app)
{
    sw_error error;
    sw_status status = paste_id(app, &error);
    if (status == SW_OK)
        return APP_PASTED_GAME;
    if (status == SW_NOT_FOUND && app_paste_picture(app))
        return APP_PASTED_PICTURE;
    return APP_PASTED_NOTHING;
}

bool app_paste_side(app *app, game_lab *boards, game_lab_side side)
{
    puzzle_board board;
    sw_error error = {SW_BAD_INPUT, 0, ""};
    char *text = SDL_GetClipboardText();
    sw_status status = text ? app_paste_board(text, &board, &error) : SW_BAD_INPUT;
    SDL_free(text);
    if (status != SW_OK) {
        char words[SW_ERROR_SIZE + 64];
        SDL_snprintf(words, sizeof words, app_text(APP_TEXT_LAB_PASTE_FAILED), error.message);
        app_notify(app, APP_ICON_WARN, words);
        return false;
    }
    game_lab_set_board(boards, side, &board, app_new_seed());
    app_notify(
        app, APP_ICON_TICK,
        app_text(side == GAME_LAB_START ? APP_TEXT_LAB_PASTED_START : APP_TEXT_LAB_PASTED_GOAL));
    return true;
}

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
    app_words_id(&app->desk.current, &text);
    app_copy(app, &text, app_text(APP_TEXT_ID_COPIED));
    sw_text_deinit(&text);
}

void app_copy_result(app *app)
{
    enum { CARD_LIMIT = PUZZLE_ID_SIZE + 1024 };
    sw_text text;
    sw_text_init(&text, CARD_LIMIT);
    app_words_card(&app->desk.current, &text);
    app_copy(app, &text, app_text(APP_TEXT_CARD_COPIED));
    sw_text_deinit(&text);
}
