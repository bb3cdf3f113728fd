/* The cards of the form for a new game: a palette or a picture to be chosen. */
#include "screens/new_game/new_game.h"

#include "draw/render.h"
#include "program/pictures.h"

#include <string.h>

static const new_game_state *state_of(const app_parts *p)
{
    return p->state;
}

/* ---- Palettes ---- */

void app_new_game_look_through(palette_view *out, const app_view *view, game_palette palette)
{
    out->view = *view;
    out->settings = *view->settings;
    out->settings.palette = (int)palette;
    out->view.settings = &out->settings;
}

/* The same small board in each palette, as it would be on a board of the chosen size. */
static void draw_palette(const app_parts *p, const app_part *part)
{
    static const puzzle_size shown = {6, 6};
    game_settings chosen = {.palette = *(const int *)part->of};
    puzzle_board goal;
    palette_view with;
    puzzle_goal_make(&goal, PUZZLE_GOAL_STANDARD, shown, NULL);
    app_new_game_look_through(&with, p->view,
                              game_settings_palette(&chosen, state_of(p)->board.size));
    app_skin skin = app_board_number_skin(&goal);
    app_board_draw_miniature(&with.view, part->rect, &goal, &skin);
}

static void add_palette(app_parts *p, const int *palette, const char *name, int side)
{
    bool chosen = (int)state_of(p)->palette == *palette;
    parts_column (p, 6) {
        parts_stack (p, {0}, .width = side, .height = side, .across = APP_PLACE_MIDDLE) {
            parts_figure(p, draw_palette, NULL, .of = palette);
            parts_control(p, APP_CONTROL_CARD, NEW_GAME_PALETTE_FIRST + *palette, name,
                          .chosen = chosen, .bare = true);
        }
        parts_text(p, chosen ? APP_TYPE_NOTE : APP_TYPE_LABEL, name, .tight = APP_TYPE_CHIP,
                   .align = APP_ALIGN_CENTRE, .weak = !chosen);
    }
}

void app_new_game_add_palettes(app_parts *p, int width)
{
    static const int palettes[GAME_PALETTES] = {GAME_PALETTE_AUTO,   GAME_PALETTE_PLAIN,
                                                GAME_PALETTE_ROWS,   GAME_PALETTE_RINGS,
                                                GAME_PALETTE_FRINGE, GAME_PALETTE_GRIDS};
    static const char *const names[GAME_PALETTES] = {N_("Auto"),    N_("Plain"),  N_("By row"),
                                                     N_("By ring"), N_("Fringe"), N_("Grids")};
    enum { GAP = 12, MOST = 127 };
    int side = app_at_most((width + GAP) / GAME_PALETTES - GAP, MOST);
    parts_column (p, 3) {
        parts_text(p, APP_TYPE_LABEL, _("Colours"), .weak = true);
        parts_wrap (p, GAP, .columns = GAME_PALETTES, .together = true,
                    .most_width = GAME_PALETTES * (MOST + GAP) - GAP) {
            for (int i = 0; i < GAME_PALETTES; i++)
                add_palette(p, &palettes[i], _(names[i]), side);
        }
    }
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

/* The cards, so many in a row. */
typedef struct card_grid {
    int width, height; /* of a card */
    int all;           /* height of all rows */
} card_grid;

enum { CARD_GAP = 10, CARD_LEAST = 44 };

static card_grid grid_of(int count, int width, int across)
{
    int right = (width + CARD_GAP) / across;
    card_grid grid = {.width = right - CARD_GAP, .height = (right - CARD_GAP) * 2 / 3};
    grid.all = (count + across - 1) / across * (grid.height + CARD_GAP);
    return grid;
}

/* The cards are about 100 wide; smaller where that lets all of them be seen at once. */
static card_grid choose_grid(int count, int width, int room)
{
    int few = width / 106;
    for (int across = few; across < few + 4; across++) {
        card_grid grid = grid_of(count, width, across);
        if (grid.all <= room && grid.height >= CARD_LEAST)
            return grid;
    }
    return grid_of(count, width, few);
}

static void add_card(app_parts *p, int card, int index, const card_grid *grid)
{
    const app_gallery_entry *entry = &p->app->gallery.entries[index];
    int slot = app_thumbs_slot(p->app, entry->name, NULL);
    parts_control(p, APP_CONTROL_CARD, NEW_GAME_PICTURE_FIRST + card, entry->title,
                  .width = grid->width, .height = grid->height,
                  .chosen = strcmp(entry->name, state_of(p)->look.picture) == 0,
                  .icon = entry->failed ? APP_ICON_WARN : APP_ICON_NONE, .picture = slot,
                  .picture_version = app_render_picture_version(p->app->render, slot));
}

void app_new_game_add_pictures(app_parts *p, int width, int room)
{
    int entries[NEW_GAME_PICTURES];
    int count = app_new_game_list_pictures(p->app, state_of(p), entries);
    card_grid grid = choose_grid(count, width, room);
    parts_column (p, CARD_GAP) {
        parts_wrap (p, CARD_GAP, .together = true) {
            for (int i = 0; i < count; i++)
                add_card(p, i, entries[i], &grid);
        }
        parts_button(p, NEW_GAME_ALL_PICTURES, _("All pictures"), .icon = APP_ICON_PICTURE,
                     .slim = true);
        parts_press (p, APP_CONTROL_TOGGLE, NEW_GAME_NUMBERS, 0,
                     .name = _("Numbers on the picture"), .chosen = state_of(p)->look.numbers,
                     .least_height = 38) {
            parts_paragraph(p, APP_TYPE_NOTE, _("Numbers on the picture"), .grow = 1);
        }
    }
}
