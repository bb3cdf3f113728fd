/* What holds for every screen in every window: nothing that can be pressed lies outside it or on
 * something else, no words are cut, and the keyboard alone gets everywhere. */
#ifndef TEST_APP_FIT_H
#define TEST_APP_FIT_H

#include "app_fixture.h"
#include "board/board_layout.h"
#include "ui/focus.h"
#include "ui/scroll.h"

/* No screen has a control with a larger id. */
enum { FIT_IDS = 1 << 15 };

typedef struct window_size {
    int width, height;
} window_size;

static const window_size sizes[] = {{480, 480},  {700, 480},   {800, 600},  {1000, 620},
                                    {1280, 800}, {1920, 1080}, {720, 1280}, {480, 900}};
enum { SIZES = sizeof sizes / sizeof *sizes };

/* The tiles lie on their tray. */
static inline void check_board(const app_board_layout *board)
{
    int cells = board->size.columns * board->size.rows;
    app_rect first = app_board_layout_units(board, app_board_layout_cell(board, 0));
    app_rect last = app_board_layout_units(board, app_board_layout_cell(board, cells - 1));
    assert_true(first.x > board->tray.x && first.y > board->tray.y);
    assert_true(last.x + last.w < board->tray.x + board->tray.w);
    assert_true(last.y + last.h < board->tray.y + board->tray.h);
}

/* What the checks need to know of a screen. */
typedef struct subject {
    const char *name;
    window_size window;
    app_control_list controls;
    app_scroll_page page;
    int offset; /* how far the page is scrolled */
} subject;

/* The screen on top, as it was drawn last. */
static inline subject subject_on_top(const app *a, const char *name)
{
    const app_page_layout *layout = layout_on_top(a);
    return (subject){name,
                     {a->view.width, a->view.height},
                     layout->controls,
                     layout->scroll,
                     app_scroll_offset(&page_on_top(a)->scroll, &layout->scroll)};
}

static inline bool apart(app_rect a, app_rect b)
{
    return a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
}

static inline void check_place(const subject *s, const app_control *control)
{
    app_rect r = control->rect;
    int right = s->window.width;
    int bottom = s->window.height;
    if (control->scrolls) {
        right = s->page.window.x + s->page.window.w;
        bottom = s->page.window.y +
                 (s->page.height > s->page.window.h ? s->page.height : s->page.window.h) -
                 s->offset;
    }
    if (r.w <= 0 || r.h <= 0 || r.x < 0 || r.x + r.w > right || r.y + r.h > bottom ||
        (!control->scrolls && r.y < 0))
        fail_msg("%s at %dx%d: control %d at %d,%d %dx%d does not fit", s->name, s->window.width,
                 s->window.height, control->id, r.x, r.y, r.w, r.h);
}

static inline void check_places(const subject *s)
{
    const app_control_list *list = &s->controls;
    for (int i = 0; i < list->count; i++) {
        check_place(s, &list->items[i]);
        for (int j = 0; j < i; j++)
            if (list->items[i].scrolls == list->items[j].scrolls &&
                !apart(list->items[i].rect, list->items[j].rect))
                fail_msg("%s at %dx%d: controls %d and %d overlap", s->name, s->window.width,
                         s->window.height, list->items[i].id, list->items[j].id);
    }
}

static inline bool is_drawn(const app_draw *draw, const char *words)
{
    for (size_t i = 0; i < draw->count; i++)
        if (draw->commands[i].kind == APP_DRAW_TEXT &&
            strcmp(draw->strings + draw->commands[i].as.text.string, words) == 0)
            return true;
    return false;
}

/* Controls draw their labels so that they fit; here none needs to be cut for that. What a page has
 * scrolled away is not drawn. */
static inline void check_labels(const app *a, const subject *s)
{
    for (int i = 0; i < s->controls.count; i++) {
        const app_control *control = &s->controls.items[i];
        bool words = control->kind == APP_CONTROL_BUTTON || control->kind == APP_CONTROL_PRIMARY ||
                     control->kind == APP_CONTROL_ROW ||
                     (control->kind == APP_CONTROL_TAB && !control->icon);
        if (words && control->label && !control->scrolls && !is_drawn(&a->draw, control->label))
            fail_msg("%s at %dx%d: '%s' is cut", s->name, s->window.width, s->window.height,
                     control->label);
    }
}

/* The middle of a line, where its letters have their body. */
static inline app_rect body_of(const app_draw_command *text)
{
    app_rect r = text->bounds;
    return (app_rect){r.x, r.y + r.h / 3, r.w, r.h / 3};
}

/* Words may be cut above and below, where a page goes on, but never at a side; and none lie on
 * others. */
