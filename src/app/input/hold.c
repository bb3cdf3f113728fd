/* What is held, or pressed to stay. */
#include "input/hold.h"

void app_hold_press(app_hold *hold, bool twice, double now)
{
    if (app_hold_end(hold))
        return;
    hold->held = !twice;
    hold->kept = twice;
    hold->since = now;
}

void app_hold_release(app_hold *hold, double now)
{
    if (!hold->held)
        return;
    hold->held = false;
    hold->kept = now - hold->since < APP_HOLD_TAP_MS;
}

void app_hold_lose(app_hold *hold)
{
    hold->held = false;
}

bool app_hold_end(app_hold *hold)
{
    bool kept = hold->kept;
    hold->kept = false;
    return kept;
}

bool app_hold_on(const app_hold *hold)
{
    return hold->held || hold->kept;
}
