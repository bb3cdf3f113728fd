/* The folder of thumbnails: within its size, and never missed. */
#include "os/file.h"
#include "picture/thumbnails.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "claims.h"
#include "support/scratch.h"

static scratch own;
enum { SIDE = 64 };

static app_thumbnails open_folder(uint64_t most)
{
    app_thumbnails all;
    app_thumbnails_init(&all, own.folder, most);
    return all;
}

/* Noise, which makes for large files, all of about the same size. */
static SDL_Surface *noise(int width, int height)
{
    SDL_Surface *out = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_RGBA32);
    uint32_t state = 1;
    assert_non_null(out);
    for (int i = 0; i < width * height * 4; i++) {
        state = state * 1664525 + 1013904223;
        ((uint8_t *)out->pixels)[i] = i % 4 == 3 ? 255 : (uint8_t)(state >> 24);
    }
    return out;
}

static void keep(app_thumbnails *all, uint64_t key)
{
    SDL_Surface *picture = noise(SIDE, SIDE / 2);
    app_thumbnails_keep(all, key, picture);
    SDL_FreeSurface(picture);
}

static bool has(app_thumbnails *all, uint64_t key)
{
    SDL_Surface *picture = app_thumbnails_read(all, key, SIDE);
    bool there = picture != NULL;
    SDL_FreeSurface(picture);
    return there;
}

static void path_of(char out[256], const char *name)
{
    snprintf(out, 256, "%s/%s", own.folder, name);
}

static void make_old(const char *name, int day)
{
    char path[256], command[512];
    path_of(path, name);
    snprintf(command, sizeof command, "touch -d 2020-01-%02d '%s'", day, path);
    assert_int_equal(system(command), 0);
}

static size_t bytes_there(void)
{
    char **names;
    size_t count, bytes = 0;
    assert_int_equal(os_folder_list(&names, &count, own.folder, NULL), SW_OK);
    for (size_t i = 0; i < count; i++) {
        char path[256];
        os_file_stamp stamp;
        path_of(path, names[i]);
        assert_true(os_file_stamp_take(&stamp, path));
        bytes += stamp.size;
    }
    os_folder_free(names, count);
    return bytes;
}

static int set_up(void **state)
{
    (void)state;
    own = make_scratch();
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    remove_scratch(&own);
    return 0;
}

CLAIM_WITH(what_is_kept_is_read_again, set_up, tear_down)
{
    app_thumbnails all = open_folder(1 << 20);
    assert_false(has(&all, 1));
    keep(&all, 1);
    SDL_Surface *picture = app_thumbnails_read(&all, 1, SIDE);
    assert_non_null(picture);
    assert_int_equal(picture->w, SIDE);
    assert_int_equal(picture->h, SIDE / 2);
    SDL_FreeSurface(picture);
    assert_false(has(&all, 2));
    app_thumbnails another = open_folder(1 << 20); /* the game was started once more */
    assert_true(has(&another, 1));
}

CLAIM_WITH(what_is_larger_than_asked_for_is_not_decoded, set_up, tear_down)
{
    app_thumbnails all = open_folder(1 << 20);
    keep(&all, 1);
    assert_null(app_thumbnails_read(&all, 1, SIDE - 1));
}

CLAIM_WITH(a_file_that_is_no_thumbnail_is_removed, set_up, tear_down)
{
    char path[256];
    app_thumbnails all = open_folder(1 << 20);
    path_of(path, "0000000000000007.jpg");
    assert_int_equal(os_file_replace(path, "no picture", 10, NULL), SW_OK);
    assert_false(has(&all, 7));
    assert_false(os_file_exists(path));
    keep(&all, 7);
    assert_true(has(&all, 7));
}

CLAIM_WITH(the_folder_keeps_within_its_size, set_up, tear_down)
{
    app_thumbnails all = open_folder(1 << 20);
    keep(&all, 0);
    uint64_t one = bytes_there();
    all = open_folder(10 * one);
    for (uint64_t key = 1; key < 40; key++) {
        keep(&all, key);
        assert_true(bytes_there() <= 10 * one);
    }
    assert_true(has(&all, 39));
}

/* Also what another game has left there. */
CLAIM_WITH(the_least_recently_used_go_first, set_up, tear_down)
{
    app_thumbnails all = open_folder(1 << 20);
    for (uint64_t key = 1; key <= 9; key++)
        keep(&all, key);
    uint64_t nine = bytes_there();
    for (int key = 1; key <= 9; key++) {
        char name[32];
        snprintf(name, sizeof name, "%016x.jpg", (unsigned)key);
        make_old(name, key);
    }
    assert_true(has(&all, 1)); /* it was used just now */
    app_thumbnails small = open_folder(nine);
    keep(&small, 10);
    assert_true(has(&small, 10));
    assert_true(has(&small, 1));
    assert_false(has(&small, 2));
    assert_true(has(&small, 9));
}

CLAIM_WITH(the_folder_may_vanish, set_up, tear_down)
{
    app_thumbnails all = open_folder(1 << 20);
    keep(&all, 1);
    tear_down(state);
    assert_false(has(&all, 1));
    keep(&all, 1);
    assert_true(has(&all, 1));
}

CLAIM(where_nothing_can_be_written_nothing_is_kept)
{
    app_thumbnails all;
    app_thumbnails_init(&all, "/dev/null/thumbnails", 1 << 20);
    keep(&all, 1);
    assert_false(has(&all, 1));
    app_thumbnails_init(&all, NULL, 1 << 20);
    keep(&all, 1);
    assert_false(has(&all, 1));
}