static inline void check_words(const app *a, const char *name)
{
    const app_draw *draw = &a->draw;
    for (size_t i = 0; i < draw->count; i++) {
        const app_draw_command *text = &draw->commands[i];
        if (text->kind != APP_DRAW_TEXT)
            continue;
        const char *words = draw->strings + text->as.text.string;
        if (text->bounds.x > text->rect.x ||
            text->bounds.x + text->bounds.w < text->rect.x + text->rect.w)
            fail_msg("%s at %dx%d: '%s' is cut", name, a->view.width, a->view.height, words);
        for (size_t j = 0; j < i; j++)
            if (draw->commands[j].kind == APP_DRAW_TEXT &&
                !apart(body_of(text), body_of(&draw->commands[j])))
                fail_msg("%s at %dx%d: '%s' lies on '%s'", name, a->view.width, a->view.height,
                         words, draw->strings + draw->commands[j].as.text.string);
    }
}

/* Where the arrows lead from there, without leaving the group. */
static inline void reach_by_arrows(const app_control_list *list, const app_control *from,
                                   bool seen[FIT_IDS])
{
    static const int ways[][2] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
    bool has_value = from->kind == APP_CONTROL_SLIDER || from->kind == APP_CONTROL_STEPPER;
    assert_true(from->id < FIT_IDS);
    if (seen[from->id])
        return;
    seen[from->id] = true;
    for (int i = 0; i < 4; i++) {
        const app_control *next = app_focus_towards(list, from, ways[i][0], ways[i][1]);
        if (next && !(has_value && ways[i][0] != 0)) /* there they change the value */
            reach_by_arrows(list, next, seen);
    }
}

static inline void check_reached(const subject *s, const bool seen[FIT_IDS])
{
    for (int i = 0; i < s->controls.count; i++)
        if (!s->controls.items[i].disabled && !seen[s->controls.items[i].id])
            fail_msg("%s at %dx%d: no key leads to control %d", s->name, s->window.width,
                     s->window.height, s->controls.items[i].id);
}

/* A tooltip would lie over other words. */
static inline void press_tab(app *a)
{
    app_event tab = pressed_key(SDLK_TAB, 0);
    app_loop_event(a, &tab);
    page_on_top(a)->controls.reached = 0;
    next_frame(a);
}

/* How far the ring reaches out of a control; a slider and a toggle have it inside. */
static inline int ring_of(const app_control *control)
{
    bool inside = control->kind == APP_CONTROL_SLIDER || control->kind == APP_CONTROL_TOGGLE;
    return inside ? 0 : 6;
}

/* Tab through all stops once: each gets the focus, is in view with its ring, and with the arrows in
 * it no control is left out. */
static inline void check_keyboard(app *a, const char *name)
{
    subject s = subject_on_top(a, name);
    bool seen[FIT_IDS] = {false};
    for (int i = 0; i < s.controls.count; i++) {
        press_tab(a);
        s = subject_on_top(a, name);
        const app_control *focus = app_control_find(&s.controls, page_on_top(a)->controls.focus);
        assert_non_null(focus);
        reach_by_arrows(&s.controls, focus, seen);
        app_rect r = focus->rect;
        app_rect in = s.page.window;
        int ring = ring_of(focus);
        if (focus->scrolls && (r.y - ring < in.y || r.y + r.h + ring > in.y + in.h))
            fail_msg("%s at %dx%d: control %d has the focus out of view", s.name, s.window.width,
                     s.window.height, focus->id);
        check_words(a, s.name);
        check_labels(a, &s);
    }
    check_reached(&s, seen);
}

static inline void check_drawn(const app *a, const char *name)
{
    subject s = subject_on_top(a, name);
    check_places(&s);
    check_labels(a, &s);
    check_words(a, name);
}

/* The keyboard's way through it as well. */
static inline void check_page(app *a, const char *name)
{
    check_drawn(a, name);
    check_keyboard(a, name);
}

/* Here Tab passes by the board as well, which has the focus at the beginning. */
static inline void check_game(app *a, const char *name)
{
    subject s = subject_on_top(a, name);
    app_controls *controls = &page_on_top(a)->controls;
    bool seen[FIT_IDS] = {false};
    check_drawn(a, name);
    for (int i = 0; i <= s.controls.count; i++) {
        app_event tab = pressed_key(SDLK_TAB, 0);
        app_loop_event(a, &tab);
        if (controls->focus != 0)
            reach_by_arrows(&s.controls, app_control_find(&s.controls, controls->focus), seen);
    }
    check_reached(&s, seen);
    controls->focus = 0;
}

#endif
