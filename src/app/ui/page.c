/* Asks all that can be touched on a screen about an event, in one order. */
#include "ui/page.h"

#include "ui/field.h"

#include <string.h>

static app_answer answer(app_answer_kind kind, int id, int value, const app_event *event)
{
    return (app_answer){kind, id, value, event};
}

/* ---- The dropdown: while it is open it alone is asked ---- */

void app_drop_open(app_drop *drop, int id, int chosen)
{
    *drop = (app_drop){.open = id, .controls = {.focus = chosen + 1, .focus_shown = true}};
}

static int widest(const app_view *view, const app_drop_item *items, int count)
{
    int most = 0;
    for (int i = 0; i < count; i++) {
        int width = app_view_text_width(view, APP_TYPE_BUTTON, items[i].label);
        if (items[i].note)
            width += app_view_text_width(view, APP_TYPE_LABEL, items[i].note) + 20;
        most = width > most ? width : most;
    }
    return most;
}

/* Below the button, or as near to that as the window lets it. */
static app_rect slab_of(const app_view *view, app_rect button, int width, int height)
{
    int margin = 8;
    app_rect slab = {button.x, button.y + button.h + 10, width, height};
    if (slab.x + slab.w > view->width - margin)
        slab.x = view->width - margin - slab.w;
    if (slab.y + slab.h > view->height - margin)
        slab.y = view->height - margin - slab.h;
    slab.x = slab.x < margin ? margin : slab.x;
    slab.y = slab.y < margin ? margin : slab.y;
    return slab;
}

void app_drop_lay_out(const app_view *view, app_rect button, const app_drop_item *items, int count,
                      int chosen, app_drop_layout *out)
{
    int pad = 8;
    int row = APP_TARGET;
    int room = view->height - 2 * 8 - 2 * pad;
    row = count * row > room ? room / count : row;
    int width = widest(view, items, count) + 2 * pad + 40;
    width = width < button.w ? button.w : width;
    *out = (app_drop_layout){.slab = slab_of(view, button, width, count * row + 2 * pad)};
    for (int i = 0; i < count; i++) {
        app_control *control = app_control_add(
            &out->rows, i + 1, APP_CONTROL_ROW,
            (app_rect){out->slab.x + pad, out->slab.y + pad + i * row, width - 2 * pad, row},
            items[i].label);
        control->note = items[i].note;
        control->disabled = items[i].disabled;
        control->chosen = i == chosen && !items[i].disabled;
    }
    app_controls_join(&out->rows, 0);
}

int app_drop_event(app_drop *drop, const app_drop_layout *layout, const app_event *event,
                   double now)
{
    app_control_result result =
        app_controls_event(&drop->controls, &layout->rows, APP_FOCUS_KEEPS, event, now);
    bool outside = event->kind == APP_EVENT_POINTER_DOWN &&
                   !app_rect_contains(layout->slab, event->x, event->y);
    bool escape = event->kind == APP_EVENT_KEY_DOWN && event->control == APP_INTENT_BACK;
    if (result.outcome == APP_CONTROL_CHOSEN || outside || escape)
        drop->open = 0;
    return result.outcome == APP_CONTROL_CHOSEN ? result.id - 1 : -1;
}

static void draw_open_drop(const app_view *view, const app_drop *drop,
                           const app_drop_layout *layout)
{
    app_view_slab(view, layout->slab, 14);
    app_controls_draw(view, &drop->controls, &layout->rows);
}

static const app_control *lay_out_drop(const app_page *page, const app_page_layout *layout,
                                       app_drop_layout *out)
{
    const app_control *button = app_control_find(&layout->controls, page->drop.open);
    if (button)
        app_drop_lay_out(layout->view, button->rect, layout->items, layout->item_count,
                         layout->item_chosen, out);
    return button;
}

static app_answer drop_event(app_page *page, const app_page_layout *layout, const app_event *event)
{
    app_drop_layout drop;
    int id = page->drop.open;
    if (!lay_out_drop(page, layout, &drop)) {
        page->drop.open = 0;
        return answer(APP_ANSWER_USED, 0, 0, event);
    }
    int item = app_drop_event(&page->drop, &drop, event, layout->view->now);
    return answer(item >= 0 ? APP_ANSWER_ITEM : APP_ANSWER_USED, id, item, event);
}

/* ---- Fields ---- */

/* The control that shows the page's field; NULL while it is not on the screen. */
static const app_control *control_of(const app_page *page, const app_page_layout *layout, int field)
{
    for (int i = 0; i < layout->controls.count; i++)
        if (layout->controls.items[i].field == &page->fields[field])
            return &layout->controls.items[i];
    return NULL;
}

