/* What the design says of tiles: measures, layers and states, looked up in the baked pixels. */
#include "draw/tile.h"

#include "graphics.h"

typedef struct kit {
    app_fonts *fonts;
    app_icons *icons;
} kit;

static int set_up(void **state)
{
    static kit k;
    *state = &k;
    return app_fonts_create(&k.fonts, NULL, NULL) == SW_OK &&
                   app_icons_create(&k.icons, ASSETS_DIR "/icons.svg", NULL) == SW_OK
               ? 0
               : -1;
}

static int tear_down(void **state)
{
    kit *k = *state;
    app_icons_destroy(k->icons);
    app_fonts_destroy(k->fonts);
    return 0;
}

static app_tile plain(int side, unsigned tile_state)
{
    app_tile tile = app_tile_make(side);
    tile.glaze = 0xA9C6B0FF;
    tile.state = tile_state;
    return tile;
}

static SDL_Surface *bake(void **state, const app_tile *tile, SDL_Surface *cut)
{
    kit *k = *state;
    SDL_Surface *surface = app_tile_bake(tile, k->fonts, k->icons, cut);
    assert_non_null(surface);
    SDL_Rect bounds = app_tile_bounds(tile);
    assert_int_equal(surface->w, bounds.w);
    assert_int_equal(surface->h, bounds.h);
    return surface;
}

/* A pixel relative to the face's corner at rest. */
static SDL_Point on(const app_tile *tile, int x, int y)
{
    SDL_Rect bounds = app_tile_bounds(tile);
    return (SDL_Point){x - bounds.x, y - bounds.y};
}

CLAIM(measures_follow_the_side)
{
    assert_int_equal(app_tile_lip(20, false), 2);
    assert_int_equal(app_tile_lip(124, false), 7);
    assert_int_equal(app_tile_lip(153, false), 8);
    assert_int_equal(app_tile_lip(300, false), 9);
    assert_int_equal(app_tile_lip(148, true), 5);
    assert_int_equal(app_tile_lip(20, true), 2);
    assert_int_equal(app_tile_gap(153, false), 11);
    assert_int_equal(app_tile_gap(40, false), 3);
    assert_int_equal(app_tile_gap(148, true), 6);
    assert_int_equal(app_tile_radius(153, false), 20);
    assert_int_equal(app_tile_radius(20, false), 3);
    assert_int_equal(app_tile_radius(148, true), 12);
}

CLAIM(labels_shrink_with_their_digits)
{
    assert_int_equal(app_tile_label_px(100, "8", false), 50);
    assert_int_equal(app_tile_label_px(100, "15", false), 46);
    assert_int_equal(app_tile_label_px(100, "255", false), 43);
    assert_int_equal(app_tile_label_px(100, "1023", false), 33);
    assert_int_equal(app_tile_label_px(100, "8", true), 44);
}

CLAIM(labels_under_9_px_are_left_out)
{
    assert_int_equal(app_tile_label_px(20, "1023", false), 0);
    assert_int_equal(app_tile_label_px(28, "1023", false), 9);
    assert_int_equal(app_tile_label_px(100, "", false), 0);
}

CLAIM(bounds_are_the_same_in_every_state)
{
    for (int side = 16; side < 220; side += 17) {
        app_tile tile = plain(side, 0);
        SDL_Rect rest = app_tile_bounds(&tile);
        for (tile.state = 0; tile.state < APP_TILE_BARE; tile.state++) {
            SDL_Rect bounds = app_tile_bounds(&tile);
            assert_true(SDL_RectEquals(&bounds, &rest));
        }
    }
}

/* The first and last fully painted row in the middle column, relative to the face at rest. */
static void body_rows(void **state, unsigned tile_state, int *first, int *last)
{
    app_tile tile = plain(124, tile_state);
    SDL_Surface *surface = bake(state, &tile, NULL);
    SDL_Rect bounds = app_tile_bounds(&tile);
    *first = *last = -1000;
    for (int y = 0; y < surface->h; y++)
        if (alpha_at(surface, 62 - bounds.x, y) == 255) {
            *first = *first == -1000 ? y + bounds.y : *first;
            *last = y + bounds.y;
        }
    SDL_FreeSurface(surface);
}

