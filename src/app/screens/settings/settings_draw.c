/* Draws the settings. */
#include "screens/settings/settings.h"

#include "ui/bar.h"

#include <stdio.h>

static void draw_value(const app_view *view, const settings_state *self, settings_id id,
                       app_rect place)
{
    char value[32];
    if (id == SETTINGS_SCALE)
        app_textf(value, sizeof value, APP_TEXT_PERCENT, self->scale);
    else
        app_textf(value, sizeof value, APP_TEXT_MILLISECONDS, view->settings->slide_ms);
    app_view_text(view, APP_ALIGN_RIGHT, place.x + place.w, place.y + place.h / 2, APP_TYPE_NOTE,
                  view->colours->text, value);
}

static void draw_row(const app_view *view, const settings_state *self, const settings_row *row,
                     app_rect place)
{
    const app_colours *c = view->colours;
    char note[SETTINGS_NOTE_SIZE];
    int middle = place.y + place.h / 2;
    app_settings_note(self, view->settings, row, note, sizeof note);
    app_view_text(view, APP_ALIGN_LEFT, place.x, middle - (note[0] ? 13 : 0), APP_TYPE_BUTTON,
                  c->text, app_text(row->label));
    if (row->kind == APP_CONTROL_BUTTON)
        app_view_fit(view, APP_TYPE_LABEL, note, place.w - 120, note, sizeof note);
    if (note[0])
        app_view_text(view, APP_ALIGN_LEFT, place.x, middle + 12, APP_TYPE_LABEL, c->text2, note);
    if (row->kind == APP_CONTROL_SLIDER)
        draw_value(view, self, row->id, place);
}

static void draw_question(const app_view *view, const settings_state *self, app_rect at)
{
    char words[128];
    int y = at.y + 10;
    int icon = 20;
    if (at.w == 0)
        return;
    app_settings_question(self, words, sizeof words);
    app_view_icon(view, at.x, y - icon / 2, icon, APP_ICON_WARN, view->colours->bounded);
    app_view_text(view, APP_ALIGN_LEFT, at.x + icon + 8, y, APP_TYPE_NOTE, view->colours->text,
                  words);
}

static void draw_rows(const app_view *view, const settings_state *self,
                      const settings_layout *layout)
{
    app_view_clip(view, layout->page.window);
    for (int i = 0; i < layout->count; i++) {
        draw_row(view, self, layout->rows[i], layout->places[i]);
        if (i + 1 < layout->count)
            app_view_rule(view, layout->places[i].x, layout->ends[i], layout->places[i].w);
    }
    draw_question(view, self, layout->question);
    app_view_unclip(view);
}

static void draw_preview(const app_view *view, const settings_state *self,
                         const settings_layout *layout)
{
    const app_board_layout *board = &layout->preview;
    game_look look = {.style = GAME_NUMBERS};
    app_skin skin = {.goal = &self->solved, .look = &look};
    app_board_hint none = {0};
    app_view_text(view, APP_ALIGN_LEFT, board->tray.x, 107, APP_TYPE_BUTTON, view->colours->text,
                  app_text(APP_TEXT_PREVIEW));
    app_board_view_draw(&self->preview, view, board, &skin, &none, false);
    app_view_paragraph(view, board->tray.x, layout->caption, board->tray.w, APP_TYPE_LABEL,
                       view->colours->text2, app_text(APP_TEXT_PREVIEW_NOTE), 2);
}

void app_settings_draw(const app *app, const void *state, const app_view *view)
{
    const settings_state *self = state;
    settings_layout layout;
    app_settings_lay_out(app, self, &layout);
    const app_colours *c = view->colours;
    app_bar_title(view, app_text(APP_TEXT_SETTINGS), NULL, 80);
    if (layout.title)
        app_view_text(view, APP_ALIGN_LEFT, layout.left, layout.title, APP_TYPE_PAGE_TITLE, c->text,
                      app_settings_page_title(self->page));
    draw_rows(view, self, &layout);
    if (layout.preview.side > 0)
        draw_preview(view, self, &layout);
    app_scroll_draw(view, &self->scroll, &layout.page);
    app_controls_draw(view, &self->controls, &layout.controls);
}