/* True where a field used the event up; *typed becomes the one whose text has changed. */
static bool fields_event(app_page *page, const app_page_layout *layout, const app_event *event,
                         int *typed)
{
    bool used = false;
    for (int i = 0; i < APP_PAGE_FIELDS; i++) {
        char before[APP_FIELD_SIZE];
        const app_control *control = control_of(page, layout, i);
        if (!control)
            continue;
        memcpy(before, page->fields[i].text, sizeof before);
        app_event along = *event;
        along.x = app_control_along(control, event->x);
        used |= app_field_event(&page->fields[i], layout->view, control->rect,
                                page->controls.focus == control->id, &along);
        if (strcmp(before, page->fields[i].text) != 0)
            *typed = control->id;
    }
    return used;
}

const app_control *app_page_field(const app_page *page, const app_page_layout *layout)
{
    const app_control *focus = app_control_find(&layout->controls, page->controls.focus);
    return focus && focus->kind == APP_CONTROL_FIELD ? focus : NULL;
}

bool app_page_types(const app_page *page, const app_page_layout *layout)
{
    return app_page_field(page, layout) != NULL;
}

/* ---- Grids ---- */

/* True where a grid used the event up. A press on a cell chooses it and is not used up: the controls
 * move the focus there. *moved becomes the grid of which another cell is chosen, else -1. */
static bool grids_event(app_page *page, const app_page_layout *layout, const app_event *event,
                        int *moved)
{
    bool used = false;
    *moved = -1;
    for (int i = 0; i < APP_PAGE_GRIDS && !used && !layout->still; i++) {
        int before = page->grids[i].at;
        used = app_grid_event(&page->grids[i], &layout->grids[i], &page->controls, event);
        if (page->grids[i].at != before)
            *moved = i;
    }
    return used;
}

void app_page_add_grid(app_page_layout *layout, int grid, app_grid_page page, const char *label)
{
    layout->grids[grid] = page;
    app_grid_add(&page, &layout->controls, label);
}

int app_page_picked(const app_page *page, const app_page_layout *layout, int grid,
                    const app_answer *answer)
{
    const app_grid *at = &page->grids[grid];
    const app_event *event = answer->event;
    bool on_it = event->kind == APP_EVENT_KEY_UP ||
                 app_grid_cell_at(at, &layout->grids[grid], event->x, event->y) == at->at;
    return on_it ? at->at : -1;
}

void app_page_choose(app_page *page, const app_page_layout *layout, int grid, int cell)
{
    app_grid_choose(&page->grids[grid], &layout->grids[grid], cell);
}

/* ---- Controls that ask ---- */

enum { ASKED_MS = 3000 };

static bool is_asked(const app_page *page, int id, double now)
{
    return page->asked == id && now - page->asked_at < ASKED_MS;
}

void app_page_ask(const app_page *page, const app_page_layout *layout, app_control *control,
                  const char *question)
{
    control->asks = true;
    if (!is_asked(page, control->id, layout->view->now))
        return;
    if (control->label && control->kind != APP_CONTROL_ICON)
        control->label = question;
    else
        control->icon = APP_ICON_WARN;
    control->tip = question;
}

/* True where it does not ask, or was asked before. */
static bool confirm(app_page *page, const app_page_layout *layout, int id)
{
    const app_control *control = app_control_find(&layout->controls, id);
    bool done = !control || !control->asks || is_asked(page, id, layout->view->now);
    page->asked = done ? 0 : id;
    page->asked_at = layout->view->now;
    return done;
}

bool app_page_may(app_page *page, const app_page_layout *layout, int id)
{
    bool may = confirm(page, layout, id);
    if (!may)
        page->controls.focus = id;
    page->controls.focus_shown = page->controls.focus_shown || !may;
    return may;
}

static void leave_asked(app_page *page, const app_event *event)
{
    bool presses = event->kind == APP_EVENT_KEY_DOWN || event->kind == APP_EVENT_POINTER_DOWN;
    if (presses && page->controls.pressed != page->asked)
        page->asked = 0;
}

static double asked_wait(const app_page *page, double now)
{
    double left = page->asked_at + ASKED_MS - now;
    return page->asked && left > 0 ? left : 1e9;
}

/* ---- Controls ---- */

static app_answer controls_event(app_page *page, const app_page_layout *layout,
                                 const app_event *event)
{
    static const app_answer_kind kinds[] = {
        [APP_CONTROL_IGNORED] = APP_ANSWER_NONE,  [APP_CONTROL_USED] = APP_ANSWER_USED,
        [APP_CONTROL_CHOSEN] = APP_ANSWER_CHOSEN, [APP_CONTROL_CHANGED] = APP_ANSWER_CHANGED,
        [APP_CONTROL_HELD] = APP_ANSWER_HELD,     [APP_CONTROL_RELEASED] = APP_ANSWER_RELEASED,
    };
    app_control_result result = app_controls_event(&page->controls, &layout->controls,
                                                   layout->focus, event, layout->view->now);
    leave_asked(page, event);
    if (result.outcome == APP_CONTROL_CHOSEN && !confirm(page, layout, result.id))
        result.outcome = APP_CONTROL_USED;
    if (event->kind == APP_EVENT_KEY_DOWN)
        app_scroll_follow(&page->scroll, &layout->scroll, &page->controls, &layout->controls);
    return answer(kinds[result.outcome], result.id, result.value, event);
}

