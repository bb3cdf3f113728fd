/* The keys, over whatever screen is open; a pad's buttons or what fingers do, while these are used. */
#include "input/keys.h"
#include "program/app.h"
#include "screens/screens.h"

enum { HELP_SLAB = APP_ID_OWN };

/* The pad whose buttons are told; NULL: keys are. */
static const app_pad_family *pad_of(const app_view *view)
{
    return view->by_pad ? &view->family : NULL;
}

static int count_entries(const app_view *view)
{
    return view->by_touch ? app_touch_help_lines()
                          : app_keys_help_lines(view->bindings, pad_of(view));
}

/* What is done, with the keys beside it or, where a column is too narrow for that, below it. */
static void add_entry(app_parts *p, int index, bool beside, int height)
{
    enum { ACTION = 218, GAP = 6 };
    const app_view *view = p->view;
    app_key_help entry = view->by_touch
                             ? app_touch_help_line(index)
                             : app_keys_help_line(&p->arena, view->bindings, pad_of(view), index);
    parts_line (p, beside, beside ? GAP : 0, .least_height = height, .centred = !beside,
                .pad = parts_edges(0, beside ? 3 : 1)) {
        parts_paragraph(p, APP_TYPE_NOTE, entry.action, .width = beside ? ACTION : 0);
        parts_paragraph(p, APP_TYPE_LABEL, entry.keys, .weak = true, .grow = beside);
    }
}

/* In one or two columns, to be read from top to bottom. A slab as high as all, or as whole entries that have room. */
static void help_parts(app_parts *p)
{
    enum { HEAD = 64, FOOT = 12, APART = 40, BAR = 4, LINE = 480, BESIDE = 456 };
    const app_view *view = p->view;
    bool low = app_view_layout(view) == APP_LAYOUT_MINIMUM; /* nothing of its bar is to look out */
    int margin = low ? 4 : 16, pad = view->width < 700 ? 16 : 32;
    int room = view->width - 2 * (margin + pad), columns = room >= 640 ? 2 : 1;
    int width = app_at_most((room - (columns - 1) * APART) / columns, LINE);
    int count = count_entries(view), rows = (count + columns - 1) / columns;
    int row = width >= BESIDE ? 40 : 46, most = view->height - 2 * margin - HEAD - FOOT;
    parts_stack (p, parts_edges(margin, margin)) {
        parts_column (p, 0, .id = HELP_SLAB, .look = APP_LOOK_SLAB, .radius = 24,
                      .across = APP_PLACE_MIDDLE, .down = APP_PLACE_MIDDLE,
                      .most_height = HEAD + most / row * row + FOOT, .pad = {0, 0, 0, FOOT}) {
            parts_row (p, 0, .height = HEAD, .pad = {pad, 10, 12, 10}) {
                parts_text(p, APP_TYPE_PAGE_TITLE,
                           view->by_touch ? _("Gestures")
                           : view->by_pad ? _("Buttons")
                                          : _("Keys"),
                           .grow = 1);
                app_parts_add_closer(p);
            }
            parts_stack (p, {0, 0, BAR, 0}, .grow = 1) {
                parts_row (p, APART, .scrolls = true, .pad = {pad, 0, pad - BAR, 0}) {
                    for (int first = 0; first < count; first += rows)
                        parts_column (p, 0, .width = width) {
                            for (int i = first; i < count && i < first + rows; i++)
                                add_entry(p, i, width >= BESIDE, row);
                        }
                }
            }
        }
    }
}

static void help_enter(app *app, void *state)
{
    app_page *page = state;
    (void)app;
    page->controls.focus = APP_ID_BACK;
}

/* With nothing to move the focus to, the arrows scroll. */
static bool help_first(app *app, void *state, const app_parts *p, const app_event *event)
{
    app_page *page = state;
    bool up = event->control == APP_INTENT_UP, down = event->control == APP_INTENT_DOWN;
    const app_event wheel = {.kind = APP_EVENT_WHEEL, .wheel = up ? 1 : -1};
    (void)app;
    return event->kind == APP_EVENT_KEY_DOWN && (up || down) &&
           app_scroll_event(&page->scroll, &p->page.scroll, &wheel);
}

static app_go help_answer(app *app, void *state, const app_parts *p, const app_answer *answer)
{
    (void)app;
    (void)state;
    return app_go_of_overlay(answer, app_parts_rect(p, HELP_SLAB));
}

const app_screen app_screen_help = {
    .size = sizeof(app_page),
    .overlay = true,
    .enter = help_enter,
    .parts = help_parts,
    .first = help_first,
    .answer = help_answer,
};
