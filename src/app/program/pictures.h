#ifndef APP_PROGRAM_PICTURES_H
#define APP_PROGRAM_PICTURES_H

#include "board/board_view.h"
#include "game/slots.h"
#include "picture/decoder.h"

typedef struct app app;

/* The pictures that games show, in slots of the renderer. They are decoded meanwhile: until one is there
 * its board has blank tiles. */

enum {
    APP_SLOT_GAME = 1,    /* the picture of the current game */
    APP_SLOT_CHOICE = 2,  /* the one that is being chosen for a new game */
    APP_SLOT_WATCHED = 3, /* of a game in the theatre */
    APP_SLOT_THUMBS = 4,  /* and on: program/thumbs.h */
};

/* Of the longer side: enough for a board that fills a large screen. */
enum { APP_GAME_PICTURE_PIXELS = 1600 };

/* What a slot shows, and what it will. Names are as in game_look. */
typedef struct app_slot_picture {
    char name[GAME_PICTURE_SIZE]; /* the slot is empty where it could not be read */
    char coming[GAME_PICTURE_SIZE];
    game_crop crop;
    app_decode_ticket ticket;      /* 0: nothing comes */
    puzzle_board goal;             /* the goal whose tiles were or are being compared */
    int twins;                     /* pairs of tiles that look alike */
    bool marked[PUZZLE_MAX_CELLS]; /* by cell: its tile is in such a pair */
} app_slot_picture;

/* A file that was dropped or named, and is used if it can be decoded. */
typedef struct app_offered_picture {
    char name[GAME_PICTURE_SIZE];
    app_decode_ticket ticket; /* 0: there is none */
} app_offered_picture;

typedef struct app_pictures {
    app_slot_picture game, watched;
    app_offered_picture offered; /* to the game in play */
} app_pictures;

/* What was decoded since takes its place. */
void app_pictures_take(app *app);

/* The current game's slot has this picture now, which it takes over. */
void app_set_picture(app *app, const char *name, SDL_Surface *picture);

/* Asks for the current game's picture, if its slot does not have it. Where it cannot be read that is
 * said later, and the game goes on with numbers. */
void app_use_picture(app *app);

/* The same for a game that begins or comes back (client_host); `data` is the app. */
void app_dress(void *data, game_round *round, bool begins);

/* A picture file was dropped or named: the current game shows it as soon as it is decoded. Where it
 * cannot be, that is said, and the game stays as it was. */
void app_take_picture(app *app, const char *path);

/* Asks for a file that somebody else may use; an older one is forgotten. False, and said why, where that
 * fails at once. */
bool app_offer_picture(app *app, app_offered_picture *offered, const char *path,
                       const app_decode *how);

/* Asks for the picture of that name, as `how` says, whose path is left open. */
sw_status app_ask_picture(app *app, app_decode_ticket *out, const char *name, const app_decode *how,
                          sw_error *error);

/* The same for a slot: look->picture is on its way to it from now on. */
sw_status app_send_for_picture(app *app, app_slot_picture *slot, const game_look *look,
                               const app_decode *how, sw_error *error);
bool app_picture_is_coming(const app_slot_picture *slot, const char *name);

/* The slot of that number has this picture now; NULL where it cannot be read. */
void app_fill_slot(app *app, app_slot_picture *slot, int number, const char *name,
                   SDL_Surface *picture);

/* Says why the picture of that name, or of that path, cannot be used. */
void app_notify_picture(app *app, const char *name, const sw_error *error);

/* How tiles look, with the picture in the slot as soon as that holds one. */
app_skin app_picture_skin(const app *app, int slot, const puzzle_board *goal,
                          const game_look *look);

/* How the current game's tiles look, and those of a game in the theatre, whose picture is asked for
 * before. */
app_skin app_game_skin(const app *app);
app_skin app_replay_skin(const app *app, const game_round *round);
void app_replay_use_picture(app *app, const game_round *round);

/* app_copies_check, for those who see no pictures. */
sw_status app_pictures_check_copy(const char *data, size_t size, sw_error *error);

#endif
