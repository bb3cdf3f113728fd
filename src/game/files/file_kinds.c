/* What the game keeps for a player. */
#include "game/kept/file_kinds.h"

#include "base/utf8.h"
#include "files/pack_file.h"
#include "files/replays_name.h"
#include "files/results_file.h"
#include "files/store_state.h"
#include "game/replays.h"
#include "game/save.h"
#include "os/paths.h"
#include "puzzle/level.h"

#include <stdio.h>
#include <string.h>

/* A copy of a picture has 2,048 pixels a side at most (app/picture/copies.h): as PNG 17 MB. */
enum { PICTURE_MAX = 32 << 20 };

/* A marathon of 10,000 boards of 5x5 takes some 60 MB; what a run may take (run/run_text.h) is more than memory has. */
enum { RUN_MAX = 128 << 20 };

const game_file_kind game_file_kinds[GAME_FILES] = {
    [GAME_FILE_SETTINGS] = {GAME_HOME_CONFIG, "settings.txt", .size_max = GAME_KEPT_TEXT_MAX / 2,
                            .count_max = 1},
    [GAME_FILE_CONTROLS] = {GAME_HOME_CONFIG, "controls.txt", .size_max = GAME_KEPT_TEXT_MAX / 2,
                            .count_max = 1},
    [GAME_FILE_GAMES] = {GAME_HOME_STATE, "games.save", .size_max = GAME_SLOTS_FILE_MAX,
                         .count_max = 1},
    [GAME_FILE_RUNS] = {GAME_HOME_STATE, "runs", {".save"}, 63, RUN_MAX, 1000},
    [GAME_FILE_RESULTS] = {GAME_HOME_DATA, "results.txt", .size_max = GAME_RESULTS_FILE_MAX,
                           .count_max = 1},
    [GAME_FILE_REPLAYS] = {GAME_HOME_DATA,
                           "replays",
                           {GAME_REPLAY_ENDING},
                           GAME_REPLAY_NAME - 1,
                           GAME_SAVE_LIMIT,
                           2 * GAME_REPLAYS_MAX},
    [GAME_FILE_PACKS] = {GAME_HOME_DATA,
                         "levels",
                         {GAME_PACK_ENDING},
                         PUZZLE_LEVEL_ID_SIZE - 1 + sizeof GAME_PACK_ENDING - 1,
                         PUZZLE_PACK_TEXT_MAX,
                         1000},
    [GAME_FILE_PICTURES] = {GAME_HOME_DATA, "pictures", {".jpg", ".png"}, 240, PICTURE_MAX, 10000},
};

sw_status game_file_path(char *out, size_t size, game_file file, const char *home, sw_error *error)
{
    return os_path_join(out, size, home, game_file_kinds[file].name, error);
}

static bool has_ending(const char *name, size_t length, const char *ending)
{
    size_t tail = strlen(ending);
    return length > tail && strcmp(name + length - tail, ending) == 0;
}

static bool is_plain(const char *name)
{
    enum { DELETE = 0x7F, LAST_CONTROL = 0x9F };
    uint32_t code;
    while ((code = sw_utf8_next(&name)))
        if (code < ' ' || (code >= DELETE && code <= LAST_CONTROL) || code == '/' ||
            code == SW_UTF8_MALFORMED)
            return false;
    return true;
}

bool game_file_is_one(game_file file, const char *name)
{
    const game_file_kind *kind = &game_file_kinds[file];
    size_t length = strlen(name);
    bool known = false;
    for (int i = 0; i < GAME_FILE_ENDINGS && kind->endings[i]; i++)
        known = known || has_ending(name, length, kind->endings[i]);
    return known && name[0] != '.';
}

bool game_file_may_be_called(game_file file, const char *name)
{
    return game_file_is_one(file, name) && strlen(name) <= game_file_kinds[file].name_max &&
           is_plain(name);
}

void game_file_number(game_file file, const char *name, int number,
                      char out[GAME_FILE_NAME_MAX + 1])
{
    char tail[16] = "";
    const char *dot = strrchr(name, '.'), *ending = dot ? dot : "";
    if (number > 1)
        snprintf(tail, sizeof tail, "-%d", number);
    size_t room = game_file_kinds[file].name_max - strlen(tail) - strlen(ending);
    size_t stem = sw_utf8_fit(name, strlen(name) - strlen(ending), room);
    snprintf(out, GAME_FILE_NAME_MAX + 1, "%.*s%s%s", (int)stem, name, tail, ending);
}

bool game_file_is_reserved(game_file file, const char *name)
{
    char stem[GAME_FILE_NAME_MAX + 1];
    snprintf(stem, sizeof stem, "%.*s", (int)strcspn(name, "."), name);
    return file == GAME_FILE_PACKS && game_pack_is_bundled(stem);
}
