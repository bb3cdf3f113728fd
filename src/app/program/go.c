/* Ways to another screen with a record for it. */
#include "program/go.h"

#include "platform/platform.h"
#include "program/app.h"

#include <stdlib.h>

app_go app_go_record(app *app, app_go_kind kind, app_screen_id screen, game_record *record)
{
    game_record *moved = malloc(sizeof *moved);
    if (!moved) {
        game_record_deinit(record);
        client_say(&app->client, CLIENT_SAYS_NO_MEMORY);
        return app_stay();
    }
    *moved = *record;
    app_go go = app_go_to(kind, screen);
    go.argument.kind = APP_ARGUMENT_RECORD;
    go.argument.as.record = moved;
    return go;
}

app_go app_go_copy(app *app, app_go_kind kind, app_screen_id screen, const game_record *record)
{
    game_record copy;
    if (game_record_take(&copy, &record->round, record->date))
        return app_go_record(app, kind, screen, &copy);
    client_say(&app->client, CLIENT_SAYS_NO_MEMORY);
    return app_stay();
}

game_record app_argument_record(app_argument *argument)
{
    game_record record = {0};
    if (argument->kind == APP_ARGUMENT_RECORD) {
        record = *argument->as.record;
        *argument->as.record = (game_record){0};
    }
    return record;
}

app_go app_go_files(app_file_kind kind)
{
    if (!app_platform_has_folders()) {
        app_platform_choose_file();
        return app_stay();
    }
    app_go go = app_go_to(APP_PUSH, APP_SCREEN_FILES);
    go.argument.kind = APP_ARGUMENT_FILES;
    go.argument.as.files = kind;
    return go;
}

void app_argument_deinit(app_argument *argument)
{
    if (argument->kind == APP_ARGUMENT_RECORD) {
        game_record_deinit(argument->as.record);
        free(argument->as.record);
    }
    *argument = (app_argument){.kind = APP_ARGUMENT_NONE};
}
