/* A closer look at a board of small tiles, by fingers, wheel, pointer and keys. */
#include "screens/play/play.h"

#include "client/games.h"

#include <math.h>

static bool may_zoom(const app *app, const play_boards *boards)
{
    return app_zoom_wanted(&boards->whole) && !app_play_solved(app);
}

static bool on_board(const app_board_layout *board, double x, double y)
{
    return app_rect_contains(board->tray, x, y);
}

bool app_play_pinches(const app *app, const app_parts *p, double x, double y)
{
    play_boards boards = app_play_boards(p);
    return may_zoom(app, &boards) && on_board(&boards.own, x, y);
}

static bool is_picture(const app *app)
{
    return client_round(&app->client)->look.style == GAME_PICTURE;
}

static void apply(const app *app, play_state *self, const play_boards *boards,
                  app_zoom_change change)
{
    app_zoom_by(&self->zoom.at, &boards->whole, is_picture(app), &change);
}

/* ---- The wheel, and keys ---- */

/* About a point of the board. */
static void step(const app *app, play_state *self, const play_boards *boards, double times,
                 double x, double y)
{
    if (may_zoom(app, boards))
        apply(app, self, boards, (app_zoom_change){.times = times, .x = x, .y = y});
}

/* The blank is where the player is at work. */
static void step_at_blank(const app *app, play_state *self, const play_boards *boards, double times)
{
    app_rect cell =
        app_board_layout_cell(&boards->own, client_round(&app->client)->session.board.blank);
    double scale = boards->own.scale;
    step(app, self, boards, times, (cell.x + cell.w / 2.0) / scale,
         (cell.y + cell.h / 2.0) / scale);
    self->zoom.blank = -1; /* and comes into sight */
}

static void roll(const app *app, play_state *self, const play_boards *boards, int up)
{
    const double times = pow(1.2, up);
    if (self->hover.known && on_board(&boards->own, self->hover.x, self->hover.y))
        step(app, self, boards, times, self->hover.x, self->hover.y);
    else
        step_at_blank(app, self, boards, times);
}

/* As they were laid out last. */
static play_boards boards_of(const app *app, const play_state *self)
{
    for (int i = app->open_count - 1; i >= 0; i--)
        if (app->open[i].state == self)
            return app_play_boards(app->open[i].parts);
    return (play_boards){0};
}

void app_play_zoom_key(app *app, play_state *self, bool in)
{
    enum { TIMES = 2 };
    play_boards boards = boards_of(app, self);
    step_at_blank(app, self, &boards, in ? TIMES : 1.0 / TIMES);
}

/* ---- Dragging ---- */

/* By a tile that slides nowhere, or by the tray; but a finger's stroke may slide a tile from anywhere. */
void app_play_zoom_take(app *app, play_state *self, const app_board_layout *board,
                        const app_event *event)
{
    bool swipes = event->way == GAME_WAY_TOUCH && app->client.settings.swipe;
    if (board->window.w == 0 || swipes || !on_board(board, event->x, event->y))
        return;
    self->board.hover = -1;
    self->zoom.dragged = true;
    self->zoom.x = event->x;
    self->zoom.y = event->y;
}

static void drag(const app *app, play_state *self, const play_boards *boards,
                 const app_event *event)
{
    play_zoom *zoom = &self->zoom;
    apply(app, self, boards,
          (app_zoom_change){1, event->x, event->y, event->x - zoom->x, event->y - zoom->y});
    zoom->x = event->x;
    zoom->y = event->y;
}

/* A finger that rests looks at a tile instead. */
static bool ends_drag(const app_board_layout *board, const app_event *event)
{
    return event->kind == APP_EVENT_POINTER_UP || event->kind == APP_EVENT_POINTER_LEAVE ||
           event->kind == APP_EVENT_FOCUS_LOST ||
           (event->kind == APP_EVENT_POINTER_LONG && app_board_has_loupe(board));
}

/* ---- Events and frames ---- */

bool app_play_zoom_event(app *app, play_state *self, const play_boards *boards,
                         const app_event *event)
{
    bool dragged = self->zoom.dragged;
    if (event->kind == APP_EVENT_PINCH && may_zoom(app, boards))
        apply(app, self, boards,
              (app_zoom_change){event->zoom, event->x, event->y, event->dx, event->dy});
    if (event->kind == APP_EVENT_WHEEL)
        roll(app, self, boards, event->wheel);
    if (dragged && event->kind == APP_EVENT_POINTER_MOVE)
        drag(app, self, boards, event);
    if (dragged && ends_drag(&boards->own, event))
        self->zoom.dragged = false;
    return dragged && event->kind == APP_EVENT_POINTER_MOVE;
}

void app_play_zoom_show(app *app, play_state *self, int cell)
{
    if (self->zoom.at.factor <= 1)
        return;
    play_boards boards = boards_of(app, self);
    app_zoom_show(&self->zoom.at, &boards.whole, is_picture(app), cell);
}

void app_play_zoom_follow(app *app, play_state *self)
{
    int blank = client_round(&app->client)->session.board.blank;
    if (self->zoom.blank == blank)
        return;
    self->zoom.blank = blank;
    app_play_zoom_show(app, self, blank);
}