/* With a side of 124 the lip is 7: the face goes 2 up, 5 down, or 0.45 of 7 down. */
CLAIM(the_face_moves_and_the_foot_stays)
{
    static const struct {
        unsigned state;
        int first;
    } expected[] = {
        {0, 0},
        {APP_TILE_HOVER, -2},
        {APP_TILE_PRESSED, 5},
        {APP_TILE_IN_PLACE, 3},
        {APP_TILE_IN_PLACE | APP_TILE_HOVER, 1},
        {APP_TILE_IN_PLACE | APP_TILE_PRESSED, 5},
    };
    for (size_t i = 0; i < sizeof expected / sizeof expected[0]; i++) {
        int first, last;
        body_rows(state, expected[i].state, &first, &last);
        assert_int_equal(first, expected[i].first);
        assert_int_equal(last, 124 + 7 - 1);
    }
}

typedef struct spot {
    int y;
    uint32_t colour;
} spot;

/* Looks down one column of a plain tile with side 124. */
static void assert_column(void **state, unsigned tile_state, const spot *spots, size_t count)
{
    app_tile tile = plain(124, tile_state);
    SDL_Surface *surface = bake(state, &tile, NULL);
    for (size_t i = 0; i < count; i++) {
        SDL_Point at = on(&tile, 40, spots[i].y);
        assert_colour(surface, at.x, at.y, spots[i].colour, 2);
    }
    SDL_FreeSurface(surface);
}

/* The mock-up's pixels: rim, face, lip and foot. */
CLAIM(layers_lie_as_in_the_mock_up)
{
    static const spot rest[] = {
        {0, 0xDBE7DEFF},   {1, 0xDBE7DEFF},   {2, 0xB3CDB9FF},
        {122, 0x9FBAA5FF}, {123, 0xDBE7DEFF}, {124, 0x607568FF},
        {128, 0x607568FF}, {129, 0x9A6A4CFF}, {130, 0x9A6A4CFF},
    };
    static const spot hover[] = {
        {-2, 0xDBE7DEFF},  {0, 0xCBDDCFFF},   {120, 0xB8CCBCFF}, {121, 0xDBE7DEFF},
        {122, 0x607568FF}, {127, 0x607568FF}, {128, 0x9A6A4CFF}, {130, 0x9A6A4CFF},
    };
    static const spot pressed[] = {
        {5, 0xDBE7DEFF}, {7, 0xA8C1AEFF}, {128, 0xDBE7DEFF}, {129, 0x607568FF}, {130, 0x607568FF},
    };
    assert_column(state, 0, rest, sizeof rest / sizeof rest[0]);
    assert_column(state, APP_TILE_HOVER, hover, sizeof hover / sizeof hover[0]);
    assert_column(state, APP_TILE_PRESSED, pressed, sizeof pressed / sizeof pressed[0]);
}

/* In the mock-up a tile's shadow is 0.33 strong just below its foot; hovering adds a tenth. */
CLAIM(a_shadow_lies_below_and_grows_under_the_pointer)
{
    app_tile tile = plain(124, 0);
    SDL_Point below = on(&tile, 62, 124 + 7);
    SDL_Surface *rest = bake(state, &tile, NULL);
    assert_in_range(alpha_at(rest, below.x, below.y), 77, 90);
    tile.state = APP_TILE_HOVER;
    SDL_Surface *hover = bake(state, &tile, NULL);
    assert_in_range(alpha_at(hover, below.x, below.y), 95, 110);
    SDL_FreeSurface(rest);
    SDL_FreeSurface(hover);
}

CLAIM(small_tiles_have_no_foot)
{
    app_tile tile = plain(46, 0);
    SDL_Surface *surface = bake(state, &tile, NULL);
    SDL_Point at = on(&tile, 23, 46 + app_tile_lip(46, false) - 1);
    assert_colour(surface, at.x, at.y, 0x607568FF, 2);
    SDL_FreeSurface(surface);
}

/* The rows of pixels as dark as ink, relative to the face. */
static void ink_rows(SDL_Surface *surface, const app_tile *tile, int *first, int *last)
{
    SDL_Rect bounds = app_tile_bounds(tile);
    *first = *last = -1;
    for (int y = 4; y < tile->side - 4; y++)
        for (int x = 4; x < tile->side - 4; x++)
            if ((pixel_at(surface, x - bounds.x, y - bounds.y) & 0xFFFFFF) == 0x10231D) {
                *first = *first < 0 ? y : *first;
                *last = y;
            }
}

