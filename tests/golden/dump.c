/* Writes a draw list as text. */
#include "dump.h"

#include <stddef.h>
#include <string.h>

static const char *const fonts[APP_FONTS] = {[APP_FONT_BLACK] = "black",
                                             [APP_FONT_HEAVY] = "heavy",
                                             [APP_FONT_BOLD] = "bold",
                                             [APP_FONT_SEMIBOLD] = "semibold",
                                             [APP_FONT_MEDIUM] = "medium"};

/* ---- Colours by their names in the theme ---- */

#define NAMED(field)                                                                               \
    {                                                                                              \
        offsetof(app_colours, field), #field                                                       \
    }
static const struct {
    size_t at;
    const char *name;
} named[] = {
    NAMED(text),           NAMED(text2),         NAMED(disabled),      NAMED(ink),
    NAMED(persimmon),      NAMED(persimmon_ink), NAMED(persimmon_lip), NAMED(persimmon_text),
    NAMED(persimmon_line), NAMED(focus),         NAMED(good),          NAMED(good_chip),
    NAMED(bounded),        NAMED(bounded_chip),  NAMED(error),         NAMED(button_top),
    NAMED(button_bottom),  NAMED(button_rim),    NAMED(button_lip),    NAMED(slab),
    NAMED(slab_rim),       NAMED(rule),          NAMED(table_top),     NAMED(table_bottom),
    NAMED(tray),           NAMED(tray_rim),      NAMED(tray_edge),     NAMED(socket),
    NAMED(well),           NAMED(track),         NAMED(band),          NAMED(tile),
    NAMED(clay),
};
#undef NAMED

typedef struct dump {
    FILE *to;
    const app_draw *draw;
    const app_colours *colours;
} dump;

/* #RRGGBB, or #RRGGBBAA, where the theme has no name for it. */
static void put_colour(const dump *d, app_colour colour)
{
    for (size_t i = 0; i < sizeof named / sizeof *named; i++) {
        app_colour here;
        memcpy(&here, (const char *)d->colours + named[i].at, sizeof here);
        if (here == colour) {
            fputs(named[i].name, d->to);
            return;
        }
    }
    if ((colour & 0xFF) == 0xFF)
        fprintf(d->to, "#%06X", (unsigned)(colour >> 8));
    else
        fprintf(d->to, "#%08X", (unsigned)colour);
}

static void put_gradient(const dump *d, app_colour top, app_colour bottom)
{
    put_colour(d, top);
    if (top == bottom)
        return;
    fputs("..", d->to);
    put_colour(d, bottom);
}

/* ---- What each kind has of its own ---- */

/* Layers by how far they lie inside the box's edges: left, top, right, bottom. */
static void put_box(const dump *d, const app_box *box)
{
    if (box->radius)
        fprintf(d->to, " r%d", box->radius);
    if (box->shadow_blur) {
        fprintf(d->to, " %sshadow %d,%d ", box->shadow_inner ? "inner " : "", box->shadow_y,
                box->shadow_blur);
        put_colour(d, box->shadow);
    }
    for (int i = 0; i < box->layers; i++) {
        const app_layer *layer = &box->layer[i];
        fprintf(d->to, " | %d,%d,%d,%d r%d ", layer->x, layer->y, box->w - layer->x - layer->w,
                box->h - layer->y - layer->h, layer->radius);
        put_gradient(d, layer->top, layer->bottom);
        if (layer->stroke_tenths)
            fprintf(d->to, " stroke %d.%d", layer->stroke_tenths / 10, layer->stroke_tenths % 10);
        if (layer->dash)
            fprintf(d->to, " dash %d", layer->dash);
    }
}

static void put_tile(const dump *d, const app_tile *tile)
{
    static const char *const states[] = {"hover", "pressed", "in place", "hinted", "bare", "slate"};
    fprintf(d->to, " \"%s\"", tile->label);
    if (tile->label_px)
        fprintf(d->to, " %d", tile->label_px);
    if (tile->picture) {
        fprintf(d->to, " picture %d of %dx%d in slot %d",
                tile->row * tile->columns + tile->column + 1, tile->columns, tile->rows,
                tile->picture);
    } else {
        fputc(' ', d->to);
        put_colour(d, tile->glaze);
    }
    if (tile->band >= 0)
        fprintf(d->to, " band %d", tile->band);
    for (unsigned i = 0; i < sizeof states / sizeof *states; i++)
        if (tile->state >> i & 1)
            fprintf(d->to, ", %s", states[i]);
}

static void put_text(const dump *d, const app_draw_command *command)
{
    fprintf(d->to, " %s %d ", fonts[command->as.text.font], command->as.text.px);
    put_colour(d, command->colour);
    fprintf(d->to, " \"%s\"", d->draw->strings + command->as.text.string);
}

static void put_place(const dump *d, const char *kind, app_rect at)
{
    fprintf(d->to, "%s %d,%d %dx%d", kind, at.x, at.y, at.w, at.h);
}

static void put_command(const dump *d, const app_draw_command *command)
{
    static const char *const kinds[] = {
        [APP_DRAW_GROUND] = "ground",   [APP_DRAW_FILL] = "fill", [APP_DRAW_BOX] = "box",
        [APP_DRAW_TILE] = "tile",       [APP_DRAW_TEXT] = "text", [APP_DRAW_ICON] = "icon",
        [APP_DRAW_PICTURE] = "picture", [APP_DRAW_CLIP] = "clip"};
    if (command->kind == APP_DRAW_CLIP && command->rect.w == 0) {
        fputs("unclip\n", d->to);
        return;
    }
    put_place(d, kinds[command->kind], command->rect);
    switch (command->kind) {
    case APP_DRAW_GROUND:
        fputc(' ', d->to);
        put_gradient(d, command->colour, command->colour2);
        break;
    case APP_DRAW_FILL:
        fputc(' ', d->to);
        put_colour(d, command->colour);
        break;
    case APP_DRAW_BOX:
        put_box(d, &command->as.box);
        break;
    case APP_DRAW_TILE:
        put_tile(d, &command->as.tile);
        break;
    case APP_DRAW_TEXT:
        put_text(d, command);
        break;
    case APP_DRAW_ICON:
        fprintf(d->to, " %s ", app_icon_name(command->as.icon));
        put_colour(d, command->colour);
        break;
    case APP_DRAW_PICTURE:
        fprintf(d->to, " slot %d r%d", command->as.picture.slot, command->as.picture.radius);
        break;
    case APP_DRAW_CLIP:
        break;
    }
    if (command->alpha != 255)
        fprintf(d->to, " alpha %d", command->alpha);
    fputc('\n', d->to);
}

static bool has_middle_in(app_rect at, app_rect measured)
{
    return app_rect_contains(measured, at.x + at.w / 2.0, at.y + at.h / 2.0);
}

void dump_frame(FILE *to, const app_draw *draw, game_theme theme, app_rect measured)
{
    dump d = {to, draw, app_style_colours(theme)};
    for (size_t i = 0; i < draw->count; i++) {
        const app_draw_command *command = &draw->commands[i];
        bool varies = command->kind == APP_DRAW_TEXT && has_middle_in(command->rect, measured);
        if (!varies)
            put_command(&d, command);
    }
}
