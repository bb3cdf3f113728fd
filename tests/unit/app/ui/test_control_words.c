/* The words on controls: they stay inside their control and clear of each other and of its icons. */
#include "over/toast.h"
#include "ui/page.h"

#include "empty_view.h"

enum { ID = 1, LEFT = 300, TOP = 200 };

static const char long_label[] = "A label that is a good deal longer than the control it stands on";

typedef struct bench {
    app_view view;
    app_control_list list;
    app_controls state;
} bench;

static bench *open_bench(void)
{
    static bench b;
    b = (bench){.view = *empty_view(800, 600)};
    return &b;
}

static const char *words_of(const bench *b, const app_draw_command *text)
{
    return b->view.draw->strings + text->as.text.string;
}

static bool is_cut(const char *words)
{
    return strstr(words, "…") != NULL;
}

/* Words and icons lie in `in` and beside each other. Returns how many words are cut. */
static int check_inside(const bench *b, app_rect in)
{
    int cut = 0;
    app_rect seen[16];
    int count = 0;
    for (size_t i = 0; i < b->view.draw->count; i++) {
        const app_draw_command *command = &b->view.draw->commands[i];
        if (command->kind != APP_DRAW_TEXT && command->kind != APP_DRAW_ICON)
            continue;
        bool text = command->kind == APP_DRAW_TEXT;
        app_rect at = command->rect;
        if (text && is_cut(words_of(b, command)))
            cut++;
        if (at.x < in.x || at.x + at.w > in.x + in.w)
            fail_msg("%s from %d to %d", text ? words_of(b, command) : "an icon", at.x,
                     at.x + at.w);
        at.y += at.h / 3; /* where letters have their body */
        at.h /= 3;
        for (int j = 0; j < count; j++)
            if (at.x < seen[j].x + seen[j].w && seen[j].x < at.x + at.w &&
                at.y < seen[j].y + seen[j].h && seen[j].y < at.y + at.h)
                fail_msg("%s lies on another", text ? words_of(b, command) : "an icon");
        assert_true(count < 16);
        seen[count++] = at;
    }
    assert_true(count > 0);
    return cut;
}

static app_control *add(bench *b, app_control_kind kind, int width, const char *label)
{
    return app_control_add(&b->list, ID, kind, (app_rect){LEFT, TOP, width, 60}, label);
}

/* Draws the one control; returns how many of its words are cut. */
static int draw(bench *b)
{
    app_controls_draw(&b->view, &b->state, &b->list);
    return check_inside(b, b->list.items[0].rect);
}

CLAIM(a_label_that_is_too_long_is_cut_on_every_kind)
{
    static const app_control_kind kinds[] = {APP_CONTROL_BUTTON, APP_CONTROL_PRIMARY,
                                             APP_CONTROL_TAB, APP_CONTROL_ROW};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        for (int how = 0; how < 4; how++) {
            bench *b = open_bench();
            app_control *control = add(b, kinds[i], 160, long_label);
            control->centred = how & 1;
            control->chosen = how & 2;
            control->slim = how & 2;
            assert_int_equal(draw(b), 1);
        }
}

CLAIM(a_label_that_fits_is_whole)
{
    bench *b = open_bench();
    app_control *control = add(b, APP_CONTROL_BUTTON, 160, "Undo");
    control->icon = APP_ICON_BACK;
    control->note = "Z";
    assert_int_equal(draw(b), 0);
}

CLAIM(it_leaves_room_for_icon_pips_and_note)
{
    for (int centred = 0; centred < 2; centred++) {
        bench *b = open_bench();
        app_control *control = add(b, APP_CONTROL_BUTTON, 260, long_label);
        control->icon = APP_ICON_BACK;
        control->pips = 4;
        control->note = "Ctrl+Z";
        control->centred = centred;
        assert_int_equal(draw(b), 1);
    }
}

CLAIM(a_note_that_is_too_long_leaves_half_to_the_label)
{
    bench *b = open_bench();
    add(b, APP_CONTROL_ROW, 260, long_label)->note = long_label;
    assert_int_equal(draw(b), 2);
    b = open_bench();
    add(b, APP_CONTROL_ROW, 260, "Undo")->note = long_label;
    assert_int_equal(draw(b), 1);
}

CLAIM(a_dropdowns_label_ends_before_its_arrow)
{
    bench *b = open_bench();
    add(b, APP_CONTROL_BUTTON, 160, long_label)->tail = APP_ICON_CHEV;
    assert_int_equal(draw(b), 1);
}

CLAIM(both_lines_of_a_tall_button_are_cut)
{
    bench *b = open_bench();
    app_control *control = add(b, APP_CONTROL_PRIMARY, 160, long_label);
    control->tall = true;
    control->note = long_label;
    assert_int_equal(draw(b), 2);
    b = open_bench();
    control = add(b, APP_CONTROL_BUTTON, 160, long_label);
    control->tall = true;
    control->icon = APP_ICON_BACK;
    assert_int_equal(draw(b), 1);
}

CLAIM(tabs_do_not_run_into_each_other)
{
    enum { WIDTH = 60 };
    bench *b = open_bench();
    for (int i = 0; i < 3; i++)
        app_control_add(&b->list, ID + i, APP_CONTROL_TAB,
                        (app_rect){LEFT + i * WIDTH, TOP, WIDTH, 48}, "Moves to the goal")
            ->chosen = i == 1;
    app_controls_draw(&b->view, &b->state, &b->list);
    assert_int_equal(check_inside(b, (app_rect){LEFT, TOP, 3 * WIDTH, 48}), 3);
}

