/* The container: what is written is read back, and no change of a byte goes unseen. */
#include "claims.h"

#include "../folders.h"
#include "backup/zip.h"
#include "base/rng.h"

enum { ENTRIES = 5, LARGE = 300000, MOST = 100 };

typedef struct file {
    const char *name;
    char *data;
    size_t size;
    game_zip_method method;
} file;

static char *noise(size_t size, uint64_t below)
{
    char *data = malloc(size + 1);
    sw_rng rng = sw_rng_seed(size);
    assert_non_null(data);
    for (size_t i = 0; i < size; i++)
        data[i] = (char)sw_rng_below(&rng, below);
    data[size] = '\0';
    return data;
}

static void make_files(file out[ENTRIES])
{
    const file files[ENTRIES] = {
        {"empty", noise(0, 256), 0, GAME_ZIP_DEFLATED},
        {"folder/one byte", noise(1, 256), 1, GAME_ZIP_DEFLATED},
        {"repeats", noise(LARGE, 3), LARGE, GAME_ZIP_DEFLATED},
        {"noise", noise(LARGE, 256), LARGE, GAME_ZIP_DEFLATED}, /* larger when it is packed */
        {"stored", noise(1000, 3), 1000, GAME_ZIP_STORED},
    };
    memcpy(out, files, sizeof files);
}

static void free_files(file files[ENTRIES])
{
    for (int i = 0; i < ENTRIES; i++)
        free(files[i].data);
}

static void write_zip(const char *path, const file *files, size_t count)
{
    game_zip_writer zip;
    assert_int_equal(game_zip_begin(&zip, path, NULL), SW_OK);
    for (size_t i = 0; i < count; i++)
        assert_int_equal(
            game_zip_add(&zip, files[i].name, files[i].data, files[i].size, files[i].method, NULL),
            SW_OK);
    assert_int_equal(game_zip_end(&zip, NULL), SW_OK);
}

static const char *zip_path(const place *here, char out[OS_PATH_SIZE])
{
    return path_of(out, here->root, "a.zip");
}

PLACE_CLAIM(what_is_written_is_read_back)
{
    char path[OS_PATH_SIZE], *data;
    file files[ENTRIES];
    game_zip zip;
    make_files(files);
    write_zip(zip_path(*state, path), files, ENTRIES);
    assert_int_equal(game_zip_open(&zip, path, MOST, NULL), SW_OK);
    assert_int_equal(zip.count, ENTRIES);
    for (int i = ENTRIES - 1; i >= 0; i--) {
        assert_string_equal(zip.entries[i].name, files[i].name);
        assert_int_equal(zip.entries[i].size, files[i].size);
        assert_int_equal(game_zip_read(&zip, &zip.entries[i], &data, NULL), SW_OK);
        assert_memory_equal(data, files[i].data, files[i].size + 1);
        free(data);
    }
    assert_int_equal(zip.entries[2].method, GAME_ZIP_DEFLATED);
    assert_true(zip.entries[2].packed < LARGE / 3);
    assert_int_equal(zip.entries[3].method, GAME_ZIP_STORED);
    game_zip_close(&zip);
    free_files(files);
}

PLACE_CLAIM(an_empty_one_is_read_back)
{
    char path[OS_PATH_SIZE];
    game_zip zip;
    write_zip(zip_path(*state, path), NULL, 0);
    assert_int_equal(game_zip_open(&zip, path, MOST, NULL), SW_OK);
    assert_int_equal(zip.count, 0);
    game_zip_close(&zip);
}

PLACE_CLAIM(too_many_entries_are_refused_before_they_are_read)
{
    char path[OS_PATH_SIZE];
    file files[ENTRIES];
    game_zip zip;
    sw_error error;
    make_files(files);
    write_zip(zip_path(*state, path), files, ENTRIES);
    assert_int_equal(game_zip_open(&zip, path, ENTRIES - 1, &error), SW_BAD_INPUT);
    assert_string_equal(error.message, "the file has 5 entries, more than the limit of 4");
    assert_int_equal(game_zip_open(&zip, path, ENTRIES, &error), SW_OK);
    game_zip_close(&zip);
    free_files(files);
}

