/* Turns draw lists into pixels: bakes what they show, and draws only what differs from the last frame again. */
#include "draw/render.h"

#include "base/array.h"
#include "draw/hash.h"
#include "draw/pixel.h"
#include "draw/render_cache.h"
#include "draw/render_damage.h"
#include "picture/picture_cut.h"
#include "picture/picture_pixels.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* The cache may take six windows' worth of pixels: a board with its states, and the screen before. */
enum { CACHE_WINDOWS = 6, CACHE_BYTES_MIN = 16 << 20 };

/* What a slot holds. */
typedef struct page {
    SDL_Surface *picture;
    game_crop crop;
    uint32_t version;
} page;

/* A picture as one board needs it. */
typedef struct cut {
    SDL_Surface *surface; /* NULL: the place is free */
    int slot, columns, rows, side;
    unsigned used;
} cut;

enum { CUTS = 3 };

struct app_render {
    SDL_Renderer *sdl; /* borrowed */
    app_fonts *fonts;  /* borrowed, and so are the icons */
    app_icons *icons;
    app_render_cache *cache;
    page pages[APP_PICTURE_SLOTS + 1]; /* page 0 stays empty */
    cut cuts[CUTS];
    unsigned cut_count;  /* cuts that were asked for so far */
    SDL_Texture *canvas; /* what the window shows */
    SDL_Texture *kept;   /* while fading: what it showed before */
    uint8_t fade, shown_fade;
    int width, height;
    bool stale;           /* the canvas holds nothing of use */
    app_trace *traces[2]; /* of this frame and of the last */
    size_t trace_count[2], trace_capacity[2];
    int now; /* which of the two is this frame's */
    size_t pixels_drawn;
    app_pause pause; /* between two things that are drawn */
};

sw_status app_render_create(app_render **out, SDL_Renderer *window_renderer, app_fonts *fonts,
                            app_icons *icons, sw_error *error)
{
    if (!SDL_RenderTargetSupported(window_renderer))
        return sw_fail(error, SW_IO, "the renderer cannot draw into textures");
    app_render *render = calloc(1, sizeof *render);
    if (render) {
        render->sdl = window_renderer;
        render->cache = app_render_cache_create(window_renderer, CACHE_BYTES_MIN);
        render->fonts = fonts;
        render->icons = icons;
        render->stale = true;
    }
    if (!render || !render->cache) {
        app_render_destroy(render);
        return sw_fail(error, SW_NO_MEMORY, "not enough memory to draw");
    }
    *out = render;
    return SW_OK;
}

static void drop(SDL_Texture **texture)
{
    if (*texture)
        SDL_DestroyTexture(*texture);
    *texture = NULL;
}

void app_render_destroy(app_render *render)
{
    if (!render)
        return;
    app_render_cache_destroy(render->cache);
    for (int i = 0; i <= APP_PICTURE_SLOTS; i++)
        SDL_FreeSurface(render->pages[i].picture);
    for (int i = 0; i < CUTS; i++)
        SDL_FreeSurface(render->cuts[i].surface);
    drop(&render->kept);
    drop(&render->canvas);
    free(render->traces[0]);
    free(render->traces[1]);
    free(render);
}

/* ---- Pictures ---- */

static void drop_cut(cut *c)
{
    SDL_FreeSurface(c->surface);
    *c = (cut){0};
}

static page *page_of(app_render *render, int slot)
{
    assert(slot >= 1 && slot <= APP_PICTURE_SLOTS);
    return &render->pages[slot];
}

/* What the slot shows is another picture from now on. */
static void renew(app_render *render, int slot)
{
    page_of(render, slot)->version++;
    for (int i = 0; i < CUTS; i++)
        if (render->cuts[i].slot == slot)
            drop_cut(&render->cuts[i]);
}

void app_render_set_picture(app_render *render, int slot, SDL_Surface *picture)
{
    page *p = page_of(render, slot);
    SDL_FreeSurface(p->picture);
    p->picture = picture;
    p->crop = (game_crop){0};
    renew(render, slot);
}

