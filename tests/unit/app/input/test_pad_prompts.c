/* The bar of prompts: when it is there, and whose buttons it shows. */
#include "virtual_pad.h"

#include "screens/screens.h"
#include "ui/glyph.h"

static app *open_settings(int width, int height, const Uint16 *maker, virtual_pad *pad)
{
    app *a = open_app_with_pads(width, height);
    a->options.no_animation = true;
    app_loop_open(a, APP_SCREEN_SETTINGS);
    *pad = plug_into(a, maker);
    return a;
}

CLAIM(it_comes_with_a_pad_and_goes_with_a_key)
{
    virtual_pad pad;
    app *a = open_settings(1280, 800, pad_of_microsoft, &pad);
    assert_false(says(a, "Choose")); /* it only lies there */
    assert_int_equal(a->view.height, 800);
    press_pad(a, &pad, UP);
    assert_true(says(a, "Choose"));
    assert_int_equal(a->view.height, 800 - APP_PROMPT_BAR);
    press_key(a, SDLK_TAB, 0);
    assert_false(says(a, "Choose"));
    assert_int_equal(a->view.height, 800);
    close_app_with_pad(a, &pad);
}

CLAIM(it_is_lower_in_small_windows_and_changes_no_layout)
{
    static const struct {
        int width, height, bar;
    } windows[] = {{480, 480, APP_PROMPT_BAR_SMALL},  {800, 600, APP_PROMPT_BAR_SMALL},
                   {1280, 640, APP_PROMPT_BAR_SMALL}, {720, 1280, APP_PROMPT_BAR},
                   {1280, 800, APP_PROMPT_BAR},       {1920, 1080, APP_PROMPT_BAR}};
    for (size_t i = 0; i < SDL_arraysize(windows); i++) {
        virtual_pad pad;
        app *a = open_settings(windows[i].width, windows[i].height, pad_of_microsoft, &pad);
        app_layout before = app_view_layout(&a->view);
        press_pad(a, &pad, UP);
        assert_true(says(a, "Choose"));
        assert_int_equal(a->view.height, windows[i].height - windows[i].bar);
        assert_int_equal(app_view_layout(&a->view), before);
        close_app_with_pad(a, &pad);
    }
}

CLAIM(buttons_are_called_as_on_the_pad_in_use)
{
    static const struct {
        const Uint16 *maker;
        app_pad_family family;
        const char *undo, *compare;
    } pads[] = {
        {pad_of_microsoft, APP_PAD_XBOX, "X", "LT"},
        {pad_of_sony, APP_PAD_PLAYSTATION, "Square", "L2"},
        {pad_of_nintendo, APP_PAD_NINTENDO, "X", "ZL"},
        {pad_of_nobody, APP_PAD_OTHER, "X", "LT"},
    };
    for (size_t i = 0; i < SDL_arraysize(pads); i++) {
        virtual_pad pad;
        app *a = open_settings(1280, 800, pads[i].maker, &pad);
        press_pad(a, &pad, UP);
        assert_int_equal(a->view.family, pads[i].family);
        assert_string_equal(app_view_key_name(&a->view, APP_INTENT_UNDO).text, pads[i].undo);
        assert_string_equal(app_view_key_name(&a->view, APP_INTENT_COMPARE).text, pads[i].compare);
        assert_string_equal(app_view_key_name(&a->view, APP_INTENT_HELP).text, "");
        close_app_with_pad(a, &pad);
    }
}

/* Every button of every family has a name, and its tile is wide enough for it. */
CLAIM(every_button_has_a_name)
{
    app *a = open_app(1280, 800);
    for (int family = 0; family < APP_PAD_FAMILIES; family++)
        for (int code = 0; code < APP_PAD_CODES; code++) {
            a->view.family = family;
            assert_true(strlen(app_pad_name(family, code)) > 0);
            assert_true(app_glyph_width(&a->view, code) >= APP_GLYPH_HEIGHT);
        }
    close_app(a);
}

/* The help page names the buttons, and no key; while fingers are used, what they do. */
CLAIM(the_help_page_tells_of_buttons)
{
    app *a = open_app_on(APP_SCREEN_HELP, 1280, 800);
    assert_true(says(a, "Arrows, WASD, click, drag"));
    a->way = GAME_WAY_PAD;
    next_frame(a);
    assert_true(says(a, "D-pad, stick"));
    assert_true(says(a, "RT + direction"));
    assert_true(says(a, "LB"));
    assert_false(says(a, "Ctrl+N"));
    a->way = GAME_WAY_TOUCH;
    next_frame(a);
    assert_true(says(a, "Tap it, drag it, or swipe"));
    assert_false(says(a, "RT"));
    close_app(a);
}