PLACE_CLAIM(what_was_given_up_is_not_there)
{
    const place *here = *state;
    char path[OS_PATH_SIZE], **names;
    size_t count;
    game_zip_writer zip;
    assert_int_equal(game_zip_begin(&zip, zip_path(here, path), NULL), SW_OK);
    assert_int_equal(game_zip_add(&zip, "a", "text", 4, GAME_ZIP_STORED, NULL), SW_OK);
    game_zip_discard(&zip);
    assert_int_equal(os_folder_list(&names, &count, here->root, NULL), SW_OK);
    assert_int_equal(count, 0);
    os_folder_free(names, count);
}

/* ---- Damage ---- */

/* Whether it is read, and every content is what it was. */
static bool is_read(const char *path, const file *files, size_t count, bool *same)
{
    game_zip zip;
    bool all = true;
    sw_error error;
    *same = true;
    if (game_zip_open(&zip, path, MOST, &error) != SW_OK) {
        assert_true(error.status == SW_BAD_INPUT && error.message[0] != '\0');
        return false;
    }
    for (size_t i = 0; i < zip.count; i++) {
        char *data;
        if (game_zip_read(&zip, &zip.entries[i], &data, &error) != SW_OK) {
            assert_int_equal(error.status, SW_BAD_INPUT);
            all = false;
            continue;
        }
        *same = *same && i < count && zip.entries[i].size == files[i].size &&
                memcmp(data, files[i].data, files[i].size) == 0 &&
                strcmp(zip.entries[i].name, files[i].name) == 0;
        free(data);
    }
    all = all && zip.count == count;
    game_zip_close(&zip);
    return all;
}

static void write_bytes(const char *path, const char *data, size_t size)
{
    FILE *out = fopen(path, "wb");
    assert_non_null(out);
    assert_int_equal(fwrite(data, 1, size, out), size);
    fclose(out);
}

static const file small[] = {
    {"one", (char[]){"one one one one one one one one"}, 31, GAME_ZIP_DEFLATED},
    {"two", (char[]){"two"}, 3, GAME_ZIP_STORED}};
enum { SMALL = sizeof small / sizeof *small };

/* It is refused, or the byte was one that no content hangs on: when an entry was made, and for whom it is readable. */
PLACE_CLAIM(no_changed_byte_gives_other_contents)
{
    char path[OS_PATH_SIZE], *data;
    size_t size;
    bool same;
    write_zip(zip_path(*state, path), small, SMALL);
    assert_int_equal(os_file_read(&data, &size, path, 1 << 20, NULL), SW_OK);
    for (size_t at = 0; at < size; at++)
        for (int bit = 0; bit < 8; bit++) {
            data[at] ^= (char)(1 << bit);
            write_bytes(path, data, size);
            is_read(path, small, SMALL, &same);
            assert_true(same);
            data[at] ^= (char)(1 << bit);
        }
    free(data);
}

PLACE_CLAIM(no_part_of_a_file_is_one)
{
    char path[OS_PATH_SIZE], *data;
    size_t size;
    bool same;
    write_zip(zip_path(*state, path), small, SMALL);
    assert_int_equal(os_file_read(&data, &size, path, 1 << 20, NULL), SW_OK);
    for (size_t length = 0; length < size; length++) {
        write_bytes(path, data, length);
        assert_false(is_read(path, small, SMALL, &same));
        write_bytes(path, data + length + 1, size - length - 1);
        assert_false(is_read(path, small, SMALL, &same));
    }
    free(data);
}

/* Where in its file an entry's line of the directory has which number. */
enum {
    LINE_FLAGS = 8,
    LINE_METHOD = 10,
    LINE_SIZE = 24,
    LINE_EXTRA = 30,
    LINE_KIND = 38,
    LINE_AT = 42
};

static void assert_refused_with(const char *path, size_t at, const char *bytes, size_t count)
{
    char *data;
    size_t size;
    bool same;
    write_zip(path, small, SMALL);
    assert_int_equal(os_file_read(&data, &size, path, 1 << 20, NULL), SW_OK);
    size_t line = 0;
    while (memcmp(data + line, "PK\1\2", 4) != 0)
        line++;
    memcpy(data + line + at, bytes, count);
    write_bytes(path, data, size);
    assert_false(is_read(path, small, SMALL, &same));
    free(data);
}

