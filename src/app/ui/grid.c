/* Grids and lists of cells. */
#include "ui/grid.h"

#include "ui/shape.h"

static int rows_of(const app_grid_page *page)
{
    return (page->count + page->columns - 1) / page->columns;
}

static app_scroll_page scroll_page(const app_grid_page *page)
{
    int rows = rows_of(page);
    int cells = rows > 0 ? (rows - 1) * page->row_pitch + page->height : 0;
    return (app_scroll_page){page->window, cells + 2 * page->y, page->mirrored};
}

static int offset_of(const app_grid *grid, const app_grid_page *page)
{
    app_scroll_page scroll = scroll_page(page);
    return app_scroll_offset(&grid->scroll, &scroll);
}

int app_grid_row(const app_view *view, int height)
{
    return view->by_touch && height < APP_TARGET ? APP_TARGET : height;
}

app_grid_page app_grid_rows(int id, app_rect window, int row, int count)
{
    int bar = count * row > window.h ? APP_SCROLL_BAR + 4 : 0;
    return (app_grid_page){.id = id,
                           .window = window,
                           .columns = 1,
                           .width = window.w - bar,
                           .height = row,
                           .column_pitch = window.w,
                           .row_pitch = row,
                           .count = count};
}

void app_grid_add(const app_grid_page *page, app_control_list *controls, const char *label)
{
    if (page->window.w > 0 && !page->to_read)
        app_control_add(controls, page->id, APP_CONTROL_AREA, page->window, label)->disabled =
            page->count == 0;
}

void app_grid_choose(app_grid *grid, const app_grid_page *page, int cell)
{
    cell = cell >= page->count ? page->count - 1 : cell;
    grid->at = cell < 0 ? -1 : cell;
    if (grid->at < 0 || page->window.h <= 0)
        return;
    int top = grid->at / page->columns * page->row_pitch; /* with the gap before and behind */
    int bottom = top + page->height + 2 * page->y;
    int offset = offset_of(grid, page);
    if (top < offset)
        grid->scroll.wanted = top;
    else if (bottom > offset + page->window.h)
        grid->scroll.wanted = bottom - page->window.h;
}

/* Where an intent leads from the chosen cell; -1: nowhere in the grid. */
static int target_of(const app_grid *grid, const app_grid_page *page, app_intent way)
{
    int column = grid->at % page->columns;
    int row = grid->at / page->columns;
    int last = page->count - 1;
    int leap = page->window.h / page->row_pitch > 1 ? page->window.h / page->row_pitch - 1 : 1;
    switch (way) {
    case APP_INTENT_LEFT:
    case APP_INTENT_RIGHT:
        if ((way == APP_INTENT_LEFT) != page->mirrored)
            return column > 0 ? grid->at - 1 : -1;
        return column + 1 < page->columns && grid->at < last ? grid->at + 1 : -1;
    case APP_INTENT_UP:
        return row == 0 && page->columns == 1 ? 0 : grid->at - page->columns;
    case APP_INTENT_DOWN:
        if (row + 1 == rows_of(page) && page->columns > 1)
            return -1;
        return grid->at + page->columns < last ? grid->at + page->columns : last;
    case APP_INTENT_PAGE_UP:
        return (row > leap ? row - leap : 0) * page->columns + column;
    case APP_INTENT_PAGE_DOWN:
        return grid->at + leap * page->columns < last ? grid->at + leap * page->columns : last;
    case APP_INTENT_FIRST:
        return 0;
    case APP_INTENT_LAST:
        return last;
    default:
        return -1;
    }
}

static bool take_key(app_grid *grid, const app_grid_page *page, const app_event *event)
{
    app_grid from = *grid;
    from.at = from.at < 0 ? 0 : from.at;
    int to = target_of(&from, page, event->control);
    bool direction = app_intent_is_direction(event->control);
    if (direction && (to < 0 || to == grid->at))
        return event->repeat; /* at the edge it leads on, but what is held stays */
    if (to < 0)
        return false;
    if (grid->at < 0 && event->control != APP_INTENT_LAST)
        to = 0; /* where none was chosen, the first one is */
    app_grid_choose(grid, page, to);
    return true;
}

