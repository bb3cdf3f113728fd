/* A tree of parts finds its places: each rule of parts.h by itself. */
#include "ui/parts.h"

#include "empty_view.h"

#include <string.h>

enum { A = APP_ID_OWN, B, C, D, E, LIST };

static app_parts tree;
static app_page page;
static app_view *view;

/* A tree for a window of that size; what follows appends to it. */
static app_parts *begin(int width, int height)
{
    page = (app_page){.controls.focus = 0};
    view = empty_view(width, height);
    app_parts_begin(&tree, NULL, view, &page);
    return &tree;
}

static app_rect rect(int id)
{
    return app_parts_rect(&tree, id);
}

static const app_control *control(int id)
{
    return app_control_find(&tree.page.controls, id);
}

static int width_of(const char *words)
{
    return app_view_text_width(view, APP_TYPE_BUTTON, words);
}

static void assert_place(int id, int x, int y, int w, int h)
{
    app_rect at = rect(id);
    assert_int_equal(at.x, x);
    assert_int_equal(at.y, y);
    assert_int_equal(at.w, w);
    assert_int_equal(at.h, h);
}

static void draw_nothing(const app_parts *p, const app_part *part)
{
    (void)p;
    (void)part;
}

enum { TOLD_MAX = 12 };

typedef struct told {
    const char *names[TOLD_MAX], *values[TOLD_MAX];
    bool cut[TOLD_MAX];
    int count;
} told;

static void note(void *to, const app_parts *p, const app_part *part, bool cut)
{
    told *all = to;
    (void)p;
    assert_true(all->count < TOLD_MAX);
    all->names[all->count] = part->name;
    all->values[all->count] = part->value;
    all->cut[all->count++] = cut;
}

/* ---- Sizes ---- */

CLAIM(equal_shares_are_equally_large)
{
    app_parts *p = begin(410, 100);
    parts_row (p, 10) {
        parts_column (p, 0, .id = A, .grow = 1) {
            parts_space(p, 40);
        }
        parts_column (p, 0, .id = B, .grow = 1) {
            parts_space(p, 10);
        }
    }
    app_parts_solve(p);
    assert_place(A, 0, 0, 200, 100);
    assert_place(B, 210, 0, 200, 100);
}

CLAIM(shares_differ_as_they_say)
{
    app_parts *p = begin(400, 100);
    parts_row (p, 0) {
        parts_column (p, 0, .id = A, .grow = 3) {
            parts_space(p, 1);
        }
        parts_column (p, 0, .id = B, .grow = 1) {
            parts_space(p, 1);
        }
    }
    app_parts_solve(p);
    assert_int_equal(rect(A).w, 300);
    assert_int_equal(rect(B).w, 100);
}

CLAIM(nothing_that_grows_is_smaller_than_its_content_needs)
{
    static const char longer[] = "A button whose words are long";
    app_parts *p = begin(340, 100);
    parts_row (p, 0) {
        parts_button(p, A, longer, .grow = 1);
        parts_button(p, B, "Short", .grow = 1);
    }
    app_parts_solve(p);
    assert_true(width_of(longer) > 170);
    assert_true(rect(A).w >= width_of(longer));
    assert_int_equal(rect(A).w + rect(B).w, 340);
}

CLAIM(what_grows_stays_within_its_bounds)
{
    app_parts *p = begin(500, 100);
    parts_row (p, 0) {
        parts_column (p, 0, .id = A, .grow = 1, .most_width = 90) {
            parts_space(p, 1);
        }
        parts_column (p, 0, .id = B, .grow = 1) {
            parts_space(p, 1);
        }
    }
    app_parts_solve(p);
    assert_int_equal(rect(A).w, 90);
    assert_int_equal(rect(B).w, 410);
}

CLAIM(a_stack_lays_its_parts_where_they_say)
{
    app_parts *p = begin(300, 200);
    parts_stack (p, parts_edges(10, 20)) {
        parts_column (p, 0, .id = A, .width = 100, .height = 50, .across = APP_PLACE_MIDDLE,
                      .down = APP_PLACE_END) {
            parts_space(p, 1);
        }
    }
    app_parts_solve(p);
    assert_place(A, 100, 130, 100, 50);
}

