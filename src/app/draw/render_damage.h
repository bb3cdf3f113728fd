#ifndef APP_RENDER_DAMAGE_H
#define APP_RENDER_DAMAGE_H

#include "draw/draw.h"

/* Which parts of the window two frames differ in, and showing these alone. */

/* What is remembered of a frame's command. */
typedef struct app_trace {
    uint64_t hash;
    app_rect bounds;
} app_trace;

enum { APP_DAMAGE_MAX = 12 };

typedef struct app_damage {
    app_rect rects[APP_DAMAGE_MAX]; /* they may overlap */
    int count;
} app_damage;

/* Adds a rectangle, joined with others where that costs little or no room is left. */
void app_damage_add(app_damage *damage, app_rect rect);

/* Everything that must be drawn again to get from the old frame to the new one: the bounds of all
 * commands that are not part of one common subsequence. */
void app_damage_compare(app_damage *damage, const app_trace *before, size_t before_count,
                        const app_trace *after, size_t after_count);

/* Brings the parts from the canvas to the screen. False where the window does not keep the rest, as after
 * a change of its size or with a graphics card: then the canvas must be shown as a whole. */
bool app_damage_show(const app_damage *damage, SDL_Renderer *sdl, SDL_Texture *canvas,
                     app_rect frame);

#endif
