/* Backups: whatever is read was checked as a whole, and its counts agree with what it holds. Each input is tried as it
 * is, and with the checksums that its stored entries would need, which no chance would find. */
#include "backup/backup_kinds.h"
#include "backup/zip_form.h"
#include "game/kept/backup.h"
#include "game/settings.h"
#include "scratch_file.h"

#include <zlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static sw_status read_front(const char *data, size_t size, sw_error *error)
{
    return size > 0 && data[0] != 'x' ? SW_OK : sw_fail(error, SW_BAD_INPUT, "begins with x");
}

/* The folders are empty: all that comes is new. */
static void require_counts(const game_backup *backup)
{
    size_t files = 0;
    for (int i = 0; i < GAME_FILES; i++) {
        bool one = !game_file_is_folder((game_file)i) && i != GAME_FILE_RESULTS;
        REQUIRE(backup->parts[i].fresh <= backup->parts[i].count);
        REQUIRE(!one || backup->parts[i].count <= 1);
        files += backup->parts[i].count;
    }
    REQUIRE(files == 0 || files < game_backup_entries_max() * 1000);
    REQUIRE(backup->results.count + backup->results.run_count ==
            backup->parts[GAME_FILE_RESULTS].fresh);
    REQUIRE((backup->settings != NULL) == (backup->parts[GAME_FILE_SETTINGS].count == 1));
    REQUIRE((backup->controls != NULL) == (backup->parts[GAME_FILE_CONTROLS].count == 1));
    bool games = backup->slots.has_current || backup->slots.has_parked;
    REQUIRE(games == (backup->parts[GAME_FILE_GAMES].fresh == 1));
}

static void require_settings(const char *text)
{
    game_settings settings;
    REQUIRE(!text || game_settings_parse(&settings, text, strlen(text), NULL) == SW_OK);
}

static void try_file(const uint8_t *data, size_t size)
{
    game_backup backup;
    sw_error error = {0};
    const game_backup_home home = {.folders = {scratch_folder, scratch_folder, scratch_folder},
                                   .controls = read_front,
                                   .picture = read_front};
    scratch_write(data, size);
    sw_status status = game_backup_look(&backup, scratch_path, &home, NULL, &error);
    if (status != SW_OK) {
        REQUIRE(status == SW_BAD_INPUT && error.status == status && error.message[0] != '\0');
        return;
    }
    require_counts(&backup);
    require_settings(backup.settings);
    game_backup_deinit(&backup);
}

/* ---- Checksums ---- */

static uint32_t number(const uint8_t *at, size_t bytes)
{
    uint32_t value = 0;
    while (bytes-- > 0)
        value = value << 8 | at[bytes];
    return value;
}

static void put(uint8_t *at, uint32_t value)
{
    for (int i = 0; i < 4; i++)
        at[i] = (uint8_t)(value >> (8 * i));
}

/* Of each entry that lies within the file, in its own header and in the directory. */
static void mend(uint8_t *data, size_t size)
{
    enum { LOCAL_SUM = 14, CENTRAL_SUM = 16 };
    if (size < ZIP_END_SIZE)
        return;
    uint64_t line = number(data + size - 6, 4);
    while (line + ZIP_CENTRAL_SIZE <= size && number(data + line, 4) == ZIP_CENTRAL) {
        uint32_t packed = number(data + line + 20, 4), name = number(data + line + 28, 2);
        uint64_t at = number(data + line + 42, 4), content = at + ZIP_LOCAL_SIZE + name;
        if (content + packed <= size) {
            uint32_t sum = (uint32_t)crc32_z(0, data + content, packed);
            put(data + line + CENTRAL_SUM, sum);
            put(data + at + LOCAL_SUM, sum);
        }
        line += ZIP_CENTRAL_SIZE + name;
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    scratch_open("backup.zip");
    try_file(data, size);
    uint8_t *mended = malloc(size + 1);
    REQUIRE(mended);
    memcpy(mended, data, size);
    mend(mended, size);
    try_file(mended, size);
    free(mended);
    return 0;
}
