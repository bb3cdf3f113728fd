/* A short message over the window. */
#include "ui/toast.h"

enum { TOAST_IN = 160, TOAST_STAY = 2400, TOAST_OUT = 200, TOAST_PER_LETTER = 45 };

/* Long messages stay longer. */
static double stay_of(const app_toast *toast)
{
    size_t letters = SDL_strlen(toast->text);
    double reading = (double)letters * TOAST_PER_LETTER;
    return reading > TOAST_STAY ? reading : TOAST_STAY;
}

/* It may have come after the frame began. */
static double age_of(const app_toast *toast, double now)
{
    return now > toast->since ? now - toast->since : 0;
}

static bool shown(const app_toast *toast, double now)
{
    return toast->since > 0 && age_of(toast, now) < TOAST_IN + stay_of(toast) + TOAST_OUT;
}

double app_toast_wait(const app_toast *toast, double now)
{
    if (!shown(toast, now))
        return 1e9;
    double age = age_of(toast, now);
    double left = TOAST_IN + stay_of(toast) - age;
    return age < TOAST_IN || left <= 0 ? 0 : left;
}

/* 0 .. 1: how much of it is there. */
static double presence(const app_toast *toast, double now)
{
    double age = age_of(toast, now);
    double out = age - TOAST_IN - stay_of(toast);
    double part = age < TOAST_IN ? age / TOAST_IN : out > 0 ? 1 - out / TOAST_OUT : 1;
    return 1 - (1 - part) * (1 - part);
}

void app_toast_draw(const app_toast *toast, const app_view *view)
{
    if (!shown(toast, view->now))
        return;
    char text[sizeof toast->text];
    int pad = 18;
    int icon = 22;
    int room = view->width - 2 * 24 - icon - 3 * pad;
    app_view_fit(view, APP_TYPE_LIST, toast->text, room, text, sizeof text);
    int width = icon + 3 * pad + app_view_text_width(view, APP_TYPE_LIST, text);
    int height = 50;
    double there = presence(toast, view->now);
    int hidden = view->settings->reduced_motion ? 0 : (int)((1 - there) * (height + pad));
    app_rect rect = {(view->width - width) / 2, 14 - hidden, width, height};
    app_view_slab(view, rect, 14);
    app_colour ink = toast->icon == APP_ICON_WARN ? view->colours->bounded : view->colours->good;
    app_view_icon(view, rect.x + pad, rect.y + (height - icon) / 2, icon, toast->icon, ink);
    app_view_text(view, APP_ALIGN_LEFT, rect.x + 2 * pad + icon, rect.y + height / 2, APP_TYPE_LIST,
                  view->colours->text, text);
}
