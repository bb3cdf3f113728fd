/* The menu over the play screen: where its lines lead, and how it is left. */
#include "puzzle/notation.h"
#include "screens/screens.h"

#include "app_fixture.h"
#include "fit.h"

static app *open_menu(window_size window)
{
    app *a = open_app(window.width, window.height);
    game_round round = {.look = {.style = GAME_NUMBERS}};
    puzzle_board start, goal;
    puzzle_board_parse(&start, "1,2,3/0,5,6/4,7,8", NULL);
    puzzle_board_parse(&goal, "1,2,3/4,5,6/7,8,0", NULL);
    game_session_init(&round.session, &start, &goal);
    client_begin(&a->client, &round);
    app_loop_open(a, APP_SCREEN_PLAY);
    next_frame(a);
    press_key(a, SDLK_ESCAPE, 0);
    assert_ptr_equal(top_screen(a), &app_screen_menu);
    return a;
}

static const app_control_list *lines_of(const app *a)
{
    const app_page_layout *page = a->open[a->open_count - 1].layout;
    return &page->controls;
}

static void choose(app *a, app_text_id label)
{
    app_page *page = top_state(a);
    const app_control_list *lines = lines_of(a);
    int found = 0;
    for (int i = 0; i < lines->count; i++)
        if (strcmp(lines->items[i].label, app_text(label)) == 0)
            found = lines->items[i].id;
    assert_true(found > 0);
    page->controls.focus = found;
    press_key(a, SDLK_RETURN, 0);
}

static void its_lines_lead_to_the_other_screens(void **state)
{
    (void)state;
    static const struct {
        app_text_id label;
        const app_screen *screen;
    } ways[] = {
        {APP_TEXT_RESUME, &app_screen_play},     {APP_TEXT_NEW_GAME, &app_screen_new_game},
        {APP_TEXT_LEVELS, &app_screen_levels},   {APP_TEXT_LEVELS_MAKE, &app_screen_level_maker},
        {APP_TEXT_THEATRE, &app_screen_theatre}, {APP_TEXT_STATISTICS, &app_screen_statistics},
        {APP_TEXT_LAB, &app_screen_lab},         {APP_TEXT_SETTINGS, &app_screen_settings},
        {APP_TEXT_KEYS, &app_screen_help},       {APP_TEXT_LEAVE, &app_screen_title},
        {APP_TEXT_RESTART, &app_screen_play}};
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        app *a = open_menu((window_size){1280, 800});
        choose(a, ways[i].label);
        assert_ptr_equal(top_screen(a), ways[i].screen);
        close_app(a);
    }
}

static void it_can_quit_and_lay_two_boards_side_by_side(void **state)
{
    (void)state;
    app *a = open_menu((window_size){1280, 800});
    choose(a, APP_TEXT_SIDE_BY_SIDE);
    assert_ptr_equal(top_screen(a), &app_screen_play);
    assert_true(a->comparing);
    press_key(a, SDLK_ESCAPE, 0);
    choose(a, APP_TEXT_ONE_BOARD);
    assert_false(a->comparing);
    press_key(a, SDLK_ESCAPE, 0);
    choose(a, APP_TEXT_QUIT);
    assert_true(a->quit);
    close_app(a);
}

static void escape_and_a_press_beside_it_lead_back(void **state)
{
    (void)state;
    app *a = open_menu((window_size){1280, 800});
    press_key(a, SDLK_ESCAPE, 0);
    assert_ptr_equal(top_screen(a), &app_screen_play);
    press_key(a, SDLK_ESCAPE, 0);
    app_rect first = lines_of(a)->items[0].rect;
    click(a, first.x - 2, first.y - 2); /* on the slab's edge */
    assert_ptr_equal(top_screen(a), &app_screen_menu);
    click(a, 5, 795);
    assert_ptr_equal(top_screen(a), &app_screen_play);
    close_app(a);
}

static subject menu_subject(const app *a)
{
    return (subject){
        .name = "menu", .window = {a->view.width, a->view.height}, .controls = *lines_of(a)};
}

static void its_lines_fit_every_window(void **state)
{
    (void)state;
    for (int i = 0; i < SIZES; i++) {
        app *a = open_menu(sizes[i]);
        subject s = menu_subject(a);
        check_places(&s);
        close_app(a);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(its_lines_lead_to_the_other_screens),
        cmocka_unit_test(it_can_quit_and_lay_two_boards_side_by_side),
        cmocka_unit_test(escape_and_a_press_beside_it_lead_back),
        cmocka_unit_test(its_lines_fit_every_window),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
