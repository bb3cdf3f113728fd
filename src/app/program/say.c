/* Toasts: a text of a screen's, or what the client says put into words. */
#include "program/say.h"

#include "client/link.h"
#include "input/keys.h"
#include "os/clock.h"
#include "os/paths.h"
#include "platform/platform.h"
#include "program/app.h"
#include "text/text.h"
#include "text/translate.h"

#include <stdio.h>

void app_notify(app *app, app_icon icon, const char *text)
{
    SDL_utf8strlcpy(app->toast.text, text, sizeof app->toast.text); /* a long one is cut */
    app->toast.icon = icon;
    app->toast.since = os_clock_ms();
    app->toast.drawn = false;
    app->toast.lasts = false;
    app->toast.offer = NULL;
}

void app_notify_offer(app *app, app_icon icon, const char *text, app_text_id offer,
                      app_intent intent)
{
    app_notify(app, icon, text);
    app->toast.offer = app_text(offer);
    app->toast.intent = intent;
    app->toast.button = (app_controls){0};
}

void app_notify_error(app *app, const sw_error *error)
{
    char words[APP_ERROR_SIZE];
    app_text_error_sentence(error, words, sizeof words);
    app_notify(app, APP_ICON_WARN, words);
}

void app_notify_bad_link(app *app, const char *link)
{
    char name[48], words[sizeof name + 128];
    SDL_utf8strlcpy(name, client_link_name(link), sizeof name);
    app_textf(words, sizeof words, APP_TEXT_LINK_BAD, name);
    app_notify(app, APP_ICON_WARN, words);
    app->toast.lasts = true;
}

void app_notify_failed(app *app, app_text_id failed, const sw_error *error)
{
    char reason[APP_ERROR_SIZE], words[APP_ERROR_SIZE + 64];
    app_text_error(error, reason, sizeof reason);
    app_textf(words, sizeof words, APP_TEXT_BECAUSE, app_text(failed), reason);
    app_notify(app, APP_ICON_WARN, words);
}

/* What a code without facts says. */
static const struct said {
    app_icon icon;
    app_text_id text;
} said[] = {
    [CLIENT_SAYS_NO_MEMORY] = {APP_ICON_WARN, APP_TEXT_NO_MEMORY},
    [CLIENT_SAYS_SECOND] = {APP_ICON_WARN, APP_TEXT_SECOND_INSTANCE},
    [CLIENT_SAYS_SEEKING] = {APP_ICON_CLOCK, APP_TEXT_SEEKING},
    [CLIENT_SAYS_SEEKING_STOPPED] = {APP_ICON_TICK, APP_TEXT_SEEKING_STOPPED},
    [CLIENT_SAYS_NO_LEVEL] = {APP_ICON_WARN, APP_TEXT_NO_LEVEL},
    [CLIENT_SAYS_NO_ID] = {APP_ICON_WARN, APP_TEXT_NO_ID},
    [CLIENT_SAYS_START_PASTED] = {APP_ICON_TICK, APP_TEXT_LAB_PASTED_START},
    [CLIENT_SAYS_GOAL_PASTED] = {APP_ICON_TICK, APP_TEXT_LAB_PASTED_GOAL},
    [CLIENT_SAYS_REPLAY_NONE] = {APP_ICON_WARN, APP_TEXT_REPLAY_NOTHING},
    [CLIENT_SAYS_REPLAY_THERE] = {APP_ICON_TICK, APP_TEXT_REPLAY_THERE},
    [CLIENT_SAYS_REPLAY_IMPORTED] = {APP_ICON_TICK, APP_TEXT_REPLAY_IMPORTED},
    [CLIENT_SAYS_REPLAY_NOT_KEPT] = {APP_ICON_WARN, APP_TEXT_REPLAY_NOT_KEPT},
    [CLIENT_SAYS_REPLAYS_OFF] = {APP_ICON_WARN, APP_TEXT_REPLAYS_OFF},
};

