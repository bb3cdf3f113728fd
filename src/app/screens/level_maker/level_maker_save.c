/* A level that was made becomes a file of the player's. */
#include "screens/level_maker/level_maker.h"

#include "client/records.h"
#include "client/start.h"
#include "program/say.h"

#include <stdio.h>
#include <string.h>

static puzzle_level level_of(const maker_state *self)
{
    puzzle_level level = {.start = self->lab.boards[GAME_LAB_START],
                          .goal = self->lab.boards[GAME_LAB_GOAL],
                          .par = self->par.moves};
    const char *typed = self->page.fields[MAKER_FIELD_TITLE].text;
    snprintf(level.title, sizeof level.title, "%.*s", (int)sizeof level.title - 1,
             typed[0] ? typed : self->unnamed);
    if (self->par.moves > 0)
        level.par_proof = self->par.proved ? PUZZLE_PAR_OPTIMAL : PUZZLE_PAR_BEST_KNOWN;
    return level;
}

bool app_maker_save(app *app, const maker_state *self)
{
    char folder[OS_PATH_SIZE], words[PUZZLE_LEVEL_TEXT_SIZE + 64];
    char pack[PUZZLE_LEVEL_ID_SIZE];
    const char *typed = self->page.fields[MAKER_FIELD_PACK].text;
    const char *title = typed[0] ? typed : app_text(APP_TEXT_MAKER_MY_LEVELS);
    sw_error error;
    puzzle_level level = level_of(self);
    sw_status status = client_own_levels(folder, sizeof folder, &error);
    if (status == SW_OK)
        status = game_levels_pack_name(client_levels(&app->client), folder, title, pack, &error);
    if (status == SW_OK)
        status = game_levels_add(folder, pack, title, &level, NULL, 0, &error);
    if (status != SW_OK) {
        app_notify_failed(app, APP_TEXT_MAKER_NOT_SAVED, &error);
        return false;
    }
    snprintf(app->client.level, sizeof app->client.level, "%s/%s", pack, level.id);
    client_levels_changed(&app->client);
    app_textf(words, sizeof words, APP_TEXT_MAKER_SAVED, title);
    app_notify(app, APP_ICON_TICK, words);
    return true;
}