CLAIM(the_lip_of_a_button_belongs_to_its_height)
{
    app_parts *p = begin(300, 200);
    parts_column (p, 0) {
        parts_button(p, A, "Go");
        parts_button(p, B, "Go");
    }
    app_parts_solve(p);
    assert_int_equal(control(A)->rect.h, APP_TARGET);
    assert_true(control(B)->rect.y > control(A)->rect.y + APP_TARGET);
}

CLAIM(what_slides_in_takes_its_parts_along)
{
    app_parts *p = begin(200, 100);
    parts_stack (p, parts_edges(0, 0)) {
        parts_column (p, 0, .id = A, .aside = 24, .below = 8, .clear = true) {
            parts_control(p, APP_CONTROL_BUTTON, B, "Next", .height = 40, .width = 100);
        }
    }
    app_parts_solve(p);
    assert_place(A, 24, 8, 200, 100);
    assert_int_equal(control(B)->rect.x, 24);
    assert_int_equal(control(B)->rect.y, 8);
    assert_int_equal(p->page.controls.over.x, 24); /* where no tooltip lies */
}

/* ---- Too little room ---- */

CLAIM(brief_words_stand_where_the_name_would_be_cut)
{
    for (int wide = 0; wide <= 1; wide++) {
        app_parts *p = begin(wide ? 400 : 120, 100);
        parts_row (p, 0) {
            parts_button(p, A, "Begin a new session", .brief = "New", .grow = 1);
        }
        app_parts_solve(p);
        assert_string_equal(control(A)->label, wide ? "Begin a new session" : "New");
    }
}

CLAIM(a_button_gives_its_icon_before_its_words)
{
    int words = width_of("Watch the game");
    for (int wide = 0; wide <= 1; wide++) {
        app_parts *p = begin(words + (wide ? 60 : 16), 100);
        parts_row (p, 0) {
            parts_button(p, A, "Watch the game", .icon = APP_ICON_PLAY, .grow = 1);
        }
        app_parts_solve(p);
        assert_int_equal(control(A)->icon, wide ? APP_ICON_PLAY : APP_ICON_NONE);
    }
}

CLAIM(a_bare_button_shows_its_icon_and_is_called_by_its_name)
{
    app_parts *p = begin(300, 100);
    parts_row (p, 0) {
        parts_button(p, A, "More boards", .bare = true, .icon = APP_ICON_PLUS);
    }
    app_parts_solve(p);
    assert_null(control(A)->label);
    assert_string_equal(control(A)->tip, "More boards");
    assert_int_equal(control(A)->icon, APP_ICON_PLUS);
    assert_true(rect(A).w < width_of("More"));
}

CLAIM(a_wrap_takes_fewer_columns_where_one_would_be_cut)
{
    static const int widths[] = {600, 300};
    int rows[2];
    for (int i = 0; i < 2; i++) {
        app_parts *p = begin(widths[i], 400);
        parts_column (p, 0) {
            parts_wrap (p, 0, .columns = 4) {
                for (int id = A; id <= D; id++)
                    parts_button(p, id, "Time attack");
            }
        }
        app_parts_solve(p);
        rows[i] = 1 + (rect(D).y - rect(A).y) / rect(A).h;
        assert_int_equal(rect(A).w, rect(D).w);
    }
    assert_int_equal(rows[0], 1);
    assert_true(rows[1] > 1);
}

CLAIM(a_row_turns_into_a_column_where_it_has_no_room)
{
    for (int wide = 0; wide <= 1; wide++) {
        app_parts *p = begin(wide ? 500 : 200, 300);
        parts_column (p, 0) {
            parts_row (p, 8, .turns = true) {
                parts_button(p, A, "One long button");
                parts_button(p, B, "Another one");
            }
        }
        app_parts_solve(p);
        assert_int_equal(rect(A).y == rect(B).y, wide);
        assert_int_equal(rect(A).x == rect(B).x, !wide);
    }
}

CLAIM(what_may_be_left_out_goes_by_its_number_and_comes_back_where_it_fits)
{
    app_parts *p = begin(250, 100);
    parts_row (p, 0) {
        parts_icon(p, 100, APP_ICON_CLOCK, .id = A);
        parts_icon(p, 60, APP_ICON_CLOCK, .id = B, .leave = 2);
        parts_icon(p, 100, APP_ICON_CLOCK, .id = C, .leave = 1);
        parts_icon(p, 50, APP_ICON_CLOCK, .id = D, .leave = 3);
    }
    app_parts_solve(p);
    assert_int_equal(rect(A).w, 100);
    assert_int_equal(rect(C).w, 100);
    assert_int_equal(rect(B).w, 0);
    assert_int_equal(rect(D).w, 50); /* the first to go, and small enough to come back */
}

