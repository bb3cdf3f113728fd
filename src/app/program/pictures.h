#ifndef APP_PROGRAM_PICTURES_H
#define APP_PROGRAM_PICTURES_H

#include "board/board_view.h"
#include "game/slots.h"

typedef struct app app;

/* The pictures that games show, in slots of the renderer. */

enum {
    APP_SLOT_GAME = 1,       /* the picture of the current game */
    APP_SLOT_CHOICE = 2,     /* the one that is being chosen for a new game */
    APP_SLOT_WATCHED = 3,    /* of a game in the theatre */
    APP_SLOT_THUMBNAILS = 4, /* and on: one for each entry of the gallery */
};

/* Takes over a picture for the current game's slot; `name` is as in game_look. Its longer side has
 * so many pixels at most: enough for a board that fills a large screen. */
enum { APP_GAME_PICTURE_PIXELS = 1600 };
void app_set_picture(app *app, const char *name, SDL_Surface *picture);

/* Loads the current game's picture into its slot, if it is not there. On failure says so and the
 * game goes on with numbers. */
void app_use_picture(app *app);

/* The same for a game that begins or comes back (client_host); `data` is the app. */
void app_dress(void *data, game_round *round, bool begins);

/* A picture file was dropped or named: the current game shows it. Says what is wrong otherwise. */
bool app_take_picture(app *app, const char *path);

/* Says why the picture of that name, or of that path, cannot be used. */
void app_notify_picture(app *app, const char *name, const sw_error *error);

/* True where the file can be played with; says what is wrong otherwise. */
bool app_picture_readable(app *app, const char *path);

/* The picture of that name (as in game_look), its longer side of so many pixels at most; NULL where it
 * cannot be read. Whoever asks owns it. */
SDL_Surface *app_load_picture(const app *app, const char *name, int longest, sw_error *error);

/* How tiles look, with the picture in the slot as soon as that holds one. */
app_skin app_picture_skin(const app *app, int slot, const puzzle_board *goal,
                          const game_look *look);

/* How the current game's tiles look, and those of a game in the theatre, whose picture is made ready
 * before. */
app_skin app_game_skin(const app *app);
app_skin app_replay_skin(const app *app, const game_round *round);
void app_replay_use_picture(app *app, const game_look *look);

#endif
