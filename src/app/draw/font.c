/* Fonts: finding their files, opening, measuring and drawing a line of text. */
#include "draw/font.h"

#include "base/utf8.h"
#include "draw/hash.h"
#include "draw/pixel.h"
#include "os/file.h"
#include "os/paths.h"

#include <SDL_ttf.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The text's own faces, then those that are asked for the characters that these do not have, in this order. */
enum { FALLBACKS = 3, FILES = APP_FONTS + FALLBACKS };

typedef struct font_files {
    char path[FILES][OS_PATH_SIZE]; /* "": there is none */
    char *data[FILES];              /* what was read of it; owned */
    size_t size[FILES];
} font_files;

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

enum { OPEN_MAX = 24, SETS = 2048, WAYS = 4 };

struct app_fonts {
    font_files files;
    sized_font open[OPEN_MAX];
    measured widths[SETS][WAYS]; /* by hash; in a set the newest stands first */
    unsigned now;
};

/* ---- Where the files lie: beside the program first, then where systems keep them ---- */

/* A folder of Debian's, Fedora's, Arch's or the player's own that may hold any of the files. */
static const char *const folders[] = {
    "/usr/share/fonts/truetype/lato",
    "/usr/share/fonts/truetype/dejavu",
    "/usr/share/fonts/opentype/noto",
    "/usr/share/fonts/lato",
    "/usr/share/fonts/dejavu-sans-fonts",
    "/usr/share/fonts/google-noto-sans-cjk-fonts",
    "/usr/share/fonts/noto-cjk",
    "/usr/share/fonts/TTF",
    "/usr/local/share/fonts",
};
enum { FOLDERS = sizeof folders / sizeof *folders };

typedef struct font_file {
    const char *name;
    const char *package; /* Debian's; NULL: the game does without */
} font_file;

static const font_file files[FILES] = {
    [APP_FONT_BLACK] = {"Lato-Black.ttf", "fonts-lato"},
    [APP_FONT_HEAVY] = {"Lato-Heavy.ttf", "fonts-lato"},
    [APP_FONT_BOLD] = {"Lato-Bold.ttf", "fonts-lato"},
    [APP_FONT_SEMIBOLD] = {"Lato-Semibold.ttf", "fonts-lato"},
    [APP_FONT_MEDIUM] = {"Lato-Medium.ttf", "fonts-lato"},
    [APP_FONTS] = {"DejaVuSans-Bold.ttf", "fonts-dejavu-core"},
    {"NotoSansCJK-Bold.ttc", NULL},
    {"NotoSansCJK-Regular.ttc", NULL},
};

static bool is_there(const char *path)
{
    SDL_RWops *file = SDL_RWFromFile(path, "rb");
    return file && SDL_RWclose(file) == 0;
}

static bool look_in(char out[OS_PATH_SIZE], const char *folder, const char *name)
{
    return (size_t)snprintf(out, OS_PATH_SIZE, "%s/%s", folder, name) < OS_PATH_SIZE &&
           is_there(out);
}

static bool find(char out[OS_PATH_SIZE], const char *folder, const char *name)
{
    if (folder && look_in(out, folder, name))
        return true;
    for (int i = 0; i < FOLDERS; i++)
        if (look_in(out, folders[i], name))
            return true;
    out[0] = '\0';
    return false;
}

/* Looks in `folder`, which came with the program (NULL: none), then where systems keep their fonts.
 * SW_NOT_FOUND, naming the package, where one is missing that the game cannot do without. */
static sw_status find_files(font_files *out, const char *folder, sw_error *error)
{
    for (int i = 0; i < FILES; i++)
        if (!find(out->path[i], folder, files[i].name) && files[i].package)
            return sw_fail(error, SW_NOT_FOUND, "the font %s is missing: install the package %s",
                           files[i].name, files[i].package);
    return SW_OK;
}

sw_status app_fonts_create(app_fonts **out, const char *folder, sw_error *error)
{
    app_fonts *fonts = calloc(1, sizeof *fonts);
    if (!fonts)
        return sw_fail(error, SW_NO_MEMORY, "not enough memory for the fonts");
    sw_status status = find_files(&fonts->files, folder, error);
    if (status == SW_OK && TTF_Init() != 0)
        status = sw_fail(error, SW_IO, "the font library does not start: %s", TTF_GetError());
    if (status == SW_OK)
        *out = fonts;
    else
        free(fonts);
    return status;
}

void app_fonts_destroy(app_fonts *fonts)
{
    if (!fonts)
        return;
    for (int i = 0; i < OPEN_MAX; i++)
        if (fonts->open[i].font)
            TTF_CloseFont(fonts->open[i].font);
    TTF_Quit();
    for (int i = 0; i < FILES; i++)
        free(fonts->files.data[i]);
    free(fonts);
}