CLAIM(a_page_without_room_scrolls)
{
    app_parts *p = begin(200, 100);
    parts_column (p, 0, .scrolls = true) {
        for (int id = A; id <= E; id++)
            parts_button(p, id, "Go");
    }
    app_parts_solve(p);
    assert_int_equal(tree.page.scroll.window.h, 100);
    assert_int_equal(tree.page.scroll.height, 5 * rect(A).h);
    assert_true(control(E)->scrolls);
    assert_int_equal(rect(E).y, 4 * rect(A).h);
}

CLAIM(words_of_a_player_give_way_before_anything_else_is_cut)
{
    app_parts *p = begin(300, 100);
    parts_row (p, 0) {
        parts_text(p, APP_TYPE_LABEL, "/home/somebody/a/folder/whose/path/is/longer/than/this",
                   .id = A, .grow = 1, .given = true);
        parts_button(p, B, "Copy the path");
    }
    app_parts_solve(p);
    assert_true(rect(B).w >= width_of("Copy the path"));
    assert_int_equal(rect(A).w + rect(B).w, 300);
}

CLAIM(a_choice_without_room_is_a_list)
{
    static const char *const words[] = {"Seconds", "Tenths", "Hundredths"};
    for (int wide = 0; wide <= 1; wide++) {
        app_parts *p = begin(wide ? 400 : 150, 300);
        parts_column (p, 0) {
            app_parts_add_choice(p, A, words, 3, 1, 44);
            parts_text(p, APP_TYPE_LABEL, "Below", .id = D);
        }
        app_parts_solve(p);
        assert_int_equal(rect(A).y == rect(C).y, wide);
        assert_int_equal(rect(A).x == rect(C).x, !wide);
        assert_true(rect(D).y > rect(C).y + rect(C).h);
        assert_true(control(B)->chosen);
    }
}

CLAIM(a_name_that_keeps_its_end_is_cut_in_its_middle)
{
    app_parts *p = begin(240, 40);
    parts_row (p, 0) {
        parts_text(p, APP_TYPE_LIST, "The whole family at the lake in the summer.jpg", .grow = 1,
                   .given = true, .keeps_end = true);
    }
    app_parts_solve(p);
    app_parts_draw(p);
    const app_draw *draw = view->draw;
    const char *drawn = draw->strings + draw->commands[draw->count - 1].as.text.string;
    assert_memory_equal(drawn, "The ", 4);
    assert_non_null(strstr(drawn, "summer.jpg"));
    assert_true(app_view_text_width(view, APP_TYPE_LIST, drawn) <= 240);
}

/* ---- Controls ---- */

CLAIM(a_toggle_is_its_whole_row_with_the_switch_at_the_end)
{
    for (int mirrored = 0; mirrored <= 1; mirrored++) {
        app_language_begin(mirrored ? "xx-rtl" : NULL);
        app_parts *p = begin(300, 60);
        parts_press (p, APP_CONTROL_TOGGLE, A, 0, .name = "Sound") {
            parts_text(p, APP_TYPE_BUTTON, "Sound", .id = B, .grow = 1);
        }
        app_parts_solve(p);
        app_language_begin(NULL);
        assert_int_equal(control(A)->rect.w, 300);
        assert_true(rect(B).w <= 300 - 64);
        assert_int_equal(rect(B).x, mirrored ? 300 - rect(B).w : 0);
    }
}

CLAIM(a_cap_is_as_wide_as_what_is_printed_on_it)
{
    app_parts *p = begin(400, 60);
    parts_row (p, 8) {
        parts_button(p, A, "I", .cap = true, .slim = true);
        parts_button(p, B, "Backspace", .cap = true, .slim = true);
        parts_button(p, C, "A", .cap = true, .slim = true, .round = true);
        parts_button(p, D, "D-pad up", .brief = "↑", .cap = true, .slim = true);
    }
    app_parts_solve(p);
    assert_int_equal(control(A)->rect.h, APP_CAP_HEIGHT);
    assert_true(rect(A).w < rect(B).w);
    assert_int_equal(control(C)->rect.w, control(C)->rect.h);
    assert_string_equal(control(D)->label, "↑");
    assert_int_equal(rect(D).w, rect(A).w);
}

