#ifndef APP_PICTURE_PIXELS_H
#define APP_PICTURE_PIXELS_H

#include <SDL.h>
#include <stdbool.h>
#include <stdint.h>

/* What is seen through a transparent picture: a calm tone between the dark and the light theme. */
enum {
    APP_PICTURE_GROUND_RED = 0xdc,
    APP_PICTURE_GROUND_GREEN = 0xe3,
    APP_PICTURE_GROUND_BLUE = 0xda,
};

/* A side of `length`, where the longer side, `side`, is to have at most `longest` pixels. */
int app_picture_shrunk(int length, int side, int longest);

/* A picture of width x height that comes row by row from the top, scaled meanwhile, so that it is never
 * in memory as a whole. Each pixel of the result is the mean of the area that it covers: nothing of
 * the source is lost or doubled. */
typedef struct app_picture_rows {
    int width, height; /* of the source */
    SDL_Surface *out;  /* RGBA32 */
    int taken, made;   /* rows of the source, and of the result */
    uint32_t *sums;    /* for the next row of the result: the source's columns, weighted */
} app_picture_rows;

/* False where memory runs out; deinit in any case. */
bool app_picture_rows_init(app_picture_rows *rows, int width, int height, int to_width,
                           int to_height);
void app_picture_rows_deinit(app_picture_rows *rows);

/* RGBA, of which alpha is not looked at. */
void app_picture_rows_add(app_picture_rows *rows, const uint8_t *row);

/* The whole result, once all rows were added: the caller's. */
SDL_Surface *app_picture_rows_take(app_picture_rows *rows);

/* A part of the source, which lies within it, as width x height RGBA32 pixels on the ground. NULL where
 * memory runs out. */
SDL_Surface *app_picture_resample(SDL_Surface *source, SDL_Rect part, int width, int height);

/* A picture of 4 bytes a pixel as its EXIF orientation, 1 to 8, says that it is seen. NULL where
 * memory runs out. */
SDL_Surface *app_picture_turn(const SDL_Surface *source, int orientation);

/* The same, by so many quarters clockwise, 0 to 3. */
SDL_Surface *app_picture_turn_quarters(const SDL_Surface *source, int quarters);

#endif
