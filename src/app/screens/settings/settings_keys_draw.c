/* Draws the table of keys around its controls. */
#include "screens/settings/settings.h"

#include "ui/shape.h"

#include <stdio.h>

/* The row that is open is a plate of its own. */
static void draw_plate(const settings_layout *l, app_rect rect)
{
    const app_colours *c = l->view->colours;
    enum { OUT = 8 };
    app_rect plate = {rect.x - OUT, rect.y + 1, rect.w + 2 * OUT, rect.h - 2};
    if (l->view->settings->theme == GAME_THEME_CONTRAST)
        app_shape_ring(l->view, plate, 10, 2, c->text);
    else
        app_shape_fill(l->view, plate, 10, app_colour_with_alpha(c->text, 0.08));
}

static bool is_open(const settings_layout *l, const settings_key_row *row)
{
    settings_keys_stage stage = l->self->keys.stage;
    return row->action->intent == l->self->keys.action &&
           (stage == SETTINGS_KEYS_MENU || stage == SETTINGS_KEYS_LISTEN ||
            stage == SETTINGS_KEYS_ASK);
}

static void draw_row(const settings_layout *l, const settings_key_row *row, bool last)
{
    const app_colours *c = l->view->colours;
    app_rect r = row->rect;
    char label[96];
    if (is_open(l, row))
        draw_plate(l, (app_rect){r.x, r.y, r.w, row->end - r.y});
    app_view_fit(l->view, APP_TYPE_LIST, app_text(row->action->text), row->caps.x - r.x - 8, label,
                 sizeof label);
    app_view_text(l->view, APP_ALIGN_LEFT, r.x, r.y + 24, APP_TYPE_LIST, c->text, label);
    if (!last)
        app_view_rule(l->view, r.x, row->end, r.w);
}

static void draw_four(const settings_layout *l)
{
    const app_colours *c = l->view->colours;
    app_rect r = l->table.four;
    settings_keys_stage stage = l->self->keys.stage;
    if (stage == SETTINGS_KEYS_FOUR || stage == SETTINGS_KEYS_FOUR_ASK)
        draw_plate(l, r);
    app_view_text(l->view, APP_ALIGN_LEFT, r.x, r.y + 19, APP_TYPE_BUTTON, c->text,
                  app_text(APP_TEXT_BIND_FOUR));
    app_view_text(l->view, APP_ALIGN_LEFT, r.x, r.y + 43, APP_TYPE_LABEL, c->text2,
                  app_text(APP_TEXT_BIND_FOUR_NOTE));
    app_view_rule(l->view, r.x, r.y + r.h, r.w);
}

/* What is waited for, and which of the four are there. */
static void draw_well(const settings_layout *l)
{
    static const app_text_id words[SETTINGS_DIRECTIONS] = {
        APP_TEXT_BIND_FOUR_UP, APP_TEXT_BIND_FOUR_LEFT, APP_TEXT_BIND_FOUR_DOWN,
        APP_TEXT_BIND_FOUR_RIGHT};
    const settings_keys *keys = &l->self->keys;
    bool four = keys->stage == SETTINGS_KEYS_FOUR;
    app_rect well = l->table.well;
    int y = well.y + well.h / 2, x = well.x + 14;
    app_view_well(l->view, well, 12);
    x += app_view_text(l->view, APP_ALIGN_LEFT, x, y, APP_TYPE_NOTE, l->view->colours->text,
                       app_text(four ? words[keys->count] : APP_TEXT_BIND_PRESS));
    app_view_fill(l->view, (app_rect){x + 3, y - 9, 2, 18}, l->view->colours->persimmon_line);
    x += 16;
    for (int i = 0; four && i < keys->count; i++)
        x +=
            8 + app_view_text(l->view, APP_ALIGN_LEFT, x, y, APP_TYPE_CHIP, l->view->colours->text2,
                              app_source_name(keys->four[i], l->view->family).text);
    app_view_focus(l->view, well, 12);
}

/* To whom it belongs now. */
static void draw_question(const settings_layout *l)
{
    const app_binding *owner = app_settings_owner(l->app, &l->self->keys);
    const app_colours *c = l->view->colours;
    app_rect at = l->table.message;
    char words[160];
    int icon = 20;
    if (!owner)
        return;
    app_textf(words, sizeof words, APP_TEXT_BIND_TAKEN,
              app_source_name(owner->source, l->view->family).text,
              app_text(app_action_of(owner->intent)->text));
    app_view_icon(l->view, at.x, at.y - icon / 2, icon, APP_ICON_WARN, c->bounded);
    app_view_line(l->view, APP_ALIGN_LEFT, at.x + icon + 8, at.y, at.w - icon - 8, APP_TYPE_NOTE,
                  c->text, words);
}

/* Round what would be moved. */
static void draw_owned(const settings_layout *l)
{
    const app_binding *owner = app_settings_owner(l->app, &l->self->keys);
    const settings_key_table *table = &l->table;
    if (!owner)
        return;
    for (int i = 0; i < table->caps; i++) {
        const app_control *cap = app_control_find(&l->page.controls, table->ids[i]);
        int row = (table->ids[i] - SETTINGS_KEYS_FIRST) / SETTINGS_KEYS_OF_ROW;
        if (!cap || table->rows[row].action->intent != owner->intent ||
            !app_source_equal(table->sources[i], owner->source))
            continue;
        app_rect around = {cap->rect.x - 5, cap->rect.y - 5, cap->rect.w + 10, cap->rect.h + 13};
        app_shape_dashes(l->view, around, 11, 2, 5, l->view->colours->bounded);
    }
}

void app_settings_draw_keys(const settings_layout *l)
{
    const settings_key_table *table = &l->table;
    settings_keys_stage stage = l->self->keys.stage;
    if (table->four.w == 0)
        return;
    draw_four(l);
    for (int i = 0; i < table->count; i++)
        draw_row(l, &table->rows[i], i == table->count - 1);
    if (table->well.w > 0)
        draw_well(l);
    if (stage == SETTINGS_KEYS_ASK || stage == SETTINGS_KEYS_FOUR_ASK) {
        draw_question(l);
        draw_owned(l);
    }
    app_view_paragraph(l->view, table->four.x, table->note, table->four.w, APP_TYPE_LABEL,
                       l->view->colours->text2, app_text(APP_TEXT_BIND_PLACES), 2);
}
