/* Places the cards of the form for a new game: a palette or a picture to be chosen. */
#include "screens/new_game/new_game.h"

#include "draw/render.h"
#include "program/pictures.h"
#include "ui/cut.h"

#include <string.h>

/* ---- Palettes ---- */

void app_new_game_cut_palettes(new_game_layout *l, app_rect *column)
{
    static const app_text_id labels[GAME_PALETTES] = {
        [GAME_PALETTE_AUTO] = APP_TEXT_PALETTE_AUTO,
        [GAME_PALETTE_PLAIN] = APP_TEXT_PALETTE_PLAIN,
        [GAME_PALETTE_ROWS] = APP_TEXT_PALETTE_ROWS,
        [GAME_PALETTE_RINGS] = APP_TEXT_PALETTE_RINGS,
        [GAME_PALETTE_FRINGE] = APP_TEXT_PALETTE_FRINGE,
        [GAME_PALETTE_GRIDS] = APP_TEXT_PALETTE_GRIDS};
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

int app_new_game_list_pictures(const app *app, const new_game_state *self,
                               int out[NEW_GAME_PICTURES])
{
    int count = app_at_most(app->gallery.count, NEW_GAME_PICTURES);
    int chosen = app_gallery_find(&app->gallery, self->look.picture);
    for (int i = 0; i < count; i++)
        out[i] = i;
    if (chosen >= count)
        out[count - 1] = chosen;
    return count;
}

bool app_new_game_has_pictures(const app *app, const new_game_state *self)
{
    return app_new_game_style(self) != GAME_PICTURE ||
           (app_chosen_is_there(&self->chosen, &self->look) && app_thumbs_are_there(app));
}

static void add_card(new_game_layout *l, int card, int index, app_rect rect)
{
    const app_gallery_entry *entry = &l->app->gallery.entries[index];
    int slot = app_thumbs_slot(l->app, entry->name, NULL);
    app_control *control = app_control_add(&l->page.controls, NEW_GAME_PICTURE_FIRST + card,
                                           APP_CONTROL_CARD, rect, entry->title);
    control->chosen = strcmp(entry->name, l->self->look.picture) == 0;
    control->icon = entry->failed ? APP_ICON_WARN : APP_ICON_NONE;
    control->picture = slot;
    control->picture_version = app_render_picture_version(l->app->render, slot);
}

/* Where the cards stand, so many in a row. */
typedef struct card_grid {
    int across, right, down, height;
} card_grid;

enum { CARD_GAP = 10, CARD_LEAST = 44 };

static card_grid grid_of(int count, int width, int across)
{
    card_grid grid = {.across = across, .right = (width + CARD_GAP) / across};
    grid.down = (grid.right - CARD_GAP) * 2 / 3 + CARD_GAP;
    grid.height = (count + across - 1) / across * grid.down;
    return grid;
}

/* The cards are about 100 wide; smaller where that lets all of them be seen at once. */
static card_grid choose_grid(int count, int width, int room)
{
    int few = width / 106;
    for (int across = few; across < few + 4; across++) {
        card_grid grid = grid_of(count, width, across);
        if (grid.height <= room && grid.down - CARD_GAP >= CARD_LEAST)
            return grid;
    }
    return grid_of(count, width, few);
}

void app_new_game_cut_pictures(new_game_layout *l, app_rect *column, int below)
{
    int all = NEW_GAME_CONTROL, lip = 4, numbers = 46; /* the rows below the cards */
    int entries[NEW_GAME_PICTURES];
    int count = app_new_game_list_pictures(l->app, l->self, entries);
    card_grid grid = choose_grid(count, column->w, column->h - below - all - numbers);
    app_rect cards = app_cut_top(column, grid.height);
    int before = l->page.controls.count;
    for (int i = 0; i < count; i++)
        add_card(l, i, entries[i],
                 (app_rect){cards.x + i % grid.across * grid.right,
                            cards.y + i / grid.across * grid.down, grid.right - CARD_GAP,
                            grid.down - CARD_GAP});
    app_page_join(&l->page, before);
    app_rect row = app_cut_top(column, all);
    row.h -= lip + 2;
    app_page_add(&l->page, NEW_GAME_ALL_PICTURES, APP_CONTROL_BUTTON, row, APP_TEXT_ALL_PICTURES,
                 APP_ICON_PICTURE)
        ->slim = true;
    row = app_cut_top(column, numbers);
    app_page_add(&l->page, NEW_GAME_NUMBERS, APP_CONTROL_TOGGLE,
                 (app_rect){row.x, row.y + 4, row.w, 38}, APP_TEXT_NUMBERS_OVER, APP_ICON_NONE)
        ->chosen = l->self->look.numbers;
}