CLAIM(a_dropdown_shows_the_items_of_the_one_that_is_open)
{
    static const app_drop_item sizes[] = {{.label = "Small"}, {.label = "Large"}},
                               goals[] = {
                                   {.label = "Rows"}, {.label = "Rings"}, {.label = "Snake"}};
    for (int open = 0; open <= B; open++) {
        app_parts *p = begin(400, 60);
        page.drop.open = open;
        parts_row (p, 8) {
            parts_drop(p, A, sizes, 2, 1, sizes[1].label, .grow = 1);
            parts_drop(p, B, goals, 3, 0, goals[0].label, .grow = 1);
        }
        app_parts_solve(p);
        assert_string_equal(control(A)->label, "Large");
        assert_string_equal(control(B)->label, "Rows");
        assert_int_equal(p->page.item_count, open == B ? 3 : 2);
        assert_int_equal(p->page.item_chosen, open == B ? 0 : 1);
    }
}

CLAIM(a_card_may_lie_over_what_it_shows)
{
    told all = {.count = 0};
    app_parts *p = begin(60, 60);
    parts_stack (p, {0}, .width = 60, .height = 60) {
        parts_figure(p, draw_nothing, NULL);
        parts_control(p, APP_CONTROL_CARD, A, "Colours in rings", .bare = true);
    }
    app_parts_solve(p);
    assert_place(A, 0, 0, 60, 60);
    assert_true(control(A)->bare);
    assert_null(control(A)->tip);
    app_parts_tell(p, note, &all);
    assert_string_equal(all.names[1], "Colours in rings");
    assert_false(all.cut[1]);
}

CLAIM(a_slider_moves_by_its_step)
{
    app_parts *p = begin(400, 60);
    parts_row (p, 8) {
        parts_slider(p, A, "Loudness", .number = 40, .most = 100, .step = 5);
        parts_stepper(p, B, "Columns", .number = 4, .least = 2, .most = 32);
    }
    app_parts_solve(p);
    assert_int_equal(control(A)->step, 5);
    assert_int_equal(control(B)->step, 1);
}

CLAIM(a_chip_is_as_wide_as_its_words_and_its_tick)
{
    for (int kind = APP_CHIP_GOOD; kind <= APP_CHIP_PLAIN; kind++) {
        app_parts *p = begin(400, 24);
        parts_row (p, 0) {
            app_parts_add_chip(p, (app_chip)kind, "Solved");
            parts_column (p, 0, .id = A, .grow = 1)
                ;
        }
        app_parts_solve(p);
        int width = app_view_chip_width(view, (app_chip)kind, "Solved");
        assert_true(abs(rect(A).x - width) <= 1);
    }
}

CLAIM(a_hint_has_pips_and_a_bare_button_its_icon_alone)
{
    app_parts *p = begin(400, 100);
    parts_row (p, 0) {
        parts_button(p, A, "Hint", .icon = APP_ICON_HINT, .pips = 4, .pips_on = 1);
        parts_button(p, B, "Hint", .icon = APP_ICON_HINT);
        parts_button(p, C, "Hint", .icon = APP_ICON_HINT, .bare = true);
    }
    app_parts_solve(p);
    assert_int_equal(control(A)->pips, 4);
    assert_int_equal(control(A)->pips_on, 1);
    assert_true(rect(A).w > rect(B).w);
    assert_true(rect(C).w < rect(B).w);
    assert_null(control(C)->label);
    assert_string_equal(control(C)->tip, "Hint");
}

CLAIM(a_tall_control_gives_up_its_note_before_its_name)
{
    enum { WIDE = 300, NARROW = 150 };
    static const char note[] = "22 November · 5 × 5, easy";
    for (int width = NARROW; width <= WIDE; width += WIDE - NARROW) {
        app_parts *p = begin(width, 100);
        parts_row (p, 0) {
            parts_button(p, A, "Daily board", .grow = 1, .tall = true, .note = note,
                         .brief_note = "22 November");
        }
        app_parts_solve(p);
        assert_string_equal(control(A)->note, width == WIDE ? note : "22 November");
    }
}

