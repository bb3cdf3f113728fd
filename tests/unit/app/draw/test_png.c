#include "picture/png.h"

#include <SDL_image.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "claims.h"

enum { WIDTH = 300, HEIGHT = 200 };

static char folder[] = "/tmp/slidewise-png-XXXXXX";
static char path[64];

/* Noise, which no encoder makes small. */
static SDL_Surface *noise(void)
{
    SDL_Surface *picture =
        SDL_CreateRGBSurfaceWithFormat(0, WIDTH, HEIGHT, 32, SDL_PIXELFORMAT_RGBA32);
    uint32_t word = 1;
    assert_non_null(picture);
    for (int y = 0; y < HEIGHT; y++)
        for (int x = 0; x < WIDTH; x++) {
            word = word * 1664525 + 1013904223;
            uint8_t *pixel = (uint8_t *)picture->pixels + y * picture->pitch + 4 * x;
            const uint8_t colour[4] = {(uint8_t)(word >> 24), (uint8_t)(word >> 16),
                                       (uint8_t)(word >> 8), 255};
            memcpy(pixel, colour, sizeof colour);
        }
    return picture;
}

CLAIM(what_was_saved_is_read_back)
{
    SDL_Surface *picture = noise();
    assert_int_equal(app_png_save(picture, path, NULL), SW_OK);
    SDL_Surface *read = IMG_Load(path);
    assert_non_null(read);
    SDL_Surface *same = SDL_ConvertSurfaceFormat(read, SDL_PIXELFORMAT_RGBA32, 0);
    assert_int_equal(same->w, WIDTH);
    assert_int_equal(same->h, HEIGHT);
    for (int y = 0; y < HEIGHT; y++)
        assert_memory_equal((char *)same->pixels + y * same->pitch,
                            (char *)picture->pixels + y * picture->pitch, 4 * WIDTH);
    SDL_FreeSurface(same);
    SDL_FreeSurface(read);
    SDL_FreeSurface(picture);
    unlink(path);
}

CLAIM(a_full_disk_is_told_and_leaves_no_file)
{
    struct rlimit before;
    sw_error error;
    SDL_Surface *picture = noise();
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &before), 0);
    struct rlimit full = {4096, before.rlim_max};
    signal(SIGXFSZ, SIG_IGN);
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &full), 0);
    sw_status status = app_png_save(picture, path, &error);
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &before), 0);
    assert_int_equal(status, SW_IO);
    assert_string_equal(error.message, "cannot write it: File too large");
    assert_int_not_equal(access(path, F_OK), 0);
    SDL_FreeSurface(picture);
    assert_int_equal(rmdir(folder), 0); /* no temporary either */
    assert_non_null(mkdtemp(strcpy(folder, "/tmp/slidewise-png-XXXXXX")));
    snprintf(path, sizeof path, "%s/picture.png", folder);
}

static int set_up(void **state)
{
    (void)state;
    if (!mkdtemp(folder))
        return -1;
    snprintf(path, sizeof path, "%s/picture.png", folder);
    return 0;
}

static int take_down(void **state)
{
    (void)state;
    return rmdir(folder);
}

CLAIMS_WITH(set_up, take_down)
