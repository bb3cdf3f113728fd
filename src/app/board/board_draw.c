/* A board's tray and tiles, still, moving or in miniature. */
#include "board/board_view.h"

#include <math.h>
#include <stdio.h>

/* What all tiles of one drawing share. */
typedef struct painter {
    const app_view *view;
    const app_board_layout *layout;
    const app_skin *skin;
    int goal_cell[PUZZLE_MAX_CELLS]; /* by tile */
    int label_px;
    bool picture;
    game_palette palette;
    bool in_block;    /* only the tiles of `block` are glazed, the others are slate */
    game_block block; /* of the goal */
} painter;

static bool is_picture(const app_skin *skin)
{
    return skin->look->style == GAME_PICTURE && skin->picture > 0;
}

static bool has_bands(const painter *p)
{
    return p->view->settings->patterns && !p->picture && !p->skin->blank;
}

static void label_of(const app_skin *skin, int tile, char *out)
{
    if (skin->labels)
        snprintf(out, GAME_LABEL_SIZE, "%s", skin->labels[tile]);
    else
        game_look_label(skin->look, tile, out);
}

static int label_px_of(const app_board_layout *layout, const app_skin *skin, bool bands)
{
    char longest[GAME_LABEL_SIZE];
    label_of(skin, puzzle_size_cells(layout->size) - 1, longest);
    return app_tile_label_px(layout->side, longest, bands);
}

bool app_board_too_small(const app_board_layout *layout, const app_skin *skin, bool bands)
{
    return !is_picture(skin) && !skin->blank && label_px_of(layout, skin, bands) == 0;
}

/* Where no number tells plain tiles apart they take the colours of their rows. */
static void choose_palette(painter *p, bool coloured)
{
    const app_skin *skin = p->skin;
    puzzle_size size = p->layout->size;
    p->palette = game_settings_palette(p->view->settings, size);
    if (coloured && p->palette == GAME_PALETTE_PLAIN)
        p->palette = GAME_PALETTE_ROWS;
    if (skin->blank)
        p->palette = GAME_PALETTE_PLAIN;
    p->in_block = p->palette == GAME_PALETTE_GRIDS && skin->block > 0 && !p->picture;
    if (p->in_block)
        p->block = game_layer_block(size, skin->layer, skin->block - 1);
}

static void painter_init(painter *p, const app_view *view, const app_board_layout *layout,
                         const app_skin *skin)
{
    p->view = view;
    p->layout = layout;
    p->skin = skin;
    p->picture = is_picture(skin);
    for (int cell = 0; cell < puzzle_size_cells(layout->size); cell++)
        p->goal_cell[skin->goal->tiles[cell]] = cell;
    p->label_px = label_px_of(layout, skin, has_bands(p));
    choose_palette(p, skin->coloured || (p->label_px == 0 && !p->picture));
    if (skin->labels)
        p->label_px = layout->side * 59 / 100; /* the wordmark's single letters */
    if (p->picture)
        p->label_px = app_px(view, 14);
}

/* A picture's missing piece has no number. */
static bool has_label(const painter *p, int tile)
{
    if (tile == PUZZLE_BLANK || p->skin->blank)
        return false;
    bool marked = p->skin->marked && p->skin->marked[p->goal_cell[tile]];
    return !p->picture || p->skin->look->numbers || marked;
}

/* The blocks of an overview lie on all sides of each other. */
static int group_of(const painter *p, int goal_cell)
{
    static const int of_block[GAME_BLOCKS_MAX] = {0, 1, 4, 3};
    puzzle_size size = p->layout->size;
    if (p->palette == GAME_PALETTE_PLAIN)
        return APP_GLAZE_PLAIN;
    if (p->in_block)
        return game_block_fringe(&p->block, size, goal_cell);
    int group = game_group_of(p->palette, size, goal_cell);
    return p->palette == GAME_PALETTE_GRIDS ? of_block[group] : group;
}

/* The tile whose firing they all have where they are hidden. */
enum { FIRED_ALIKE = 1 };

