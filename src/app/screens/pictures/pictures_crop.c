/* The part of the picture that is played: moved, made larger and smaller, turned. */
#include "screens/pictures/pictures.h"

#include "draw/render.h"
#include "program/crop.h"

#include <math.h>
#include <stdlib.h>

enum { KNOB_REACH = 24, ZOOM_STEP = 10, STEPS_ACROSS = 20 };

/* The sides of the chosen picture as it is turned; false while it is not there. */
static bool sides(const app *app, const pictures_state *self, int *width, int *height)
{
    const SDL_Surface *picture = app_render_picture(app->render, APP_SLOT_CHOICE);
    if (!picture || !app_chosen_is_there(&self->chosen, &self->look))
        return false;
    bool swapped = self->look.crop.turn % 2 != 0;
    *width = swapped ? picture->h : picture->w;
    *height = swapped ? picture->w : picture->h;
    return true;
}

bool app_pictures_is_there(const app *app, const pictures_state *self)
{
    int width, height;
    return sides(app, self, &width, &height);
}

/* As large as it can be in the tray. */
pictures_frame app_pictures_frame(const app *app, const pictures_state *self, app_rect tray)
{
    pictures_frame out = {.tray = tray};
    int width, height, edge = app_view_layout(&app->view) == APP_LAYOUT_MINIMUM ? 8 : 16;
    if (!sides(app, self, &width, &height))
        return out;
    app_rect room = app_rect_inside(tray, edge, edge);
    bool flat = (int64_t)width * room.h > (int64_t)height * room.w;
    int w = flat ? room.w : room.h * width / height, h = flat ? room.w * height / width : room.h;
    out.whole = app_rect_middle(room, SDL_max(w, 1), SDL_max(h, 1));
    app_rect part = app_crop_part(out.whole.w, out.whole.h, self->board.size, &self->look.crop);
    out.part = (app_rect){out.whole.x + part.x, out.whole.y + part.y, part.w, part.h};
    return out;
}

puzzle_size app_pictures_quick_size(const app *app, const pictures_state *self, int index)
{
    static const puzzle_size flat[PICTURES_QUICK_SIZES] = {{4, 4}, {5, 4}, {6, 4}};
    static const puzzle_size high[PICTURES_QUICK_SIZES] = {{4, 4}, {4, 5}, {4, 6}};
    int width, height;
    bool is_high = sides(app, self, &width, &height) && height > width;
    return (is_high ? high : flat)[index];
}

void app_pictures_turn(app *app, pictures_state *self)
{
    app_crop_turn(&self->look.crop);
    app_render_set_crop(app->render, APP_SLOT_CHOICE, &(game_crop){.turn = self->look.crop.turn});
}

void app_pictures_fit(app *app, pictures_state *self)
{
    self->look.crop = (game_crop){0};
    app_render_set_crop(app->render, APP_SLOT_CHOICE, &self->look.crop);
}

/* By so much of the picture's sides. */
static void move(pictures_state *self, const pictures_frame *f, double right, double down)
{
    app_crop_move(&self->look.crop, f->whole.w, f->whole.h, self->board.size, right, down);
}

static void zoom_by(pictures_state *self, int percent)
{
    app_crop_zoom(&self->look.crop, 100 + self->look.crop.closer + percent);
}

/* ---- The pointer ---- */

static bool is_near_corner(app_rect part, double x, double y)
{
    double across = fmin(fabs(x - part.x), fabs(x - part.x - part.w));
    double down = fmin(fabs(y - part.y), fabs(y - part.y - part.h));
    return across <= KNOB_REACH && down <= KNOB_REACH;
}

/* A corner follows the pointer, the part's middle stays. */
static void size_to(pictures_state *self, const pictures_frame *f, double x, double y)
{
    double across = fabs(x - f->part.x - f->part.w / 2.0) / (f->part.w / 2.0);
    double down = fabs(y - f->part.y - f->part.h / 2.0) / (f->part.h / 2.0);
    double larger = fmax(fmax(across, down), 0.1);
    app_crop_zoom(&self->look.crop, (int)lround((100 + self->look.crop.closer) / larger));
}

static void drag(pictures_state *self, const pictures_frame *f, const app_event *event)
{
    if (self->drag == PICTURES_DRAG_SIZE)
        size_to(self, f, event->x, event->y);
    else
        move(self, f, (event->x - self->x) / f->whole.w, (event->y - self->y) / f->whole.h);
    self->x = event->x;
    self->y = event->y;
}

static void take_hold(pictures_state *self, const pictures_frame *f, const app_event *event)
{
    if (f->whole.w == 0 || !app_rect_contains(f->tray, event->x, event->y))
        return;
    self->drag =
        is_near_corner(f->part, event->x, event->y) ? PICTURES_DRAG_SIZE : PICTURES_DRAG_MOVE;
    self->x = event->x;
    self->y = event->y;
}

/* ---- The keys ---- */

static bool is_step(app_intent intent, int *right, int *down)
{
    *right = (intent == APP_INTENT_RIGHT) - (intent == APP_INTENT_LEFT);
    *down = (intent == APP_INTENT_DOWN) - (intent == APP_INTENT_UP);
    return *right != 0 || *down != 0;
}

static bool key(pictures_state *self, const pictures_frame *f, app_intent intent)
{
    int right, down;
    if (is_step(intent, &right, &down))
        move(self, f, (double)right * f->part.w / f->whole.w / STEPS_ACROSS,
             (double)down * f->part.h / f->whole.h / STEPS_ACROSS);
    else if (intent == APP_INTENT_PAGE_UP)
        zoom_by(self, ZOOM_STEP);
    else if (intent == APP_INTENT_PAGE_DOWN)
        zoom_by(self, -ZOOM_STEP);
    else
        return false;
    return true;
}

bool app_pictures_crop_event(pictures_state *self, const pictures_frame *f, const app_event *event)
{
    bool there = f->whole.w > 0;
    switch (event->kind) {
    case APP_EVENT_POINTER_DOWN:
        take_hold(self, f, event);
        return false; /* it moves the focus as well */
    case APP_EVENT_POINTER_MOVE:
        if (!self->drag || !there)
            return false;
        drag(self, f, event);
        return true;
    case APP_EVENT_POINTER_UP:
    case APP_EVENT_POINTER_LEAVE:
    case APP_EVENT_FOCUS_LOST:
        self->drag = PICTURES_DRAG_NONE;
        return false;
    case APP_EVENT_WHEEL:
        if (!there || !app_rect_contains(f->tray, event->x, event->y))
            return false;
        zoom_by(self, event->wheel * ZOOM_STEP);
        return true;
    case APP_EVENT_KEY_DOWN:
        return there && self->page.controls.focus == PICTURES_PART && key(self, f, event->control);
    default:
        return false;
    }
}
