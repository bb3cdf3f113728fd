/* The keys, over whatever screen is open. */
#include "program/app.h"
#include "screens/screens.h"
#include "ui/control.h"
#include "ui/keys.h"
#include "ui/scroll.h"

enum { HELP_CLOSE = 1 };

typedef struct help_state {
    app_controls controls;
    app_scroll scroll;
} help_state;

/* Entries stand in columns; each is a line with the keys at a stop of its own, or, where a column is
 * too narrow for that, two lines. */
typedef struct help_layout {
    app_rect slab;
    app_scroll_page page;
    int x, y;            /* of the first entry */
    int columns, column; /* how many, and from one to the next */
    int rows, row;
    int keys; /* from an entry's left to its keys; 0: they stand below */
    app_control_list controls;
} help_layout;

enum { HEAD = 64 };

static void place_columns(const app_view *view, help_layout *out)
{
    int count = app_keys_help_lines();
    bool narrow = view->width < 700;
    int margin = narrow ? 8 : 16;
    int pad = narrow ? 16 : 32;
    int gap = 40;
    int room = view->width - 2 * (margin + pad);
    int line = 480; /* what an entry in one line needs */
    out->columns = room >= 640 ? 2 : 1;
    int width = (room - (out->columns - 1) * gap) / out->columns;
    if (width > line)
        width = line;
    out->keys = width >= 456 ? 224 : 0;
    out->column = width + gap;
    out->rows = (count + out->columns - 1) / out->columns;
    out->row = out->keys ? 40 : 46;
    int inner = out->columns * width + (out->columns - 1) * gap;
    int height = HEAD + out->rows * out->row + pad;
    int most = view->height - 2 * margin;
    out->slab = (app_rect){(view->width - inner) / 2 - pad, 0, inner + 2 * pad,
                           height < most ? height : most};
    out->slab.y = (view->height - out->slab.h) / 2;
    out->x = out->slab.x + pad;
}

static void lay_out(const app *app, const help_state *self, help_layout *out)
{
    const app_view *view = &app->view;
    *out = (help_layout){0};
    place_columns(view, out);
    int head = HEAD;
    app_rect slab = out->slab;
    out->page.window = (app_rect){slab.x, slab.y + head, slab.w - 4, slab.h - head - 12};
    out->page.height = out->rows * out->row;
    out->y = out->page.window.y - app_scroll_offset(&self->scroll, &out->page);
    int side = 44;
    app_rect close = {slab.x + slab.w - side - 12, slab.y + 10, side, side};
    app_control *control = app_control_add(&out->controls, HELP_CLOSE, APP_CONTROL_ICON, close,
                                           app_text(APP_TEXT_CLOSE));
    control->icon = APP_ICON_CLOSE;
    control->intent = APP_INTENT_BACK;
}

static void help_enter(app *app, void *state)
{
    help_state *self = state;
    (void)app;
    self->controls.focus = HELP_CLOSE;
}

/* With nothing to move the focus to, the arrows scroll. */
static bool scrolls(help_state *self, const help_layout *layout, const app_event *event)
{
    app_event wheel = {.kind = APP_EVENT_WHEEL};
    if (event->kind == APP_EVENT_KEY_DOWN && event->control == APP_INTENT_UP)
        wheel.wheel = 1;
    if (event->kind == APP_EVENT_KEY_DOWN && event->control == APP_INTENT_DOWN)
        wheel.wheel = -1;
    return app_scroll_event(&self->scroll, &layout->page, wheel.wheel ? &wheel : event);
}

static app_go help_event(app *app, void *state, const app_event *event)
{
    help_state *self = state;
    help_layout layout;
    lay_out(app, self, &layout);
    if (scrolls(self, &layout, event))
        return app_stay();
    app_control_result result =
        app_controls_event(&self->controls, &layout.controls, APP_FOCUS_KEEPS, event, app->now);
    bool outside = event->kind == APP_EVENT_POINTER_DOWN &&
                   !app_rect_contains(layout.slab, event->x, event->y);
    bool back = event->kind == APP_EVENT_KEY_DOWN && event->intent == APP_INTENT_BACK;
    return outside || back || result.outcome == APP_CONTROL_CHOSEN
               ? app_go_to(APP_POP, APP_SCREEN_TITLE)
               : app_stay();
}

static app_go help_update(app *app, void *state)
{
    (void)app;
    (void)state;
    return app_stay();
}

static void draw_entry(const app_view *view, const help_layout *layout, int line, int x, int y)
{
    const app_colours *c = view->colours;
    app_key_help entry = app_keys_help_line(line);
    int middle = y + layout->row / 2;
    int apart = layout->keys ? 0 : 10;
    app_view_text(view, APP_ALIGN_LEFT, x, middle - apart, APP_TYPE_NOTE, c->text, entry.action);
    app_view_text(view, APP_ALIGN_LEFT, x + layout->keys, middle + apart, APP_TYPE_LABEL, c->text2,
                  entry.keys.text);
}

static void help_draw(const app *app, const void *state, const app_view *view)
{
    const help_state *self = state;
    help_layout layout;
    lay_out(app, self, &layout);
    app_view_slab(view, layout.slab, 24);
    app_view_text(view, APP_ALIGN_LEFT, layout.x, layout.slab.y + 34, APP_TYPE_PAGE_TITLE,
                  view->colours->text, app_text(APP_TEXT_KEYS_TITLE));
    app_view_clip(view, layout.page.window);
    for (int i = 0; i < app_keys_help_lines(); i++)
        draw_entry(view, &layout, i, layout.x + i / layout.rows * layout.column,
                   layout.y + i % layout.rows * layout.row);
    app_view_unclip(view);
    app_scroll_draw(view, &self->scroll, &layout.page);
    app_controls_draw(view, &self->controls, &layout.controls);
}

static double help_wait(const app *app, const void *state)
{
    const help_state *self = state;
    help_layout layout;
    lay_out(app, self, &layout);
    return app_controls_wait(&self->controls, &layout.controls, app->now);
}

const app_screen app_screen_help = {
    .size = sizeof(help_state),
    .overlay = true,
    .enter = help_enter,
    .event = help_event,
    .update = help_update,
    .draw = help_draw,
    .wait = help_wait,
};
