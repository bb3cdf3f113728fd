/* The menu over the play screen: where its lines lead, and how it is left. */
#include "boards.h"
#include "fit.h"

static app *open_menu(window_size window)
{
    app *a = open_game(window.width, window.height, three);
    press_key(a, SDLK_ESCAPE, 0);
    assert_ptr_equal(top_screen(a), &app_screen_menu);
    return a;
}

static const app_control_list *lines_of(const app *a)
{
    return &layout_on_top(a)->controls;
}

static void choose(app *a, const char *label)
{
    const app_control_list *lines = lines_of(a);
    int found = 0;
    for (int i = 0; i < lines->count; i++)
        if (strcmp(lines->items[i].label, label) == 0)
            found = lines->items[i].id;
    assert_true(found > 0);
    page_on_top(a)->controls.focus = found;
    press_key(a, SDLK_RETURN, 0);
}

CLAIM(its_lines_lead_to_the_other_screens)
{
    static const struct {
        const char *label;
        const app_screen *screen;
    } ways[] = {{"Resume", &app_screen_play},     {"New game", &app_screen_new_game},
                {"Levels", &app_screen_levels},   {"Make a level", &app_screen_level_maker},
                {"Theatre", &app_screen_theatre}, {"Statistics", &app_screen_statistics},
                {"Lab", &app_screen_lab},         {"Settings", &app_screen_settings},
                {"Help", &app_screen_help},       {"To the title", &app_screen_title},
                {"Restart", &app_screen_play}};
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        app *a = open_menu((window_size){1280, 800});
        choose(a, ways[i].label);
        assert_ptr_equal(top_screen(a), ways[i].screen);
        close_app(a);
    }
}

CLAIM(it_can_quit_and_lay_two_boards_side_by_side)
{
    app *a = open_menu((window_size){1280, 800});
    choose(a, "Side by side");
    assert_ptr_equal(top_screen(a), &app_screen_play);
    assert_true(a->comparing);
    press_key(a, SDLK_ESCAPE, 0);
    choose(a, "One board");
    assert_false(a->comparing);
    press_key(a, SDLK_ESCAPE, 0);
    choose(a, "Quit");
    assert_true(a->quit);
    close_app(a);
}

CLAIM(escape_and_a_press_beside_it_lead_back)
{
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

CLAIM(its_lines_fit_every_window)
{
    for (int i = 0; i < SIZES; i++) {
        app *a = open_menu(sizes[i]);
        subject s = subject_on_top(a, "menu");
        check_places(&s);
        check_labels(a, &s);
        close_app(a);
    }
}

static const app_control *line_of(const app *a, const char *label)
{
    const app_control_list *lines = lines_of(a);
    for (int i = 0; i < lines->count; i++)
        if (strcmp(lines->items[i].label, label) == 0)
            return &lines->items[i];
    fail_msg("no line '%s'", label);
    return NULL;
}

CLAIM(what_is_not_possible_says_why_and_stays_in_its_place)
{
    app *a = open_menu((window_size){1280, 800});
    app_control_list before = *lines_of(a);
    const app_control *all = line_of(a, "Undo all");
    assert_true(all->disabled);
    assert_string_equal(all->note, "no moves yet");
    assert_true(line_of(a, "Review")->disabled);
    assert_string_equal(line_of(a, "Numbers")->note, "only on pictures");
    press_key(a, SDLK_ESCAPE, 0);
    press_key(a, SDLK_UP, 0); /* from below the blank */
    press_key(a, SDLK_ESCAPE, 0);
    assert_false(line_of(a, "Undo all")->disabled);
    assert_int_equal(lines_of(a)->count, before.count);
    for (int i = 0; i < before.count; i++)
        assert_memory_equal(&lines_of(a)->items[i].rect, &before.items[i].rect, sizeof(app_rect));
    close_app(a);
}

CLAIM(undo_all_goes_back_to_the_start_and_can_be_redone)
{
    app *a = open_menu((window_size){1280, 800});
    const game_session *session = &a->client.slots.current.session;
    press_key(a, SDLK_ESCAPE, 0);
    press_key(a, SDLK_UP, 0);
    press_key(a, SDLK_ESCAPE, 0);
    choose(a, "Undo all");
    assert_true(puzzle_board_equal(&session->board, &session->start));
    press_key(a, SDLK_ESCAPE, 0);
    choose(a, "Redo");
    assert_int_equal(session->done, 1);
    close_app(a);
}

CLAIM(in_a_low_window_the_keyboard_reaches_its_last_line)
{
    app *a = open_menu((window_size){480, 480});
    const app_page_layout *page = layout_on_top(a);
    for (int i = 0; i < page->controls.count; i++)
        press_key(a, SDLK_DOWN, 0);
    next_frame(a);
    app_rect window = page->scroll.window;
    app_rect last = line_of(a, "Quit")->rect;
    assert_true(last.y >= window.y && last.y + last.h <= window.y + window.h);
    press_key(a, SDLK_RETURN, 0);
    assert_true(a->quit);
    close_app(a);
}