CLAIM(labels_are_centred)
{
    static const int sides[] = {30, 61, 124, 153};
    for (int i = 0; i < 4; i++) {
        app_tile tile = plain(sides[i], 0);
        tile.label_px = app_tile_label_px(sides[i], "15", false);
        strcpy(tile.label, "11");
        SDL_Surface *surface = bake(state, &tile, NULL);
        int first, last;
        ink_rows(surface, &tile, &first, &last);
        assert_true(last > first);
        assert_in_range(abs(first + last + 1 - sides[i]), 0, 3);
        SDL_FreeSurface(surface);
    }
}

/* The mock-up's light copy shows below the foot of the digit. */
CLAIM(labels_have_a_light_lower_edge)
{
    app_tile tile = plain(124, 0);
    tile.label_px = 57;
    strcpy(tile.label, "1");
    SDL_Surface *surface = bake(state, &tile, NULL);
    int first, last;
    ink_rows(surface, &tile, &first, &last);
    for (int y = last + 1; y <= last + 2; y++) {
        SDL_Point at = on(&tile, 62, y);
        assert_colour(surface, at.x, at.y, 0xDDE9E0FF, 8);
    }
    SDL_FreeSurface(surface);
}

CLAIM(a_band_lifts_the_label)
{
    app_tile tile = plain(100, 0);
    tile.label_px = 40;
    strcpy(tile.label, "1");
    int first, last, lifted, unused;
    SDL_Surface *surface = bake(state, &tile, NULL);
    ink_rows(surface, &tile, &first, &last);
    SDL_FreeSurface(surface);
    tile.band = 1;
    surface = bake(state, &tile, NULL);
    ink_rows(surface, &tile, &lifted, &unused);
    assert_int_equal(first - lifted, 10);
    SDL_FreeSurface(surface);
}

static double lightness(SDL_Surface *surface, SDL_Rect rect)
{
    double sum = 0;
    for (int y = rect.y; y < rect.y + rect.h; y++)
        for (int x = rect.x; x < rect.x + rect.w; x++)
            sum += pixel_at(surface, x, y) >> 8 & 0xFF;
    return sum / (rect.w * rect.h);
}

CLAIM(bands_darken_the_lowest_part_alone)
{
    app_tile tile = plain(100, 0);
    SDL_Rect bounds = app_tile_bounds(&tile);
    SDL_Rect upper = {20 - bounds.x, 20 - bounds.y, 60, 50};
    SDL_Rect lower = {20 - bounds.x, 80 - bounds.y, 60, 15};
    SDL_Surface *without = bake(state, &tile, NULL);
    for (tile.band = 0; tile.band < 8; tile.band++) {
        SDL_Surface *with = bake(state, &tile, NULL);
        assert_about(lightness(with, upper), lightness(without, upper), 0);
        assert_true(lightness(with, lower) < lightness(without, lower) * 0.92);
        SDL_FreeSurface(with);
    }
    SDL_FreeSurface(without);
}

CLAIM(the_eight_motifs_differ)
{
    SDL_Surface *baked[8];
    app_tile tile = plain(60, 0);
    for (int i = 0; i < 8; i++) {
        tile.band = i;
        baked[i] = bake(state, &tile, NULL);
        for (int j = 0; j < i; j++)
            assert_false(same_pixels(baked[i], baked[j]));
    }
    for (int i = 0; i < 8; i++)
        SDL_FreeSurface(baked[i]);
}

/* 0.14 x 0.03 of the side, 0.09 above the lower edge of the face, which sits 3 lower. */
CLAIM(a_tile_in_its_place_carries_a_mark)
{
    app_tile tile = plain(124, APP_TILE_IN_PLACE);
    SDL_Surface *surface = bake(state, &tile, NULL);
    SDL_Point at = on(&tile, 62, 3 + 124 - 11 - 2);
    assert_colour(surface, at.x, at.y, 0x42584CFF, 3);
    at = on(&tile, 62, 3 + 124 - 11 + 1);
    assert_colour(surface, at.x, at.y, 0xA0BBA6FF, 3);
    at = on(&tile, 62 + 12, 3 + 124 - 11 - 2);
    assert_colour(surface, at.x, at.y, 0xA1BCA7FF, 3);
    SDL_FreeSurface(surface);
}

