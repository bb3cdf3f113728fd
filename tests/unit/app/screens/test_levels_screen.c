/* The levels: what is chosen, started, counted and taken in. */
#include "client/records.h"
#include "fingers.h"
#include "levels.h"
#include "program/parts_of.h"
#include "screens/screens.h"

static player open_levels(int width, int height)
{
    player p = make_player(width, height);
    show_screen(p.app, APP_SCREEN_LEVELS);
    return p;
}

static app_rect card_at(const app *a, int at)
{
    return app_grid_cell(&levels_of(a)->page.grids[LEVELS_CARDS],
                         &app_parts_of(a, levels_of(a))->page.grids[LEVELS_CARDS], at);
}

static int chosen(const app *a)
{
    return levels_of(a)->page.grids[LEVELS_CARDS].at;
}

static const puzzle_level *level_of(const app *a, int at)
{
    return &app_levels_shown(a, levels_of(a))->pack.levels[at];
}

static void win(app *a, const char *level, int moves)
{
    game_result result = {.id = a->client.results.count + 1, .moves = moves};
    snprintf(result.level, sizeof result.level, "%s", level);
    assert_true(game_results_add(&a->client.results, &result));
}

static void come_back(app *a)
{
    app_event back = {.kind = APP_EVENT_FOCUS_GAINED};
    app_loop_event(a, &back);
    next_frame(a);
}

static bool drawn(const app *a, const char *text)
{
    for (size_t i = 0; i < a->draw.count; i++)
        if (a->draw.commands[i].kind == APP_DRAW_TEXT &&
            strstr(a->draw.strings + a->draw.commands[i].as.text.string, text))
            return true;
    return false;
}

/* ---- Choosing and starting ---- */

CLAIM(a_level_is_started_by_a_key)
{
    player p = open_levels(1280, 800);
    press_key(p.app, SDLK_RIGHT, 0);
    press_key(p.app, SDLK_DOWN, 0);
    char id[PUZZLE_LEVEL_ID_SIZE];
    snprintf(id, sizeof id, "%s", level_of(p.app, 5)->id);
    press_key(p.app, SDLK_RETURN, 0);
    assert_ptr_equal(top_screen(p.app), &app_screen_play);
    assert_string_equal(strchr(p.app->client.slots.current.origin.level, '/') + 1, id);
    remove_player(&p);
}

CLAIM(a_level_is_started_by_a_click_on_its_card)
{
    player p = open_levels(800, 600);
    app_rect card = card_at(p.app, 3);
    puzzle_board start = level_of(p.app, 3)->start;
    click_middle(p.app, card);
    assert_ptr_equal(top_screen(p.app), &app_screen_play);
    assert_true(puzzle_board_equal(&p.app->client.slots.current.session.start, &start));
    remove_player(&p);
}

/* The pointer is pressed on one card and let go on another. */
CLAIM(a_press_that_slips_off_its_card_starts_nothing)
{
    player p = open_levels(1280, 800);
    app_rect from = card_at(p.app, 2);
    app_rect to = card_at(p.app, 3);
    app_event down = pointer_at(APP_EVENT_POINTER_DOWN, from.x + 5, from.y + 5);
    app_event up = pointer_at(APP_EVENT_POINTER_UP, to.x + 5, to.y + 5);
    app_loop_event(p.app, &down);
    app_loop_event(p.app, &up);
    assert_int_equal(chosen(p.app), 2);
    remove_player(&p);
}

CLAIM(the_level_under_the_pointer_is_told_about)
{
    player p = open_levels(1280, 800);
    app_rect card = card_at(p.app, 4);
    assert_true(drawn(p.app, level_of(p.app, 0)->title));
    app_event move = pointer_at(APP_EVENT_POINTER_MOVE, card.x + 5, card.y + 5);
    app_loop_event(p.app, &move);
    next_frame(p.app);
    assert_true(drawn(p.app, level_of(p.app, 4)->title));
    remove_player(&p);
}

