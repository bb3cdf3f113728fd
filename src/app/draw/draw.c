/* Filling a draw list. */
#include "draw/draw.h"

#include "base/array.h"
#include "draw/hash.h"

#include <stdlib.h>
#include <string.h>

bool app_rect_contains(app_rect rect, double x, double y)
{
    return x >= rect.x && x < rect.x + rect.w && y >= rect.y && y < rect.y + rect.h;
}

app_rect app_rect_intersection(app_rect a, app_rect b)
{
    int x = SDL_max(a.x, b.x), y = SDL_max(a.y, b.y);
    int right = SDL_min(a.x + a.w, b.x + b.w), bottom = SDL_min(a.y + a.h, b.y + b.h);
    return right <= x || bottom <= y ? (app_rect){0, 0, 0, 0}
                                     : (app_rect){x, y, right - x, bottom - y};
}

app_rect app_rect_inside(app_rect rect, int across, int down)
{
    return (app_rect){rect.x + across, rect.y + down, rect.w - 2 * across, rect.h - 2 * down};
}

app_rect app_rect_middle(app_rect rect, int width, int height)
{
    return (app_rect){rect.x + (rect.w - width) / 2, rect.y + (rect.h - height) / 2, width, height};
}

app_rect app_rect_share(app_rect rect, int index, int count, int gap)
{
    int left = (rect.w + gap) * index / count;
    int right = (rect.w + gap) * (index + 1) / count - gap;
    return (app_rect){rect.x + left, rect.y, right - left, rect.h};
}

void app_draw_init(app_draw *draw, app_fonts *fonts)
{
    *draw = (app_draw){.fonts = fonts};
}

void app_draw_deinit(app_draw *draw)
{
    free(draw->commands);
    free(draw->strings);
    *draw = (app_draw){0};
}

void app_draw_begin(app_draw *draw, int width, int height)
{
    draw->count = 0;
    draw->strings_length = 0;
    draw->frame = draw->clip = (app_rect){0, 0, width, height};
    draw->mirror = (app_rect){0, 0, 0, 0};
    draw->failed = false;
}

static app_rect mirrored(const app_draw *draw, app_rect rect)
{
    if (draw->mirror.w > 0)
        rect.x = 2 * draw->mirror.x + draw->mirror.w - rect.x - rect.w;
    return rect;
}

/* A cleared command at the end of the list; NULL where nothing of it could be seen, or where memory
 * ran out. `reach` is what it can touch, not yet clipped. */
static app_draw_command *append(app_draw *draw, app_draw_kind kind, app_rect rect, app_rect reach)
{
    app_rect bounds = app_rect_intersection(mirrored(draw, reach), draw->clip);
    if (kind != APP_DRAW_CLIP && bounds.w == 0)
        return NULL;
    if (!sw_array_reserve(&draw->commands, &draw->capacity, draw->count + 1,
                          sizeof *draw->commands)) {
        draw->failed = true;
        return NULL;
    }
    app_draw_command *command = &draw->commands[draw->count++];
    memset(command, 0, sizeof *command);
    command->kind = kind;
    command->rect = mirrored(draw, rect);
    command->bounds = bounds;
    command->alpha = 255;
    return command;
}

/* Hashes what all commands have, and the content that is this kind's own. */
static void seal(app_draw_command *command, const void *content, size_t size)
{
    struct {
        app_draw_kind kind;
        app_rect rect, bounds;
        app_colour colour, colour2;
        unsigned alpha;
    } common = {command->kind,   command->rect,    command->bounds,
                command->colour, command->colour2, command->alpha};
    command->hash = app_hash(app_hash(0, &common, sizeof common), content, size);
}

void app_draw_ground(app_draw *draw, app_rect rect, app_colour top, app_colour bottom)
{
    app_draw_command *command = append(draw, APP_DRAW_GROUND, rect, rect);
    if (!command)
        return;
    command->colour = top;
    command->colour2 = bottom;
    seal(command, NULL, 0);
}

void app_draw_fill(app_draw *draw, app_rect rect, app_colour colour)
{
    app_draw_command *command = append(draw, APP_DRAW_FILL, rect, rect);
    if (!command)
        return;
    command->colour = colour;
    seal(command, NULL, 0);
}

static app_rect moved(SDL_Rect rect, int x, int y)
{
    return (app_rect){rect.x + x, rect.y + y, rect.w, rect.h};
}

