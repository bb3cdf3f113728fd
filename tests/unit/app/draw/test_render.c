/* The truth for a frame that was drawn in parts is the same frame drawn whole. */
#include "draw/render.h"

#include "base/rng.h"
#include "dummy_screen.h"

enum { WIDTH = 320, HEIGHT = 240 };

typedef struct kit {
    screen screen;
    app_fonts *fonts;
    app_icons *icons;
    app_render *render;
    app_draw draw;
} kit;

static int set_up(void **state)
{
    static kit only;
    kit *k = &only;
    if (!screen_open(&k->screen, WIDTH, HEIGHT) ||
        app_fonts_create(&k->fonts, NULL, NULL) != SW_OK ||
        app_icons_create(&k->icons, ASSETS_DIR "/icons.svg", NULL) != SW_OK ||
        app_render_create(&k->render, k->screen.renderer, k->fonts, k->icons, NULL) != SW_OK)
        return -1;
    app_draw_init(&k->draw, k->fonts);
    *state = k;
    return 0;
}

static int tear_down(void **state)
{
    kit *k = *state;
    app_draw_deinit(&k->draw);
    app_render_destroy(k->render);
    app_icons_destroy(k->icons);
    app_fonts_destroy(k->fonts);
    screen_close(&k->screen);
    return 0;
}

static void begin(kit *k)
{
    app_draw_begin(&k->draw, WIDTH, HEIGHT);
    app_draw_ground(&k->draw, k->draw.frame, 0x1B2424FF, 0x121818FF);
}

/* A scene in which the tile can stand anywhere. */
static void draw_scene(kit *k, int tile_x, const char *text)
{
    begin(k);
    app_tile tile = app_tile_make(40);
    tile.glaze = 0xA9C6B0FF;
    app_draw_tile(&k->draw, tile_x, 60, &tile, 255);
    app_draw_text(&k->draw, APP_ALIGN_LEFT, 20, 200, APP_FONT_BOLD, 18, 0xFFFFFFFF, text);
}

static SDL_Surface *capture(kit *k)
{
    SDL_Surface *picture = app_render_capture(k->render);
    assert_non_null(picture);
    return picture;
}

/* What the window itself has in memory. */
static void assert_window_shows(kit *k, SDL_Surface *picture)
{
    SDL_Surface *window = SDL_ConvertSurfaceFormat(SDL_GetWindowSurface(k->screen.window),
                                                   picture->format->format, 0);
    assert_non_null(window);
    assert_true(same_pixels(window, picture));
    SDL_FreeSurface(window);
}

CLAIM_WITH(an_equal_frame_is_not_drawn, set_up, tear_down)
{
    kit *k = *state;
    draw_scene(k, 50, "text");
    assert_true(app_render_show(k->render, &k->draw));
    assert_int_equal(app_render_pixels_drawn(k->render), WIDTH * HEIGHT);
    draw_scene(k, 50, "text");
    assert_false(app_render_show(k->render, &k->draw));
    assert_int_equal(app_render_pixels_drawn(k->render), 0);
}

CLAIM_WITH(a_changed_text_draws_its_line_alone, set_up, tear_down)
{
    kit *k = *state;
    draw_scene(k, 50, "12");
    app_render_show(k->render, &k->draw);
    draw_scene(k, 50, "13");
    assert_true(app_render_show(k->render, &k->draw));
    assert_in_range(app_render_pixels_drawn(k->render), 1, 30 * 30);
}

/* A mark in the window's memory is still there, far from what differs. */
CLAIM_WITH(only_what_differs_is_shown_anew, set_up, tear_down)
{
    kit *k = *state;
    SDL_Rect mark = {300, 10, 4, 4};
    draw_scene(k, 50, "12");
    app_render_show(k->render, &k->draw);
    SDL_Surface *window = SDL_GetWindowSurface(k->screen.window);
    SDL_FillRect(window, &mark, 0xFFFF00FF);
    draw_scene(k, 60, "13");
    app_render_show(k->render, &k->draw);
    assert_colour(window, 301, 11, 0xFF00FFFF, 0);
    app_render_invalidate(k->render);
    app_render_show(k->render, &k->draw);
    SDL_Surface *whole = capture(k);
    assert_window_shows(k, whole);
    SDL_FreeSurface(whole);
}