static app_tile tile_of(const painter *p, int tile, int side, unsigned state)
{
    const game_settings *settings = p->view->settings;
    puzzle_size size = p->layout->size;
    int goal_cell = p->goal_cell[tile];
    app_tile look = app_tile_make(side);
    look.theme = settings->theme;
    look.state = state;
    look.label_px = has_label(p, tile) ? p->label_px : 0;
    if (look.label_px > 0)
        label_of(p->skin, tile, look.label);
    if (p->picture) {
        look.picture = p->skin->picture;
        look.column = goal_cell % size.columns;
        look.row = goal_cell / size.columns;
        look.columns = size.columns;
        look.rows = size.rows;
        return look;
    }
    if (p->in_block && !game_block_has(&p->block, size, goal_cell)) {
        look.glaze = p->view->colours->button_bottom;
        look.state |= APP_TILE_SLATE;
        return look;
    }
    look.glaze = app_style_glaze(settings->theme, group_of(p, goal_cell),
                                 p->skin->hidden ? FIRED_ALIKE : tile, side);
    if (has_bands(p)) {
        look.band = goal_cell / size.columns % 8;
        if (p->palette == GAME_PALETTE_PLAIN)
            look.glaze = app_style_band_glaze(settings->theme, goal_cell / size.columns);
    }
    return look;
}

static app_layer disc(int size, app_colour top, app_colour bottom, int inset)
{
    return (app_layer){inset, inset, size - 2 * inset, size - 2 * inset, size, top, bottom, 0, 0};
}

/* The hole that a tile leaves: from half a lip below its face down to the lip's end. */
static void draw_socket(const painter *p, app_rect cell)
{
    bool contrast = p->view->settings->theme == GAME_THEME_CONTRAST;
    bool dark = p->view->settings->theme == GAME_THEME_DARK;
    int radius = app_tile_radius(cell.w, p->picture);
    int top = contrast ? 0 : (p->layout->lip + 1) / 2;
    int height = cell.h + p->layout->lip - top;
    app_colour colour = contrast ? p->view->colours->text : p->view->colours->socket;
    app_box box = app_box_make(cell.w, height, radius);
    app_layer floor = {0, 0, cell.w, height, radius, colour, colour, 0, 0};
    if (contrast) {
        floor.stroke_tenths = (int)lround(30 * p->view->scale);
        floor.dash = app_px(p->view, 8);
    } else {
        app_box_set_shadow(&box, app_px(p->view, 4), app_px(p->view, 8),
                           dark ? 0x00000060 : 0x00000030);
        box.shadow_inner = 1;
    }
    app_box_add(&box, floor);
    app_draw_box(p->view->draw, cell.x, cell.y + top, &box, 255);
}

static unsigned tile_state(const painter *p, const app_board_view *board, int cell, int hinted,
                           bool solved)
{
    int tile = board->board.tiles[cell];
    bool movable = puzzle_slide_from(&board->board, cell).length > 0;
    unsigned state = 0;
    bool marks = p->view->settings->mark_in_place && !p->skin->hidden;
    if (!solved && marks && p->goal_cell[tile] == cell)
        state |= APP_TILE_IN_PLACE;
    if (cell == hinted)
        state |= APP_TILE_HINTED;
    if (board->pressed == cell)
        state |= APP_TILE_PRESSED;
    else if ((board->hover == cell && movable && !solved) ||
             (p->skin->raised && p->skin->raised[cell]))
        state |= APP_TILE_HOVER;
    return state;
}

/* What joins the loupe to its cell: a wedge, in steps of one pixel. */
static void draw_stem(const painter *p, app_rect cell, app_colour glaze, int loupe, int height)
{
    app_colour lip = app_colour_mix(glaze, 0x0B1513FF, 0.46);
    int from = cell.y - height + app_tile_lip(loupe, p->picture) / 2;
    int rows = height * 2 / 3;
    for (int i = 0; i < rows; i++) {
        int half = (rows - i) * 2 / 3;
        app_draw_fill(p->view->draw, (app_rect){cell.x + cell.w / 2 - half, from + i, 2 * half, 1},
                      lip);
    }
}

static app_tile loupe_of(const painter *p, int tile, int side)
{
    app_tile look = tile_of(p, tile, side, APP_TILE_HOVER);
    if (!p->skin->blank && (!p->picture || p->skin->look->numbers)) {
        char longest[GAME_LABEL_SIZE];
        label_of(p->skin, puzzle_size_cells(p->layout->size) - 1, longest);
        look.label_px = p->picture ? p->label_px : app_tile_label_px(side, longest, false);
        label_of(p->skin, tile, look.label);
        look.band = -1;
    }
    return look;
}

/* Whose tile is shown larger. */
typedef struct subject {
    int cell;   /* -1: none's */
    int beside; /* a cell that stays in view; -1: none does */
    bool found; /* it is ringed already */
} subject;

