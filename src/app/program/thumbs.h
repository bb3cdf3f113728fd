#ifndef APP_PROGRAM_THUMBS_H
#define APP_PROGRAM_THUMBS_H

#include "game/look.h"
#include "picture/decoder.h"
#include "program/pictures.h"

/* Small pictures, for screens that show many. A screen says in each frame which ones it wants; they
 * come a while later, and what no screen has wanted for longest makes room. One that cannot be read is
 * marked so in the gallery. */

enum { APP_THUMBS = 96, APP_THUMB_PIXELS = 320 };

typedef struct app_thumb {
    char name[GAME_PICTURE_SIZE]; /* as in game_look; "": the place is free */
    game_crop crop;
    app_decode_ticket ticket; /* 0: nothing comes */
    unsigned wanted;          /* the last frame in which it was */
    bool failed;
} app_thumb;

typedef struct app_thumbs {
    app_thumb all[APP_THUMBS]; /* in the slots from APP_SLOT_THUMBS on */
    unsigned frame;
} app_thumbs;

/* Wants one in this frame, of which the crop says the part; NULL: all of it. What is wanted last comes
 * first. */
void app_thumbs_want(app *app, const char *name, const game_crop *crop);

/* The slot where it is seen, once it is there; else 0. */
int app_thumbs_slot(const app *app, const char *name, const game_crop *crop);

/* Draws it as a small board, solved: false where it is not there. */
bool app_thumbs_draw(const app *app, app_rect board, const char *name, const game_crop *crop);

/* How a small board looks that is cut from it: with numbers while it is not there. */
app_skin app_thumbs_skin(const app *app, const puzzle_board *goal, const game_look *look);

/* The file was mended: it is to be read once more. */
void app_thumbs_renew(app *app, const char *name);

/* False while one that was wanted last is on its way. */
bool app_thumbs_are_there(const app *app);

/* Once a frame, before any are wanted: takes what came, and forgets what is on its way for nobody. */
void app_thumbs_take(app *app);

/* Lets them all go. */
void app_thumbs_clear(app *app);

#endif