void app_render_set_crop(app_render *render, int slot, const game_crop *crop)
{
    page *p = page_of(render, slot);
    if (game_crop_same(&p->crop, crop))
        return;
    p->crop = *crop;
    renew(render, slot);
}

uint32_t app_render_picture_version(const app_render *render, int slot)
{
    assert(slot >= 0 && slot <= APP_PICTURE_SLOTS);
    return render->pages[slot].version;
}

SDL_Surface *app_render_picture(const app_render *render, int slot)
{
    assert(slot >= 0 && slot <= APP_PICTURE_SLOTS);
    return render->pages[slot].picture;
}

void app_render_set_pause(app_render *render, app_pause pause)
{
    render->pause = pause;
}

void app_render_invalidate(app_render *render)
{
    render->stale = true;
}

void app_render_forget(app_render *render)
{
    app_render_cache_clear(render->cache);
    drop(&render->kept);
    drop(&render->canvas);
}

size_t app_render_pixels_drawn(const app_render *render)
{
    return render->pixels_drawn;
}

/* Tiles carry no version of their picture; the rest of a command's look is in its hash. */
static uint64_t hash_of(const app_render *render, const app_draw_command *command)
{
    if (command->kind != APP_DRAW_TILE || command->as.tile.picture == 0)
        return command->hash;
    uint32_t version = app_render_picture_version(render, command->as.tile.picture);
    return app_hash(command->hash, &version, sizeof version);
}

/* Remembers what the frame shows; false where memory ran out. A clip shows in the bounds of what
 * it cuts, so it leaves no trace itself. */
static bool trace_frame(app_render *render, const app_draw *draw)
{
    int now = render->now;
    if (!sw_array_reserve(&render->traces[now], &render->trace_capacity[now], draw->count,
                          sizeof *render->traces[now]))
        return false;
    size_t count = 0;
    for (size_t i = 0; i < draw->count; i++) {
        const app_draw_command *command = &draw->commands[i];
        if (command->kind != APP_DRAW_CLIP)
            render->traces[now][count++] = (app_trace){hash_of(render, command), command->bounds};
    }
    render->trace_count[now] = count;
    return true;
}

/* Without alpha, as windows are: the software renderer then shows it by a plain copy of memory. */
static SDL_Texture *create_canvas(app_render *render, int width, int height)
{
    return SDL_CreateTexture(render->sdl, SDL_PIXELFORMAT_RGB888, SDL_TEXTUREACCESS_TARGET, width,
                             height);
}

void app_render_keep(app_render *render)
{
    drop(&render->kept);
    if (!render->canvas || render->stale)
        return;
    render->kept = create_canvas(render, render->width, render->height);
    if (!render->kept)
        return;
    SDL_SetRenderTarget(render->sdl, render->kept);
    SDL_RenderCopy(render->sdl, render->canvas, NULL, NULL);
    SDL_SetRenderTarget(render->sdl, NULL);
    SDL_SetTextureBlendMode(render->kept, SDL_BLENDMODE_BLEND);
}

void app_render_fade(app_render *render, uint8_t fade)
{
    render->fade = render->kept ? fade : 0;
    if (render->fade == 0)
        drop(&render->kept);
}

static bool prepare_canvas(app_render *render, const app_draw *draw)
{
    if (render->canvas && render->width == draw->frame.w && render->height == draw->frame.h)
        return true;
    drop(&render->canvas);
    render->canvas = create_canvas(render, draw->frame.w, draw->frame.h);
    render->width = draw->frame.w;
    render->height = draw->frame.h;
    render->stale = true;
    size_t bytes = (size_t)render->width * (size_t)render->height * 4 * CACHE_WINDOWS;
    app_render_cache_set_limit(render->cache, SDL_max(bytes, CACHE_BYTES_MIN));
    if (render->canvas)
        SDL_SetTextureBlendMode(render->canvas, SDL_BLENDMODE_NONE);
    return render->canvas != NULL;
}

/* ---- Baking: what one command shows, drawn once into a surface that is kept ---- */

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

