/* The pictures that can be drawn, and how they look scaled. */
#include "draw/render_album.h"

#include "draw/pixel.h"
#include "picture/picture_cut.h"
#include "picture/picture_pixels.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>

typedef struct page {
    SDL_Surface *picture;
    game_crop crop;
    uint32_t version;
} page;

/* A picture as one board needs it. */
typedef struct cut {
    SDL_Surface *surface; /* NULL: the place is free */
    int slot, columns, rows, side;
    unsigned used;
} cut;

enum { CUTS = 3 };

struct app_album {
    page pages[APP_PICTURE_SLOTS + 1]; /* page 0 stays empty */
    cut cuts[CUTS];
    unsigned now;
    app_pause pause;
};

app_album *app_album_create(void)
{
    return calloc(1, sizeof(app_album));
}

void app_album_destroy(app_album *album)
{
    if (!album)
        return;
    for (int i = 0; i <= APP_PICTURE_SLOTS; i++)
        SDL_FreeSurface(album->pages[i].picture);
    for (int i = 0; i < CUTS; i++)
        SDL_FreeSurface(album->cuts[i].surface);
    free(album);
}

void app_album_set_pause(app_album *album, app_pause pause)
{
    album->pause = pause;
}

static void drop_cut(cut *c)
{
    SDL_FreeSurface(c->surface);
    *c = (cut){0};
}

static page *page_of(app_album *album, int slot)
{
    assert(slot >= 1 && slot <= APP_PICTURE_SLOTS);
    return &album->pages[slot];
}

/* What the slot shows is another picture from now on. */
static void renew(app_album *album, int slot)
{
    page_of(album, slot)->version++;
    for (int i = 0; i < CUTS; i++)
        if (album->cuts[i].slot == slot)
            drop_cut(&album->cuts[i]);
}

void app_album_set(app_album *album, int slot, SDL_Surface *picture)
{
    page *p = page_of(album, slot);
    SDL_FreeSurface(p->picture);
    p->picture = picture;
    p->crop = (game_crop){0};
    renew(album, slot);
}

void app_album_set_crop(app_album *album, int slot, const game_crop *crop)
{
    page *p = page_of(album, slot);
    if (game_crop_same(&p->crop, crop))
        return;
    p->crop = *crop;
    renew(album, slot);
}

SDL_Surface *app_album_get(const app_album *album, int slot)
{
    assert(slot >= 0 && slot <= APP_PICTURE_SLOTS);
    return album->pages[slot].picture;
}

uint32_t app_album_version(const app_album *album, int slot)
{
    assert(slot >= 0 && slot <= APP_PICTURE_SLOTS);
    return album->pages[slot].version;
}

static bool matches(const cut *c, int slot, int columns, int rows, int side)
{
    return c->surface && c->slot == slot && c->columns == columns && c->rows == rows &&
           c->side == side;
}

/* The stored part scaled to w x h as it is seen, after its turn. */
static SDL_Surface *scaled(const app_album *album, int slot, SDL_Rect part, int w, int h)
{
    const page *p = &album->pages[slot];
    if (p->crop.turn == 0)
        return app_resample(p->picture, part, w, h, album->pause);
    bool swapped = p->crop.turn % 2 != 0;
    SDL_Surface *stored =
        app_resample(p->picture, part, swapped ? h : w, swapped ? w : h, album->pause);
    SDL_Surface *out = stored ? app_picture_turn_quarters(stored, p->crop.turn) : NULL;
    SDL_FreeSurface(stored);
    return out;
}

SDL_Surface *app_album_cut(app_album *album, int slot, int columns, int rows, int side)
{
    cut *place = &album->cuts[0];
    for (int i = 0; i < CUTS; i++) {
        cut *c = &album->cuts[i];
        if (matches(c, slot, columns, rows, side)) {
            c->used = ++album->now;
            return c->surface;
        }
        if (c->used < place->used)
            place = c;
    }
    SDL_Surface *picture = app_album_get(album, slot);
    if (!picture)
        return NULL;
    drop_cut(place);
    SDL_Rect part = app_picture_stored_part(picture->w, picture->h, (puzzle_size){columns, rows},
                                            &album->pages[slot].crop);
    *place = (cut){.slot = slot, .columns = columns, .rows = rows, .side = side};
    place->surface = scaled(album, slot, part, columns * side, rows * side);
    place->used = ++album->now;
    return place->surface;
}

SDL_Surface *app_album_fit(const app_album *album, int slot, int w, int h)
{
    SDL_Surface *picture = app_album_get(album, slot);
    if (!picture)
        return NULL;
    SDL_Rect part = app_picture_stored_part(picture->w, picture->h, (puzzle_size){w, h},
                                            &album->pages[slot].crop);
    return scaled(album, slot, part, w, h);
}

