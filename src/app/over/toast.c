/* A short message over the window. */
#include "over/toast.h"

enum {
    TOAST_IN = 160,
    TOAST_STAY = 2400,
    TOAST_OFFER = 10000,
    TOAST_LASTS = 20000,
    TOAST_OUT = 200,
    TOAST_PER_LETTER = 45,
};

/* Long messages stay longer, and those that offer something longer still. */
static double stay_of(const app_toast *toast)
{
    size_t letters = SDL_strlen(toast->text);
    double reading = (double)letters * TOAST_PER_LETTER;
    double least = toast->lasts ? TOAST_LASTS : toast->offer ? TOAST_OFFER : TOAST_STAY;
    return reading > least ? reading : least;
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
        return toast->drawn ? 0 : 1e9;
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
enum { OFFER = 1, OFFER_HEIGHT = 44, OFFER_FOOT = 62, OFFER_WIDEST = 300, BESIDE_FROM = 700 };

/* Below the bar, and as wide as its words need; those that are too many for a line make several. What it
 * offers stands below the words; as that stays longer, it lies at the right, where no board is. */
static app_rect place(const app_toast *toast, const app_view *view)
{
    int beside = ICON + 3 * PAD;
    int room = view->width - 2 * MARGIN;
    int widest = toast->offer ? OFFER_WIDEST : WIDEST;
    room = (room < widest ? room : widest) - beside;
    int words = app_view_text_width(view, APP_TYPE_LIST, toast->text);
    int lines = app_view_paragraph_lines(view, room, APP_TYPE_LIST, toast->text, LINES_MOST);
    int width = beside + (lines > 1 || toast->offer ? room : words);
    int height = 50 + (lines - 1) * app_view_line_step(APP_TYPE_LIST);
    if (toast->offer)
        height += OFFER_FOOT;
    bool beside_board = toast->offer && view->width >= BESIDE_FROM && view->width > view->height;
    int x = beside_board ? view->width - width - MARGIN : (view->width - width) / 2;
    return (app_rect){x, app_view_bar(view) + 6, width, height};
}

/* ---- What it offers ---- */

app_intent app_toast_offers(const app_toast *toast, double now)
{
    return toast->offer && shown(toast, now) ? toast->intent : APP_INTENT_NONE;
}

/* The one button, in a message that lies there. */
static void list_offer(const app_toast *toast, app_rect rect, app_control_list *out)
{
    app_rect button = {rect.x + PAD, rect.y + rect.h - OFFER_FOOT, rect.w - 2 * PAD, OFFER_HEIGHT};
    app_control_add(out, OFFER, APP_CONTROL_BUTTON, button, toast->offer)->intent = toast->intent;
}

static bool is_pointer(const app_event *event)
{
    return event->kind == APP_EVENT_POINTER_MOVE || event->kind == APP_EVENT_POINTER_DOWN ||
           event->kind == APP_EVENT_POINTER_UP;
}

/* Of a message that lasts. */
static bool closes(const app_toast *toast, const app_view *view, const app_event *event)
{
    bool press = event->kind == APP_EVENT_POINTER_DOWN &&
                 app_rect_contains(place(toast, view), event->x, event->y);
    bool back = event->kind == APP_EVENT_KEY_DOWN && event->intent == APP_INTENT_BACK;
    return toast->lasts && shown(toast, view->now) && (press || back);
}

bool app_toast_event(app_toast *toast, const app_view *view, const app_event *event,
                     app_intent *wanted)
{
    *wanted = APP_INTENT_NONE;
    if (closes(toast, view, event)) {
        toast->since = 0;
        return true;
    }
    if (!is_pointer(event) || app_toast_offers(toast, view->now) == APP_INTENT_NONE)
        return false;
    app_rect rect = place(toast, view);
    app_control_list list = {.count = 0};
    list_offer(toast, rect, &list);
    app_control_result result =
        app_controls_event(&toast->button, &list, APP_FOCUS_KEEPS, event, view->now);
    if (result.outcome == APP_CONTROL_CHOSEN) {
        *wanted = toast->intent;
        toast->since = 0;
    }
    return result.outcome == APP_CONTROL_CHOSEN || toast->button.pressed != 0 ||
           app_rect_contains(rect, event->x, event->y);
}

/* A slow start or screen takes nothing from the time in which it can be read. */
static void follow(app_toast *toast, double now)
{
    if (toast->since > 0 && !toast->drawn && now > toast->since)
        toast->since = now;
    toast->drawn = shown(toast, now);
    if (!toast->drawn)
        toast->since = 0;
}

/* It comes from behind the bar, which it never covers. */
void app_toast_draw(app_toast *toast, const app_view *view)
{
    follow(toast, view->now);
    if (!toast->drawn)
        return;
    app_rect rect = place(toast, view);
    int bar = app_view_bar(view);
    if (!view->settings->reduced_motion)
        rect.y -= (int)((1 - presence(toast, view->now)) * (rect.h + PAD));
    int x = rect.x + 2 * PAD + ICON, first = rect.y + 25;
    app_view_clip(view, (app_rect){0, bar, view->width, view->height - bar});
    app_view_slab(view, rect, 14);
    app_colour ink = toast->icon == APP_ICON_WARN ? view->colours->bounded : view->colours->good;
    app_view_icon(view, rect.x + PAD, first - ICON / 2, ICON, toast->icon, ink);
    app_view_paragraph(view, APP_ALIGN_LEFT, x, first, rect.x + rect.w - PAD - x, APP_TYPE_LIST,
                       view->colours->text, toast->text, LINES_MOST);
    if (toast->offer) {
        app_control_list list = {.count = 0};
        list_offer(toast, rect, &list);
        app_controls_draw(view, &toast->button, &list);
    }
    app_view_unclip(view);
}
