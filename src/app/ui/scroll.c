/* A page higher than its window: scrolled by wheel, keys and bar, or by a finger. */
#include "ui/scroll.h"

#include "input/touch.h"
#include "ui/shape.h"

#include <math.h>

static int limit_of(const app_scroll_page *page)
{
    return page->height > page->window.h ? page->height - page->window.h : 0;
}

int app_scroll_offset(const app_scroll *scroll, const app_scroll_page *page)
{
    int limit = limit_of(page);
    return scroll->wanted < 0 ? 0 : scroll->wanted > limit ? limit : scroll->wanted;
}

static app_rect bar_of(const app_scroll_page *page)
{
    app_rect window = page->window;
    int width = APP_SCROLL_BAR;
    int inset = 4;
    int x = page->mirrored ? window.x : window.x + window.w - width;
    return (app_rect){x, window.y + inset, width, window.h - 2 * inset};
}

static app_rect thumb_of(const app_scroll *scroll, const app_scroll_page *page)
{
    app_rect bar = bar_of(page);
    int inset = 3;
    int least = 32;
    int room = bar.h - 2 * inset;
    int height = (int)((long long)room * page->window.h / page->height);
    height = height < least ? least : height;
    int down = (int)((long long)(room - height) * app_scroll_offset(scroll, page) / limit_of(page));
    return (app_rect){bar.x + inset, bar.y + inset + down, bar.w - 2 * inset, height};
}

bool app_scroll_by_finger(const app_scroll_page *page, double x, double y)
{
    return limit_of(page) > 0 && app_rect_contains(page->window, (int)x, (int)y) &&
           !app_rect_contains(bar_of(page), (int)x, (int)y);
}

static void drag_to(app_scroll *scroll, const app_scroll_page *page, int y)
{
    app_rect bar = bar_of(page);
    app_rect thumb = thumb_of(scroll, page);
    int inset = thumb.x - bar.x;
    int room = bar.h - 2 * inset - thumb.h;
    int down = y - scroll->grip - bar.y - inset;
    scroll->wanted = room > 0 ? (int)((long long)limit_of(page) * down / room) : 0;
    scroll->wanted = app_scroll_offset(scroll, page);
}

/* Beside the thumb the page jumps, so that the thumb's middle comes under the pointer. */
static void grab(app_scroll *scroll, const app_scroll_page *page, int y)
{
    app_rect thumb = thumb_of(scroll, page);
    bool on_thumb = y >= thumb.y && y < thumb.y + thumb.h;
    scroll->dragging = true;
    scroll->grip = on_thumb ? y - thumb.y : thumb.h / 2;
    drag_to(scroll, page, y);
}

static void move_by(app_scroll *scroll, const app_scroll_page *page, int pixels)
{
    scroll->wanted = app_scroll_offset(scroll, page) + pixels;
    scroll->wanted = app_scroll_offset(scroll, page);
}

static bool take_key(app_scroll *scroll, const app_scroll_page *page, app_intent way)
{
    int most = page->window.h * 9 / 10;
    if (way != APP_INTENT_PAGE_UP && way != APP_INTENT_PAGE_DOWN)
        return false;
    move_by(scroll, page, way == APP_INTENT_PAGE_UP ? -most : most);
    return true;
}

bool app_scroll_event(app_scroll *scroll, const app_scroll_page *page, const app_event *event)
{
    if (limit_of(page) == 0) {
        scroll->dragging = false;
        return false;
    }
    switch (event->kind) {
    case APP_EVENT_WHEEL:
        move_by(scroll, page, -event->wheel * 60);
        return true;
    case APP_EVENT_KEY_DOWN:
        return take_key(scroll, page, event->control);
    case APP_EVENT_POINTER_DOWN:
        if (!app_rect_contains(bar_of(page), event->x, event->y))
            return false;
        grab(scroll, page, event->y);
        return true;
    case APP_EVENT_POINTER_MOVE:
        if (scroll->dragging)
            drag_to(scroll, page, event->y);
        return scroll->dragging;
    case APP_EVENT_POINTER_UP:
    case APP_EVENT_FOCUS_LOST:
        scroll->dragging = false;
        return false;
    default:
        return false;
    }
}

void app_scroll_follow(app_scroll *scroll, const app_scroll_page *page,
                       const app_controls *controls, const app_control_list *list)
{
    const app_control *focus = app_control_find(list, controls->focus);
    if (!focus || !focus->scrolls || !controls->focus_shown)
        return;
    int margin = 28; /* for a caption above, and the ring */
    int above = page->window.y + margin - focus->rect.y;
    int below = focus->rect.y + focus->rect.h + margin - page->window.y - page->window.h;
    if (above > 0)
        move_by(scroll, page, -above);
    else if (below > 0)
        move_by(scroll, page, below);
}

void app_scroll_draw(const app_view *view, const app_scroll *scroll, const app_scroll_page *page)
{
    if (limit_of(page) == 0)
        return;
    app_rect bar = bar_of(page);
    app_rect thumb = thumb_of(scroll, page);
    app_view_well(view, bar, bar.w / 2);
    app_shape_fill(view, thumb, thumb.w / 2, view->colours->disabled);
}

/* ---- A finger ---- */

bool app_roll_begin(app_roll *roll, app_scroll *scroll, const app_scroll_page *page,
                    const app_event *event)
{
    if (!app_scroll_by_finger(page, event->x, event->y))
        return false;
    *roll = (app_roll){APP_ROLL_WAITS, *event, scroll, *page, app_scroll_offset(scroll, page)};
    return true;
}

/* Sideways it drags what is there: a slider, or a tile. */
static app_rolled decide(app_roll *roll, const app_event *event)
{
    double right = fabs(event->x - roll->press.x), down = fabs(event->y - roll->press.y);
    if (right <= APP_TOUCH_SLOP && down <= APP_TOUCH_SLOP)
        return APP_ROLL_USED;
    roll->state = down >= right ? APP_ROLL_ROLLS : APP_ROLL_NONE;
    return roll->state == APP_ROLL_ROLLS ? APP_ROLL_USED : APP_ROLL_PRESSED;
}

static void scroll_to(app_roll *roll, double y)
{
    roll->scroll->wanted = roll->offset + (int)lround(roll->press.y - y);
    roll->scroll->wanted = app_scroll_offset(roll->scroll, &roll->window);
}

app_rolled app_roll_event(app_roll *roll, const app_event *event)
{
    app_rolled out = APP_ROLL_USED;
    if (roll->state == APP_ROLL_NONE)
        return APP_ROLL_IGNORED;
    if (roll->state == APP_ROLL_WAITS)
        out = event->kind == APP_EVENT_POINTER_MOVE   ? decide(roll, event)
              : event->kind == APP_EVENT_POINTER_UP   ? APP_ROLL_PRESSED
              : event->kind == APP_EVENT_POINTER_LONG ? APP_ROLL_PRESSED
                                                      : APP_ROLL_USED;
    if (roll->state == APP_ROLL_ROLLS && event->kind == APP_EVENT_POINTER_MOVE)
        scroll_to(roll, event->y);
    if (out == APP_ROLL_PRESSED || event->kind == APP_EVENT_POINTER_UP ||
        event->kind == APP_EVENT_POINTER_LEAVE)
        roll->state = APP_ROLL_NONE;
    return out;
}