CLAIM(packs_are_chosen_with_keys)
{
    player p = open_levels(1280, 800);
    press_key(p.app, SDLK_TAB, KMOD_LSHIFT);
    assert_int_equal(levels_of(p.app)->page.controls.focus, LEVELS_PACKS);
    press_key(p.app, SDLK_DOWN, 0);
    assert_int_equal(levels_of(p.app)->pack, 1);
    press_key(p.app, SDLK_RETURN, 0);
    assert_int_equal(levels_of(p.app)->page.controls.focus, LEVELS_GRID);
    assert_true(drawn(p.app, level_of(p.app, 0)->title));
    remove_player(&p);
}

CLAIM(a_narrow_window_has_the_packs_behind_a_button)
{
    player p = open_levels(480, 480);
    int last = p.app->client.levels.count - 1;
    app_rect pick = rect_on_top(p.app, LEVELS_PICK);
    click_middle(p.app, pick);
    assert_true(levels_of(p.app)->picking);
    press_key(p.app, SDLK_DOWN, 0);
    press_key(p.app, SDLK_ESCAPE, 0);
    assert_false(levels_of(p.app)->picking);
    assert_int_equal(levels_of(p.app)->pack, 0);
    press_key(p.app, SDLK_RETURN, 0);
    press_key(p.app, SDLK_END, 0);
    press_key(p.app, SDLK_UP, 0);
    press_key(p.app, SDLK_RETURN, 0);
    assert_int_equal(levels_of(p.app)->pack, last - 1);
    assert_int_equal(levels_of(p.app)->page.controls.focus, LEVELS_GRID);
    click_middle(p.app, pick);
    const app_parts *tree = app_parts_of(p.app, levels_of(p.app));
    app_rect row = app_grid_cell(&levels_of(p.app)->page.grids[LEVELS_PACK_LIST],
                                 &tree->page.grids[LEVELS_PACK_LIST], last);
    click_middle(p.app, row);
    assert_int_equal(levels_of(p.app)->pack, last);
    remove_player(&p);
}

/* ---- What was reached ---- */

/* The tenth level's par is 3: three moves are three stars, seven are two, and more are one. */
CLAIM(what_was_reached_is_counted_from_the_results)
{
    player p = make_player(1280, 800);
    client_results(&p.app->client);
    win(p.app, "first-steps/one-slide", 1);
    win(p.app, "first-steps/corner", 44);
    win(p.app, "first-steps/corner", 7);
    win(p.app, "first-steps/all-the-way", 6);
    win(p.app, "mine/second", 20); /* without a par there are no stars */
    win(p.app, "gone/level", 1);
    app_loop_open(p.app, APP_SCREEN_LEVELS);
    const levels_state *self = levels_of(p.app);
    game_mark corner = game_marks_of(&self->marks, 0, 9);
    assert_int_equal(corner.stars, 2);
    assert_int_equal(corner.best, 7);
    assert_int_equal(game_marks_of(&self->marks, 0, 10).stars, 3);
    game_marks_sum sum = game_marks_of_pack(&self->marks, 0);
    assert_int_equal(sum.solved, 3);
    assert_int_equal(sum.stars, 8);
    game_marks_sum all = game_marks_of_all(&self->marks);
    assert_int_equal(all.solved, 4);
    assert_int_equal(all.stars, 8);
    assert_int_equal(chosen(p.app), 1); /* the first that is not solved */
    remove_player(&p);
}

CLAIM(a_win_moves_on_to_the_next_level_but_a_look_elsewhere_does_not)
{
    player p = open_levels(1280, 800);
    win(p.app, "first-steps/one-slide", 1);
    come_back(p.app);
    assert_int_equal(chosen(p.app), 1);
    press_key(p.app, SDLK_LEFT, 0);
    come_back(p.app);
    assert_int_equal(chosen(p.app), 0);
    remove_player(&p);
}

/* ---- Own packs ---- */

static const char sent[] = "slidewise-levels 1\ntitle Sent by a friend\n\nlevel one\ntitle One\n"
                           "size 2x2\ngoal standard\nboard 1,2/0,3\npar 1 optimal\n";

