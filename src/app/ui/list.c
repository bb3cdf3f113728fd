/* Rows, one of them chosen. */
#include "ui/list.h"

#include "ui/shape.h"

static app_scroll_page scroll_page(const app_list_page *page)
{
    return (app_scroll_page){page->window, page->count * page->row};
}

static int offset_of(const app_list *list, const app_list_page *page)
{
    app_scroll_page scroll = scroll_page(page);
    return app_scroll_offset(&list->scroll, &scroll);
}

static bool has_bar(const app_list_page *page)
{
    return page->count * page->row > page->window.h;
}

void app_list_add(const app_list_page *page, app_control_list *controls, const char *label)
{
    if (page->window.w > 0)
        app_control_add(controls, page->id, APP_CONTROL_AREA, page->window, label)->disabled =
            page->count == 0;
}

void app_list_choose(app_list *list, const app_list_page *page, int row)
{
    row = row >= page->count ? page->count - 1 : row;
    list->at = row < 0 ? -1 : row;
    if (list->at < 0 || page->window.h <= 0)
        return;
    int top = list->at * page->row;
    int offset = offset_of(list, page);
    if (top < offset)
        list->scroll.wanted = top;
    else if (top + page->row > offset + page->window.h)
        list->scroll.wanted = top + page->row - page->window.h;
}

static bool take_key(app_list *list, const app_list_page *page, app_intent way)
{
    int leap = page->window.h / page->row > 1 ? page->window.h / page->row - 1 : 1;
    int to = list->at;
    switch (way) {
    case APP_INTENT_UP:
        to--;
        break;
    case APP_INTENT_DOWN:
        to++;
        break;
    case APP_INTENT_PAGE_UP:
        to -= leap;
        break;
    case APP_INTENT_PAGE_DOWN:
        to += leap;
        break;
    case APP_INTENT_FIRST:
        to = 0;
        break;
    case APP_INTENT_LAST:
        to = page->count - 1;
        break;
    default:
        return false;
    }
    app_list_choose(list, page, to < 0 ? 0 : to);
    return true;
}

static void take_press(app_list *list, const app_list_page *page, const app_event *event)
{
    if (!app_rect_contains(page->window, event->x, event->y))
        return;
    int row = (event->y - page->window.y + offset_of(list, page)) / page->row;
    if (row < page->count)
        app_list_choose(list, page, row);
}

bool app_list_event(app_list *list, const app_list_page *page, app_controls *controls,
                    const app_event *event)
{
    if (page->window.w == 0 || page->count == 0)
        return false;
    if (event->kind == APP_EVENT_KEY_DOWN) {
        bool used = controls->focus == page->id && take_key(list, page, event->control);
        controls->focus_shown = controls->focus_shown || used;
        return used;
    }
    if (event->kind == APP_EVENT_WHEEL && controls->hover != page->id)
        return false;
    app_scroll_page scroll = scroll_page(page);
    if (app_scroll_event(&list->scroll, &scroll, event))
        return true;
    if (event->kind == APP_EVENT_POINTER_DOWN)
        take_press(list, page, event);
    return false;
}

app_rect app_list_row(const app_list *list, const app_list_page *page, int row)
{
    app_rect window = page->window;
    int bar = has_bar(page) ? (APP_SCROLL_BAR + 4) : 0;
    return (app_rect){window.x, window.y + row * page->row - offset_of(list, page), window.w - bar,
                      page->row};
}

int app_list_first(const app_list *list, const app_list_page *page)
{
    return offset_of(list, page) / page->row;
}

int app_list_end(const app_list *list, const app_list_page *page)
{
    int end = (offset_of(list, page) + page->window.h + page->row - 1) / page->row;
    return end < page->count ? end : page->count;
}

void app_list_draw_chosen(const app_view *view, app_rect row)
{
    const app_colours *c = view->colours;
    const app_shape_part face = {{0, 0, row.w, row.h}, 10, c->button_top, c->button_bottom};
    if (view->settings->theme == GAME_THEME_CONTRAST)
        app_shape_flat(view, row, 10, 2, c->button_top, c->button_bottom, c->text);
    else
        app_shape_parts(view, row, &face, 1);
}

void app_list_draw_bar(const app_list *list, const app_view *view, const app_list_page *page)
{
    app_scroll_page scroll = scroll_page(page);
    app_scroll_draw(view, &list->scroll, &scroll);
}
