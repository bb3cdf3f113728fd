/* The bar at the top of a screen. */
#include "ui/bar.h"

#include "ui/focus.h"

app_control *app_bar_icon(const app_view *view, app_control_list *list, int id, int x,
                          app_icon icon, app_text_id label, app_text_id note)
{
    int side = 44;
    int bar = app_view_bar(view);
    app_control *control =
        app_control_add(list, id, APP_CONTROL_ICON,
                        (app_rect){x - side / 2, (bar - side) / 2, side, side}, app_text(label));
    control->group = APP_GROUP_BAR;
    control->icon = icon;
    control->note = note == APP_TEXTS ? NULL : app_text(note);
    return control;
}

app_control *app_bar_key_icon(const app_view *view, app_control_list *list, int id, int x,
                              app_icon icon, app_text_id label, app_intent intent)
{
    app_control *control = app_bar_icon(view, list, id, x, icon, label, APP_TEXTS);
    control->intent = intent;
    return control;
}

/* Returns where it ends. */
static int draw_line(const app_view *view, int x, int y, int icons, app_type type,
                     app_colour colour, const char *text)
{
    return x +
           app_view_line(view, APP_ALIGN_LEFT, x, y, view->width - x - icons, type, colour, text);
}

static void draw_facts(const app_view *view, int x, int y, int icons, const char *facts)
{
    char shown[512];
    app_view_fit_facts(view, APP_TYPE_LABEL, facts, view->width - x - icons, shown, sizeof shown);
    app_view_text(view, APP_ALIGN_LEFT, x, y, APP_TYPE_LABEL, view->colours->text2, shown);
}

int app_bar_title(const app_view *view, const char *title, const char *note, int icons)
{
    const app_colours *c = view->colours;
    bool low = app_view_layout(view) == APP_LAYOUT_MINIMUM;
    int x = low ? 52 : 72;
    if (note && !low)
        draw_facts(view, x, 54, icons, note);
    return draw_line(view, x,
                     low    ? 26
                     : note ? 28
                            : 38,
                     icons, APP_TYPE_SCREEN_TITLE, c->text, title);
}