CLAIM(the_note_of_a_row_goes_below_its_name_where_both_have_no_room)
{
    app_parts *p = begin(200, 100);
    parts_column (p, 0) {
        parts_control(p, APP_CONTROL_ROW, A, "The name of a row", .note = "why it is not possible",
                      .disabled = true);
    }
    app_parts_solve(p);
    app_parts_draw(p);
    const app_draw_command *end = view->draw->commands + view->draw->count;
    assert_true(end[-1].kind == APP_DRAW_TEXT && end[-2].kind == APP_DRAW_TEXT);
    assert_int_equal(end[-1].rect.x, end[-2].rect.x);
    assert_true(end[-1].rect.y > end[-2].rect.y + 10);
}

/* A note that a player gave is cut, and takes no room from others. */
CLAIM(a_given_note_may_be_cut)
{
    app_parts *p = begin(300, 100);
    parts_row (p, 0) {
        parts_button(p, A, "One", .grow = 1, .tall = true, .given = true,
                     .note = "The name of a picture that goes on and on and on");
        parts_button(p, B, "Two", .grow = 1, .tall = true, .note = "Short");
    }
    app_parts_solve(p);
    assert_int_equal(rect(A).w, 150);
    assert_int_equal(rect(B).w, 150);
}

CLAIM(a_slider_takes_what_is_left_and_goes_by_its_steps)
{
    app_parts *p = begin(300, 100);
    parts_row (p, 0) {
        parts_control(p, APP_CONTROL_SLIDER, A, "Zoom", .grow = 1, .least = 100, .most = 300,
                      .step = 10, .number = 150);
        parts_space(p, 200);
    }
    app_parts_solve(p);
    assert_int_equal(rect(A).w, 100);
    assert_int_equal(control(A)->step, 10);
    assert_int_equal(control(A)->value, 150);
    assert_int_equal(control(A)->min, 100);
    assert_int_equal(control(A)->max, 300);
}

/* ---- Figures ---- */

static int drawn[2], drawn_count;

static void note_drawing(const app_parts *p, const app_part *part)
{
    (void)p;
    drawn[drawn_count++] = part->id;
}

CLAIM(what_reaches_over_its_place_is_drawn_last)
{
    app_parts *p = begin(200, 100);
    parts_row (p, 0) {
        parts_figure(p, note_drawing, "Board", .id = A, .grow = 1, .last = true);
        parts_figure(p, note_drawing, "Goal", .id = B, .grow = 1);
    }
    app_parts_solve(p);
    drawn_count = 0;
    app_parts_draw(p);
    assert_int_equal(drawn_count, 2);
    assert_int_equal(drawn[0], B);
    assert_int_equal(drawn[1], A);
}

/* The first thing that is drawn of a box with that look. */
static uint64_t face_of(app_part_look look, int id, int pressed)
{
    app_parts *p = begin(200, 100);
    page.controls.pressed = pressed;
    parts_column (p, 0, .id = id, .look = look) {
        parts_space(p, 50);
    }
    app_parts_solve(p);
    app_parts_draw(p);
    return view->draw->commands[0].hash;
}

CLAIM(a_card_without_id_never_counts_as_pressed)
{
    for (int look = APP_LOOK_CARD; look <= APP_LOOK_GLAZED; look++) {
        uint64_t raised = face_of(look, A, 0);
        assert_int_not_equal(face_of(look, A, A), raised);
        assert_int_equal(face_of(look, 0, 0), raised);
        assert_int_equal(face_of(look, 0, A), raised);
    }
}

/* A board of whole tiles of 30. */
static void fit_tiles(const app_parts *p, app_part *part, int *width, int *height)
{
    (void)p;
    (void)part;
    *width -= *width % 30;
    *height -= *height % 30;
}

CLAIM(what_a_board_does_not_use_goes_to_the_others)
{
    app_parts *p = begin(200, 100);
    parts_row (p, 0) {
        parts_figure(p, draw_nothing, "Board", .id = A, .grow = 1, .fit = fit_tiles);
        parts_column (p, 0, .id = B, .grow = 1, .least_width = 40) {
            parts_space(p, 1);
        }
    }
    app_parts_solve(p);
    assert_int_equal(rect(A).w, 150);
    assert_int_equal(rect(A).h, 90);
    assert_int_equal(rect(B).w, 50);
}

