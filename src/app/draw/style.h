#ifndef APP_STYLE_H
#define APP_STYLE_H

#include "game/settings.h"
#include "puzzle/board.h"

#include <stdbool.h>
#include <stdint.h>

/* How Slidewise looks, in numbers: colours by name, type sizes, and the glazes of the tiles. */

typedef uint32_t app_colour; /* 0xRRGGBBAA, not premultiplied */

typedef struct app_colours {
    app_colour table_top, table_bottom;
    app_colour tray, tray_rim, tray_edge, socket;
    app_colour well, track, band; /* the band is a part of a well */
    app_colour slab, slab_rim, rule;
    app_colour text, text2, disabled;
    app_colour tile, ink, clay;
    app_colour button_top, button_bottom, button_rim, button_lip;
    app_colour persimmon, persimmon_ink, persimmon_lip, persimmon_text, persimmon_line;
    app_colour focus;
    app_colour good, good_chip, bounded, bounded_chip, error;
    app_colour shadow; /* of tiles, its strength in the alpha */
} app_colours;

const app_colours *app_style_colours(game_theme theme);

/* a, with `amount` (0 .. 1) of b mixed in; the alpha is a's. */
app_colour app_colour_mix(app_colour a, app_colour b, double amount);
app_colour app_colour_with_alpha(app_colour colour, double alpha);

typedef enum app_font {
    APP_FONT_BLACK,
    APP_FONT_HEAVY,
    APP_FONT_BOLD,
    APP_FONT_SEMIBOLD,
    APP_FONT_MEDIUM,
} app_font;
enum { APP_FONTS = 5 };

/* What a text is for; pixels at scale 1. */
typedef enum app_type {
    APP_TYPE_ZEN_COUNTER,    /* 72 black */
    APP_TYPE_COUNTER,        /* 52 black */
    APP_TYPE_COUNTER_MEDIUM, /* 36 black */
    APP_TYPE_RESULT,         /* 42 black */
    APP_TYPE_PANEL_TITLE,    /* 34 black */
    APP_TYPE_PAGE_TITLE,     /* 28 heavy */
    APP_TYPE_SCREEN_TITLE,   /* 24 heavy */
    APP_TYPE_SMALL_COUNTER,  /* 26 heavy */
    APP_TYPE_LARGE_BUTTON,   /* 26 heavy */
    APP_TYPE_BUTTON,         /* 18 bold */
    APP_TYPE_LIST,           /* 17 semibold */
    APP_TYPE_LABEL,          /* 15 medium */
    APP_TYPE_NOTE,           /* 15 bold */
    APP_TYPE_CHIP,           /* 14 bold */
} app_type;

app_font app_type_font(app_type type);
int app_type_px(app_type type, double scale);

/* The base colour of a tile: its group's glaze, fired by hand by its number. Groups take the glazes in turn.
 * `side` is the tile's in pixels: small tiles vary less. */
enum { APP_GLAZES = 6, APP_GLAZE_PLAIN = -1 };
app_colour app_style_glaze(game_theme theme, int group, int tile, int side);

/* The colours of data series, so many before they repeat. */
enum { APP_SERIES = 5 };
app_colour app_style_series(game_theme theme, int index);

/* The colour of the mark of a tile in its place, over its face: at least 3:1 on every glaze, and quieter
 * than the number. Faces of small tiles are darker then. */
app_colour app_style_mark(game_theme theme, bool small);

/* With patterns on: the base colour and the motif (0 .. 7) of a goal row. */
app_colour app_style_band_glaze(game_theme theme, int goal_row);

#endif