/* What tells one baked thing from another: commands with equal keys differ only in place and
 * opacity. 64 bits of a hash; that two of some thousand meet is not worth guarding against. */
static uint64_t bake_key(const app_render *render, const app_draw *draw,
                         const app_draw_command *command)
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
        uint32_t version = app_render_picture_version(render, command->as.tile.picture);
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

static bool matches(const cut *c, int slot, int columns, int rows, int side)
{
    return c->surface && c->slot == slot && c->columns == columns && c->rows == rows &&
           c->side == side;
}

/* The stored part scaled to w x h as it is seen, after its turn. */
static SDL_Surface *scaled(const app_render *render, int slot, SDL_Rect part, int w, int h)
{
    const page *p = &render->pages[slot];
    if (p->crop.turn == 0)
        return app_resample(p->picture, part, w, h, render->pause);
    bool swapped = p->crop.turn % 2 != 0;
    SDL_Surface *stored =
        app_resample(p->picture, part, swapped ? h : w, swapped ? w : h, render->pause);
    SDL_Surface *out = stored ? app_picture_turn_quarters(stored, p->crop.turn) : NULL;
    SDL_FreeSurface(stored);
    return out;
}

/* The part of the slot's picture that its crop says, of columns x rows squares, scaled to `side` pixels each (ARGB8888).
 * Borrowed until the next call; NULL where the slot is empty or memory ran out. */
static SDL_Surface *cut_picture(app_render *render, int slot, int columns, int rows, int side)
{
    cut *place = &render->cuts[0];
    for (int i = 0; i < CUTS; i++) {
        cut *c = &render->cuts[i];
        if (matches(c, slot, columns, rows, side)) {
            c->used = ++render->cut_count;
            return c->surface;
        }
        if (c->used < place->used)
            place = c;
    }
    SDL_Surface *picture = app_render_picture(render, slot);
    if (!picture)
        return NULL;
    drop_cut(place);
    SDL_Rect part = app_picture_stored_part(picture->w, picture->h, (puzzle_size){columns, rows},
                                            &render->pages[slot].crop);
    *place = (cut){.slot = slot, .columns = columns, .rows = rows, .side = side};
    place->surface = scaled(render, slot, part, columns * side, rows * side);
    place->used = ++render->cut_count;
    return place->surface;
}

/* The part of the slot's picture that its crop says, in the shape of w x h, scaled to it: a new surface. */
static SDL_Surface *fit_picture(const app_render *render, int slot, int w, int h)
{
    SDL_Surface *picture = app_render_picture(render, slot);
    if (!picture)
        return NULL;
    SDL_Rect part = app_picture_stored_part(picture->w, picture->h, (puzzle_size){w, h},
                                            &render->pages[slot].crop);
    return scaled(render, slot, part, w, h);
}

/* A gradient ground is baked as a strip of this width, to be repeated. */
enum { GROUND_STRIP = 64 };

