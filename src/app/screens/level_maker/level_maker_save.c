/* A level that was made becomes a file of the player's. */
#include "screens/level_maker/level_maker.h"

#include "client/records.h"
#include "client/start.h"
#include "program/say.h"
#include "text/translate.h"

#include <stdio.h>
#include <string.h>

static puzzle_level level_of(const maker_state *self)
{
    puzzle_level level = self->old; /* its id, author, picture and word stay */
    const char *typed = self->page.fields[MAKER_FIELD_TITLE].text;
    snprintf(level.title, sizeof level.title, "%.*s", (int)sizeof level.title - 1,
             typed[0] ? typed : self->unnamed);
    if (!puzzle_size_equal(level.start.size, self->lab.boards[GAME_LAB_START].size))
        level.word[0] = '\0'; /* a letter for each tile of another size */
    level.start = self->lab.boards[GAME_LAB_START];
    level.goal = self->lab.boards[GAME_LAB_GOAL];
    level.par = self->par.length;
    level.par_metric = self->par.metric;
    level.par_proof = PUZZLE_PAR_NONE;
    if (self->par.length > 0)
        level.par_proof = self->par.proved ? PUZZLE_PAR_OPTIMAL : PUZZLE_PAR_BEST_KNOWN;
    return level;
}

/* The pack that the edited level is in; NULL where it is not there any more. */
static const game_pack *old_pack(app *app, const maker_state *self)
{
    const game_levels *levels = client_levels(&app->client);
    for (int i = 0; i < levels->count && self->edits; i++)
        if (levels->packs[i].own && strcmp(levels->packs[i].name, self->old_pack) == 0)
            return &levels->packs[i];
    return NULL;
}

/* In the pack of that name: anew, or in place of the old one. From another pack the old one goes. */
static sw_status write_level(app *app, const maker_state *self, const char *folder,
                             const char *pack, const char *title, puzzle_level *level,
                             sw_error *error)
{
    const game_pack *old = old_pack(app, self);
    if (old && strcmp(pack, old->name) == 0)
        return game_levels_replace(old, level, error);
    sw_status status = game_levels_add(folder, pack, title, level, NULL, 0, error);
    return status == SW_OK && old ? game_levels_remove(old, self->old.id, error) : status;
}

bool app_maker_save(app *app, const maker_state *self)
{
    char folder[OS_PATH_SIZE], words[PUZZLE_LEVEL_TEXT_SIZE + 64];
    char pack[PUZZLE_LEVEL_ID_SIZE];
    const char *typed = self->page.fields[MAKER_FIELD_PACK].text;
    const char *title = typed[0] ? typed : _("My levels");
    sw_error error;
    puzzle_level level = level_of(self);
    sw_status status = client_own_levels(folder, sizeof folder, &error);
    if (status == SW_OK)
        status = game_levels_pack_name(client_levels(&app->client), folder, title, pack, &error);
    if (status == SW_OK)
        status = write_level(app, self, folder, pack, title, &level, &error);
    if (status != SW_OK) {
        app_notify_failed(app, _("Not saved"), &error);
        return false;
    }
    snprintf(app->client.level, sizeof app->client.level, "%s/%s", pack, level.id);
    client_levels_changed(&app->client);
    snprintf(words, sizeof words, _("Level saved in your pack %s"), title);
    app_notify(app, APP_ICON_TICK, words);
    return true;
}