/* A figure can be held, as a picture is that is moved in its place. */
CLAIM(a_figure_that_can_be_pressed_is_an_area)
{
    app_parts *p = begin(300, 100);
    parts_column (p, 0) {
        parts_figure(p, draw_nothing, "Picture", .id = A, .pressable = true,
                     .control = APP_CONTROL_AREA, .grow = 1);
    }
    app_parts_solve(p);
    assert_int_equal(control(A)->kind, APP_CONTROL_AREA);
    assert_string_equal(control(A)->label, "Picture");
    assert_int_equal(control(A)->rect.h, 100);
    app_parts_draw(p);
}

/* ---- Lists ---- */

static int heads, cells;

static void add_cell(app_parts *p, int index)
{
    heads += index < 0;
    cells += index >= 0;
    parts_row (p, 0) {
        parts_text(p, APP_TYPE_LABEL, index < 0 ? "Head" : "Cell");
    }
}

CLAIM(the_last_row_of_a_whole_list_is_not_cut)
{
    app_parts *p = begin(200, 100);
    parts_column (p, 0) {
        parts_list(p, 0, LIST, add_cell, 50, .row = 22, .head = 20, .grow = 1, .whole = true);
    }
    app_parts_solve(p);
    assert_int_equal(p->page.grids[0].window.h, 3 * 22);
}

CLAIM(only_cells_in_view_are_built_to_be_drawn)
{
    app_parts *p = begin(200, 130);
    heads = cells = 0;
    parts_column (p, 0) {
        parts_list(p, 0, LIST, add_cell, 1000, .grow = 1, .row = 20, .head = 30, .name = "List");
    }
    app_parts_solve(p);
    app_parts_draw(p);
    assert_int_equal(heads, 1);
    assert_in_range(cells, 5, 6); /* the last one in part */
    assert_int_equal(tree.page.grids[0].window.y, 30);
}

static size_t commands_of_list(bool plain)
{
    app_parts *p = begin(300, 100);
    parts_column (p, 0) {
        parts_list(p, 0, LIST, add_cell, 3, .grow = 1, .row = 20, .plain = plain, .name = "List");
    }
    app_parts_solve(p);
    page.grids[0].at = -1;
    app_parts_draw(p);
    return view->draw->count;
}

CLAIM(no_rule_lies_between_the_rows_of_a_plain_list)
{
    assert_true(commands_of_list(true) < commands_of_list(false));
}

/* Of 300 wide cells of 100 or more with gaps of 10, two: 145 wide each, and as high as that and a name. */
CLAIM(cells_with_pictures_are_as_many_as_have_room)
{
    for (int columns = 1; columns <= 4; columns++) {
        app_parts *p = begin(300, 600);
        parts_column (p, 0) {
            parts_list(p, 0, LIST, add_cell, 8, .grow = 1, .columns = columns, .cell_width = 100,
                       .cell_percent = 100, .row = 30, .gap = 10, .line_gap = 4,
                       .name = "Pictures");
        }
        app_parts_solve(p);
        const app_grid_page *grid = &p->page.grids[0];
        assert_int_equal(grid->columns, columns > 2 ? columns : 2);
        if (grid->columns == 2)
            assert_int_equal(grid->width, 145);
        assert_int_equal(grid->height, grid->width + 30);
        assert_int_equal(grid->row_pitch, grid->height + 4);
    }
}

/* The cells of such a list show the focus themselves; another list has a ring round it. */
CLAIM(a_list_may_show_the_focus_itself)
{
    size_t drawn[2];
    for (int own = 0; own < 2; own++) {
        app_parts *p = begin(300, 100);
        page.controls.focus = LIST;
        page.controls.focus_shown = true;
        parts_column (p, 0) {
            parts_list(p, 0, LIST, add_cell, 0, .grow = 1, .row = 30, .own_focus = own,
                       .name = "Rows");
        }
        app_parts_solve(p);
        app_parts_draw(p);
        drawn[own] = view->draw->count;
    }
    assert_true(drawn[1] < drawn[0]);
}

/* ---- Mirrored ---- */

CLAIM(a_slider_below_a_curve_is_not_mirrored)
{
    app_language_begin("xx-rtl");
    app_parts *p = begin(300, 100);
    app_language_begin(NULL);
    parts_column (p, 0) {
        parts_slider(p, A, "Zoom", .most = 9);
        parts_slider(p, B, "Place", .most = 9, .unturned = true);
    }
    app_parts_solve(p);
    assert_true(control(A)->mirrored);
    assert_false(control(B)->mirrored);
}

