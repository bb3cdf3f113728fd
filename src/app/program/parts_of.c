/* Builds an open screen's tree of parts. */
#include "program/parts_of.h"

#include <assert.h>

app_parts *app_parts_of(const app *app, void *state)
{
    const app_open_screen *open = app->open;
    while (open < app->open + app->open_count && open->state != state)
        open++;
    assert(open < app->open + app->open_count);
    app_parts *parts = open->parts;
    app_parts_begin(parts, app, &app->view, state);
    open->screen->parts(parts);
    app_parts_solve(parts);
    return parts;
}
