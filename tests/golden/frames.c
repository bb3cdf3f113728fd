/* Times frames while one tile slides: `frames [COLUMNSxROWS]`. The driver and renderer are SDL's
 * choice (SDL_VIDEODRIVER, SDL_RENDER_DRIVER). It is a tool for people, not a test. */

#include "draw/icon.h"
#include "draw/render.h"

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>

enum { WIDTH = 1280, HEIGHT = 800, FRAMES = 600, SLIDE_FRAMES = 6, PAD = 16, BOARD = 652 };

typedef struct board {
    puzzle_size size;
    int side, step;
} board;

static board board_of(int columns, int rows)
{
    int longest = columns > rows ? columns : rows;
    board b = {{columns, rows}, BOARD / longest, 0};
    while (b.side > 4 && longest * (b.side + app_tile_gap(b.side, false)) > BOARD)
        b.side--;
    b.step = b.side + app_tile_gap(b.side, false);
    return b;
}

static void draw_tray(app_draw *draw, const app_colours *c, const board *b)
{
    int w = b->step * b->size.columns + 2 * PAD, h = b->step * b->size.rows + 2 * PAD;
    app_box box = app_box_make(w, h, 26);
    app_box_add(&box, (app_layer){0, 1, w, h, 26, c->tray_rim, c->tray_rim, 0, 0});
    app_box_add(&box, (app_layer){0, 0, w, h, 26, c->tray_edge, c->tray_edge, 0, 0});
    app_box_add(&box, (app_layer){0, 2, w, h - 2, 26, c->tray, c->tray, 0, 0});
    app_box_set_shadow(&box, 6, 11, 0x000000C0);
    box.shadow_inner = 1;
    app_draw_box(draw, 104, 82, &box, 255);
}

/* The last tile of the first row goes down into the blank and up again, without end. */
static void draw_board(app_draw *draw, const app_colours *c, const board *b, int frame)
{
    int cells = b->size.columns * b->size.rows, last = b->size.columns - 1;
    int phase = frame % (2 * SLIDE_FRAMES);
    int way = phase < SLIDE_FRAMES ? phase : 2 * SLIDE_FRAMES - phase;
    draw_tray(draw, c, b);
    for (int cell = 0; cell < cells; cell++) {
        if (cell == last + b->size.columns)
            continue;
        app_tile tile = app_tile_make(b->side);
        tile.glaze = app_style_glaze(GAME_THEME_DARK, APP_GLAZE_PLAIN, cell + 1, b->side);
        snprintf(tile.label, sizeof tile.label, "%d", cell + 1);
        tile.label_px = app_tile_label_px(b->side, "1023", false);
        int x = 104 + PAD + b->step * (cell % b->size.columns);
        int y = 82 + PAD + b->step * (cell / b->size.columns);
        app_draw_tile(draw, x, cell == last ? y + b->step * way / SLIDE_FRAMES : y, &tile, 255);
    }
}

static void draw_frame(app_draw *draw, const board *b, int frame)
{
    const app_colours *c = app_style_colours(GAME_THEME_DARK);
    app_draw_begin(draw, WIDTH, HEIGHT);
    app_draw_ground(draw, draw->frame, c->table_top, c->table_bottom);
    draw_board(draw, c, b, frame);
    for (int line = 0; line < 20; line++)
        app_draw_text(draw, APP_ALIGN_LEFT, 852, 100 + 30 * line, APP_FONT_BOLD, 18, c->text,
                      "A line of the panel");
    char moves[16];
    snprintf(moves, sizeof moves, "%d", frame / SLIDE_FRAMES);
    app_draw_text(draw, APP_ALIGN_LEFT, 1028, 138, APP_FONT_BLACK, 52, c->text, moves);
}

static double now_ms(void)
{
    return (double)SDL_GetPerformanceCounter() * 1000 / (double)SDL_GetPerformanceFrequency();
}

static int compare(const void *a, const void *b)
{
    double left = *(const double *)a, right = *(const double *)b;
    return (left > right) - (left < right);
}

static void run(app_render *render, app_fonts *fonts, const board *b)
{
    static double times[FRAMES];
    app_draw draw;
    app_draw_init(&draw, fonts);
    double start = now_ms();
    draw_frame(&draw, b, 0);
    app_render_show(render, &draw);
    printf("first frame %.1f ms\n", now_ms() - start);
    for (int frame = 0; frame < FRAMES; frame++) {
        start = now_ms();
        draw_frame(&draw, b, frame + 1);
        app_render_show(render, &draw);
        times[frame] = now_ms() - start;
    }
    start = now_ms();
    app_render_invalidate(render);
    app_render_show(render, &draw);
    printf("a whole frame again %.1f ms\n", now_ms() - start);
    qsort(times, FRAMES, sizeof times[0], compare);
    printf("%dx%d sliding: median %.2f ms, 99 %% %.2f ms, longest %.2f ms\n", b->size.columns,
           b->size.rows, times[FRAMES / 2], times[FRAMES * 99 / 100], times[FRAMES - 1]);
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    printf("resident at most %ld MB\n", usage.ru_maxrss / 1024);
    app_draw_deinit(&draw);
}

int main(int argc, char **argv)
{
    int columns = 4, rows = 4;
    if (argc > 2 || (argc == 2 && sscanf(argv[1], "%dx%d", &columns, &rows) != 2) || columns < 2 ||
        columns > 32 || rows < 2 || rows > 32) {
        fputs("usage: frames [COLUMNSxROWS]\n", stderr);
        return 2;
    }
    if (SDL_Init(SDL_INIT_VIDEO) != 0)
        return 1;
    SDL_Window *window = SDL_CreateWindow("frames", 0, 0, WIDTH, HEIGHT, 0);
    SDL_Renderer *sdl = SDL_CreateRenderer(window, -1, 0);
    SDL_RendererInfo info;
    SDL_GetRendererInfo(sdl, &info);
    printf("%s, %s\n", SDL_GetCurrentVideoDriver(), info.name);
    app_fonts *fonts = NULL;
    app_icons *icons = NULL;
    app_render *render = NULL;
    sw_error error = {SW_OK, 0, ""};
    if (app_fonts_create(&fonts, NULL, &error) == SW_OK &&
        app_icons_create(&icons, ASSETS_DIR "/icons.svg", &error) == SW_OK &&
        app_render_create(&render, sdl, fonts, icons, &error) == SW_OK) {
        board b = board_of(columns, rows);
        run(render, fonts, &b);
    } else {
        fprintf(stderr, "frames: %s\n", error.message);
    }
    app_render_destroy(render);
    app_icons_destroy(icons);
    app_fonts_destroy(fonts);
    SDL_DestroyRenderer(sdl);
    SDL_DestroyWindow(window);
    SDL_Quit();
    return error.status ? 1 : 0;
}
