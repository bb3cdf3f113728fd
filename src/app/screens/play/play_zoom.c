/* A closer look at a board of small tiles, by fingers, wheel, pointer and keys. */
#include "screens/play/play.h"

#include "client/games.h"

#include <math.h>

static bool may_zoom(const app *app, const play_layout *l)
{
    return app_zoom_wanted(&l->whole) && !app_play_solved(app);
}

static bool on_board(const play_layout *l, double x, double y)
{
    return app_rect_contains(l->board.tray, x, y);
}

bool app_play_pinches(const app *app, const void *layout, double x, double y)
{
    const play_layout *l = layout;
    return may_zoom(app, l) && on_board(l, x, y);
}

static void apply(play_state *self, const play_layout *l, app_zoom_change change)
{
    bool picture = l->round->look.style == GAME_PICTURE;
    app_zoom_by(&self->zoom.at, &l->whole, picture, &change);
}

/* ---- The wheel, and keys ---- */

/* About a point of the board. */
static void step(const app *app, play_state *self, const play_layout *l, double times, double x,
                 double y)
{
    if (may_zoom(app, l))
        apply(self, l, (app_zoom_change){.times = times, .x = x, .y = y});
}

/* The blank is where the player is at work. */
static void step_at_blank(const app *app, play_state *self, const play_layout *l, double times)
{
    app_rect cell = app_board_layout_cell(&l->board, l->session->board.blank);
    double scale = l->board.scale;
    step(app, self, l, times, (cell.x + cell.w / 2.0) / scale, (cell.y + cell.h / 2.0) / scale);
    self->zoom.blank = -1; /* and comes into sight */
}

static void roll(const app *app, play_state *self, const play_layout *l, int up)
{
    const double times = pow(1.2, up);
    if (self->hover.known && on_board(l, self->hover.x, self->hover.y))
        step(app, self, l, times, self->hover.x, self->hover.y);
    else
        step_at_blank(app, self, l, times);
}

void app_play_zoom_key(app *app, play_state *self, bool in)
{
    enum { TIMES = 2 };
    play_layout l;
    app_play_lay_out(app, self, &l);
    step_at_blank(app, self, &l, in ? TIMES : 1.0 / TIMES);
}

/* ---- Dragging ---- */

/* By a tile that slides nowhere, or by the tray; but a finger's stroke may slide a tile from anywhere. */
void app_play_zoom_take(app *app, play_state *self, const play_layout *l, const app_event *event)
{
    bool swipes = event->way == GAME_WAY_TOUCH && app->client.settings.swipe;
    if (l->board.window.w == 0 || swipes || !on_board(l, event->x, event->y))
        return;
    self->board.hover = -1;
    self->zoom.dragged = true;
    self->zoom.x = event->x;
    self->zoom.y = event->y;
}

static void drag(play_state *self, const play_layout *l, const app_event *event)
{
    play_zoom *zoom = &self->zoom;
    apply(self, l,
          (app_zoom_change){1, event->x, event->y, event->x - zoom->x, event->y - zoom->y});
    zoom->x = event->x;
    zoom->y = event->y;
}

/* A finger that rests looks at a tile instead. */
static bool ends_drag(const play_layout *l, const app_event *event)
{
    return event->kind == APP_EVENT_POINTER_UP || event->kind == APP_EVENT_POINTER_LEAVE ||
           event->kind == APP_EVENT_FOCUS_LOST ||
           (event->kind == APP_EVENT_POINTER_LONG && app_board_has_loupe(&l->board));
}

/* ---- Events and frames ---- */

bool app_play_zoom_event(app *app, play_state *self, const play_layout *l, const app_event *event)
{
    bool dragged = self->zoom.dragged;
    if (event->kind == APP_EVENT_PINCH && may_zoom(app, l))
        apply(self, l, (app_zoom_change){event->zoom, event->x, event->y, event->dx, event->dy});
    if (event->kind == APP_EVENT_WHEEL)
        roll(app, self, l, event->wheel);
    if (dragged && event->kind == APP_EVENT_POINTER_MOVE)
        drag(self, l, event);
    if (dragged && ends_drag(l, event))
        self->zoom.dragged = false;
    return dragged && event->kind == APP_EVENT_POINTER_MOVE;
}

void app_play_zoom_show(app *app, play_state *self, int cell)
{
    if (self->zoom.at.factor <= 1)
        return;
    play_layout l;
    app_play_lay_out(app, self, &l);
    app_zoom_show(&self->zoom.at, &l.whole, l.round->look.style == GAME_PICTURE, cell);
}

void app_play_zoom_follow(app *app, play_state *self)
{
    int blank = client_round(&app->client)->session.board.blank;
    if (self->zoom.blank == blank)
        return;
    self->zoom.blank = blank;
    app_play_zoom_show(app, self, blank);
}