CLAIM_WITH(a_fade_is_shown_whole_and_leaves_nothing, set_up, tear_down)
{
    kit *k = *state;
    draw_scene(k, 50, "12");
    app_render_show(k->render, &k->draw);
    SDL_Surface *before = capture(k);
    app_render_keep(k->render);
    const uint8_t fades[] = {255, 100, 0};
    for (int i = 0; i < 3; i++) {
        draw_scene(k, 200, "13");
        app_render_fade(k->render, fades[i]);
        assert_true(app_render_show(k->render, &k->draw));
        if (i == 0)
            assert_window_shows(k, before);
    }
    SDL_Surface *after = capture(k);
    assert_window_shows(k, after);
    SDL_FreeSurface(before);
    SDL_FreeSurface(after);
}

static void count(void *data)
{
    (*(int *)data)++;
}

/* Whoever reads events in between finds the time for it, and nothing to do where nothing is drawn. */
CLAIM_WITH(a_frame_pauses_after_each_thing_that_it_draws, set_up, tear_down)
{
    kit *k = *state;
    int pauses = 0;
    app_render_set_pause(k->render, (app_pause){count, &pauses});
    draw_scene(k, 50, "text");
    app_render_show(k->render, &k->draw);
    assert_true(pauses >= (int)k->draw.count);
    pauses = 0;
    draw_scene(k, 50, "text");
    app_render_show(k->render, &k->draw);
    assert_int_equal(pauses, 0);
}

/* As many rows as the picture has, and as it is drawn with. */
CLAIM_WITH(a_picture_that_is_scaled_pauses_at_each_row, set_up, tear_down)
{
    kit *k = *state;
    int pauses = 0;
    SDL_Surface *picture = SDL_CreateRGBSurfaceWithFormat(0, 150, 150, 32, SDL_PIXELFORMAT_RGBA32);
    assert_non_null(picture);
    app_render_set_picture(k->render, 1, picture);
    app_render_set_pause(k->render, (app_pause){count, &pauses});
    begin(k);
    app_draw_picture(&k->draw, (app_rect){10, 10, 100, 100}, 1,
                     app_render_picture_version(k->render, 1), 0, 255);
    app_render_show(k->render, &k->draw);
    assert_true(pauses >= 150 + 100);
}

CLAIM_WITH(an_invalidated_frame_is_drawn_whole, set_up, tear_down)
{
    kit *k = *state;
    draw_scene(k, 50, "text");
    app_render_show(k->render, &k->draw);
    app_render_invalidate(k->render);
    assert_true(app_render_show(k->render, &k->draw));
    assert_int_equal(app_render_pixels_drawn(k->render), WIDTH * HEIGHT);
}

CLAIM_WITH(a_forgotten_frame_comes_back_the_same, set_up, tear_down)
{
    kit *k = *state;
    draw_scene(k, 50, "text");
    app_render_show(k->render, &k->draw);
    SDL_Surface *before = capture(k);
    app_render_forget(k->render);
    assert_true(app_render_show(k->render, &k->draw));
    SDL_Surface *after = capture(k);
    assert_true(same_pixels(before, after));
    SDL_FreeSurface(before);
    SDL_FreeSurface(after);
}

CLAIM_WITH(a_new_frame_size_is_drawn_whole, set_up, tear_down)
{
    kit *k = *state;
    draw_scene(k, 50, "text");
    app_render_show(k->render, &k->draw);
    app_draw_begin(&k->draw, 200, 100);
    app_draw_ground(&k->draw, k->draw.frame, 0xFF0000FF, 0xFF0000FF);
    assert_true(app_render_show(k->render, &k->draw));
    SDL_Surface *picture = capture(k);
    assert_int_equal(picture->w, 200);
    assert_int_equal(picture->h, 100);
    assert_colour(picture, 199, 99, 0xFF0000FF, 0);
    SDL_FreeSurface(picture);
}

CLAIM_WITH(each_kind_shows_its_colour_in_its_place, set_up, tear_down)
{
    kit *k = *state;
    begin(k);
    app_draw_fill(&k->draw, (app_rect){10, 10, 20, 20}, 0x102030FF);
    app_draw_fill(&k->draw, (app_rect){40, 10, 20, 20}, 0xFFFFFF80);
    app_box box = app_box_make(30, 30, 8);
    app_box_add(&box, (app_layer){0, 0, 30, 30, 8, 0x00FF00FF, 0x00FF00FF, 0, 0});
    app_draw_box(&k->draw, 100, 10, &box, 255);
    app_draw_box(&k->draw, 140, 10, &box, 128);
    app_draw_icon(&k->draw, 200, 10, 24, APP_ICON_MINUS, 0xFF8000FF);
    app_render_show(k->render, &k->draw);
    SDL_Surface *picture = capture(k);
    assert_colour(picture, 10, 10, 0x102030FF, 0);
    assert_colour(picture, 29, 29, 0x102030FF, 0);
    assert_colour(picture, 50, 20, 0x8D9191FF, 3);
    assert_colour(picture, 115, 25, 0x00FF00FF, 0);
    assert_colour(picture, 155, 25, 0x0D9111FF, 3);
    assert_colour(picture, 100, 10, 0x1A2323FF, 2); /* beside the rounded corner */
    assert_colour(picture, 212, 22, 0xFF8000FF, 16);
    SDL_FreeSurface(picture);
}