CLAIM(what_a_field_is_for_stays_inside_it)
{
    static const app_field field;
    bench *b = open_bench();
    add(b, APP_CONTROL_FIELD, 160, long_label)->field = &field;
    assert_int_equal(draw(b), 1);
}

CLAIM(a_tooltip_stays_in_the_window)
{
    bench *b = open_bench();
    b->view.width = 320;
    b->view.now = 2 * APP_TOOLTIP_MS;
    b->state.hover = ID;
    app_control *control =
        app_control_add(&b->list, ID, APP_CONTROL_ICON, (app_rect){200, 10, 44, 44}, long_label);
    control->icon = APP_ICON_BACK;
    control->note = long_label;
    app_controls_draw(&b->view, &b->state, &b->list);
    assert_int_equal(check_inside(b, (app_rect){0, 0, 320, 600}), 2);
}

CLAIM(a_chip_keeps_to_its_room)
{
    for (app_chip kind = APP_CHIP_GOOD; kind <= APP_CHIP_PLAIN; kind++) {
        bench *b = open_bench();
        int width = app_view_chip(&b->view, LEFT, TOP, 160, kind, long_label);
        assert_true(width <= 160);
        assert_int_equal(check_inside(b, (app_rect){LEFT, TOP, width, 24}), 1);
        assert_int_equal(app_view_chip(&b->view, LEFT, TOP + 60, 160, kind, "At most 12"),
                         app_view_chip_width(&b->view, kind, "At most 12"));
    }
}

/* All its words, on lines of their own, in a small window as in a large one; and none of it ever lies
 * on the bar, not while it comes and not while it goes. */
CLAIM(a_long_toast_says_all_below_the_bar)
{
    static const char part[] = "A message that is a good deal longer than most of them. ";
    for (int width = 480; width <= 800; width += 320)
        for (double now = 20; now < 15000; now += 140) {
            bench *b = open_bench();
            app_toast toast = {.icon = APP_ICON_WARN, .since = 1, .drawn = true};
            while (strlen(toast.text) + strlen(part) < 300)
                strcat(toast.text, part);
            b->view.width = width;
            b->view.now = now;
            app_toast_draw(&toast, &b->view);
            for (size_t i = 0; i < b->view.draw->count; i++)
                assert_true(b->view.draw->commands[i].bounds.h == 0 ||
                            b->view.draw->commands[i].bounds.y >= app_view_bar(&b->view));
            if (now > 200 && b->view.draw->count > 0)
                assert_int_equal(check_inside(b, (app_rect){0, 0, width, 600}), 0);
        }
}

CLAIM(a_short_toast_is_one_line)
{
    bench *b = open_bench();
    app_toast toast = {.text = "Copied", .icon = APP_ICON_TICK, .since = 1, .drawn = true};
    b->view.now = 1000;
    app_toast_draw(&toast, &b->view);
    int texts = 0;
    for (size_t i = 0; i < b->view.draw->count; i++)
        texts += b->view.draw->commands[i].kind == APP_DRAW_TEXT;
    assert_int_equal(texts, 1);
}

/* Frames may be slow: the time to read it begins with the first one that shows it, and after the last one
 * there is another, without it. */
CLAIM(a_toast_is_there_in_slow_frames_too)
{
    bench *b = open_bench();
    app_toast toast = {.text = "Copied", .icon = APP_ICON_TICK, .since = 1000};
    b->view.now = 9000;
    app_toast_draw(&toast, &b->view);
    assert_true(app_toast_wait(&toast, 9100) == 0); /* it comes */
    assert_true(app_toast_wait(&toast, 9500) > 1000);
    assert_true(app_toast_wait(&toast, 20000) == 0); /* it is still seen */
    b->view.now = 20000;
    app_toast_draw(&toast, &b->view);
    assert_true(app_toast_wait(&toast, 20000) > 60000);
    app_toast_draw(&toast, &b->view); /* it does not come again */
    assert_false(toast.drawn);
}

/* Whether the message is there after that event. */
static bool stays_after(const bench *b, const app_event *event, bool used)
{
    app_toast toast = {.text = "There is no board",
                       .icon = APP_ICON_WARN,
                       .since = 1000,
                       .drawn = true,
                       .lasts = true};
    app_intent wanted;
    assert_int_equal(app_toast_event(&toast, &b->view, event, &wanted), used);
    assert_int_equal(wanted, APP_INTENT_NONE);
    return toast.since > 0;
}

CLAIM(a_message_that_lasts_is_closed_by_hand)
{
    bench *b = open_bench();
    b->view.now = 16000;
    app_event press = {.kind = APP_EVENT_POINTER_DOWN, .way = GAME_WAY_TOUCH};
    press.x = b->view.width / 2.0;
    press.y = app_view_bar(&b->view) + 30;
    app_event beside = press, back = {.kind = APP_EVENT_KEY_DOWN, .intent = APP_INTENT_BACK};
    beside.y += 200;
    const app_event other = {.kind = APP_EVENT_KEY_DOWN, .intent = APP_INTENT_LEFT};
    assert_true(stays_after(b, &beside, false));
    assert_true(stays_after(b, &other, false));
    assert_false(stays_after(b, &press, true));
    assert_false(stays_after(b, &back, true));
    b->view.now = 60000;
    assert_true(
        stays_after(b, &back, false)); /* it is gone by itself, and Back is for the screen */
}
