/* The pictures that can be drawn, and how they look scaled. */
#include "draw/render_album.h"

#include "picture/picture_cut.h"
#include "picture/picture_pixels.h"

#include <assert.h>
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