static bool is_large(puzzle_size size)
{
    enum { LARGE = 17 };
    return size.columns >= LARGE || size.rows >= LARGE;
}

/* On large boards keys have a loupe as well: for the tile that was found, for the hint's, and for the one
 * that they moved last where its number cannot be read. */
static subject subject_by_keys(const painter *p, const app_board_view *board, int hinted)
{
    int found = app_board_find_lit(&board->find, p->view->now);
    if (!is_large(p->layout->size))
        return (subject){-1, -1, false};
    if (found)
        return (subject){puzzle_board_find(&board->board, found), p->goal_cell[found], true};
    if (hinted >= 0)
        return (subject){hinted, board->board.blank, false};
    bool labelled = p->label_px > 0 && (!p->picture || p->skin->look->numbers);
    bool read = labelled || !board->by_keys || board->keyed == 0;
    return (subject){read ? -1 : puzzle_board_find(&board->board, board->keyed), board->board.blank,
                     false};
}

/* The pointer has it where it was used last, unless it would hide a tile that was found, or its home. */
static subject subject_of(const painter *p, const app_board_view *board, int hinted)
{
    subject by_keys = subject_by_keys(p, board, hinted);
    bool hovers = board->hover >= 0 && board->board.tiles[board->hover] != PUZZLE_BLANK;
    bool found = app_board_find_lit(&board->find, p->view->now) != 0;
    bool pointed = hovers && !found && (!board->by_keys || by_keys.cell < 0);
    return pointed ? (subject){board->hover, -1, false} : by_keys;
}

/* Tiles too small to read are shown larger above their cell, or below it. */
static void draw_loupe(const painter *p, int tile, const subject *of)
{
    const app_view *view = p->view;
    app_rect cell = app_board_layout_cell(p->layout, of->cell);
    int side = app_px(view, 86), stem = app_px(view, 24), margin = app_px(view, 8);
    int right = view->draw->frame.w - margin - side;
    int x = cell.x + cell.w / 2 - side / 2, y = cell.y - stem - side;
    x = x < margin ? margin : x;
    x = x > right ? right : x;
    app_rect above = {x, y, side, side + stem}, beside = {0, 0, 0, 0};
    if (of->beside >= 0)
        beside = app_board_layout_cell(p->layout, of->beside);
    int top =
        of->beside >= 0 ? app_px(view, p->layout->tray.y) : margin; /* above it somebody types */
    bool below = y < top || app_rect_intersection(above, beside).w > 0;
    if (below)
        y = cell.y + cell.h + stem;
    app_rect inside = {cell.x + 3, cell.y + 3, cell.w - 6, cell.h - 6};
    if (!of->found)
        app_view_focus(view, app_board_layout_units(p->layout, inside), 1);
    app_tile look = loupe_of(p, tile, side);
    if (!below)
        draw_stem(p, cell, look.glaze, side, stem);
    app_draw_tile(view->draw, x, y, &look, 255);
}

static void draw_tray(const app_view *view, const app_board_layout *layout)
{
    enum { LEAST = 8, MOST = 26 };
    double radius = (0.13 * layout->side + 0.6 * layout->padding) / layout->scale;
    app_view_tray(view, layout->tray,
                  (int)(radius > MOST    ? MOST
                        : radius < LEAST ? LEAST
                                         : radius));
}

app_rect app_board_clip(const app_view *view, const app_board_layout *layout)
{
    app_rect outer = view->draw->clip;
    if (layout->window.w > 0)
        app_draw_clip(view->draw,
                      app_rect_intersection(outer, app_view_pixels(view, layout->window)));
    return outer;
}

void app_board_unclip(const app_view *view, const app_board_layout *layout, app_rect outer)
{
    if (layout->window.w > 0)
        app_draw_clip(view->draw, outer);
}

/* A solved picture's last piece fades in while the ripple runs. */
static uint8_t missing_piece_alpha(const app_board_view *board, double now)
{
    enum { FADE_IN_MS = 400 };
    double age = now - board->ripple_since;
    return board->ripple_since <= 0 || age >= FADE_IN_MS
               ? 255
               : (uint8_t)(255 * fmax(age, 0) / FADE_IN_MS);
}

