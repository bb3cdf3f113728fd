/* The part of the picture that is played: moved, made larger and smaller, turned. */
#include "screens/pictures/pictures.h"

#include "draw/render.h"
#include "program/crop.h"

#include <math.h>
#include <stdlib.h>

enum { KNOB_REACH = 24, ZOOM_STEP = 10, STEPS_ACROSS = 20 };

bool app_pictures_sides(const app *app, const pictures_state *self, int *width, int *height)
{
    const SDL_Surface *picture = app_render_picture(app->render, APP_SLOT_CHOICE);
    if (!picture || !app_chosen_is_there(&self->chosen, &self->look))
        return false;
    bool swapped = self->look.crop.turn % 2 != 0;
    *width = swapped ? picture->h : picture->w;
    *height = swapped ? picture->w : picture->h;
    return true;
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
static void move(pictures_state *self, const pictures_layout *l, double right, double down)
{
    app_crop_move(&self->look.crop, l->whole.w, l->whole.h, self->board.size, right, down);
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
static void size_to(pictures_state *self, const pictures_layout *l, double x, double y)
{
    double across = fabs(x - l->part.x - l->part.w / 2.0) / (l->part.w / 2.0);
    double down = fabs(y - l->part.y - l->part.h / 2.0) / (l->part.h / 2.0);
    double larger = fmax(fmax(across, down), 0.1);
    app_crop_zoom(&self->look.crop, (int)lround((100 + self->look.crop.closer) / larger));
}

static void drag(pictures_state *self, const pictures_layout *l, const app_event *event)
{
    if (self->drag == PICTURES_DRAG_SIZE)
        size_to(self, l, event->x, event->y);
    else
        move(self, l, (event->x - self->x) / l->whole.w, (event->y - self->y) / l->whole.h);
    self->x = event->x;
    self->y = event->y;
}

static void take_hold(pictures_state *self, const pictures_layout *l, const app_event *event)
{
    if (l->whole.w == 0 || !app_rect_contains(l->tray, event->x, event->y))
        return;
    self->drag =
        is_near_corner(l->part, event->x, event->y) ? PICTURES_DRAG_SIZE : PICTURES_DRAG_MOVE;
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

static bool key(pictures_state *self, const pictures_layout *l, app_intent intent)
{
    int right, down;
    if (is_step(intent, &right, &down))
        move(self, l, (double)right * l->part.w / l->whole.w / STEPS_ACROSS,
             (double)down * l->part.h / l->whole.h / STEPS_ACROSS);
    else if (intent == APP_INTENT_PAGE_UP)
        zoom_by(self, ZOOM_STEP);
    else if (intent == APP_INTENT_PAGE_DOWN)
        zoom_by(self, -ZOOM_STEP);
    else
        return false;
    return true;
}

bool app_pictures_crop_event(pictures_state *self, const pictures_layout *l, const app_event *event)
{
    bool there = l->whole.w > 0;
    switch (event->kind) {
    case APP_EVENT_POINTER_DOWN:
        take_hold(self, l, event);
        return false; /* it moves the focus as well */
    case APP_EVENT_POINTER_MOVE:
        if (!self->drag || !there)
            return false;
        drag(self, l, event);
        return true;
    case APP_EVENT_POINTER_UP:
    case APP_EVENT_POINTER_LEAVE:
    case APP_EVENT_FOCUS_LOST:
        self->drag = PICTURES_DRAG_NONE;
        return false;
    case APP_EVENT_WHEEL:
        if (!there || !app_rect_contains(l->tray, event->x, event->y))
            return false;
        zoom_by(self, event->wheel * ZOOM_STEP);
        return true;
    case APP_EVENT_KEY_DOWN:
        return there && self->page.controls.focus == PICTURES_PART && key(self, l, event->control);
    default:
        return false;
    }
}