CLAIM(in_a_mirrored_language_all_places_are_turned)
{
    app_language_begin("xx-rtl");
    app_parts *p = begin(300, 100);
    app_language_begin(NULL);
    parts_row (p, 10, .pad = {20, 0, 5, 0}) {
        parts_icon(p, 40, APP_ICON_CLOCK, .id = A);
        parts_icon(p, 60, APP_ICON_CLOCK, .id = B);
        parts_column (p, 0, .id = C, .width = 50, .scrolls = true) {
            parts_space(p, 400);
        }
    }
    app_parts_solve(p);
    assert_int_equal(rect(A).x, 300 - 20 - 40);
    assert_int_equal(rect(B).x, 300 - 20 - 40 - 10 - 60);
    assert_int_equal(tree.page.scroll.window.x, rect(C).x);
}

CLAIM(a_mirrored_paragraph_begins_at_the_right)
{
    app_language_begin("xx-rtl");
    app_parts *p = begin(300, 100);
    app_language_begin(NULL);
    parts_column (p, 0, .pad = {20, 0, 0, 0}) {
        parts_paragraph(p, APP_TYPE_LABEL, "A line");
    }
    app_parts_solve(p);
    app_parts_draw(p);
    const app_draw_command *line = &view->draw->commands[view->draw->count - 1];
    assert_int_equal(line->kind, APP_DRAW_TEXT);
    assert_in_range(line->rect.x + line->rect.w, 275, 280);
}

CLAIM(a_mirrored_page_scrolls_where_it_lies)
{
    app_language_begin("xx-rtl");
    app_parts *p = begin(300, 100);
    parts_row (p, 0) {
        parts_column (p, 0, .width = 100, .scrolls = true) {
            parts_space(p, 200);
        }
    }
    app_parts_solve(p);
    assert_int_equal(tree.page.scroll.window.x, 200);
    assert_false(app_scroll_by_finger(&tree.page.scroll, 205, 50)); /* on its bar */
    assert_true(app_scroll_by_finger(&tree.page.scroll, 295, 50));
    app_language_begin(NULL);
}

/* ---- The keyboard ---- */

CLAIM(what_belongs_together_is_one_stop_and_the_bar_is_the_last)
{
    app_parts *p = begin(500, 300);
    parts_column (p, 0) {
        parts_bar (p, "Title", NULL) {
            parts_icon_button(p, A, APP_ICON_HELP, "Help");
        }
        parts_row (p, 0, .together = true) {
            parts_button(p, B, "One");
            parts_button(p, C, "Two");
        }
        parts_button(p, D, "Alone");
    }
    app_parts_solve(p);
    assert_int_equal(control(A)->group, control(APP_ID_BACK)->group);
    assert_int_equal(control(B)->group, control(C)->group);
    assert_true(control(A)->group != control(B)->group);
    assert_int_equal(control(D)->group, 0);
}

CLAIM(a_choice_in_a_group_belongs_to_it_and_a_group_in_the_bar_does_not)
{
    static const char *const words[] = {"On", "Off"};
    app_parts *p = begin(500, 300);
    parts_column (p, 0) {
        parts_bar (p, NULL, NULL) {
            parts_row (p, 0, .together = true) {
                parts_button(p, A, "Page");
            }
        }
        parts_column (p, 0, .together = true) {
            parts_button(p, B, "One");
            app_parts_add_choice(p, C, words, 2, 0, 44);
        }
    }
    app_parts_solve(p);
    assert_true(control(A)->group != control(APP_ID_BACK)->group);
    assert_int_equal(control(B)->group, control(C)->group);
    assert_int_equal(control(B)->group, control(D)->group);
}

/* ---- The bar ---- */

CLAIM(back_may_be_called_something_else)
{
    app_parts *p = begin(480, 480);
    parts_column (p, 0) {
        parts_bar_to (p, "Back to the review", "Title", NULL) {
        }
    }
    app_parts_solve(p);
    assert_string_equal(control(APP_ID_BACK)->label, "Back to the review");
}

