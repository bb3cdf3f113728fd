#ifndef APP_RENDER_ALBUM_H
#define APP_RENDER_ALBUM_H

#include "draw/render.h"

/* The pictures behind the slots, and the last few of them as scaled for a board. */
typedef struct app_album app_album;

app_album *app_album_create(void); /* NULL where memory ran out */
void app_album_destroy(app_album *album);

/* What is done between two rows of a picture that is scaled. */
void app_album_set_pause(app_album *album, app_pause pause);

/* Takes the picture (RGBA32) over, to be seen without crop; NULL empties the slot. */
void app_album_set(app_album *album, int slot, SDL_Surface *picture);
void app_album_set_crop(app_album *album, int slot, const game_crop *crop);
SDL_Surface *app_album_get(const app_album *album, int slot); /* borrowed; or NULL */
uint32_t app_album_version(const app_album *album, int slot);

/* The part of the slot's picture that its crop says, of columns x rows squares, scaled to `side` pixels each (ARGB8888).
 * Borrowed until the next call; NULL where the slot is empty or memory ran out. */
SDL_Surface *app_album_cut(app_album *album, int slot, int columns, int rows, int side);

/* The part of the slot's picture that its crop says, in the shape of w x h, scaled to it: a new surface. */
SDL_Surface *app_album_fit(const app_album *album, int slot, int w, int h);

/* The part of a picture (RGBA32) scaled to w x h as a new ARGB8888 surface: an average over the
 * pixels that fall together where it shrinks, linear between them where it grows, with a pause after
 * each row. NULL where memory ran out. */
SDL_Surface *app_resample(SDL_Surface *picture, SDL_Rect part, int w, int h, app_pause pause);

#endif