/* What is only read. */
static bool scroll_event(app_grid *grid, const app_grid_page *page, const app_event *event)
{
    app_scroll_page scroll = scroll_page(page);
    if (event->kind == APP_EVENT_POINTER_LEAVE)
        grid->hover = -1;
    if (event->kind == APP_EVENT_POINTER_MOVE)
        grid->hover = app_grid_cell_at(grid, page, event->x, event->y);
    if (event->kind == APP_EVENT_WHEEL && grid->hover < 0)
        return false;
    return app_scroll_event(&grid->scroll, &scroll, event);
}

bool app_grid_event(app_grid *grid, const app_grid_page *page, app_controls *controls,
                    const app_event *event)
{
    if (page->window.w == 0 || page->count == 0)
        return false;
    if (page->to_read)
        return scroll_event(grid, page, event);
    if (event->kind == APP_EVENT_KEY_DOWN) {
        bool used = controls->focus == page->id && take_key(grid, page, event);
        controls->focus_shown = controls->focus_shown || used;
        return used;
    }
    if (event->kind == APP_EVENT_WHEEL && controls->hover != page->id)
        return false;
    app_scroll_page scroll = scroll_page(page);
    if (app_scroll_event(&grid->scroll, &scroll, event))
        return true;
    if (event->kind == APP_EVENT_POINTER_LEAVE)
        grid->hover = -1;
    if (event->kind == APP_EVENT_POINTER_MOVE)
        grid->hover = app_grid_cell_at(grid, page, event->x, event->y);
    if (event->kind == APP_EVENT_POINTER_LONG && controls->pressed == page->id)
        controls->pressed = 0; /* the finger chose the cell, and opens nothing */
    if (event->kind == APP_EVENT_POINTER_DOWN) {
        int cell = app_grid_cell_at(grid, page, event->x, event->y);
        if (cell >= 0)
            app_grid_choose(grid, page, cell);
    }
    return false;
}

bool app_grid_roll(app_grid *grid, const app_grid_page *page, app_roll *roll,
                   const app_event *event)
{
    if (page->window.w == 0 || page->count == 0)
        return false;
    app_scroll_page scroll = scroll_page(page);
    return app_roll_begin(roll, &grid->scroll, &scroll, event);
}

app_rect app_grid_cell(const app_grid *grid, const app_grid_page *page, int cell)
{
    int column = cell % page->columns;
    int x = page->x + column * page->column_pitch;
    if (page->mirrored)
        x = page->window.w - x - page->width;
    return (app_rect){page->window.x + x,
                      page->window.y + page->y + cell / page->columns * page->row_pitch -
                          offset_of(grid, page),
                      page->width, page->height};
}

int app_grid_cell_at(const app_grid *grid, const app_grid_page *page, int x, int y)
{
    if (!app_rect_contains(page->window, x, y))
        return -1;
    int end = app_grid_end(grid, page);
    for (int cell = app_grid_first(grid, page); cell < end; cell++)
        if (app_rect_contains(app_grid_cell(grid, page, cell), x, y))
            return cell;
    return -1;
}

int app_grid_first(const app_grid *grid, const app_grid_page *page)
{
    int above = offset_of(grid, page) - page->y;
    return above > 0 ? above / page->row_pitch * page->columns : 0;
}

int app_grid_end(const app_grid *grid, const app_grid_page *page)
{
    int below = offset_of(grid, page) - page->y + page->window.h;
    int end = below > 0 ? (below / page->row_pitch + 1) * page->columns : 0;
    return end < page->count ? end : page->count;
}

void app_grid_draw_bar(const app_grid *grid, const app_view *view, const app_grid_page *page)
{
    app_scroll_page scroll = scroll_page(page);
    app_scroll_draw(view, &grid->scroll, &scroll);
}

void app_grid_draw_chosen(const app_view *view, app_rect at)
{
    const app_colours *c = view->colours;
    const app_shape_part face = {{0, 0, at.w, at.h}, 10, c->button_top, c->button_bottom};
    if (view->settings->theme == GAME_THEME_CONTRAST)
        app_shape_flat(view, at, 10, 2, c->button_top, c->button_bottom, c->text);
    else
        app_shape_parts(view, at, &face, 1);
}

void app_grid_draw_row(const app_grid *grid, const app_view *view, int row, app_rect at)
{
    if (row == grid->at)
        app_grid_draw_chosen(view, at);
    else if (row + 1 != grid->at)
        app_view_rule(view, at.x + 8, at.y + at.h - 1, at.w - 16);
}
