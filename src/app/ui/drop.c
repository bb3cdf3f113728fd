/* A dropdown. */
#include "ui/drop.h"

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

void app_drop_draw(const app_view *view, const app_drop *drop, const app_drop_layout *layout)
{
    app_view_slab(view, layout->slab, 14);
    app_controls_draw(view, &drop->controls, &layout->rows);
}