/* Row by row, so that a tile's lip lies under the face below it. */
static void draw_tiles(const painter *p, const app_board_view *board, int hinted, bool solved)
{
    int cells = puzzle_size_cells(p->layout->size);
    for (int cell = 0; cell < cells; cell++) {
        int tile = board->board.tiles[cell];
        if (tile == PUZZLE_BLANK && !(solved && p->picture))
            continue;
        app_rect face = app_board_view_face(board, p->layout, cell, p->view->now);
        if (!app_board_layout_shows(p->layout, face))
            continue;
        app_tile look =
            tile_of(p, tile, p->layout->side, tile_state(p, board, cell, hinted, solved));
        app_draw_tile(p->view->draw, face.x, face.y, &look,
                      tile == PUZZLE_BLANK ? missing_piece_alpha(board, p->view->now) : 255);
    }
}

/* Round the block that is solved, in the gap between the tiles. */
static void draw_block_line(const painter *p)
{
    const app_board_layout *l = p->layout;
    puzzle_size size = l->size;
    game_block block = p->block;
    if (!p->in_block || (block.columns == size.columns && block.rows == size.rows))
        return;
    int out = l->padding < app_px(p->view, 4) ? l->padding : app_px(p->view, 4);
    app_rect first = app_board_layout_cell(l, block.row * size.columns + block.column);
    int w = (block.columns - 1) * l->pitch + l->side + 2 * out;
    int h = (block.rows - 1) * l->pitch + l->side + l->lip + 2 * out;
    int radius = app_tile_radius(l->side, false) + out;
    app_colour colour = app_colour_with_alpha(p->view->colours->text, 0.85);
    app_box box = app_box_make(w, h, radius);
    app_layer line = {0, 0, w, h, radius, colour, colour, 0, 0};
    line.stroke_tenths = (int)lround(20 * p->view->scale);
    app_box_add(&box, line);
    app_draw_box(p->view->draw, first.x - out, first.y - out, &box, 255);
}

/* Of its number; a picture's lies in the tile's corner. */
static app_rect number_size(const painter *p, int tile)
{
    enum { DIGIT_HEIGHT = 72 }; /* percent of the font's size */
    char label[GAME_LABEL_SIZE];
    if (p->picture || !has_label(p, tile) || p->label_px == 0)
        return (app_rect){0};
    label_of(p->skin, tile, label);
    int width = app_draw_text_width(p->view->draw, APP_FONT_BLACK, p->label_px, label);
    return (app_rect){0, 0, width, p->label_px * DIGIT_HEIGHT / 100};
}

void app_board_view_draw(const app_board_view *board, const app_view *view,
                         const app_board_layout *layout, const app_skin *skin,
                         const app_board_hint *hint, bool solved)
{
    painter p;
    app_skin now = *skin;
    if (layout->size.columns == 0) /* it has no place in a window of a few pixels */
        return;
    if (skin->block > 0)
        now.block = 1 + game_layer_current(&board->board, skin->goal, skin->layer);
    painter_init(&p, view, layout, &now);
    draw_tray(view, layout);
    app_rect outer = app_board_clip(view, layout);
    app_rect blank = app_board_layout_cell(layout, board->board.blank);
    bool shown = hint && hint->shown, arrow = shown && hint->step == GAME_HINT_ARROW;
    bool tile = arrow || (shown && hint->step == GAME_HINT_TILE);
    int hinted = tile ? puzzle_move_source(&board->board, hint->move) : -1;
    if (!arrow || view->settings->theme != GAME_THEME_CONTRAST)
        draw_socket(&p, blank); /* there the hint's dashes replace it */
    if (arrow)
        app_board_hint_draw_target(view, blank, p.picture);
    draw_tiles(&p, board, hinted, solved);
    draw_block_line(&p);
    app_board_signs_draw(board, view, layout);
    app_board_find_draw(board, view, layout, skin->goal);
    if (arrow)
        app_board_hint_draw_bead(view, app_board_layout_cell(layout, hinted), blank,
                                 number_size(&p, board->board.tiles[hinted]), hint);
    else if (shown && hint->step == GAME_HINT_REGION)
        app_board_hint_draw_region(view, layout, hint);
    app_board_unclip(view, layout, outer);
    subject magnified = subject_of(&p, board, hinted);
    if (app_board_has_loupe(layout) && magnified.cell >= 0 &&
        app_board_layout_shows(layout, app_board_layout_cell(layout, magnified.cell)))
        draw_loupe(&p, board->board.tiles[magnified.cell], &magnified);
}