/* A pixel of the middle of the mark, and one of the face beside it. */
static double contrast_of_mark(void **state, const app_tile *tile)
{
    SDL_Surface *surface = bake(state, tile, NULL);
    int lip = app_tile_lip(tile->side, false), side = tile->side;
    int height = (int)fmax(1, lround(0.03 * side));
    int y = (int)lround(0.45 * lip) + side - (int)lround(0.09 * side) - height + height / 2;
    SDL_Point mark = on(tile, side / 2, y), face = on(tile, side / 4, y);
    double found =
        contrast(pixel_at(surface, mark.x, mark.y) << 8, pixel_at(surface, face.x, face.y) << 8);
    SDL_FreeSurface(surface);
    return found;
}

/* Sage above all, but every other glaze too, however it was fired, and on the small tiles that are
 * shaded where they are in place. */
CLAIM(the_mark_is_seen_on_every_glaze)
{
    static const int sides[] = {20, 30, 44, 60, 124};
    for (int theme = 0; theme < GAME_THEMES; theme++)
        for (int group = APP_GLAZE_PLAIN; group < APP_GLAZES; group++)
            for (int number = 1; number < 36; number++)
                for (size_t i = 0; i < sizeof sides / sizeof *sides; i++) {
                    app_tile tile = plain(sides[i], APP_TILE_IN_PLACE);
                    tile.theme = theme;
                    tile.glaze = app_style_glaze((game_theme)theme, group, number, sides[i]);
                    double found = contrast_of_mark(state, &tile);
                    if (found < 3)
                        fail_msg("theme %d, glaze %d, tile %d of %d pixels: %.2f", theme, group,
                                 number, sides[i], found);
                }
}

CLAIM(a_hint_paints_the_rim_and_a_line_inside)
{
    app_tile tile = plain(124, APP_TILE_HINTED);
    SDL_Surface *surface = bake(state, &tile, NULL);
    static const uint32_t row[] = {0xEE8A4AFF, 0xEE8A4AFF, 0xEE8A4AFF, 0x10231DFF, 0x10231DFF};
    for (int x = 0; x < 5; x++) {
        SDL_Point left = on(&tile, x, 60), right = on(&tile, 123 - x, 60);
        assert_colour(surface, left.x, left.y, row[x], 0);
        assert_colour(surface, right.x, right.y, row[x], 0);
    }
    SDL_FreeSurface(surface);
}

CLAIM(high_contrast_is_flat_white_with_a_black_line_and_a_grey_lip)
{
    app_tile tile = plain(153, 0);
    tile.theme = GAME_THEME_CONTRAST;
    tile.glaze = 0xFFFFFFFF;
    SDL_Surface *surface = bake(state, &tile, NULL);
    static const struct {
        int y;
        uint32_t colour;
    } column[] = {
        {0, 0x000000FF},   {2, 0x000000FF},   {3, 0xFFFFFFFF},   {149, 0xFFFFFFFF},
        {150, 0x000000FF}, {152, 0x000000FF}, {153, 0x8A8A8AFF}, {160, 0x8A8A8AFF},
    };
    for (size_t i = 0; i < sizeof column / sizeof column[0]; i++) {
        SDL_Point at = on(&tile, 40, column[i].y);
        assert_colour(surface, at.x, at.y, column[i].colour, 0);
    }
    assert_int_equal(app_tile_bounds(&tile).x, 0); /* no shadow */
    SDL_FreeSurface(surface);
}

CLAIM(a_bare_tile_is_its_face_alone)
{
    app_tile tile = plain(31, APP_TILE_BARE);
    SDL_Rect bounds = app_tile_bounds(&tile);
    assert_true(SDL_RectEquals(&bounds, &(SDL_Rect){0, 0, 31, 31}));
    SDL_Surface *surface = bake(state, &tile, NULL);
    assert_colour(surface, 15, 0, 0xB3CDB9FF, 2);
    assert_colour(surface, 15, 30, 0x9FBAA5FF, 2);
    SDL_FreeSurface(surface);
}

