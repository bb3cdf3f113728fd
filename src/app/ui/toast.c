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

enum { PAD = 18, ICON = 22, MARGIN = 24, WIDEST = 640, LINES_MOST = 8 };

/* Below the bar, and as wide as its words need; those that are too many for a line make several. */
static app_rect place(const app_toast *toast, const app_view *view)
{
    int beside = ICON + 3 * PAD;
    int room = view->width - 2 * MARGIN;
    room = (room < WIDEST ? room : WIDEST) - beside;
    int words = app_view_text_width(view, APP_TYPE_LIST, toast->text);
    int lines = app_view_paragraph_lines(view, room, APP_TYPE_LIST, toast->text, LINES_MOST);
    int width = beside + (lines > 1 ? room : words);
    int height = 50 + (lines - 1) * app_view_line_step(APP_TYPE_LIST);
    return (app_rect){(view->width - width) / 2, app_view_bar(view) + 6, width, height};
}

/* It comes from behind the bar, which it never covers. */
void app_toast_draw(const app_toast *toast, const app_view *view)
{
    if (!shown(toast, view->now))
        return;
    app_rect rect = place(toast, view);
    int bar = app_view_bar(view), first = rect.y + 25;
    if (!view->settings->reduced_motion) {
        int hidden = (int)((1 - presence(toast, view->now)) * (rect.h + PAD));
        rect.y -= hidden;
        first -= hidden;
    }
    int x = rect.x + 2 * PAD + ICON;
    app_view_clip(view, (app_rect){0, bar, view->width, view->height - bar});
    app_view_slab(view, rect, 14);
    app_colour ink = toast->icon == APP_ICON_WARN ? view->colours->bounded : view->colours->good;
    app_view_icon(view, rect.x + PAD, first - ICON / 2, ICON, toast->icon, ink);
    app_view_paragraph(view, x, first, rect.x + rect.w - PAD - x, APP_TYPE_LIST,
                       view->colours->text, toast->text, LINES_MOST);
    app_view_unclip(view);
}
