#include "bar.h"

app_control *app_bar_icon(const app_view *view, app_control_list *list, int id, int x,
                          app_icon icon, app_text_id label, app_text_id keys)
{
    int side = app_px(view, 44);
    int bar = app_px(view, app_view_layout(view) == APP_LAYOUT_MINIMUM ? 52 : 76);
    app_control *control =
        app_control_add(list, id, APP_CONTROL_ICON,
                        (app_rect){x - side / 2, (bar - side) / 2, side, side}, app_text(label));
    control->icon = icon;
    control->note = keys == APP_TEXTS ? NULL : app_text(keys);
    return control;
}
