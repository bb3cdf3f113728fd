#ifndef APP_DECODER_H
#define APP_DECODER_H

#include "base/status.h"
#include "game/look.h"
#include "puzzle/board.h"

#include <SDL.h>
#include <stdbool.h>
#include <stdint.h>

/* Pictures without waiting: whoever needs one asks, goes on, and takes it from a later frame on. Each is
 * decoded by a child process under limits (app/decode.h), for which two threads wait. Functions are
 * for one thread, the window's. */

typedef struct app_decoder app_decoder;

/* What a picture is for; what the player waits for goes first. Of one kind the newest goes first. */
typedef enum app_decode_use {
    APP_DECODE_GAME,      /* the game in play */
    APP_DECODE_CHOICE,    /* the one that is being chosen, or looked at closely */
    APP_DECODE_WATCHED,   /* a game in the theatre */
    APP_DECODE_COMPARE,   /* tiles of a picture that is there */
    APP_DECODE_THUMBNAIL, /* one of many: on one of the threads only */
    APP_DECODE_USES,
} app_decode_use;

typedef struct app_decode {
    const char *path; /* copied */
    SDL_Surface *
        pixels; /* copied; or NULL. They are compared, and nothing is decoded: the answer has no picture */
    int longest; /* pixels of its longer side, APP_DECODE_LONGEST at most */
    app_decode_use use;
    const puzzle_board
        *goal; /* whose tiles are compared, cut as the crop says; NULL: they are not */
    game_crop crop;
    bool keep; /* a copy is made of it: picture/copies.h */
} app_decode;

/* 0 is none. */
typedef uint32_t app_decode_ticket;

typedef struct app_decoded {
    app_decode_ticket ticket;
    SDL_Surface
        *picture;   /* RGBA32, opaque and upright; whoever took it frees it; NULL on failure */
    sw_error error; /* why it failed */
    char
        own[GAME_PICTURE_SIZE]; /* the copy's name, where one was to be made; "" where it was not */
    int twins; /* pairs of the goal's tiles that look alike, where that was asked; -1: not known */
    bool marked[PUZZLE_MAX_CELLS]; /* by cell: the tiles that are in such a pair */
} app_decoded;

typedef struct app_decoder_setup {
    const char *program;      /* that decodes, as for os_child_start: NULL is this one */
    const char *copies;       /* the folder for them; NULL: none are made */
    const char *thumbnails;   /* the folder where they are kept; NULL: they are not */
    void (*wake)(void *data); /* called on another thread when an answer is there */
    void *data;
} app_decoder_setup;

sw_status app_decoder_create(app_decoder **out, const app_decoder_setup *setup, sw_error *error);

/* Kills what is under way; what was not taken is lost. NULL is fine. */
void app_decoder_destroy(app_decoder *decoder);

/* 0 where memory ran out. */
app_decode_ticket app_decoder_ask(app_decoder *decoder, const app_decode *what);

/* The next answer for that use; false where there is none now. */
bool app_decoder_take(app_decoder *decoder, app_decode_use use, app_decoded *out);

/* The answer is not wanted any more: a child that works for it is killed. A ticket that was answered, or
 * 0, is fine. */
void app_decoder_forget(app_decoder *decoder, app_decode_ticket ticket);
void app_decoder_forget_all(app_decoder *decoder, app_decode_use use);

/* Waits until all that was asked for is answered, for tests and for pictures of the game. */
void app_decoder_finish(app_decoder *decoder);

#endif
