/* Files that the game is given, on their way to the screens. */
#include "program/given.h"

#include "program/app.h"
#include "program/say.h"

#include <string.h>

void app_open_given(app *app, const char *path)
{
    sw_error error;
    app_given *given = &app->given;
    const client_host *host = &app->client.host;
    sw_status status =
        given->count == APP_GIVEN_MOST
            ? sw_fail(&error, SW_LIMIT, "too many files at once")
            : client_given_start(&given->jobs[given->count], path, host->wake, host->data, &error);
    if (status == SW_OK)
        given->count++;
    else
        app_notify_error(app, &error);
}

bool app_take_given(app *app, client_given_file *out)
{
    app_given *given = &app->given;
    if (given->count == 0 || !client_given_take(given->jobs[0], out))
        return false;
    client_given_drop(given->jobs[0]);
    given->count--;
    memmove(given->jobs, given->jobs + 1, (size_t)given->count * sizeof *given->jobs);
    return true;
}

void app_drop_given(app *app)
{
    for (int i = 0; i < app->given.count; i++)
        client_given_drop(app->given.jobs[i]);
    app->given.count = 0;
}