static SDL_Surface *bake_ground(const app_draw_command *command)
{
    int height = command->rect.h;
    SDL_Surface *strip = app_surface_create(GROUND_STRIP, height);
    if (!strip)
        return NULL;
    app_box box = app_box_make(GROUND_STRIP, height, 0);
    app_box_add(
        &box, (app_layer){0, 0, GROUND_STRIP, height, 0, command->colour, command->colour2, 0, 0});
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

static SDL_Surface *bake_tile(app_render *render, const app_tile *tile, SDL_Point *offset)
{
    SDL_Rect bounds = app_tile_bounds(tile);
    *offset = (SDL_Point){bounds.x, bounds.y};
    SDL_Surface *cut = NULL;
    if (tile->picture > 0)
        cut = cut_picture(render, tile->picture, tile->columns, tile->rows, tile->side);
    return app_tile_bake(tile, render->fonts, render->icons, cut);
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

static SDL_Surface *bake_picture(const app_render *render, const app_draw_command *command)
{
    int w = command->rect.w, h = command->rect.h;
    SDL_Surface *picture = fit_picture(render, command->as.picture.slot, w, h);
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

/* The command's pixels (ARGB8888), which the caller frees, and where they lie relative to the
 * command's rect. NULL where there is nothing to see or memory ran out. */
static SDL_Surface *bake(app_render *render, const app_draw *draw, const app_draw_command *command,
                         SDL_Point *offset)
{
    *offset = (SDL_Point){0, 0};
    switch (command->kind) {
    case APP_DRAW_GROUND:
        return bake_ground(command);
    case APP_DRAW_BOX:
        return bake_box(command, offset);
    case APP_DRAW_TILE:
        return bake_tile(render, &command->as.tile, offset);
    case APP_DRAW_TEXT:
        return tinted(app_fonts_render(render->fonts, command->as.text.font, command->as.text.px,
                                       string_of(draw, command)),
                      command->colour);
    case APP_DRAW_ICON:
        return tinted(app_icons_render(render->icons, command->as.icon, command->rect.w),
                      command->colour);
    case APP_DRAW_PICTURE:
        return bake_picture(render, command);
    case APP_DRAW_FILL:
    case APP_DRAW_CLIP:
        break;
    }
    return NULL;
}

/* ---- Showing ---- */

static const app_cached *baked(app_render *render, const app_draw *draw,
                               const app_draw_command *command)
{
    uint64_t key = bake_key(render, draw, command);
    const app_cached *found = app_render_cache_find(render->cache, key);
    if (found)
        return found;
    SDL_Point offset;
    SDL_Surface *surface = bake(render, draw, command, &offset);
    app_pause_take(render->pause);
    if (!surface)
        return NULL;
    found = app_render_cache_add(render->cache, key, surface, offset);
    SDL_FreeSurface(surface);
    return found;
}

static void set_colour(SDL_Renderer *sdl, app_colour colour)
{
    SDL_SetRenderDrawColor(sdl, colour >> 24, colour >> 16 & 0xFF, colour >> 8 & 0xFF,
                           colour & 0xFF);
}

static void draw_fill(app_render *render, const app_draw_command *command)
{
    SDL_Rect rect = {command->rect.x, command->rect.y, command->rect.w, command->rect.h};
    set_colour(render->sdl, command->colour);
    SDL_SetRenderDrawBlendMode(render->sdl, SDL_BLENDMODE_BLEND);
    SDL_RenderFillRect(render->sdl, &rect);
}

static void draw_ground(app_render *render, const app_draw_command *command,
                        const app_cached *strip, SDL_Rect part)
{
    int first = (part.x - command->rect.x) / GROUND_STRIP * GROUND_STRIP;
    for (int x = command->rect.x + first; x < part.x + part.w; x += GROUND_STRIP) {
        SDL_Rect to = {x, command->rect.y, strip->w, strip->h};
        SDL_RenderCopy(render->sdl, strip->texture, NULL, &to);
    }
}

static unsigned opacity(const app_draw_command *command)
{
    bool coloured = command->kind == APP_DRAW_TEXT || command->kind == APP_DRAW_ICON;
    return coloured ? command->colour & 0xFF : command->alpha;
}

static void draw_command(app_render *render, const app_draw *draw, const app_draw_command *command,
                         SDL_Rect part)
{
    if (command->kind == APP_DRAW_FILL) {
        draw_fill(render, command);
        return;
    }
    const app_cached *cached = baked(render, draw, command);
    if (!cached)
        return;
    if (command->kind == APP_DRAW_GROUND) {
        draw_ground(render, command, cached, part);
        return;
    }
    SDL_Rect to = {command->rect.x + cached->offset.x, command->rect.y + cached->offset.y,
                   cached->w, cached->h};
    SDL_SetTextureAlphaMod(cached->texture, (Uint8)opacity(command));
    SDL_RenderCopy(render->sdl, cached->texture, NULL, &to);
}

/* Draws all commands that touch the part, each cut to its own bounds. */
static void draw_part(app_render *render, const app_draw *draw, app_rect rect)
{
    SDL_Rect part = {rect.x, rect.y, rect.w, rect.h};
    SDL_RenderSetClipRect(render->sdl, &part);
    set_colour(render->sdl, 0x000000FF);
    SDL_SetRenderDrawBlendMode(render->sdl, SDL_BLENDMODE_NONE);
    SDL_RenderFillRect(render->sdl, &part);
    bool clipped = false;
    for (size_t i = 0; i < draw->count; i++) {
        const app_draw_command *command = &draw->commands[i];
        SDL_Rect bounds = {command->bounds.x, command->bounds.y, command->bounds.w,
                           command->bounds.h};
        if (command->kind == APP_DRAW_CLIP) {
            clipped = command->rect.w > 0;
            if (!clipped)
                SDL_RenderSetClipRect(render->sdl, &part);
            continue;
        }
        SDL_Rect seen;
        if (!SDL_IntersectRect(&bounds, &part, &seen))
            continue;
        if (clipped)
            SDL_RenderSetClipRect(render->sdl, &seen);
        draw_command(render, draw, command, seen);
        app_pause_take(render->pause);
    }
    render->pixels_drawn += (size_t)rect.w * (size_t)rect.h;
}

static void draw_damage(app_render *render, const app_draw *draw, const app_damage *damage)
{
    SDL_SetRenderTarget(render->sdl, render->canvas);
    app_render_cache_begin_frame(render->cache);
    for (int i = 0; i < damage->count; i++)
        draw_part(render, draw, damage->rects[i]);
    SDL_RenderSetClipRect(render->sdl, NULL);
    SDL_SetRenderTarget(render->sdl, NULL);
}

static void find_damage(app_render *render, const app_draw *draw, app_damage *damage)
{
    int now = render->now, last = !now;
    if (render->stale)
        app_damage_add(damage, draw->frame);
    else
        app_damage_compare(damage, render->traces[last], render->trace_count[last],
                           render->traces[now], render->trace_count[now]);
}

/* In strips, as the copy of a large window takes some milliseconds. */
static void copy_canvas(app_render *render)
{
    enum { STRIP = 256 };
    for (int y = 0; y < render->height; y += STRIP) {
        SDL_Rect strip = {0, y, render->width, SDL_min(STRIP, render->height - y)};
        SDL_RenderCopy(render->sdl, render->canvas, &strip, &strip);
        app_pause_take(render->pause);
    }
}

static void show_whole(app_render *render)
{
    copy_canvas(render);
    if (render->kept) {
        SDL_SetTextureAlphaMod(render->kept, render->fade);
        SDL_RenderCopy(render->sdl, render->kept, NULL, NULL);
    }
    app_pause_take(render->pause);
    SDL_RenderPresent(render->sdl);
}

bool app_render_show(app_render *render, const app_draw *draw)
{
    if (!prepare_canvas(render, draw) || !trace_frame(render, draw))
        return false;
    app_damage damage = {.count = 0};
    find_damage(render, draw, &damage);
    bool whole = render->stale || render->kept || render->shown_fade > 0;
    render->pixels_drawn = 0;
    render->stale = false;
    render->now = !render->now;
    if (damage.count == 0 && render->fade == render->shown_fade)
        return false;
    draw_damage(render, draw, &damage);
    if (whole || !app_damage_show(&damage, render->sdl, render->canvas, draw->frame))
        show_whole(render);
    render->shown_fade = render->fade;
    app_pause_take(render->pause);
    return true;
}

SDL_Surface *app_render_capture(app_render *render)
{
    if (!render->canvas)
        return NULL;
    SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormat(0, render->width, render->height, 32,
                                                          SDL_PIXELFORMAT_ARGB8888);
    if (!surface)
        return NULL;
    SDL_SetRenderTarget(render->sdl, render->canvas);
    int failed = SDL_RenderReadPixels(render->sdl, NULL, SDL_PIXELFORMAT_ARGB8888, surface->pixels,
                                      surface->pitch);
    SDL_SetRenderTarget(render->sdl, NULL);
    if (!failed)
        return surface;
    SDL_FreeSurface(surface);
    return NULL;
}