app_answer app_page_event(app_page *page, const app_page_layout *layout, const app_event *event)
{
    int typed = 0, moved = -1;
    if (page->drop.open)
        return drop_event(page, layout, event);
    if (app_scroll_event(&page->scroll, &layout->scroll, event))
        return answer(APP_ANSWER_USED, 0, 0, event);
    bool used =
        fields_event(page, layout, event, &typed) || grids_event(page, layout, event, &moved);
    app_answer out = answer(APP_ANSWER_USED, 0, 0, event);
    if (!used)
        out = controls_event(page, layout, event);
    if (typed)
        return answer(APP_ANSWER_TYPED, typed, 0, event);
    if (moved >= 0)
        return answer(APP_ANSWER_MOVED, layout->grids[moved].id, page->grids[moved].at, event);
    return out;
}

app_rolled app_page_finger(app_page *page, const app_page_layout *layout, const app_event *event)
{
    if (event->kind != APP_EVENT_POINTER_DOWN)
        return app_roll_event(&page->roll, event);
    page->roll.state = APP_ROLL_NONE;
    bool rolls =
        !page->drop.open && app_roll_begin(&page->roll, &page->scroll, &layout->scroll, event);
    for (int i = 0; i < APP_PAGE_GRIDS && !rolls && !page->drop.open && !layout->still; i++)
        rolls = app_grid_roll(&page->grids[i], &layout->grids[i], &page->roll, event);
    return rolls ? APP_ROLL_USED : APP_ROLL_IGNORED;
}

bool app_page_browses(const app_page *page, int id, int field, bool sideways,
                      const app_event *event)
{
    bool empty = page->fields[field].text[0] == '\0';
    if (event->kind != APP_EVENT_KEY_DOWN || event->way == GAME_WAY_PAD ||
        page->controls.focus != id)
        return false;
    switch (event->control) {
    case APP_INTENT_UP:
    case APP_INTENT_DOWN:
    case APP_INTENT_PAGE_UP:
    case APP_INTENT_PAGE_DOWN:
        return true;
    case APP_INTENT_FIRST:
    case APP_INTENT_LAST:
        return empty;
    case APP_INTENT_LEFT:
    case APP_INTENT_RIGHT:
        return empty && sideways;
    default:
        return false;
    }
}

app_intent app_answer_intent(const app_answer *answer)
{
    bool free = answer->kind == APP_ANSWER_NONE && answer->event->kind == APP_EVENT_KEY_DOWN;
    return free ? answer->event->intent : APP_INTENT_NONE;
}

bool app_page_leave_controls(app_page *page, const app_answer *answer)
{
    if (app_answer_intent(answer) != APP_INTENT_BACK || page->controls.focus == 0)
        return false;
    page->controls.focus = 0;
    return true;
}

/* An open dropdown has the focus. */
static app_controls controls_of(const app_page *page)
{
    app_controls controls = page->controls;
    if (page->drop.open)
        controls.focus = 0;
    return controls;
}

static void draw_drop(const app_page *page, const app_page_layout *layout)
{
    app_drop_layout drop;
    if (page->drop.open && lay_out_drop(page, layout, &drop))
        draw_open_drop(layout->view, &page->drop, &drop);
}

void app_page_draw_over(const app_page *page, const app_page_layout *layout)
{
    app_controls controls = controls_of(page);
    app_scroll_draw(layout->view, &page->scroll, &layout->scroll);
    app_controls_draw_over(layout->view, &controls, &layout->controls);
    draw_drop(page, layout);
}

app_cursor app_page_cursor(const app_page *page, const app_page_layout *layout)
{
    if (page->drop.open)
        return page->drop.controls.hover ? APP_CURSOR_HAND : APP_CURSOR_ARROW;
    for (int i = 0; i < APP_PAGE_GRIDS; i++)
        if (layout->grids[i].window.w > 0 && layout->grids[i].id == page->controls.hover)
            return page->grids[i].hover >= 0 ? APP_CURSOR_HAND : APP_CURSOR_ARROW;
    return app_controls_cursor(&page->controls, &layout->controls);
}

double app_page_wait(const app_page *page, const app_page_layout *layout)
{
    double now = layout->view->now, asked = asked_wait(page, now);
    double controls = app_controls_wait(&page->controls, &layout->controls, now);
    return asked < controls ? asked : controls;
}
