#ifndef APP_PICTURE_PIXELS_H
#define APP_PICTURE_PIXELS_H

#include <SDL.h>

/* What is seen through a transparent picture: a calm tone between the dark and the light theme. */
enum {
    APP_PICTURE_GROUND_RED = 0xdc,
    APP_PICTURE_GROUND_GREEN = 0xe3,
    APP_PICTURE_GROUND_BLUE = 0xda,
};

/* A part of the source, which lies within it, as width x height RGBA32 pixels on the ground. Each
 * is the mean of the area that it covers, so that nothing of the source is lost or doubled. NULL
 * where memory runs out. */
SDL_Surface *app_picture_resample(SDL_Surface *source, SDL_Rect part, int width, int height);

/* An RGBA32 picture as its EXIF orientation, 1 to 8, says that it is seen. NULL where
 * memory runs out. */
SDL_Surface *app_picture_turn(const SDL_Surface *source, int orientation);

#endif
