/* The levels and the level maker in every window that the game allows. */
#include "levels.h"

#include "client/records.h"
#include "fit.h"
#include "program/parts_of.h"

/* Every pack, the long-named one and the damaged one among them. */
CLAIM(the_levels_fit_every_window)
{
    for (int i = 0; i < SIZES; i++) {
        player p = make_player(sizes[i].width, sizes[i].height);
        client_levels(&p.app->client);
        int count = p.app->client.levels.count;
        assert_true(count >= 6);
        for (int pack = 0; pack < count; pack++) {
            snprintf(p.app->client.level, sizeof p.app->client.level, "%s/",
                     client_levels(&p.app->client)->packs[pack].name);
            app_loop_close_all(p.app);
            show_screen(p.app, APP_SCREEN_LEVELS);
            assert_int_equal(levels_of(p.app)->pack, pack);
            check_page(p.app, "levels");
        }
        remove_player(&p);
    }
}

/* The chosen card is whole, wherever the keys go. */
CLAIM(the_chosen_level_is_in_view_in_every_window)
{
    static const SDL_Keycode keys[] = {SDLK_END, SDLK_HOME, SDLK_PAGEDOWN, SDLK_DOWN, SDLK_PAGEUP};
    for (int i = 0; i < SIZES; i++) {
        player p = make_player(sizes[i].width, sizes[i].height);
        show_screen(p.app, APP_SCREEN_LEVELS);
        for (size_t k = 0; k < sizeof keys / sizeof *keys; k++) {
            press_key(p.app, keys[k], 0);
            const app_grid_page *page =
                &app_parts_of(p.app, levels_of(p.app))->page.grids[LEVELS_CARDS];
            const app_grid *grid = &levels_of(p.app)->page.grids[LEVELS_CARDS];
            app_rect card = app_grid_cell(grid, page, grid->at), tray = page->window;
            assert_true(card.y >= tray.y);
            assert_true(card.y + card.h <= tray.y + tray.h);
            assert_true(card.x + card.w <= tray.x + tray.w);
        }
        remove_player(&p);
    }
}

CLAIM(the_list_of_packs_fits_every_narrow_window)
{
    for (int i = 0; i < SIZES; i++) {
        player p = make_player(sizes[i].width, sizes[i].height);
        show_screen(p.app, APP_SCREEN_LEVELS);
        levels_of(p.app)->picking = true;
        if (app_view_layout(&p.app->view) != APP_LAYOUT_WIDE) {
            app_rect slab = app_parts_rect(app_parts_of(p.app, levels_of(p.app)), LEVELS_SLAB);
            assert_true(slab.x >= 0 && slab.y >= 0 && slab.w > 0);
            assert_true(slab.x + slab.w <= sizes[i].width);
            assert_true(slab.y + slab.h <= sizes[i].height);
        }
        levels_of(p.app)->picking = false;
        remove_player(&p);
    }
}

/* With a par, without one, and while it is sought. */
CLAIM(the_level_maker_fits_every_window)
{
    for (int i = 0; i < SIZES; i++) {
        player p = make_player(sizes[i].width, sizes[i].height);
        app_loop_open(p.app, APP_SCREEN_LEVEL_MAKER);
        next_frame(p.app);
        game_lab *lab = maker_edit(p.app)->lab;
        check_page(p.app, "level maker");
        game_lab_set_size(lab, (puzzle_size){3, 3}, 1);
        take_boards(p.app);
        while (seeks_par(p.app))
            next_frame(p.app);
        check_page(p.app, "level maker");
        game_lab_swap(&lab->boards[GAME_LAB_START], 0, 1);
        take_boards(p.app);
        check_page(p.app, "level maker");
        game_lab_set_size(lab, (puzzle_size){20, 24}, 1);
        take_boards(p.app);
        check_page(p.app, "level maker");
        remove_player(&p);
    }
}