void app_board_draw_loupe(const app_view *view, const app_board_layout *layout,
                          const app_skin *skin, const puzzle_board *board, int cell)
{
    painter p;
    bool seen = app_board_layout_shows(layout, app_board_layout_cell(layout, cell));
    if (!is_large(layout->size) || !app_board_has_loupe(layout) || !seen ||
        board->tiles[cell] == PUZZLE_BLANK)
        return;
    painter_init(&p, view, layout, skin);
    draw_loupe(&p, board->tiles[cell], &(subject){cell, -1, true});
}

void app_board_draw_still(const app_view *view, const app_board_layout *layout,
                          const puzzle_board *board, const app_skin *skin)
{
    painter p;
    painter_init(&p, view, layout, skin);
    draw_tray(view, layout);
    app_rect outer = app_board_clip(view, layout);
    for (int cell = 0; cell < puzzle_size_cells(layout->size); cell++) {
        int tile = board->tiles[cell];
        app_rect face = app_board_layout_cell(layout, cell);
        if (!app_board_layout_shows(layout, face))
            continue;
        if (tile == PUZZLE_BLANK && !p.picture) {
            draw_socket(&p, face);
            continue;
        }
        app_tile look = tile_of(&p, tile, layout->side, 0);
        app_draw_tile(view->draw, face.x, face.y, &look, 255);
    }
    app_board_unclip(view, layout, outer);
}

app_skin app_board_number_skin(const puzzle_board *goal)
{
    static const game_look look = {.style = GAME_NUMBERS};
    return (app_skin){.goal = goal, .look = &look};
}

app_rect app_board_miniature_rect(int x, int y, int side, puzzle_size size)
{
    int longest = size.columns > size.rows ? size.columns : size.rows;
    int width = side * size.columns / longest;
    int height = side * size.rows / longest;
    return (app_rect){x, y, width, height};
}

/* Above ten a side each tile is a dot in its colour. */
static void draw_dots(const painter *p, app_rect area, const puzzle_board *board)
{
    puzzle_size size = board->size;
    int count = puzzle_size_cells(size);
    int d = area.w / size.columns - 1;
    d = d < 2 ? 2 : d;
    for (int cell = 0; cell < count; cell++) {
        int tile = board->tiles[cell];
        if (tile == PUZZLE_BLANK)
            continue;
        app_tile look = tile_of(p, tile, d, APP_TILE_BARE);
        app_box box = app_box_make(d, d, d / 2);
        app_box_add(&box, disc(d, look.glaze, look.glaze, 0));
        app_draw_box(p->view->draw, area.x + area.w * (cell % size.columns) / size.columns,
                     area.y + area.h * (cell / size.columns) / size.rows, &box, 255);
    }
}

/* Where a miniature's tiles lie. */
typedef struct small_grid {
    app_rect area; /* of all tiles */
    int side, gap;
} small_grid;

/* In the middle of the area. */
static small_grid grid_with_gap(app_rect area, puzzle_size size, int gap)
{
    int side = (area.w - (size.columns - 1) * gap) / size.columns;
    int w = size.columns * (side + gap) - gap, h = size.rows * (side + gap) - gap;
    return (small_grid){app_rect_middle(area, w, h), side, gap};
}

/* Without lip and mark a number may fill its tile; under the least size nobody can read it. */
static int small_label_px(const painter *p, int side)
{
    enum { LEAST = 9 };
    char longest[GAME_LABEL_SIZE];
    label_of(p->skin, puzzle_size_cells(p->layout->size) - 1, longest);
    int usual = app_tile_label_px(side, longest, false);
    int filling = side * (strlen(longest) > 2 ? 46 : 64) / 100;
    return usual > 0 ? usual : filling >= LEAST ? filling : 0;
}

/* The tiles come closer where that makes room for their numbers. */
static small_grid lay_small_grid(const painter *p, app_rect area, puzzle_size size)
{
    small_grid close = grid_with_gap(area, size, 1), apart = close;
    if (area.w / size.columns >= app_px(p->view, 20))
        apart = grid_with_gap(area, size, app_px(p->view, 3));
    return small_label_px(p, apart.side) > 0 ? apart : close;
}

static app_rect small_cell(const small_grid *grid, puzzle_size size, int cell)
{
    int pitch = grid->side + grid->gap;
    return (app_rect){grid->area.x + pitch * (cell % size.columns),
                      grid->area.y + pitch * (cell / size.columns), grid->side, grid->side};
}

