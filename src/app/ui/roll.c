/* Scrolling with a finger. */
#include "ui/roll.h"

#include "input/touch.h"

#include <math.h>

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
