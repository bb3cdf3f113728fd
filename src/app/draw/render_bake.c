/* Draws what one command shows, once, into a surface that is kept. */
#include "draw/render_bake.h"

#include "draw/box_shape.h"
#include "draw/hash.h"
#include "draw/pixel.h"

#include <math.h>
#include <string.h>

static const char *string_of(const app_draw *draw, const app_draw_command *command)
{
    return draw->strings + command->as.text.string;
}

/* Opacity is the texture's, so a fading colour needs no new one. */
static app_colour opaque(app_colour colour)
{
    return colour | 0xFF;
}

static uint64_t text_key(uint64_t key, const app_draw *draw, const app_draw_command *command)
{
    uint32_t style[3] = {command->as.text.font, (uint32_t)command->as.text.px,
                         opaque(command->colour)};
    const char *text = string_of(draw, command);
    return app_hash(app_hash(key, style, sizeof style), text, strlen(text));
}

uint64_t app_bake_key(const app_baker *baker, const app_draw *draw, const app_draw_command *command)
{
    uint64_t key = app_hash(0, &command->kind, sizeof command->kind);
    switch (command->kind) {
    case APP_DRAW_GROUND: {
        uint32_t look[3] = {command->colour, command->colour2, (uint32_t)command->rect.h};
        return app_hash(key, look, sizeof look);
    }
    case APP_DRAW_BOX:
        return app_hash(key, &command->as.box, sizeof command->as.box);
    case APP_DRAW_TILE: {
        uint32_t version = app_album_version(baker->album, command->as.tile.picture);
        key = app_hash(key, &version, sizeof version);
        return app_hash(key, &command->as.tile, sizeof command->as.tile);
    }
    case APP_DRAW_TEXT:
        return text_key(key, draw, command);
    case APP_DRAW_ICON: {
        uint32_t look[3] = {command->as.icon, (uint32_t)command->rect.w, opaque(command->colour)};
        return app_hash(key, look, sizeof look);
    }
    case APP_DRAW_PICTURE: {
        uint32_t size[2] = {(uint32_t)command->rect.w, (uint32_t)command->rect.h};
        key = app_hash(key, size, sizeof size);
        return app_hash(key, &command->as.picture, sizeof command->as.picture);
    }
    case APP_DRAW_FILL:
    case APP_DRAW_CLIP:
        break;
    }
    return key;
}

static SDL_Surface *bake_ground(const app_draw_command *command)
{
    int height = command->rect.h;
    SDL_Surface *strip = app_surface_create(APP_GROUND_STRIP, height);
    if (!strip)
        return NULL;
    app_box box = app_box_make(APP_GROUND_STRIP, height, 0);
    app_box_add(&box, (app_layer){0, 0, APP_GROUND_STRIP, height, 0, command->colour,
                                  command->colour2, 0, 0});
    app_box_paint(strip, 0, 0, &box);
    return strip;
}

static SDL_Surface *bake_box(const app_draw_command *command, SDL_Point *offset)
{
    SDL_Rect bounds = app_box_bounds(&command->as.box);
    SDL_Surface *surface = app_surface_create(bounds.w, bounds.h);
    if (surface)
        app_box_paint(surface, -bounds.x, -bounds.y, &command->as.box);
    *offset = (SDL_Point){bounds.x, bounds.y};
    return surface;
}

static SDL_Surface *bake_tile(const app_baker *baker, const app_tile *tile, SDL_Point *offset)
{
    SDL_Rect bounds = app_tile_bounds(tile);
    *offset = (SDL_Point){bounds.x, bounds.y};
    SDL_Surface *cut = NULL;
    if (tile->picture > 0)
        cut = app_album_cut(baker->album, tile->picture, tile->columns, tile->rows, tile->side);
    return app_tile_bake(tile, baker->fonts, baker->icons, cut);
}

/* The mask in the command's colour; takes the mask. */
static SDL_Surface *tinted(SDL_Surface *mask, app_colour colour)
{
    if (!mask)
        return NULL;
    for (int y = 0; y < mask->h; y++) {
        uint32_t *row = app_surface_row(mask, y);
        for (int x = 0; x < mask->w; x++)
            row[x] = (row[x] & 0xFF000000) | colour >> 8;
    }
    return mask;
}

static SDL_Surface *bake_picture(const app_baker *baker, const app_draw_command *command)
{
    int w = command->rect.w, h = command->rect.h;
    SDL_Surface *picture = app_album_fit(baker->album, command->as.picture.slot, w, h);
    if (!picture)
        return NULL;
    int radius = app_shape_radius(w, h, command->as.picture.radius);
    for (int y = 0; y < h; y++) {
        uint32_t *row = app_surface_row(picture, y);
        for (int x = 0; x < w; x++) {
            double inside = app_shape_coverage(app_shape_distance(w, h, radius, x, y));
            row[x] = (row[x] & 0x00FFFFFF) | (uint32_t)lround(inside * 255) << 24;
        }
    }
    return picture;
}

SDL_Surface *app_bake(const app_baker *baker, const app_draw *draw, const app_draw_command *command,
                      SDL_Point *offset)
{
    *offset = (SDL_Point){0, 0};
    switch (command->kind) {
    case APP_DRAW_GROUND:
        return bake_ground(command);
    case APP_DRAW_BOX:
        return bake_box(command, offset);
    case APP_DRAW_TILE:
        return bake_tile(baker, &command->as.tile, offset);
    case APP_DRAW_TEXT:
        return tinted(app_fonts_render(baker->fonts, command->as.text.font, command->as.text.px,
                                       string_of(draw, command)),
                      command->colour);
    case APP_DRAW_ICON:
        return tinted(app_icons_render(baker->icons, command->as.icon, command->rect.w),
                      command->colour);
    case APP_DRAW_PICTURE:
        return bake_picture(baker, command);
    case APP_DRAW_FILL:
    case APP_DRAW_CLIP:
        break;
    }
    return NULL;
}
