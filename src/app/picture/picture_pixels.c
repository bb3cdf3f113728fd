/* All weights of the mean are whole numbers. Along one axis a source of S pixels and a result of R
 * are laid on a common ruler of S * R marks: a source pixel is R marks wide, a result pixel S. */
#include "picture/picture_pixels.h"

enum { CHANNELS = 4 };

typedef struct span {
    int first; /* the first source pixel that a result pixel touches */
    int end;   /* the source pixel behind the last one */
} span;

static span covered(int at, int source, int result)
{
    int64_t from = (int64_t)at * source;
    int64_t to = from + source;
    return (span){(int)(from / result), (int)((to + result - 1) / result)};
}

int app_picture_shrunk(int length, int side, int longest)
{
    if (side <= longest)
        return length;
    return SDL_max((int)(((int64_t)length * longest + side / 2) / side), 1);
}

/* The marks that source pixel i and result pixel `at` have in common. */
static uint32_t overlap(int i, int at, int source, int result)
{
    int64_t from = SDL_max((int64_t)i * result, (int64_t)at * source);
    int64_t to = SDL_min((int64_t)(i + 1) * result, (int64_t)(at + 1) * source);
    return (uint32_t)(to - from);
}

static SDL_Surface *create(int width, int height, Uint32 format)
{
    return SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, format);
}

/* ---- Row by row ---- */

bool app_picture_rows_init(app_picture_rows *rows, int width, int height, int to_width,
                           int to_height)
{
    *rows = (app_picture_rows){.width = width, .height = height};
    rows->sums = SDL_calloc((size_t)width * CHANNELS, sizeof *rows->sums);
    rows->out = create(to_width, to_height, SDL_PIXELFORMAT_RGBA32);
    return rows->sums && rows->out;
}

void app_picture_rows_deinit(app_picture_rows *rows)
{
    SDL_free(rows->sums);
    SDL_FreeSurface(rows->out);
}

SDL_Surface *app_picture_rows_take(app_picture_rows *rows)
{
    SDL_Surface *out = rows->out;
    rows->out = NULL;
    return out;
}

static void add_row(uint32_t *sums, const uint8_t *row, int count, uint32_t weight)
{
    for (int i = 0; i < count; i++)
        sums[i] += weight * row[i];
}

/* One row of the result from the weighted sums of the columns. */
static void mean_row(const app_picture_rows *rows, uint8_t *out)
{
    int width = rows->out->w;
    uint64_t area = (uint64_t)rows->width * (uint64_t)rows->height;
    for (int x = 0; x < width; x++, out += CHANNELS) {
        uint64_t total[3] = {area / 2, area / 2, area / 2};
        span columns = covered(x, rows->width, width);
        for (int i = columns.first; i < columns.end; i++) {
            uint64_t weight = overlap(i, x, rows->width, width);
            for (int channel = 0; channel < 3; channel++)
                total[channel] += weight * rows->sums[i * CHANNELS + channel];
        }
        for (int channel = 0; channel < 3; channel++)
            out[channel] = (uint8_t)(total[channel] / area);
        out[3] = 255;
    }
}

/* Where nothing is scaled, as with a drawing, which was drawn at the right size. */
static void copy_row(uint8_t *out, const uint8_t *row, int width)
{
    SDL_memcpy(out, row, (size_t)width * CHANNELS);
    for (int x = 0; x < width; x++)
        out[x * CHANNELS + 3] = 255;
}

static uint8_t *row_of(SDL_Surface *surface, int y)
{
    return (uint8_t *)surface->pixels + (ptrdiff_t)y * surface->pitch;
}

/* The source's row goes into each row of the result that it touches; one that it ends is finished. */
static void add_scaled(app_picture_rows *rows, const uint8_t *row)
{
    int source = rows->height, result = rows->out->h, columns = rows->width * CHANNELS;
    int64_t end = (int64_t)(rows->taken + 1) * result;
    for (;;) {
        add_row(rows->sums, row, columns, overlap(rows->taken, rows->made, source, result));
        if (end < (int64_t)(rows->made + 1) * source)
            return;
        mean_row(rows, row_of(rows->out, rows->made++));
        SDL_memset(rows->sums, 0, (size_t)columns * sizeof *rows->sums);
        if (end == (int64_t)rows->made * source)
            return;
    }
}

void app_picture_rows_add(app_picture_rows *rows, const uint8_t *row)
{
    if (rows->width == rows->out->w && rows->height == rows->out->h)
        copy_row(row_of(rows->out, rows->taken), row, rows->width);
    else
        add_scaled(rows, row);
    rows->taken++;
}

/* ---- Of a whole picture ---- */

/* SDL's blit takes every pixel format, palette, colour key and alpha; a row at a time, so that the source
 * is never copied as a whole. */
static bool resample(app_picture_rows *rows, SDL_Surface *source, SDL_Rect part, SDL_Surface *strip)
{
    Uint32 ground = SDL_MapRGB(strip->format, APP_PICTURE_GROUND_RED, APP_PICTURE_GROUND_GREEN,
                               APP_PICTURE_GROUND_BLUE);
    for (int y = 0; y < part.h; y++) {
        SDL_Rect from = {part.x, part.y + y, part.w, 1};
        SDL_FillRect(strip, NULL, ground);
        if (SDL_BlitSurface(source, &from, strip, NULL) != 0)
            return false;
        app_picture_rows_add(rows, strip->pixels);
    }
    return true;
}

SDL_Surface *app_picture_resample(SDL_Surface *source, SDL_Rect part, int width, int height)
{
    app_picture_rows rows;
    SDL_Surface *strip = create(part.w, 1, SDL_PIXELFORMAT_RGBA32);
    bool done = app_picture_rows_init(&rows, part.w, part.h, width, height) && strip &&
                resample(&rows, source, part, strip);
    SDL_Surface *out = done ? app_picture_rows_take(&rows) : NULL;
    SDL_FreeSurface(strip);
    app_picture_rows_deinit(&rows);
    return out;
}

/* Tag 0x0112 of EXIF 2.32: 2, 3 and 4 mirror and turn by half; 5 to 8 swap the axes as well. */
SDL_Surface *app_picture_turn(const SDL_Surface *source, int orientation)
{
    bool swapped = orientation >= 5;
    bool right_to_left = orientation == 2 || orientation == 3 || orientation >= 7;
    bool upwards = orientation == 3 || orientation == 4 || orientation == 6 || orientation == 7;
    SDL_Surface *out = create(swapped ? source->h : source->w, swapped ? source->w : source->h,
                              source->format->format);
    for (int y = 0; out && y < out->h; y++) {
        uint8_t *to = (uint8_t *)out->pixels + y * out->pitch;
        for (int x = 0; x < out->w; x++, to += CHANNELS) {
            int u = swapped ? y : x;
            int v = swapped ? x : y;
            u = right_to_left ? source->w - 1 - u : u;
            v = upwards ? source->h - 1 - v : v;
            SDL_memcpy(to, (const uint8_t *)source->pixels + v * source->pitch + u * CHANNELS,
                       CHANNELS);
        }
    }
    return out;
}

SDL_Surface *app_picture_turn_quarters(const SDL_Surface *source, int quarters)
{
    static const int orientations[] = {1, 6, 3, 8};
    return app_picture_turn(source, orientations[quarters]);
}