static bool is_cut_in_bar(int width, int height)
{
    told all = {.count = 0};
    app_parts *p = begin(width, height);
    parts_column (p, 0) {
        parts_bar (p, "A title for which there is no room", "A note") {
            parts_button(p, A, "A button with many words in it", .height = 40);
        }
    }
    app_parts_solve(p);
    app_parts_tell(p, note, &all);
    for (int i = 0; i < all.count; i++)
        if (all.cut[i])
            return true;
    return false;
}

CLAIM(the_bar_of_a_smallest_window_leaves_its_title_out_before_that_is_cut)
{
    assert_false(is_cut_in_bar(480, 480));
    assert_false(is_cut_in_bar(1280, 800));
}

CLAIM(a_title_wider_than_the_window_takes_a_second_line)
{
    static const char title[] = "A title that is wider than the window";
    for (int narrow = 0; narrow < 2; narrow++) {
        app_parts *p = begin(narrow ? 320 : 1280, 700);
        parts_column (p, 0) {
            parts_bar (p, title, NULL) {
                app_parts_add_help(p);
            }
        }
        app_parts_solve(p);
        told all = {.count = 0};
        app_parts_tell(p, note, &all);
        assert_int_equal(all.count, 3);
        assert_false(all.cut[1]);
        app_rect help = rect(APP_ID_HELP);
        assert_true(help.x + help.w <= view->width && help.x > view->width - 80);
    }
}

/* ---- Telling ---- */

CLAIM(all_is_told_in_reading_order_heads_and_cells_out_of_view_too)
{
    told all = {.count = 0};
    app_parts *p = begin(300, 120);
    parts_column (p, 0) {
        parts_text(p, APP_TYPE_LABEL, "First");
        parts_row (p, 0) {
            parts_button(p, A, "Second");
            parts_text(p, APP_TYPE_LABEL, "Third");
        }
        parts_list(p, 0, LIST, add_cell, 4, .grow = 1, .row = 40, .head = 30, .name = "Fourth");
    }
    app_parts_solve(p);
    app_parts_tell(p, note, &all);
    assert_int_equal(all.count, 9);
    assert_string_equal(all.names[0], "First");
    assert_string_equal(all.names[1], "Second");
    assert_string_equal(all.names[2], "Third");
    assert_string_equal(all.names[3], "Fourth");
    assert_string_equal(all.names[4], "Head");
    assert_string_equal(all.names[8], "Cell");
}

CLAIM(what_is_typed_is_the_value_of_a_field)
{
    told all = {.count = 0};
    app_field field;
    app_field_init(&field, 20, "Typed");
    app_parts *p = begin(300, 120);
    parts_column (p, 0) {
        parts_field(p, A, "Name", .field = &field);
    }
    app_parts_solve(p);
    app_parts_tell(p, note, &all);
    assert_int_equal(all.count, 1);
    assert_string_equal(all.names[0], "Name");
    assert_string_equal(all.values[0], "Typed");
}

CLAIM(words_without_room_are_told_as_cut_but_for_those_of_a_player)
{
    static const char words[] = "Words that have no room in so little";
    told all = {.count = 0};
    app_parts *p = begin(100, 200);
    parts_column (p, 0) {
        parts_text(p, APP_TYPE_LABEL, words);
        parts_text(p, APP_TYPE_LABEL, words, .given = true);
        parts_button(p, A, words);
        parts_paragraph(p, APP_TYPE_LABEL, words);
        parts_text(p, APP_TYPE_LABEL, "Room");
    }
    app_parts_solve(p);
    app_parts_tell(p, note, &all);
    static const bool cut[] = {true, false, true, false, false};
    assert_int_equal(all.count, 5);
    assert_memory_equal(all.cut, cut, sizeof cut);
}

CLAIM(a_paragraph_that_may_have_fewer_lines_than_it_takes_is_told_as_cut)
{
    static const char words[] =
        "A sentence that takes some lines in a window as narrow as this one is";
    told all = {.count = 0};
    app_parts *p = begin(120, 400);
    parts_column (p, 0) {
        parts_paragraph(p, APP_TYPE_LABEL, words);
        parts_paragraph(p, APP_TYPE_LABEL, words, .most_lines = 2);
    }
    app_parts_solve(p);
    app_parts_tell(p, note, &all);
    assert_int_equal(all.count, 2);
    assert_false(all.cut[0]);
    assert_true(all.cut[1]);
}