enum { FACTS_SIZE = OS_PATH_SIZE + SW_ERROR_SIZE };

/* "holiday.replay:7: ...", or "line 7: ..." of a text that was in no file. */
static void put_facts(const client_message *message, char *out, size_t size)
{
    if (!message->error) {
        snprintf(out, size, "%s", message->name ? message->name : "");
        return;
    }
    sw_error error = *message->error;
    if (message->name)
        sw_fail_in_file(&error, message->name, message->error);
    if (message->id == CLIENT_SAYS_REPLAY_BAD)
        app_text_error_in_line(&error, out, size);
    else if (message->id == CLIENT_SAYS_PROBLEM)
        app_text_error_sentence(&error, out, size);
    else
        app_text_error(&error, out, size);
}

static void put_parked(const app *app, char *out, size_t size)
{
    app_key_name key = app_view_key_name(&app->view, APP_INTENT_PARKED);
    if (key.text[0])
        app_textf(out, size, APP_TEXT_PARKED_NOTICE, key.text);
    else
        snprintf(out, size, "%s", app_text(APP_TEXT_PARKED_NOTICE_MENU));
}

void app_say(void *data, const client_message *message)
{
    char facts[FACTS_SIZE], words[FACTS_SIZE + 64];
    put_facts(message, facts, sizeof facts);
    switch (message->id) {
    case CLIENT_SAYS_PROBLEM:
        app_notify(data, APP_ICON_WARN, facts);
        return;
    case CLIENT_SAYS_SOUGHT:
        ((app *)data)->toast.since = 0; /* the board itself says it */
        return;
    case CLIENT_SAYS_GAME_PARKED:
        put_parked(data, words, sizeof words);
        app_notify(data, APP_ICON_CLOCK, words);
        return;
    case CLIENT_SAYS_GAME_LEFT:
    case CLIENT_SAYS_GAME_LEFT_UNKEPT:
        app_notify_offer(data, APP_ICON_CLOCK,
                         app_text(message->id == CLIENT_SAYS_GAME_LEFT ? APP_TEXT_LEFT_NOTICE
                                                                       : APP_TEXT_LEFT_UNKEPT),
                         APP_TEXT_BACK_TO_BOARD, APP_INTENT_PARKED);
        return;
    case CLIENT_SAYS_NO_VALUES:
        app_textf(words, sizeof words, APP_TEXT_NO_VALUES, facts);
        break;
    case CLIENT_SAYS_BOARD_BAD:
        app_textf(words, sizeof words, APP_TEXT_LAB_PASTE_FAILED, facts);
        break;
    case CLIENT_SAYS_REPLAY_BAD:
        app_textf(words, sizeof words, APP_TEXT_REPLAY_BAD, facts);
        break;
    case CLIENT_SAYS_EXPORTED:
        app_textf(words, sizeof words, APP_TEXT_SAVED_AS, app_platform_hand_over(message->name));
        break;
    case CLIENT_SAYS_NOT_EXPORTED:
        app_textf(words, sizeof words, APP_TEXT_NOT_EXPORTED, facts);
        break;
    default:
        app_notify(data, said[message->id].icon, app_text(said[message->id].text));
        return;
    }
    bool done = message->id == CLIENT_SAYS_EXPORTED;
    app_notify(data, done ? APP_ICON_TICK : APP_ICON_WARN, words);
}

app_text_id app_saving_text(const app *app)
{
    if (game_store_is_second(app->client.store))
        return APP_TEXT_NOT_SAVED;
    return game_store_saved(app->client.store) ? APP_TEXT_SAVED_ALWAYS : APP_TEXT_SAVING_FAILED;
}

const char *app_saving_words(const app *app)
{
    if (game_store_is_second(app->client.store))
        return _("This game is not saved: another Slidewise is running.");
    return game_store_saved(app->client.store)
               ? _("Everything is saved after each move.")
               : _("Not everything is saved. Slidewise keeps trying.");
}
