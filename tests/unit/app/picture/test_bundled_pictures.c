/* The bundled pictures as players meet them: drawn by SDL2_image, cropped to the board's shape and
 * cut. Each tile must be told from every other one without numbers. */

#include <SDL.h>
#include <SDL_image.h>

#include <dirent.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "claims.h"

enum {
    GRID = 16, /* a tile is seen as GRID x GRID spots */
    SPOTS = GRID * GRID,
    MOST_TILES = 25,
    LEAST_PICTURES = 8,
    DRAWN_WIDTH = 1024,
};

/* Distances are CIE76 in CIELAB, where 2.3 is just noticeable. Above 10 two colours are different
 * colours, not shades of one: nobody has to hold them side by side. Two tiles count as clearly
 * different where that holds for a quarter of their spots or more, as much as a cloud or a roof
 * takes. A tile has something drawn on it where neighbouring spots make such a step, that is, an
 * edge, at 12 places at least: the outline of a thing a fifth of the tile wide. */
static const double different = 10, quarter = 0.25;
static const int least_edges = 12;

typedef struct colour {
    double lightness, a, b;
} colour;

typedef struct tile {
    colour spots[SPOTS];
} tile;

typedef struct cut {
    int columns, rows;
    tile tiles[MOST_TILES];
} cut;

static const struct {
    int columns, rows;
} shapes[] = {{4, 4}, {5, 4}, {5, 5}};

static double linear(double byte)
{
    double v = byte / 255;
    return v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4);
}

static double lab_curve(double t)
{
    return t > 216.0 / 24389 ? cbrt(t) : t * 841 / 108 + 4.0 / 29;
}

/* From sRGB, with the white point D65. */
static colour lab(double red, double green, double blue)
{
    double r = linear(red), g = linear(green), b = linear(blue);
    double x = lab_curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
    double y = lab_curve(0.2126 * r + 0.7152 * g + 0.0722 * b);
    double z = lab_curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.0890);
    return (colour){116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

static bool differ(colour one, colour other)
{
    double l = one.lightness - other.lightness, a = one.a - other.a, b = one.b - other.b;
    return sqrt(l * l + a * a + b * b) > different;
}

static colour average(const SDL_Surface *picture, int left, int top, int right, int bottom)
{
    double sum[3] = {0};
    for (int y = top; y < bottom; y++) {
        const Uint8 *pixel = (const Uint8 *)picture->pixels + y * picture->pitch + 4 * left;
        for (int x = left; x < right; x++, pixel += 4)
            for (int i = 0; i < 3; i++)
                sum[i] += pixel[i];
    }
    double count = (double)(right - left) * (bottom - top);
    return lab(sum[0] / count, sum[1] / count, sum[2] / count);
}

static void see_tile(tile *out, const SDL_Surface *picture, double left, double top, double side)
{
    double step = side / GRID;
    for (int i = 0; i < SPOTS; i++) {
        double x = left + i % GRID * step, y = top + i / GRID * step;
        out->spots[i] = average(picture, (int)x, (int)y, (int)(x + step), (int)(y + step));
    }
}

/* Cuts the largest centred part of the board's shape. */
static cut cut_up(const SDL_Surface *picture, int columns, int rows)
{
    cut out = {.columns = columns, .rows = rows};
    double side = fmin((double)picture->w / columns, (double)picture->h / rows);
    double left = (picture->w - side * columns) / 2, top = (picture->h - side * rows) / 2;
    for (int i = 0; i < columns * rows; i++)
        see_tile(&out.tiles[i], picture, left + i % columns * side, top + i / columns * side, side);
    return out;
}

static bool alike(const tile *one, const tile *other)
{
    int count = 0;
    for (int i = 0; i < SPOTS; i++)
        count += differ(one->spots[i], other->spots[i]);
    return count < quarter * SPOTS;
}

static int edges(const tile *seen)
{
    int count = 0;
    for (int i = 0; i < SPOTS; i++) {
        if (i % GRID + 1 < GRID)
            count += differ(seen->spots[i], seen->spots[i + 1]);
        if (i + GRID < SPOTS)
            count += differ(seen->spots[i], seen->spots[i + GRID]);
    }
    return count;
}

/* The number of faults in one cut of a picture, each printed. */
static int faults(const char *name, const cut *of)
{
    int count = 0, columns = of->columns, tiles = columns * of->rows;
    for (int i = 0; i < tiles; i++) {
        if (edges(&of->tiles[i]) < least_edges) {
            print_error("%s, %dx%d: row %d column %d is all but empty, %d edges\n", name, columns,
                        of->rows, i / columns + 1, i % columns + 1, edges(&of->tiles[i]));
            count++;
        }
        for (int j = i + 1; j < tiles; j++) {
            if (!alike(&of->tiles[i], &of->tiles[j]))
                continue;
            print_error("%s, %dx%d: row %d column %d looks like row %d column %d\n", name, columns,
                        of->rows, i / columns + 1, i % columns + 1, j / columns + 1,
                        j % columns + 1);
            count++;
        }
    }
    return count;
}

static SDL_Surface *drawn(const char *name)
{
    char path[1024];
    snprintf(path, sizeof path, "%s/%s", PICTURES_DIR, name);
    SDL_RWops *file = SDL_RWFromFile(path, "rb");
    assert_non_null(file);
    SDL_Surface *loaded = IMG_LoadSizedSVG_RW(file, DRAWN_WIDTH, 0);
    SDL_RWclose(file);
    assert_non_null(loaded);
    SDL_Surface *picture = SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_RGBA32, 0);
    SDL_FreeSurface(loaded);
    assert_non_null(picture);
    return picture;
}