CLAIM(a_pack_is_taken_from_the_clipboard)
{
    player p = open_levels(1280, 800);
    SDL_SetClipboardText(sent);
    press_key(p.app, SDLK_v, KMOD_LCTRL);
    assert_string_equal(app_levels_shown(p.app, levels_of(p.app))->pack.title, "Sent by a friend");
    assert_said(p.app, "among your own packs");
    press_key(p.app, SDLK_RETURN, 0);
    assert_string_equal(p.app->client.slots.current.origin.level, "sent-by-a-friend/one");
    remove_player(&p);
}

CLAIM(a_pack_is_taken_from_a_file_that_is_dropped_or_named)
{
    player p = open_levels(720, 1280);
    char path[128];
    write_file(p.home.folder, "Gift.txt", sent);
    snprintf(path, sizeof path, "%s/Gift.txt", p.home.folder);
    drop_file(p.app, path);
    assert_string_equal(app_levels_shown(p.app, levels_of(p.app))->name, "gift");
    int count = p.app->client.levels.count;
    SDL_SetClipboardText(path);
    press_key(p.app, SDLK_v, KMOD_LCTRL);
    assert_int_equal(p.app->client.levels.count, count); /* it is there already */
    assert_said(p.app, "among your own packs");
    remove_player(&p);
}

CLAIM(a_bad_pack_is_refused_with_its_line_and_nothing_changes)
{
    player p = open_levels(1280, 800);
    int count = p.app->client.levels.count;
    SDL_SetClipboardText("slidewise-levels 1\ntitle Bad\n\nlevel one\ntitle One\nsize 2x2\n"
                         "goal standard\nboard 1,1/0,3\n");
    press_key(p.app, SDLK_v, KMOD_LCTRL);
    assert_said(p.app, "line 8");
    assert_int_equal(p.app->client.levels.count, count);
    assert_string_equal(app_levels_shown(p.app, levels_of(p.app))->name, "first-steps");
    SDL_SetClipboardText("a shopping list");
    press_key(p.app, SDLK_v, KMOD_LCTRL);
    assert_said(p.app, "Drop a pack");
    remove_player(&p);
}

CLAIM(a_damaged_pack_is_told_about_and_comes_back_mended)
{
    player p = open_levels(1280, 800);
    press_key(p.app, SDLK_TAB, KMOD_LSHIFT);
    press_key(p.app, SDLK_END, 0);
    assert_true(drawn(p.app, "torn.txt cannot be read"));
    assert_true(drawn(p.app, "Line 3: "));
    assert_true(drawn(p.app, p.levels));
    press_key(p.app, SDLK_RETURN, 0); /* there is no level to start */
    assert_ptr_equal(top_screen(p.app), &app_screen_levels);
    write_file(p.levels, "torn.txt", sent);
    come_back(p.app);
    assert_string_equal(app_levels_shown(p.app, levels_of(p.app))->pack.title, "Sent by a friend");
    remove_player(&p);
}

/* By keys; and nothing happens in a pack that comes with the game. */
CLAIM(a_level_of_ones_own_is_deleted_only_after_an_answer)
{
    player p = make_player(1280, 800);
    snprintf(p.app->client.level, sizeof p.app->client.level, "mine/second");
    show_screen(p.app, APP_SCREEN_LEVELS);
    press_key(p.app, SDLK_DELETE, 0);
    assert_true(levels_of(p.app)->asking);
    press_key(p.app, SDLK_RETURN, 0); /* the focus is on keeping it */
    assert_false(levels_of(p.app)->asking);
    assert_int_equal(app_levels_shown(p.app, levels_of(p.app))->pack.count, 2);
    press_key(p.app, SDLK_DELETE, 0);
    next_frame(p.app);
    click_middle(p.app, control_named(p.app, "Delete for good")->rect);
    assert_int_equal(app_levels_shown(p.app, levels_of(p.app))->pack.count, 1);
    snprintf(p.app->client.level, sizeof p.app->client.level, "first-steps/");
    app_loop_open(p.app, APP_SCREEN_LEVELS);
    press_key(p.app, SDLK_DELETE, 0);
    assert_false(levels_of(p.app)->asking);
    remove_player(&p);
}