CLAIM_WITH(a_clip_cuts_what_follows, set_up, tear_down)
{
    kit *k = *state;
    begin(k);
    app_draw_clip(&k->draw, (app_rect){50, 50, 20, 20});
    app_draw_fill(&k->draw, (app_rect){40, 40, 100, 100}, 0xFFFFFFFF);
    app_draw_unclip(&k->draw);
    app_draw_fill(&k->draw, (app_rect){200, 40, 10, 10}, 0xFFFFFFFF);
    app_render_show(k->render, &k->draw);
    SDL_Surface *picture = capture(k);
    assert_colour(picture, 50, 50, 0xFFFFFFFF, 0);
    assert_colour(picture, 69, 69, 0xFFFFFFFF, 0);
    assert_colour(picture, 49, 60, 0x192121FF, 2);
    assert_colour(picture, 70, 60, 0x192121FF, 2);
    assert_colour(picture, 205, 45, 0xFFFFFFFF, 0);
    SDL_FreeSurface(picture);
}

static SDL_Surface *plain_picture(uint8_t red)
{
    SDL_Surface *picture = SDL_CreateRGBSurfaceWithFormat(0, 90, 60, 32, SDL_PIXELFORMAT_RGBA32);
    assert_non_null(picture);
    SDL_FillRect(picture, NULL, SDL_MapRGBA(picture->format, red, 10, 20, 255));
    return picture;
}

static void draw_pictures(kit *k)
{
    begin(k);
    app_tile tile = app_tile_make(50);
    tile.picture = 2;
    tile.columns = tile.rows = 3;
    app_draw_tile(&k->draw, 20, 20, &tile, 255);
    app_draw_picture(&k->draw, (app_rect){120, 20, 80, 50}, 2,
                     app_render_picture_version(k->render, 2), 8, 255);
}

CLAIM_WITH(a_new_picture_is_seen_on_tiles_and_thumbnails, set_up, tear_down)
{
    kit *k = *state;
    for (int i = 0; i < 3; i++) {
        uint8_t red = (uint8_t)(100 + 50 * i);
        uint32_t colour = (uint32_t)red << 24 | 0x0A14FF;
        app_render_set_picture(k->render, 2, plain_picture(red));
        draw_pictures(k);
        assert_true(app_render_show(k->render, &k->draw));
        SDL_Surface *picture = capture(k);
        assert_colour(picture, 45, 45, colour, 0);
        assert_colour(picture, 160, 45, colour, 0);
        assert_colour(picture, 120, 20, 0x1A2323FF, 2); /* rounded */
        SDL_FreeSurface(picture);
    }
}

static SDL_Surface *red_over_blue(void)
{
    SDL_Surface *picture = plain_picture(255);
    SDL_Rect lower = {0, picture->h / 2, picture->w, picture->h - picture->h / 2};
    SDL_FillRect(picture, &lower, SDL_MapRGB(picture->format, 0, 10, 255));
    return picture;
}

/* The middle tile of nine, and the picture as a whole. */
static void assert_seen(kit *k, app_colour tile, app_colour left, app_colour right)
{
    draw_pictures(k);
    assert_true(app_render_show(k->render, &k->draw));
    SDL_Surface *picture = capture(k);
    assert_colour(picture, 45, 45, tile, 2);
    assert_colour(picture, 130, 45, left, 2);
    assert_colour(picture, 190, 45, right, 2);
    SDL_FreeSurface(picture);
}