PLACE_CLAIM(other_forms_of_zip_are_refused)
{
    char path[OS_PATH_SIZE];
    zip_path(*state, path);
    assert_refused_with(path, LINE_FLAGS, "\1", 1);              /* encrypted */
    assert_refused_with(path, LINE_FLAGS, "\10", 1);             /* its size stands behind it */
    assert_refused_with(path, LINE_METHOD, "\14", 1);            /* bzip2 */
    assert_refused_with(path, LINE_SIZE, "\xff\xff\xff\xff", 4); /* zip64 */
    assert_refused_with(path, LINE_EXTRA, "\4", 1);
    assert_refused_with(path, LINE_KIND, "\0\0\xff\xa1", 4); /* a symbolic link */
    assert_refused_with(path, LINE_KIND, "\0\0\xff\x41", 4); /* a folder */
    assert_refused_with(path, LINE_AT, "\1", 1);
}

/* The last record: where it begins is counted from the file's end. */
static void assert_end_refused(const char *path, size_t at, const char *bytes, size_t count)
{
    char *data;
    size_t size;
    bool same;
    write_zip(path, small, SMALL);
    assert_int_equal(os_file_read(&data, &size, path, 1 << 20, NULL), SW_OK);
    memcpy(data + size - 22 + at, bytes, count);
    write_bytes(path, data, size);
    assert_false(is_read(path, small, SMALL, &same));
    free(data);
}

PLACE_CLAIM(claims_of_zip64_are_refused)
{
    enum { DISK = 4, HERE = 8, COUNT = 10, SIZE = 12, AT = 16, COMMENT = 20 };
    static const char locator[] = "PK\6\7\0\0\0\0\0\0\0\0\0\0\0\0\1\0\0";
    char path[OS_PATH_SIZE], *data;
    size_t size;
    bool same;
    zip_path(*state, path);
    assert_end_refused(path, DISK, "\1", 1);
    assert_end_refused(path, HERE, "\xff\xff\xff\xff", 4); /* both counts */
    assert_end_refused(path, COUNT, "\xff\xff", 2);
    assert_end_refused(path, SIZE, "\xff\xff\xff\xff", 4);
    assert_end_refused(path, AT, "\xff\xff\xff\xff", 4);
    assert_end_refused(path, COMMENT, "\1", 1);
    write_zip(path, small, SMALL);
    assert_int_equal(os_file_read(&data, &size, path, 1 << 20, NULL), SW_OK);
    char *longer = malloc(size + sizeof locator);
    assert_non_null(longer);
    memcpy(longer, data, size - 22);
    memcpy(longer + size - 22, locator, sizeof locator);
    memcpy(longer + size - 22 + sizeof locator, data + size - 22, 22);
    write_bytes(path, longer, size + sizeof locator);
    assert_false(is_read(path, small, SMALL, &same));
    free(longer);
    free(data);
}

/* Inflated, an entry is as large as it says: no more memory is asked for. */
PLACE_CLAIM(an_entry_that_is_larger_than_it_says_is_damaged)
{
    char path[OS_PATH_SIZE], *data, *content;
    size_t size;
    file bomb = {"bomb", noise(LARGE, 1), LARGE, GAME_ZIP_DEFLATED};
    game_zip zip;
    sw_error error;
    write_zip(zip_path(*state, path), &bomb, 1);
    assert_int_equal(os_file_read(&data, &size, path, 1 << 20, NULL), SW_OK);
    assert_true(size < LARGE / 100);
    for (size_t i = 0; i + 4 < size; i++)
        if (memcmp(data + i, "\xe0\x93\x04\x00", 4) == 0) /* LARGE */
            memcpy(data + i, "\x10\x00\x00\x00", 4);
    write_bytes(path, data, size);
    assert_int_equal(game_zip_open(&zip, path, MOST, NULL), SW_OK);
    assert_int_equal(zip.entries[0].size, 16);
    assert_int_equal(game_zip_read(&zip, &zip.entries[0], &content, &error), SW_BAD_INPUT);
    game_zip_close(&zip);
    free(data);
    free(bomb.data);
}
