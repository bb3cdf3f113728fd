/* Places the cards of the form for a new game: a palette or a picture to be chosen. */
#include "screens/new_game/new_game.h"

#include "draw/render.h"
#include "program/pictures.h"
#include "ui/cut.h"

#include <string.h>

/* ---- Palettes ---- */

void app_new_game_cut_palettes(new_game_layout *l, app_rect *column)
{
    static const app_text_id labels[GAME_PALETTES] = {[GAME_PALETTE_AUTO] = APP_TEXT_PALETTE_AUTO,
                                                      [GAME_PALETTE_PLAIN] = APP_TEXT_PALETTE_PLAIN,
                                                      [GAME_PALETTE_ROWS] = APP_TEXT_PALETTE_ROWS,
                                                      [GAME_PALETTE_RINGS] =
                                                          APP_TEXT_PALETTE_RINGS};
    enum { GAP = 12, MOST = 127, LABEL = 34, BELOW = 8 };
    app_cut_top(column, NEW_GAME_CAPTION);
    int side = app_at_most((column->w + GAP) / GAME_PALETTES - GAP, MOST);
    int right = app_at_most((column->w - side) / (GAME_PALETTES - 1), MOST + 2 * GAP);
    app_rect row = app_cut_top(column, side + LABEL);
    app_cut_top(column, BELOW);
    app_page_add_caption(&l->page, row.x, row.y - NEW_GAME_CAPTION + 9, APP_TEXT_COLOURS);
    int before = l->page.controls.count;
    for (int i = 0; i < GAME_PALETTES; i++) {
        app_control *card = app_page_add(&l->page, NEW_GAME_PALETTE_FIRST + i, APP_CONTROL_CARD,
                                         (app_rect){row.x + i * right, row.y, side, side},
                                         labels[i], APP_ICON_NONE);
        card->chosen = (int)l->self->palette == i;
        card->bare = true;
    }
    app_page_join(&l->page, before);
}

/* ---- Pictures ---- */

static void add_card(new_game_layout *l, int index, app_rect rect)
{
    const app_gallery_entry *entry = &l->app->gallery.entries[index];
    int slot = APP_SLOT_THUMBNAILS + index;
    app_control *card = app_control_add(&l->page.controls, NEW_GAME_PICTURE_FIRST + index,
                                        APP_CONTROL_CARD, rect, entry->title);
    card->chosen = strcmp(entry->name, l->self->look.picture) == 0;
    card->icon = entry->failed ? APP_ICON_WARN : APP_ICON_NONE;
    card->picture = entry->loaded ? slot : 0;
    card->picture_version = app_render_picture_version(l->app->render, slot);
}

/* Where the cards stand, so many in a row. */
typedef struct card_grid {
    int across, right, down, height;
} card_grid;

enum { CARD_GAP = 10, CARD_LEAST = 44 };

static card_grid grid_of(const new_game_layout *l, int width, int across)
{
    card_grid grid = {.across = across, .right = (width + CARD_GAP) / across};
    grid.down = (grid.right - CARD_GAP) * 2 / 3 + CARD_GAP;
    grid.height = (l->app->gallery.count + across - 1) / across * grid.down;
    return grid;
}

/* The cards are about 100 wide; smaller where that lets all of them be seen at once. */
static card_grid choose_grid(const new_game_layout *l, int width, int room)
{
    int few = width / 106;
    for (int across = few; across < few + 4; across++) {
        card_grid grid = grid_of(l, width, across);
        if (grid.height <= room && grid.down - CARD_GAP >= CARD_LEAST)
            return grid;
    }
    return grid_of(l, width, few);
}

void app_new_game_cut_pictures(new_game_layout *l, app_rect *column, int below)
{
    int note = 30, numbers = 46; /* the rows below the cards */
    card_grid grid = choose_grid(l, column->w, column->h - below - note - numbers);
    app_rect cards = app_cut_top(column, grid.height);
    int before = l->page.controls.count;
    for (int i = 0; i < l->app->gallery.count; i++)
        add_card(l, i,
                 (app_rect){cards.x + i % grid.across * grid.right,
                            cards.y + i / grid.across * grid.down, grid.right - CARD_GAP,
                            grid.down - CARD_GAP});
    app_page_join(&l->page, before);
    app_page_add_caption(&l->page, column->x, column->y + 11, APP_TEXT_PICTURES_OWN);
    app_cut_top(column, note);
    app_rect row = app_cut_top(column, numbers);
    app_page_add(&l->page, NEW_GAME_NUMBERS, APP_CONTROL_TOGGLE,
                 (app_rect){row.x, row.y, row.w, 38}, APP_TEXT_NUMBERS_OVER, APP_ICON_NONE)
        ->chosen = l->self->look.numbers;
}
