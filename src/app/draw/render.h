#ifndef APP_RENDER_H
#define APP_RENDER_H

#include "draw/draw.h"
#include "draw/pixel.h"

/* Turns draw lists into pixels. Boxes, tiles, texts and icons are baked once and kept as textures,
 * the least recently used ones dropped. The picture on screen lives in a canvas texture, so only
 * the parts that changed are drawn again. */
typedef struct app_render app_render;

/* Borrows all three; `window_renderer` may be any SDL renderer. */
sw_status app_render_create(app_render **out, SDL_Renderer *window_renderer, app_fonts *fonts,
                            app_icons *icons, sw_error *error);
void app_render_destroy(app_render *render);

/* Slots 1 .. APP_PICTURE_SLOTS hold pictures (RGBA32). The renderer takes the surface over and frees
 * it; NULL empties the slot. The slot's version changes, so that what shows it is drawn again. */
enum { APP_PICTURE_SLOTS = 99 };
void app_render_set_picture(app_render *render, int slot, SDL_Surface *picture);
/* How boards cut the slot's picture; a new picture is cut in the middle until this is set. */
void app_render_set_crop(app_render *render, int slot, const game_crop *crop);
uint32_t app_render_picture_version(const app_render *render, int slot);
SDL_Surface *app_render_picture(const app_render *render, int slot); /* borrowed; or NULL */

/* Takes the pause between two things that are drawn, and between two rows of a picture that is scaled: a frame
 * may take long, and the player does not wait for it. */
void app_render_set_pause(app_render *render, app_pause pause);

/* Shows the frame. False where it is the same as the last one: then nothing was drawn at all. */
bool app_render_show(app_render *render, const app_draw *draw);

/* Keeps a copy of what is shown, for fading from it: with fade 255 .. 1 the next frames show it over
 * the new picture, with 0 it is let go. Where memory runs out there is no fade. */
void app_render_keep(app_render *render);
void app_render_fade(app_render *render, uint8_t fade);

/* When the window was uncovered or SDL lost what was drawn into textures (SDL_RENDER_TARGETS_RESET):
 * the next frame is drawn whole. A new frame size does so by itself. */
void app_render_invalidate(app_render *render);

/* When SDL lost all textures (SDL_RENDER_DEVICE_RESET): the next frame bakes everything anew. */
void app_render_forget(app_render *render);

/* The canvas as a new surface (ARGB8888), for screenshots and tests; the caller frees it. */
SDL_Surface *app_render_capture(app_render *render);

/* Pixels drawn for the last frame, for tests and benchmarks. */
size_t app_render_pixels_drawn(const app_render *render);

#endif