static bool is_opaque(const SDL_Surface *picture)
{
    for (int y = 0; y < picture->h; y++)
        for (int x = 0; x < picture->w; x++)
            if (((const Uint8 *)picture->pixels)[y * picture->pitch + 4 * x + 3] != 255)
                return false;
    return true;
}

CLAIM(no_two_tiles_of_a_bundled_picture_look_alike)
{
    DIR *folder = opendir(PICTURES_DIR);
    assert_non_null(folder);
    int pictures = 0, bad = 0;
    for (struct dirent *entry; (entry = readdir(folder));) {
        const char *ending = strrchr(entry->d_name, '.');
        if (!ending || strcmp(ending, ".svg") != 0)
            continue;
        SDL_Surface *picture = drawn(entry->d_name);
        assert_true(is_opaque(picture));
        for (size_t i = 0; i < sizeof shapes / sizeof shapes[0]; i++) {
            cut pieces = cut_up(picture, shapes[i].columns, shapes[i].rows);
            bad += faults(entry->d_name, &pieces);
        }
        SDL_FreeSurface(picture);
        pictures++;
    }
    closedir(folder);
    assert_in_range(pictures, LEAST_PICTURES, 1000);
    assert_int_equal(bad, 0);
}

/* A sky that fades from blue to rose: tiles of a row look alike, and none has an edge. */
CLAIM(a_clear_sky_would_be_caught)
{
    SDL_Surface *sky = SDL_CreateRGBSurfaceWithFormat(0, 400, 400, 32, SDL_PIXELFORMAT_RGBA32);
    assert_non_null(sky);
    for (int y = 0; y < sky->h; y++) {
        SDL_Rect line = {0, y, sky->w, 1};
        SDL_FillRect(sky, &line, SDL_MapRGB(sky->format, (Uint8)(y / 2), 90, 200));
    }
    cut pieces = cut_up(sky, 4, 4);
    SDL_FreeSurface(sky);
    assert_true(alike(&pieces.tiles[0], &pieces.tiles[1]));
    assert_false(alike(&pieces.tiles[0], &pieces.tiles[12]));
    for (int i = 0; i < 16; i++)
        assert_int_equal(edges(&pieces.tiles[i]), 0);
}