void app_draw_box(app_draw *draw, int x, int y, const app_box *box, uint8_t alpha)
{
    app_rect rect = {x, y, box->w, box->h};
    app_draw_command *command = append(draw, APP_DRAW_BOX, rect, moved(app_box_bounds(box), x, y));
    if (!command)
        return;
    command->alpha = alpha;
    command->as.box = *box;
    seal(command, box, sizeof *box);
}

void app_draw_tile(app_draw *draw, int x, int y, const app_tile *tile, uint8_t alpha)
{
    app_rect rect = {x, y, tile->side, tile->side};
    app_draw_command *command =
        append(draw, APP_DRAW_TILE, rect, moved(app_tile_bounds(tile), x, y));
    if (!command)
        return;
    command->alpha = alpha;
    command->as.tile = *tile;
    seal(command, tile, sizeof *tile);
}

void app_draw_icon(app_draw *draw, int x, int y, int px, app_icon icon, app_colour colour)
{
    app_rect rect = {x, y, px, px};
    app_draw_command *command =
        icon == APP_ICON_NONE ? NULL : append(draw, APP_DRAW_ICON, rect, rect);
    if (!command)
        return;
    command->colour = colour;
    command->as.icon = icon;
    seal(command, &icon, sizeof icon);
}

void app_draw_picture(app_draw *draw, app_rect rect, int slot, uint32_t version, int radius,
                      uint8_t alpha)
{
    app_draw_command *command = append(draw, APP_DRAW_PICTURE, rect, rect);
    if (!command)
        return;
    command->alpha = alpha;
    command->as.picture.slot = slot;
    command->as.picture.version = version;
    command->as.picture.radius = radius;
    seal(command, &command->as.picture, sizeof command->as.picture);
}

static void add_clip(app_draw *draw, app_rect rect)
{
    app_draw_command *command = append(draw, APP_DRAW_CLIP, rect, (app_rect){0, 0, 0, 0});
    if (!command)
        return;
    command->rect = rect; /* it is mirrored already */
    seal(command, NULL, 0);
}

void app_draw_clip(app_draw *draw, app_rect rect)
{
    draw->clip = app_rect_intersection(mirrored(draw, rect), draw->frame);
    add_clip(draw, draw->clip);
}

void app_draw_unclip(app_draw *draw)
{
    draw->clip = draw->frame;
    add_clip(draw, (app_rect){0, 0, 0, 0});
}

void app_draw_mirror(app_draw *draw, app_rect about)
{
    draw->mirror = about;
}

/* Keeps a copy of the text; its offset, or SIZE_MAX where memory ran out. */
static size_t keep_string(app_draw *draw, const char *text, size_t size)
{
    size_t offset = draw->strings_length;
    if (!sw_array_reserve(&draw->strings, &draw->strings_capacity, offset + size, 1)) {
        draw->failed = true;
        return SIZE_MAX;
    }
    memcpy(draw->strings + offset, text, size);
    draw->strings_length += size;
    return offset;
}

static void append_text(app_draw *draw, app_rect rect, app_font font, int px, app_colour colour,
                        const char *text)
{
    app_draw_command *command = append(draw, APP_DRAW_TEXT, rect, rect);
    if (!command)
        return;
    size_t length = strlen(text);
    command->colour = colour;
    command->as.text.font = font;
    command->as.text.px = px;
    command->as.text.string = keep_string(draw, text, length + 1);
    if (command->as.text.string == SIZE_MAX) {
        draw->count--;
        return;
    }
    int style[2] = {(int)font, px};
    seal(command, style, sizeof style);
    command->hash = app_hash(command->hash, text, length);
}

int app_draw_text(app_draw *draw, app_align align, int x, int y_centre, app_font font, int px,
                  app_colour colour, const char *text)
{
    int width = app_draw_text_width(draw, font, px, text);
    int left = align == APP_ALIGN_LEFT ? x : align == APP_ALIGN_RIGHT ? x - width : x - width / 2;
    int baseline = y_centre + (app_fonts_digit_height(draw->fonts, font, px) + 1) / 2;
    int top = baseline - app_fonts_ascent(draw->fonts, font, px);
    app_rect line = {left, top, width, app_fonts_height(draw->fonts, font, px)};
    append_text(draw, line, font, px, colour, text);
    return width;
}

int app_draw_text_width(app_draw *draw, app_font font, int px, const char *text)
{
    return app_fonts_width(draw->fonts, font, px, text);
}
