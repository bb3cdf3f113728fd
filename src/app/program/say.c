/* Toasts: a text of a screen's, or what the client says put into words. */
#include "program/say.h"

#include "client/link.h"
#include "input/keys.h"
#include "os/clock.h"
#include "platform/platform.h"
#include "program/app.h"
#include "text/translate.h"

void app_notify(app *app, app_icon icon, const char *text)
{
    SDL_utf8strlcpy(app->toast.text, text, sizeof app->toast.text); /* a long one is cut */
    app->toast.icon = icon;
    app->toast.since = os_clock_ms();
    app->toast.drawn = false;
    app->toast.lasts = false;
    app->toast.offer = NULL;
}

void app_notify_offer(app *app, app_icon icon, const char *text, const char *offer,
                      app_intent intent)
{
    app_notify(app, icon, text);
    app->toast.offer = offer;
    app->toast.intent = intent;
    app->toast.button = (app_controls){0};
}

void app_notify_error(app *app, const sw_error *error)
{
    app_arena in;
    app_arena_empty(&in);
    app_notify(app, APP_ICON_WARN, app_words_error(&in, error, true));
}

void app_notify_bad_link(app *app, const char *link)
{
    char name[48];
    app_arena in;
    app_arena_empty(&in);
    SDL_utf8strlcpy(name, client_link_name(link), sizeof name);
    app_notify(app, APP_ICON_WARN,
               app_arena_print(&in,
                               _("There is no board %s. Check the link for a typing mistake, or "
                                 "ask for it again."),
                               name));
    app->toast.lasts = true;
}

void app_notify_failed(app *app, const char *failed, const sw_error *error)
{
    app_arena in;
    app_arena_empty(&in);
    app_notify(app, APP_ICON_WARN,
               app_arena_print(&in, _("%s: %s"), failed, app_words_error(&in, error, false)));
}

/* What a code without facts says. */
static const struct said {
    app_icon icon;
    const char *text;
} said[] = {
    [CLIENT_SAYS_NO_MEMORY] = {APP_ICON_WARN, N_("Memory ran out; nothing was changed")},
    [CLIENT_SAYS_SECOND] = {APP_ICON_WARN,
                            N_("Another Slidewise is running: games are not saved here")},
    [CLIENT_SAYS_SEEKING] = {APP_ICON_CLOCK,
                             N_("Looking for a hard board. The game begins in a moment.")},
    [CLIENT_SAYS_SEEKING_STOPPED] = {APP_ICON_TICK, N_("Stopped looking for a hard board.")},
    [CLIENT_SAYS_NO_LEVEL] = {APP_ICON_WARN, N_("There is no such level any more.")},
    [CLIENT_SAYS_NO_ID] = {APP_ICON_WARN, N_("The clipboard holds no board and no ID")},
    [CLIENT_SAYS_START_PASTED] = {APP_ICON_TICK, N_("The start is the pasted board")},
    [CLIENT_SAYS_GOAL_PASTED] = {APP_ICON_TICK, N_("The goal is the pasted board")},
    [CLIENT_SAYS_REPLAY_NONE] = {APP_ICON_WARN, N_("There is no replay in the clipboard")},
    [CLIENT_SAYS_REPLAY_THERE] = {APP_ICON_TICK, N_("This replay is in the list already")},
    [CLIENT_SAYS_REPLAY_IMPORTED] = {APP_ICON_TICK, N_("The replay is in the list now")},
    [CLIENT_SAYS_REPLAY_NOT_KEPT] = {APP_ICON_WARN,
                                     N_("Not imported: the folder of replays cannot be written")},
    [CLIENT_SAYS_REPLAYS_OFF] = {APP_ICON_WARN,
                                 N_("Not kept: the settings say that no replays are kept")},
};

/* "holiday.replay:7: ...", or "line 7: ..." of a text that was in no file. */
static const char *facts_of(app_arena *in, const client_message *message)
{
    if (!message->error)
        return message->name ? message->name : "";
    sw_error error = *message->error;
    if (message->name)
        sw_fail_in_file(&error, message->name, message->error);
    return message->id == CLIENT_SAYS_REPLAY_BAD
               ? app_words_error_in_line(in, &error)
               : app_words_error(in, &error, message->id == CLIENT_SAYS_PROBLEM);
}

static const char *parked_words(const app *app, app_arena *in)
{
    app_key_name key = app_view_key_name(&app->view, APP_INTENT_PARKED);
    return key.text[0]
               ? app_arena_print(in, _("Your earlier game is kept: %s brings it back"), key.text)
               : _("Your earlier game is kept: the menu brings it back");
}

void app_say(void *data, const client_message *message)
{
    app_arena in;
    app_arena_empty(&in);
    const char *facts = facts_of(&in, message), *words;
    switch (message->id) {
    case CLIENT_SAYS_PROBLEM:
        app_notify(data, APP_ICON_WARN, facts);
        return;
    case CLIENT_SAYS_SOUGHT:
        ((app *)data)->toast.since = 0; /* the board itself says it */
        return;
    case CLIENT_SAYS_GAME_PARKED:
        app_notify(data, APP_ICON_CLOCK, parked_words(data, &in));
        return;
    case CLIENT_SAYS_GAME_LEFT:
    case CLIENT_SAYS_GAME_LEFT_UNKEPT:
        app_notify_offer(data, APP_ICON_CLOCK,
                         message->id == CLIENT_SAYS_GAME_LEFT
                             ? _("The board you left is in the theatre")
                             : _("You left a board with moves"),
                         _("Back to that board"), APP_INTENT_PARKED);
        return;
    case CLIENT_SAYS_NO_VALUES:
        words = app_arena_print(&in, _("Hints may be longer than necessary: %s"), facts);
        break;
    case CLIENT_SAYS_BOARD_BAD:
        words = app_arena_print(&in, _("Not a board: %s"), facts);
        break;
    case CLIENT_SAYS_REPLAY_BAD:
        words = app_arena_print(&in, _("Not imported: %s"), facts);
        break;
    case CLIENT_SAYS_EXPORTED:
        words = app_arena_print(&in, _("Saved as %s"), app_platform_hand_over(message->name));
        break;
    case CLIENT_SAYS_NOT_EXPORTED:
        words = app_arena_print(&in, _("Nothing was saved: %s"), facts);
        break;
    default:
        app_notify(data, said[message->id].icon, _(said[message->id].text));
        return;
    }
    bool done = message->id == CLIENT_SAYS_EXPORTED;
    app_notify(data, done ? APP_ICON_TICK : APP_ICON_WARN, words);
}

const char *app_saving_words(const app *app)
{
    if (game_store_is_second(app->client.store))
        return _("This game is not saved: another Slidewise is running.");
    return game_store_saved(app->client.store)
               ? _("Everything is saved after each move.")
               : _("Not everything is saved. Slidewise keeps trying.");
}
