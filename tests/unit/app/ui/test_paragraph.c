/* Paragraphs: where lines break; and single lines that are too long for their place. */
#include "ui/view.h"

#include "empty_view.h"

#include <stdio.h>

enum { WIDTH = 200, MOST = 80 };

/* The lines of a text, drawn without a window. */
typedef struct page {
    app_view view;
    int lines;
} page;

static void lay(page *p, const char *text, int most)
{
    p->view = *empty_view(800, 4000);
    p->lines = app_view_paragraph(&p->view, APP_ALIGN_LEFT, 0, 0, WIDTH, APP_TYPE_LABEL, 0xFFFFFFFF,
                                  text, most);
    assert_int_equal(p->view.draw->count, p->lines);
}

static const char *line_of(const page *p, int line)
{
    return p->view.draw->strings + p->view.draw->commands[line].as.text.string;
}

/* Each line has words and fits, and all of them together are the text. */
static void assert_whole(const char *text)
{
    page p;
    char all[2048] = "";
    lay(&p, text, MOST);
    assert_in_range(p.lines, 2, MOST - 1);
    for (int i = 0; i < p.lines; i++) {
        assert_true(line_of(&p, i)[0] != '\0');
        assert_in_range(app_view_text_width(&p.view, APP_TYPE_LABEL, line_of(&p, i)), 1, WIDTH);
        strcat(all, line_of(&p, i));
    }
    assert_string_equal(all, text);
}

CLAIM(a_long_text_without_a_blank_breaks)
{
    char text[700];
    for (size_t length = 250; length < sizeof text; length += 3) {
        memset(text, 'w', length);
        text[length] = '\0';
        assert_whole(text);
    }
}

CLAIM(letters_of_several_bytes_stay_whole)
{
    char text[700] = "";
    for (int i = 0; i < 300; i++)
        strcat(text, "é");
    assert_whole(text);
}

CLAIM(cjk_text_breaks_between_its_characters)
{
    assert_whole("盤面の上にある数字の付いた駒を滑らせて順番に並べ替える遊びです");
}

CLAIM(no_line_begins_with_what_closes)
{
    char text[400];
    for (int before = 1; before < 30; before++) {
        page p;
        text[0] = '\0';
        for (int i = 0; i < before; i++)
            strcat(text, "盤");
        strcat(text, "。駒");
        lay(&p, text, MOST);
        for (int i = 0; i < p.lines; i++)
            assert_true(strncmp(line_of(&p, i), "。", 3) != 0);
    }
}

CLAIM(words_break_at_blanks_only)
{
    page p;
    lay(&p, "Every game that you finish is kept here", MOST);
    assert_in_range(p.lines, 2, 3);
    assert_string_equal(line_of(&p, 0), "Every game that you finish is");
}

CLAIM(what_is_past_the_last_line_becomes_an_ellipsis)
{
    page p;
    lay(&p, "Every game that you finish, or give up for another one, is kept here", 2);
    assert_int_equal(p.lines, 2);
    assert_non_null(strstr(line_of(&p, 1), "…"));
}

/* ---- Single lines ---- */

static int width_of(const app_view *view, const char *text)
{
    return app_view_text_width(view, APP_TYPE_LABEL, text);
}

/* So that a cut can be told from dots that belong to a text, as in "Looking …". */
CLAIM(no_blank_stands_before_the_dots_of_a_cut)
{
    static const char text[] = "one two three four five";
    const app_view *view = empty_view(800, 600);
    for (int width = 20; width < width_of(view, text); width++) {
        char out[64];
        app_view_fit(view, APP_TYPE_LABEL, text, width, out, sizeof out);
        assert_true(width_of(view, out) <= width);
        assert_non_null(strstr(out, "…"));
        assert_null(strstr(out, " …"));
    }
}

CLAIM(the_last_facts_go_before_any_is_cut)
{
    static const char *const all[] = {"4 × 4 · Letters · Par 58", "4 × 4 · Letters", "4 × 4"};
    char out[64];
    const app_view *view = empty_view(800, 600);
    for (int i = 0; i < 3; i++) {
        app_view_fit_facts(view, APP_TYPE_LABEL, all[0], width_of(view, all[i]), out, sizeof out);
        assert_string_equal(out, all[i]);
    }
    app_view_fit_facts(view, APP_TYPE_LABEL, all[0], width_of(view, all[2]) - 1, out, sizeof out);
    assert_non_null(strstr(out, "…"));
}

CLAIM(a_smaller_type_is_taken_as_far_as_it_has_to_be)
{
    static const char text[] = "Race the shortest solution";
    const app_view *view = empty_view(800, 600);
    int button = app_view_text_width(view, APP_TYPE_BUTTON, text);
    int note = app_view_text_width(view, APP_TYPE_NOTE, text);
    assert_int_equal(app_view_type_for(view, APP_TYPE_BUTTON, text, button), APP_TYPE_BUTTON);
    assert_int_equal(app_view_type_for(view, APP_TYPE_BUTTON, text, button - 1), APP_TYPE_NOTE);
    assert_int_equal(app_view_type_for(view, APP_TYPE_BUTTON, text, note - 1), APP_TYPE_CHIP);
    assert_int_equal(app_view_type_for(view, APP_TYPE_BUTTON, text, 10), APP_TYPE_CHIP);
    assert_int_equal(app_view_type_for(view, APP_TYPE_CHIP, text, 10), APP_TYPE_CHIP);
}