/* ---- Scaling: a tent filter, first along the rows and then along the columns ---- */

enum { ONE = 1 << 14 }; /* weights of a pixel add up to this */

/* What one pixel of the result is mixed from. */
typedef struct mixture {
    int first, count;
    int *weights; /* in the filter's common store */
} mixture;

typedef struct filter {
    mixture *pixels;
    int *weights;
} filter;

static void filter_deinit(filter *f)
{
    free(f->pixels);
    free(f->weights);
}

/* The weights around `centre` for a tent of the given half width; they add up to ONE. */
static void mix_around(mixture *m, double centre, double half, int from_size)
{
    m->first = SDL_max(0, (int)floor(centre - half));
    int last = SDL_min(from_size - 1, (int)ceil(centre + half) - 1);
    m->count = last - m->first + 1;
    double sum = 0;
    for (int i = 0; i < m->count; i++)
        sum += fmax(0, 1 - fabs(m->first + i + 0.5 - centre) / half);
    int left = ONE, largest = 0;
    for (int i = 0; i < m->count; i++) {
        double weight = fmax(0, 1 - fabs(m->first + i + 0.5 - centre) / half);
        m->weights[i] = (int)(weight / sum * ONE);
        left -= m->weights[i];
        if (m->weights[i] > m->weights[largest])
            largest = i;
    }
    m->weights[largest] += left;
}

static bool filter_init(filter *f, int from_size, int to_size)
{
    double ratio = (double)from_size / to_size;
    double half = fmax(1, ratio);
    int most = (int)ceil(2 * half) + 2;
    f->pixels = calloc((size_t)to_size, sizeof *f->pixels);
    f->weights = calloc((size_t)to_size * (size_t)most, sizeof *f->weights);
    if (!f->pixels || !f->weights)
        return false;
    for (int i = 0; i < to_size; i++) {
        f->pixels[i].weights = f->weights + (size_t)i * (size_t)most;
        mix_around(&f->pixels[i], (i + 0.5) * ratio, half, from_size);
    }
    return true;
}

/* Mixes 4-byte pixels that lie `stride` bytes apart. */
static void mix(uint8_t out[4], const uint8_t *from, size_t stride, const mixture *m)
{
    int sum[4] = {ONE / 2, ONE / 2, ONE / 2, ONE / 2};
    const uint8_t *at = from + (size_t)m->first * stride;
    for (int i = 0; i < m->count; i++, at += stride)
        for (int c = 0; c < 4; c++)
            sum[c] += at[c] * m->weights[i];
    for (int c = 0; c < 4; c++)
        out[c] = (uint8_t)(sum[c] / ONE);
}

/* The rows of the part, each scaled to w pixels. */
static void scale_rows(uint8_t *out, SDL_Surface *picture, SDL_Rect part, int w, const filter *f,
                       app_pause pause)
{
    for (int y = 0; y < part.h; y++) {
        const uint8_t *row =
            (const uint8_t *)picture->pixels + (size_t)(part.y + y) * (size_t)picture->pitch;
        for (int x = 0; x < w; x++, out += 4)
            mix(out, row + (size_t)part.x * 4, 4, &f->pixels[x]);
        app_pause_take(pause);
    }
}

static void scale_columns(SDL_Surface *out, const uint8_t *rows, const filter *f, app_pause pause)
{
    size_t pitch = (size_t)out->w * 4;
    for (int y = 0; y < out->h; y++) {
        uint32_t *to = app_surface_row(out, y);
        for (int x = 0; x < out->w; x++) {
            uint8_t rgba[4];
            mix(rgba, rows + (size_t)x * 4, pitch, &f->pixels[y]);
            to[x] = (uint32_t)rgba[3] << 24 | (uint32_t)rgba[0] << 16 | (uint32_t)rgba[1] << 8 |
                    rgba[2];
        }
        app_pause_take(pause);
    }
}

SDL_Surface *app_resample(SDL_Surface *picture, SDL_Rect part, int w, int h, app_pause pause)
{
    filter across = {0}, down = {0};
    uint8_t *rows = calloc((size_t)w * (size_t)part.h, 4);
    SDL_Surface *out = NULL;
    if (rows && filter_init(&across, part.w, w) && filter_init(&down, part.h, h))
        out = app_surface_create(w, h);
    if (out) {
        scale_rows(rows, picture, part, w, &across, pause);
        scale_columns(out, rows, &down, pause);
    }
    filter_deinit(&across);
    filter_deinit(&down);
    free(rows);
    return out;
}
