/* Builds a screen's tree: the parts stand in one array in reading order, each box before its parts. */
#include "ui/parts.h"

#include <assert.h>
#include <string.h>

void app_parts_begin(app_parts *p, const app *app, const app_view *view, void *state)
{
    app_page_layout *page =
        &p->page; /* what its counts do not cover is not read, and need not be cleared */
    page->view = view;
    page->controls.count = page->item_count = 0;
    page->controls.window = page->controls.over = (app_rect){0};
    memset(page->grids, 0, sizeof page->grids);
    page->still = false;
    page->scroll = (app_scroll_page){.height = 0};
    page->focus = APP_FOCUS_KEEPS;
    p->app = app;
    p->view = view;
    p->state = state;
    p->count = p->depth = 0;
    p->failed = false;
    p->mirrored = app_language_is_mirrored();
    app_arena_empty(&p->arena);
}

void app_parts_add(app_parts *p, const app_part *part)
{
    if (p->depth > 0)
        p->entered[p->depth - 1] = true;
    if (p->count == APP_PARTS_MAX) {
        p->failed = true;
        return;
    }
    app_part *added = &p->parts[p->count++];
    *added = *part;
    added->up = p->depth > 0 ? p->open[p->depth - 1] : -1;
    added->end = p->count;
    if (added->field)
        added->value = added->field->text;
}

void app_parts_open(app_parts *p, const app_part *part)
{
    assert(p->depth < APP_PARTS_DEEP);
    app_parts_add(p, part);
    p->entered[p->depth] = false;
    p->open[p->depth++] = p->count - 1;
}

bool app_parts_enter(app_parts *p)
{
    bool first = p->depth > 0 && !p->entered[p->depth - 1];
    if (first)
        p->entered[p->depth - 1] = true;
    return first;
}

void app_parts_close(app_parts *p)
{
    p->depth--;
    p->parts[p->open[p->depth]].end = p->count;
}

int app_parts_widest(const app_parts *p, app_type type, const char *const *words, int count)
{
    int widest = 0;
    for (int i = 0; i < count; i++) {
        int width = app_view_text_width(p->view, type, words[i]);
        widest = width > widest ? width : widest;
    }
    return widest;
}

void app_parts_add_choice(app_parts *p, int first, const char *const *words, int count, int chosen,
                          int height)
{
    enum { MARGIN = 4, LIP = 2 };
    parts_column (p, 0, .centred = true) {
        parts_row (p, 0, .look = APP_LOOK_WELL, .radius = 12, .turns = true, .together = true,
                   .pad = {MARGIN, MARGIN, MARGIN, MARGIN + LIP}) {
            for (int i = 0; i < count; i++)
                parts_control(p, APP_CONTROL_TAB, first + i, words[i], .grow = 1,
                              .chosen = i == chosen, .height = height - 2 * MARGIN - LIP);
        }
    }
}

/* The items are those of the dropdown that is open, and of the first one while none is. */
void app_parts_add_drop(app_parts *p, const app_drop_item *items, int count, int chosen,
                        const app_part *button)
{
    const app_page *page = p->state;
    app_page_layout *layout = &p->page;
    if (layout->item_count == 0 || page->drop.open == button->id) {
        layout->item_count = app_at_most(count, APP_PAGE_ITEMS);
        layout->item_chosen = chosen;
        memcpy(layout->items, items, (size_t)layout->item_count * sizeof *items);
    }
    app_parts_add(p, button);
}

void app_parts_add_chip(app_parts *p, app_chip kind, const char *words)
{
    app_colour ink = app_view_chip_ink(p->view, kind);
    parts_row (p, 6, .look = APP_LOOK_CHIP_GOOD + kind, .height = 24, .pad = {8, 0, 9, 0}) {
        if (kind == APP_CHIP_GOOD)
            parts_icon(p, 14, APP_ICON_TICK, .colour = ink);
        parts_text(p, APP_TYPE_CHIP, words, .colour = ink);
    }
}

void app_parts_draw_busy(const app_parts *p, const app_part *part)
{
    app_view_busy(p->view, part->rect, *(const double *)part->of);
}

void app_parts_add_closer(app_parts *p)
{
    parts_row (p, 0, .bar = true, .across = APP_PLACE_START) {
        parts_icon_button(p, APP_ID_BACK, APP_ICON_CLOSE, _("Close"), .intent = APP_INTENT_BACK);
    }
}

void app_parts_add_help(app_parts *p)
{
    parts_icon_button(p, APP_ID_HELP, APP_ICON_HELP, _("Help"), .intent = APP_INTENT_HELP);
}

/* In one line, or else in smaller lines. */
static void add_title(app_parts *p, const char *title, bool low, int room)
{
    if (app_view_text_width(p->view, APP_TYPE_SCREEN_TITLE, title) <= room)
        parts_text(p, APP_TYPE_SCREEN_TITLE, title, .brief = low ? "" : NULL);
    else
        parts_paragraph(p, APP_TYPE_BUTTON, title);
}

void app_parts_open_bar(app_parts *p, const char *back, const char *title, const char *note)
{
    bool low = app_view_layout(p->view) == APP_LAYOUT_MINIMUM;
    app_edges pad = low ? (app_edges){4, 0, 6, 0} : (app_edges){20, 0, 20, 0};
    app_parts_open(p, &(app_part){.kind = APP_PART_ROW,
                                  .gap = low ? 0 : 4,
                                  .bar = true,
                                  .pad = pad,
                                  .height = app_view_bar(p->view)});
    parts_icon_button(p, APP_ID_BACK, APP_ICON_BACK, back ? back : _("Back"),
                      .intent = APP_INTENT_BACK);
    if (title)
        parts_column (p, 0, .grow = 1, .across = APP_PLACE_MIDDLE, .pad = {4, 0, 0, 0}) {
            add_title(p, title, low, p->view->width - pad.left - pad.right - 2 * APP_TARGET - 8);
            if (note && !low)
                parts_text(p, APP_TYPE_LABEL, note, .weak = true, .brief = "");
        }
    p->entered[p->depth - 1] = false; /* the screen goes on in the bar */
}

app_rect app_parts_rect(const app_parts *p, int id)
{
    for (int i = 0; i < p->count; i++)
        if (p->parts[i].id == id && !p->parts[i].left_out)
            return p->parts[i].rect;
    return (app_rect){0};
}
