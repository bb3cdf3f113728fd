/* The keys, over whatever screen is open; a pad's buttons or what fingers do, while these are used. */
#include "input/keys.h"
#include "program/app.h"
#include "screens/screens.h"
#include "ui/cut.h"

typedef struct help_state {
    app_page page;
} help_state;

/* Entries stand in columns; each is a line with the keys at a stop of its own, or, where a column is
 * too narrow for that, two lines. */
typedef struct help_layout {
    app_page_layout page;
    const app_view *view;
    const help_state *self;
    app_rect slab;
    int x, y;            /* of the first entry */
    int columns, column; /* how many, and from one to the next */
    int rows, row;
    int keys; /* from an entry's left to its keys; 0: they stand below */
} help_layout;

enum { HEAD = 64, FOOT = 12 };

/* The pad whose buttons are told; NULL: keys are. */
static const app_pad_family *pad_of(const app_view *view)
{
    return view->by_pad ? &view->family : NULL;
}

static int lines_of(const app_view *view)
{
    return view->by_touch ? app_touch_help_lines()
                          : app_keys_help_lines(view->bindings, pad_of(view));
}

static void place_columns(help_layout *l)
{
    const app_view *view = l->view;
    int count = lines_of(view);
    bool narrow = view->width < 700;
    bool low = app_view_layout(view) == APP_LAYOUT_MINIMUM; /* nothing of its bar is to look out */
    int margin = low ? 4 : 16, pad = narrow ? 16 : 32;
    int gap = 40, line = 480; /* what an entry in one line needs */
    int room = view->width - 2 * (margin + pad);
    l->columns = room >= 640 ? 2 : 1;
    int width = (room - (l->columns - 1) * gap) / l->columns;
    width = width < line ? width : line;
    l->keys = width >= 456 ? 224 : 0;
    l->column = width + gap;
    l->rows = (count + l->columns - 1) / l->columns;
    l->row = l->keys ? 40 : 46;
    int inner = l->columns * l->column - gap, most = view->height - 2 * margin - HEAD - FOOT;
    int rows = app_at_most(l->rows, most / l->row); /* no line is cut */
    l->slab = app_cut_middle((app_rect){0, 0, view->width, view->height}, inner + 2 * pad,
                             HEAD + rows * l->row + FOOT);
    l->x = l->slab.x + pad;
}

static void help_lay_out(const app *app, const void *state, void *layout)
{
    help_layout *l = layout;
    *l = (help_layout){{.view = &app->view}, &app->view, state, .columns = 0};
    place_columns(l);
    app_rect slab = l->slab;
    app_scroll_page *page = &l->page.scroll;
    *page = (app_scroll_page){.window = {slab.x, slab.y + HEAD, slab.w - 4, slab.h - HEAD - FOOT},
                              .height = l->rows * l->row};
    l->y = page->window.y - app_scroll_offset(&l->self->page.scroll, page);
    app_page_add(&l->page, APP_ID_BACK, APP_CONTROL_ICON,
                 (app_rect){slab.x + slab.w - 44 - 12, slab.y + 10, 44, 44}, APP_TEXT_CLOSE,
                 APP_ICON_CLOSE)
        ->intent = APP_INTENT_BACK;
}

static void help_enter(app *app, void *state)
{
    help_state *self = state;
    (void)app;
    self->page.controls.focus = APP_ID_BACK;
}

/* With nothing to move the focus to, the arrows scroll. */
static bool help_first(app *app, void *state, const void *layout, const app_event *event)
{
    help_state *self = state;
    const help_layout *l = layout;
    bool up = event->control == APP_INTENT_UP, down = event->control == APP_INTENT_DOWN;
    const app_event wheel = {.kind = APP_EVENT_WHEEL, .wheel = up ? 1 : -1};
    (void)app;
    return event->kind == APP_EVENT_KEY_DOWN && (up || down) &&
           app_scroll_event(&self->page.scroll, &l->page.scroll, &wheel);
}

static app_go help_answer(app *app, void *state, const void *layout, const app_answer *answer)
{
    const help_layout *l = layout;
    (void)app;
    (void)state;
    return app_go_of_overlay(answer, l->slab);
}

static void draw_entry(const help_layout *l, int line, int x, int y)
{
    const app_colours *c = l->view->colours;
    const app_view *view = l->view;
    app_key_help entry = view->by_touch ? app_touch_help_line(line)
                                        : app_keys_help_line(view->bindings, pad_of(view), line);
    int apart = l->keys ? 0 : 10;
    app_view_text(l->view, APP_ALIGN_LEFT, x, y - apart, APP_TYPE_NOTE, c->text, entry.action);
    app_view_text(l->view, APP_ALIGN_LEFT, x + l->keys, y + apart, APP_TYPE_LABEL, c->text2,
                  entry.keys.text);
}

static void help_draw(const void *layout)
{
    const help_layout *l = layout;
    app_view_slab(l->view, l->slab, 24);
    app_view_text(l->view, APP_ALIGN_LEFT, l->x, l->slab.y + 34, APP_TYPE_PAGE_TITLE,
                  l->view->colours->text,
                  app_text(l->view->by_touch ? APP_TEXT_GESTURES
                           : l->view->by_pad ? APP_TEXT_BUTTONS
                                             : APP_TEXT_KEYS));
    app_view_clip(l->view, l->page.scroll.window);
    for (int i = 0; i < lines_of(l->view); i++)
        draw_entry(l, i, l->x + i / l->rows * l->column, l->y + i % l->rows * l->row + l->row / 2);
    app_view_unclip(l->view);
    app_page_draw(&l->self->page, &l->page);
}

const app_screen app_screen_help = {
    .size = sizeof(help_state),
    .layout = sizeof(help_layout),
    .overlay = true,
    .enter = help_enter,
    .lay_out = help_lay_out,
    .first = help_first,
    .answer = help_answer,
    .draw = help_draw,
};