CLAIM_WITH(tiles_and_pictures_are_cut_as_the_crop_says, set_up, tear_down)
{
    kit *k = *state;
    const app_colour red = 0xFF0A14FF, blue = 0x000AFFFF;
    const game_crop lower = {.down = 5000, .closer = 100};
    const game_crop left = {.turn = 1, .right = -5000, .closer = 100};
    const game_crop right = {.turn = 1, .right = 5000, .closer = 100};
    app_render_set_picture(k->render, 2, red_over_blue());
    app_render_set_crop(k->render, 2, &lower);
    draw_pictures(k);
    app_render_show(k->render, &k->draw);
    SDL_Surface *picture = capture(k);
    assert_colour(picture, 45, 45, blue, 2);
    SDL_FreeSurface(picture);
    app_render_set_crop(k->render, 2, &left);
    assert_seen(k, blue, blue, blue); /* what was below is on the left now, */
    app_render_set_crop(k->render, 2, &right);
    assert_seen(k, red, red, red); /* and what was above on the right */
}

CLAIM_WITH(an_empty_slot_shows_no_picture, set_up, tear_down)
{
    kit *k = *state;
    app_render_set_picture(k->render, 2, plain_picture(200));
    assert_non_null(app_render_picture(k->render, 2));
    app_render_set_picture(k->render, 2, NULL);
    assert_null(app_render_picture(k->render, 2));
    draw_pictures(k);
    app_render_show(k->render, &k->draw);
    SDL_Surface *picture = capture(k);
    assert_colour(picture, 160, 45, 0x192222FF, 2);
    SDL_FreeSurface(picture);
}

static int below(sw_rng *rng, int bound)
{
    return (int)sw_rng_below(rng, (uint64_t)bound);
}

/* One of few variants of a command, so that frames have much in common. */
static void draw_something(app_draw *draw, sw_rng *rng)
{
    static const char *const words[] = {"28", "29", "Undo", "1:48"};
    static const app_colour colours[] = {0xEE8A4AFF, 0xFFFFFFFF, 0x20806080};
    int x = below(rng, 6) * 55 - 10, y = below(rng, 5) * 50;
    app_colour colour = colours[below(rng, 3)];
    app_box box = app_box_make(60, 30, 9);
    app_tile tile = app_tile_make(36);
    switch (below(rng, 6)) {
    case 0:
        app_draw_fill(draw, (app_rect){x, y, 40, 3}, colour);
        break;
    case 1:
        app_box_set_shadow(&box, 6, 10, 0x00000080);
        app_box_add(&box, (app_layer){0, 0, 60, 30, 9, colour, 0x303C3BFF, 0, 0});
        app_draw_box(draw, x, y, &box, below(rng, 2) ? 255 : 100);
        break;
    case 2:
        tile.glaze = colour | 0xFF;
        tile.state = (unsigned)below(rng, 16);
        app_draw_tile(draw, x, y, &tile, 255);
        break;
    case 3:
        app_draw_text(draw, APP_ALIGN_CENTRE, x, y, APP_FONT_BOLD, 18, colour,
                      words[below(rng, 4)]);
        break;
    case 4:
        app_draw_icon(draw, x, y, 24, (app_icon)(1 + below(rng, 5)), colour);
        break;
    default:
        app_draw_clip(draw, (app_rect){x, y, 120, 90});
        break;
    }
}

/* Keeps most of the last frame's commands: each is drawn from a seed of its own. */
static void draw_random(kit *k, uint64_t *seeds, int count)
{
    begin(k);
    for (int i = 0; i < count; i++) {
        sw_rng rng = sw_rng_seed(seeds[i]);
        draw_something(&k->draw, &rng);
    }
}

CLAIM_WITH(frames_drawn_in_parts_equal_frames_drawn_whole, set_up, tear_down)
{
    kit *k = *state;
    enum { COMMANDS = 25, FRAMES = 120 };
    uint64_t seeds[COMMANDS];
    sw_rng rng = sw_rng_seed(7);
    for (int i = 0; i < COMMANDS; i++)
        seeds[i] = sw_rng_below(&rng, 200);
    for (int frame = 0; frame < FRAMES; frame++) {
        for (int changes = below(&rng, 4); changes > 0; changes--)
            seeds[below(&rng, COMMANDS)] = sw_rng_below(&rng, 200);
        draw_random(k, seeds, COMMANDS - below(&rng, 3));
        app_render_show(k->render, &k->draw);
        SDL_Surface *parts = capture(k);
        assert_window_shows(k, parts);
        app_render_invalidate(k->render);
        app_render_show(k->render, &k->draw);
        SDL_Surface *whole = capture(k);
        if (!same_pixels(parts, whole))
            fail_msg("frame %d differs", frame);
        SDL_FreeSurface(parts);
        SDL_FreeSurface(whole);
    }
}