static void draw_small_tiles(painter *p, const small_grid *grid, const puzzle_board *board)
{
    bool contrast = p->view->settings->theme == GAME_THEME_CONTRAST;
    bool dashed = contrast && grid->side >= app_px(p->view, 20); /* else it would be a blot */
    p->label_px = small_label_px(p, grid->side);
    for (int cell = 0; cell < puzzle_size_cells(board->size); cell++) {
        int tile = board->tiles[cell];
        app_rect at = small_cell(grid, board->size, cell);
        if (tile == PUZZLE_BLANK) {
            if (dashed)
                draw_socket(p, at);
            continue;
        }
        app_tile look = tile_of(p, tile, grid->side, APP_TILE_BARE);
        look.band = -1;
        app_draw_tile(p->view->draw, at.x, at.y, &look, 255);
    }
}

/* ---- Where no number has room on its tile: those of the corners tell how the board is filled ---- */

/* The tile's number on a plate of its glaze, in that corner of the area. */
static void draw_corner(const painter *p, app_rect area, int tile, bool right, bool low)
{
    enum { FONT = 11, PAD = 3, EDGE = 1 };
    const app_view *view = p->view;
    int px = app_px(view, FONT), edge = app_px(view, EDGE);
    char label[GAME_LABEL_SIZE];
    label_of(p->skin, tile, label);
    int w = app_draw_text_width(view->draw, APP_FONT_BLACK, px, label) + 2 * app_px(view, PAD);
    int h = px + app_px(view, PAD);
    int x = right ? area.x + area.w - w : area.x, y = low ? area.y + area.h - h : area.y;
    app_colour glaze = tile_of(p, tile, h, APP_TILE_BARE).glaze, tray = view->colours->tray;
    app_box box = app_box_make(w + 2 * edge, h + 2 * edge, 4 * edge);
    app_box_add(&box, (app_layer){0, 0, w + 2 * edge, h + 2 * edge, 4 * edge, tray, tray, 0, 0});
    app_box_add(&box, (app_layer){edge, edge, w, h, 3 * edge, glaze, glaze, 0, 0});
    app_draw_box(view->draw, x - edge, y - edge, &box, 255);
    app_draw_text(view->draw, APP_ALIGN_CENTRE, x + w / 2, y + h / 2, APP_FONT_BLACK, px,
                  view->colours->ink, label);
}

static void draw_corners(const painter *p, app_rect area, const puzzle_board *board)
{
    puzzle_size size = board->size;
    for (int corner = 0; corner < 4; corner++) {
        bool right = corner % 2, low = corner / 2;
        int column = right ? size.columns - 1 : 0, row = low ? size.rows - 1 : 0;
        int tile = board->tiles[row * size.columns + column];
        if (tile != PUZZLE_BLANK)
            draw_corner(p, area, tile, right, low);
    }
}

static void draw_small_board(painter *p, app_rect area, const puzzle_board *board)
{
    enum { ROOM_FOR_CORNERS = 80 };
    puzzle_size size = board->size;
    small_grid grid = lay_small_grid(p, area, size);
    bool dots = size.columns > 10 || size.rows > 10;
    if (dots)
        draw_dots(p, area, board);
    else
        draw_small_tiles(p, &grid, board);
    bool labelled = p->picture || p->skin->blank || (!dots && p->label_px > 0);
    if (!labelled && area.w >= app_px(p->view, ROOM_FOR_CORNERS))
        draw_corners(p, dots ? area : grid.area, board);
}

void app_board_draw_miniature(const app_view *view, app_rect rect, const puzzle_board *board,
                              const app_skin *skin)
{
    int pad = rect.w >= 100 ? 7 : 3;
    app_rect within = {rect.x + pad, rect.y + pad, rect.w - 2 * pad, rect.h - 2 * pad};
    app_rect inner = app_view_pixels(view, within);
    app_board_layout layout = {.size = board->size,
                               .scale = view->scale,
                               .side = app_px(view, rect.w) / board->size.columns};
    painter p;
    painter_init(&p, view, &layout, skin);
    choose_palette(&p, skin->coloured);
    app_view_tray(view, rect, rect.w >= 100 ? 12 : 6);
    if (p.picture && puzzle_board_equal(board, skin->goal))
        app_view_picture(view, within, skin->picture, skin->picture_version, 5);
    else
        draw_small_board(&p, inner, board);
}
