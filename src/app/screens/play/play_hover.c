/* Sliding by hovering, and the keys that mean something while they are held. */
#include "screens/play/play.h"

#include "client/games.h"
#include "program/say.h"
#include "text/translate.h"

/* ---- Keys that are held ---- */

static bool is_held_key(app_intent intent)
{
    return intent == APP_INTENT_LINES || intent == APP_INTENT_FREEZE;
}

static void switch_lines(app *app, play_state *self)
{
    self->whole_lines = !self->whole_lines;
    app_notify(app, APP_ICON_TICK,
               self->whole_lines ? _("Directions now slide whole lines.")
                                 : _("Directions now slide single tiles."));
}

static void switch_hovering(app *app, play_state *self)
{
    if (!app->client.settings.hover)
        return;
    self->frozen = !self->frozen;
    app_notify(app, APP_ICON_TICK,
               self->frozen ? _("Hovering slides nothing") : _("Hovering slides tiles"));
}

/* Pressed and let go by itself, such a key is turned on or off, for those who do not like to hold it. */
static void press_alone(app *app, play_state *self, app_intent intent)
{
    self->alone = APP_INTENT_NONE;
    if (intent == APP_INTENT_LINES)
        switch_lines(app, self);
    else
        switch_hovering(app, self);
}

void app_play_watch_held(app *app, play_state *self, const app_event *event)
{
    bool down = event->kind == APP_EVENT_KEY_DOWN, up = event->kind == APP_EVENT_KEY_UP;
    bool held = (down || up) && is_held_key(event->intent);
    bool twice = app->client.settings.press_twice;
    if (up && held && twice && event->intent == self->alone)
        press_alone(app, self, event->intent);
    if (down || event->kind == APP_EVENT_POINTER_DOWN)
        self->alone = held ? event->intent : APP_INTENT_NONE;
    if (!twice && held && event->intent == APP_INTENT_FREEZE)
        self->frozen = down;
    if (!twice && event->kind == APP_EVENT_FOCUS_LOST)
        self->frozen = false; /* the key is let go elsewhere */
}

/* ---- Hovering ---- */

static bool slides(const app *app, const app_board_layout *board, int cell)
{
    if (!app_board_layout_shows(board, app_board_layout_cell(board, cell)))
        return false;
    int length = puzzle_slide_from(&client_round(&app->client)->session.board, cell).length;
    return length == 1 || (length > 1 && app->client.settings.hover_lines);
}

/* A held button moves the pointer alone; and what is not seen, is not slid. */
void app_play_hover(app *app, play_state *self, const app_board_layout *board,
                    const app_event *event)
{
    int cells[APP_HOVER_CELLS];
    int count = app_hover_follow(&self->hover, board, event, cells);
    bool still = event->held || self->frozen || app_play_peeking(self);
    if (!app->client.settings.hover || still || app_play_still(app, self))
        return;
    for (int i = 0; i < count && !app_play_still(app, self); i++)
        if (slides(app, board, cells[i]))
            app_play_command(
                app, self,
                (game_command){.kind = GAME_PRESS, .way = GAME_WAY_HOVER, .cell = cells[i]});
}