/* A cut whose every pixel says where it is. */
static SDL_Surface *striped_cut(int w, int h)
{
    SDL_Surface *cut = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_ARGB8888);
    assert_non_null(cut);
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
            uint32_t pixel = 0xFF000000 | (uint32_t)x << 8 | (uint32_t)y;
            memcpy((char *)cut->pixels + y * cut->pitch + x * 4, &pixel, 4);
        }
    return cut;
}

static app_tile piece(int column, int row)
{
    app_tile tile = app_tile_make(60);
    tile.picture = 1;
    tile.columns = 4;
    tile.rows = 3;
    tile.column = column;
    tile.row = row;
    return tile;
}

CLAIM(a_picture_tile_shows_its_own_piece_unchanged)
{
    SDL_Surface *cut = striped_cut(240, 180);
    for (int cell = 0; cell < 12; cell++) {
        app_tile tile = piece(cell % 4, cell / 4);
        SDL_Surface *surface = bake(state, &tile, cut);
        for (int i = 2; i < 58; i += 5) {
            SDL_Point at = on(&tile, i, 30);
            uint32_t wanted =
                0xFF000000 | (uint32_t)(tile.column * 60 + i) << 8 | (uint32_t)(tile.row * 60 + 30);
            assert_int_equal(pixel_at(surface, at.x, at.y), wanted);
        }
        SDL_FreeSurface(surface);
    }
    SDL_FreeSurface(cut);
}

CLAIM(a_picture_tile_has_light_above_and_a_dark_lip_below)
{
    SDL_Surface *cut = striped_cut(240, 180);
    app_tile tile = piece(1, 1);
    SDL_Surface *surface = bake(state, &tile, cut);
    SDL_Point top = on(&tile, 30, 0), lip = on(&tile, 30, 60 + app_tile_lip(60, true) - 1);
    assert_colour(surface, top.x, top.y, 0x6BA08EFF, 2); /* 42 % to white from 0, 90, 60 */
    assert_colour(surface, lip.x, lip.y, 0x1D2A2AFF, 0);
    SDL_FreeSurface(surface);
    SDL_FreeSurface(cut);
}

/* 74 % of #090D0D over a pixel of the striped cut's piece 1, 1. */
static void assert_chip(SDL_Surface *surface, const app_tile *tile, int x, int y)
{
    SDL_Point at = on(tile, x, y);
    uint32_t green = (uint32_t)lround(0.26 * (60 + x) + 0.74 * 13);
    uint32_t blue = (uint32_t)lround(0.26 * (60 + y) + 0.74 * 13);
    assert_colour(surface, at.x, at.y, 0x070000FF | green << 16 | blue << 8, 2);
}

static bool has_white(SDL_Surface *surface, const app_tile *tile, SDL_Rect part)
{
    for (int y = part.y; y < part.y + part.h; y++)
        for (int x = part.x; x < part.x + part.w; x++) {
            SDL_Point at = on(tile, x, y);
            if ((pixel_at(surface, at.x, at.y) & 0xFFFFFF) > 0xE0E0E0)
                return true;
        }
    return false;
}

CLAIM(chips_carry_the_number_and_the_tick)
{
    static const SDL_Rect number_chip = {6, 6, 24, 20}, tick_chip = {35, 7, 18, 18};
    SDL_Surface *cut = striped_cut(240, 180);
    app_tile numbered = piece(1, 1), placed = piece(1, 1);
    numbered.label_px = 14;
    strcpy(numbered.label, "6");
    placed.state = APP_TILE_IN_PLACE;
    SDL_Surface *number = bake(state, &numbered, cut), *tick = bake(state, &placed, cut);
    int lower = (int)lround(0.45 * app_tile_lip(60, true));
    assert_chip(number, &numbered, 9, 16);
    assert_true(has_white(number, &numbered, number_chip));
    assert_false(has_white(number, &numbered, tick_chip));
    SDL_Rect lowered = tick_chip;
    lowered.y += lower;
    assert_true(has_white(tick, &placed, lowered));
    assert_false(has_white(tick, &placed, number_chip));
    SDL_FreeSurface(number);
    SDL_FreeSurface(tick);
    SDL_FreeSurface(cut);
}

CLAIMS_WITH(set_up, tear_down)