/* The file as a stream, which must end before `files`. A font is read in many small pieces, again for each
 * size, so that it is kept in memory; those of some megabytes are not. NULL where it cannot be read. */
static SDL_RWops *open_file(font_files *files, int file)
{
    enum { KEPT_BYTES = 2 << 20 };
    char **data = &files->data[file];
    size_t *size = &files->size[file];
    if (!*data && os_file_read(data, size, files->path[file], KEPT_BYTES, NULL) != SW_OK)
        return SDL_RWFromFile(files->path[file], "rb");
    return SDL_RWFromConstMem(*data, (int)*size);
}

const char *app_fonts_path(const app_fonts *fonts, app_font font)
{
    return fonts->files.path[font];
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
    SDL_RWops *stream = open_file(&fonts->files, file);
    place->font = stream ? TTF_OpenFontRW(stream, true, px) : NULL;
    if (place->font)
        TTF_SetFontHinting(place->font, TTF_HINTING_LIGHT_SUBPIXEL);
    return place->font;
}

/* ---- Runs: characters side by side that one file has ---- */

enum { RUN_SIZE = 256 };

typedef struct run {
    TTF_Font *face;
    const char *text;
    char copy[RUN_SIZE]; /* where other runs come behind it */
} run;

/* The face that has the character: the text's own, else a fallback; its own as well where none has. */
static TTF_Font *face_for(app_fonts *fonts, app_font font, int px, uint32_t character)
{
    TTF_Font *own = sized(fonts, (int)font, px);
    if (own && TTF_GlyphIsProvided32(own, character))
        return own;
    for (int file = APP_FONTS; file < FILES; file++) {
        TTF_Font *face = fonts->files.path[file][0] ? sized(fonts, file, px) : NULL;
        if (face && TTF_GlyphIsProvided32(face, character))
            return face;
    }
    return own;
}

/* Takes the next run off the text. False at its end, and where no font opens. */
static bool next_run(app_fonts *fonts, app_font font, int px, const char **text, run *out)
{
    const char *at = *text, *end = at;
    *out = (run){.face = NULL, .text = at};
    while (*at) {
        TTF_Font *face = face_for(fonts, font, px, sw_utf8_next(&at));
        if (!out->face)
            out->face = face;
        if (face != out->face)
            break;
        end = at;
    }
    if (*end) {
        size_t length = sw_utf8_fit(*text, (size_t)(end - *text), sizeof out->copy - 1);
        memcpy(out->copy, *text, length);
        out->text = out->copy;
        end = *text + length;
    }
    *text = end;
    return out->face != NULL;
}

static int run_width(const run *run)
{
    int width = 0;
    return TTF_SizeUTF8(run->face, run->text, &width, NULL) == 0 ? width : 0;
}

int app_fonts_width(app_fonts *fonts, app_font font, int px, const char *text)
{
    const int face[] = {(int)font, px};
    uint64_t hash = app_hash(app_hash(0, face, sizeof face), text, strlen(text));
    measured *known = fonts->widths[hash % SETS];
    for (int i = 0; i < WAYS; i++)
        if (known[i].hash == hash)
            return known[i].width;
    int width = 0;
    run run;
    while (next_run(fonts, font, px, &text, &run))
        width += run_width(&run);
    memmove(known + 1, known, (WAYS - 1) * sizeof *known);
    known[0] = (measured){hash, width};
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
        if (TTF_GlyphMetrics32(face, sw_utf8_next(&text), NULL, NULL, NULL, &top, NULL) == 0 &&
            top > highest)
            highest = top;
    }
    return highest;
}

static void draw_run(SDL_Surface *line, int x, int baseline, const run *run)
{
    static const SDL_Color white = {255, 255, 255, 255};
    SDL_Surface *drawn = TTF_RenderUTF8_Blended(run->face, run->text, white);
    if (drawn)
        app_surface_stamp(line, x, baseline - baseline_of(run->face, run->text), drawn, 0xFFFFFFFF);
    SDL_FreeSurface(drawn);
}

SDL_Surface *app_fonts_render(app_fonts *fonts, app_font font, int px, const char *text)
{
    int width = app_fonts_width(fonts, font, px, text), x = 0;
    SDL_Surface *line =
        width > 0 ? app_surface_create(width, app_fonts_height(fonts, font, px)) : NULL;
    run run;
    while (line && next_run(fonts, font, px, &text, &run)) {
        draw_run(line, x, app_fonts_ascent(fonts, font, px), &run);
        x += run_width(&run);
    }
    return line;
}
