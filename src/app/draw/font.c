/* Fonts: opening, measuring and drawing a line of text. */
#include "draw/font.h"

#include "draw/hash.h"
#include "draw/pixel.h"

#include <SDL_ttf.h>
#include <stdlib.h>
#include <string.h>

enum { FALLBACK = APP_FONTS, FILES = APP_FONTS + 1 };

typedef struct font_file {
    const char *path, *package;
} font_file;

static const font_file files[FILES] = {
    [APP_FONT_BLACK] = {"/usr/share/fonts/truetype/lato/Lato-Black.ttf", "fonts-lato"},
    [APP_FONT_HEAVY] = {"/usr/share/fonts/truetype/lato/Lato-Heavy.ttf", "fonts-lato"},
    [APP_FONT_BOLD] = {"/usr/share/fonts/truetype/lato/Lato-Bold.ttf", "fonts-lato"},
    [APP_FONT_SEMIBOLD] = {"/usr/share/fonts/truetype/lato/Lato-Semibold.ttf", "fonts-lato"},
    [APP_FONT_MEDIUM] = {"/usr/share/fonts/truetype/lato/Lato-Medium.ttf", "fonts-lato"},
    [FALLBACK] = {"/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf", "fonts-dejavu-core"},
};

/* An open font at one size. */
typedef struct sized_font {
    TTF_Font *font; /* NULL: the place is free */
    int file, px;
    unsigned used; /* when it was last asked for */
} sized_font;

/* A text measured before, found by its hash alone. */
typedef struct measured {
    uint64_t hash;
    int width;
} measured;

enum { OPEN_MAX = 24, MEASURED = 1024 };

struct app_fonts {
    sized_font open[OPEN_MAX];
    measured widths[MEASURED];
    unsigned now;
};

static sw_status check_files(sw_error *error)
{
    for (int i = 0; i < FILES; i++) {
        SDL_RWops *file = SDL_RWFromFile(files[i].path, "rb");
        if (!file)
            return sw_fail(error, SW_NOT_FOUND, "the font %s is missing: install the package %s",
                           files[i].path, files[i].package);
        SDL_RWclose(file);
    }
    return SW_OK;
}

sw_status app_fonts_create(app_fonts **out, sw_error *error)
{
    sw_status status = check_files(error);
    if (status)
        return status;
    app_fonts *fonts = calloc(1, sizeof *fonts);
    if (!fonts)
        return sw_fail(error, SW_NO_MEMORY, "not enough memory for the fonts");
    if (TTF_Init() != 0) {
        free(fonts);
        return sw_fail(error, SW_IO, "the font library does not start: %s", TTF_GetError());
    }
    *out = fonts;
    return SW_OK;
}

void app_fonts_destroy(app_fonts *fonts)
{
    if (!fonts)
        return;
    for (int i = 0; i < OPEN_MAX; i++)
        if (fonts->open[i].font)
            TTF_CloseFont(fonts->open[i].font);
    TTF_Quit();
    free(fonts);
}

/* The font at that size, opened where it is not yet; NULL where that fails. */
static TTF_Font *sized(app_fonts *fonts, int file, int px)
{
    sized_font *place = &fonts->open[0];
    for (int i = 0; i < OPEN_MAX; i++) {
        sized_font *open = &fonts->open[i];
        if (open->font && open->file == file && open->px == px) {
            open->used = ++fonts->now;
            return open->font;
        }
        if (open->used < place->used)
            place = open;
    }
    if (place->font)
        TTF_CloseFont(place->font);
    *place = (sized_font){.file = file, .px = px, .used = ++fonts->now};
    place->font = TTF_OpenFont(files[file].path, px);
    if (place->font)
        TTF_SetFontHinting(place->font, TTF_HINTING_LIGHT_SUBPIXEL);
    return place->font;
}

/* The next code point of a UTF-8 text; a stray byte counts as itself. */
static uint32_t next_code_point(const char **text)
{
    const unsigned char *at = (const unsigned char *)*text;
    int more = *at >= 0xF0 ? 3 : *at >= 0xE0 ? 2 : *at >= 0xC0 ? 1 : 0;
    uint32_t code = more ? *at & (0x3F >> more) : *at;
    at++;
    for (; more > 0 && (*at & 0xC0) == 0x80; more--)
        code = code << 6 | (*at++ & 0x3F);
    *text = (const char *)at;
    return code;
}

/* The file that has every glyph of the text, or the fallback. */
static int file_for(app_fonts *fonts, app_font font, int px, const char *text)
{
    TTF_Font *face = sized(fonts, (int)font, px);
    while (face && *text)
        if (!TTF_GlyphIsProvided32(face, next_code_point(&text)))
            return FALLBACK;
    return (int)font;
}

int app_fonts_width(app_fonts *fonts, app_font font, int px, const char *text)
{
    int style[2] = {(int)font, px};
    uint64_t hash = app_hash(app_hash(0, style, sizeof style), text, strlen(text));
    measured *known = &fonts->widths[hash % MEASURED];
    if (known->hash == hash)
        return known->width;
    TTF_Font *face = sized(fonts, file_for(fonts, font, px, text), px);
    int width = 0;
    if (!face || TTF_SizeUTF8(face, text, &width, NULL) != 0)
        return 0;
    *known = (measured){hash, width};
    return width;
}

/* Lines leave room for accents above and for tails below what the font itself calls its line. */
static int room_above(int px)
{
    return px * 2 / 5 + 1;
}

static int room_below(int px)
{
    return px / 5 + 1;
}

int app_fonts_height(app_fonts *fonts, app_font font, int px)
{
    TTF_Font *face = sized(fonts, (int)font, px);
    return (face ? TTF_FontHeight(face) : px) + room_above(px) + room_below(px);
}

int app_fonts_ascent(app_fonts *fonts, app_font font, int px)
{
    TTF_Font *face = sized(fonts, (int)font, px);
    return (face ? TTF_FontAscent(face) : px) + room_above(px);
}

int app_fonts_digit_height(app_fonts *fonts, app_font font, int px)
{
    TTF_Font *face = sized(fonts, (int)font, px);
    int top = 0;
    if (!face || TTF_GlyphMetrics32(face, '1', NULL, NULL, NULL, &top, NULL) != 0)
        return px * 7 / 10;
    return top;
}

/* From the top of SDL_ttf's picture of the text to the baseline: it adds rows above where a glyph
 * reaches beyond the ascent. */
static int baseline_of(TTF_Font *face, const char *text)
{
    int highest = TTF_FontAscent(face);
    while (*text) {
        int top = 0;
        if (TTF_GlyphMetrics32(face, next_code_point(&text), NULL, NULL, NULL, &top, NULL) == 0 &&
            top > highest)
            highest = top;
    }
    return highest;
}

SDL_Surface *app_fonts_render(app_fonts *fonts, app_font font, int px, const char *text)
{
    static const SDL_Color white = {255, 255, 255, 255};
    TTF_Font *face = sized(fonts, file_for(fonts, font, px, text), px);
    if (!face || !*text)
        return NULL;
    SDL_Surface *drawn = TTF_RenderUTF8_Blended(face, text, white);
    if (!drawn)
        return NULL;
    int baseline = baseline_of(face, text);
    SDL_Surface *line = app_surface_create(drawn->w, app_fonts_height(fonts, font, px));
    if (line)
        app_surface_stamp(line, 0, app_fonts_ascent(fonts, font, px) - baseline, drawn, 0xFFFFFFFF);
    SDL_FreeSurface(drawn);
    return line;
}
