/* The switches and times of the controls page in a column at the side, beside the table of keys. */
#include "screens/settings/settings.h"

#include "ui/cut.h"

enum { TOGGLE = 84, SLIDER = 64 };

static bool stands_here(const app_view *view, const settings_row *row)
{
    return row->tab == SETTINGS_CONTROLS && app_settings_row_counts(view->settings, row);
}

static int height_of(const settings_row *row)
{
    return row->kind == APP_CONTROL_SLIDER ? SLIDER : TOGGLE;
}

int app_settings_side_height(const app_view *view)
{
    int height = 0;
    for (int i = 0; i < SETTINGS_ROWS; i++)
        height += stands_here(view, &app_settings_rows[i]) ? height_of(&app_settings_rows[i]) : 0;
    return height;
}

void app_settings_place_side(settings_layout *l, int x, int y)
{
    int first = l->page.controls.count;
    for (int i = 0; i < SETTINGS_ROWS; i++) {
        const settings_row *row = &app_settings_rows[i];
        app_rect rect = {x, y, SETTINGS_SIDE, height_of(row)};
        if (!stands_here(l->view, row))
            continue;
        app_rect lower = {x, y + SLIDER / 2, SETTINGS_SIDE, SLIDER / 2};
        if (row->kind == APP_CONTROL_SLIDER)
            app_settings_place_slider(l, row, app_cut_middle(lower, lower.w - 24, 30));
        else
            app_page_add(&l->page, row->id, row->kind, rect, APP_TEXTS, APP_ICON_NONE)->chosen =
                app_settings_value(l->view->settings, row);
        y += rect.h;
        l->places[l->count++] = (settings_place){row, rect, y, true};
    }
    app_page_join(&l->page, first);
}

void app_settings_draw_side_row(const settings_layout *l, const settings_place *place,
                                const char *note, const char *value)
{
    const app_colours *c = l->view->colours;
    app_rect r = place->rect;
    bool slider = place->row->kind == APP_CONTROL_SLIDER;
    int toggle = 64 + 14;
    app_view_text(l->view, APP_ALIGN_LEFT, r.x, r.y + (slider ? 17 : 20), APP_TYPE_BUTTON, c->text,
                  app_text(place->row->label));
    if (slider)
        app_view_text(l->view, APP_ALIGN_RIGHT, r.x + r.w, r.y + 17, APP_TYPE_NOTE, c->text, value);
    else
        app_view_paragraph(l->view, r.x, r.y + 44, r.w - toggle, APP_TYPE_LABEL, c->text2, note, 2);
}
