#ifndef APP_RENDER_BAKE_H
#define APP_RENDER_BAKE_H

#include "draw/draw.h"
#include "draw/render_album.h"

/* Draws what one command shows, once, on the CPU. */
typedef struct app_baker {
    app_fonts *fonts; /* all borrowed */
    app_icons *icons;
    app_album *album;
} app_baker;

/* A gradient ground is baked as a strip of this width, to be repeated. */
enum { APP_GROUND_STRIP = 64 };

/* What tells one baked thing from another: commands with equal keys differ only in place and
 * opacity. 64 bits of a hash; that two of some thousand meet is not worth guarding against. */
uint64_t app_bake_key(const app_baker *baker, const app_draw *draw,
                      const app_draw_command *command);

/* The command's pixels (ARGB8888), which the caller frees, and where they lie relative to the
 * command's rect. NULL where there is nothing to see or memory ran out. */
SDL_Surface *app_bake(const app_baker *baker, const app_draw *draw, const app_draw_command *command,
                      SDL_Point *offset);

#endif
