/* Draws the settings. */
#include "screens/settings/settings.h"

#include "input/keys.h"
#include "text/words.h"
#include "ui/bar.h"

#include <stdio.h>

static void hover_note(const app_view *view, char *out, size_t size)
{
    app_key_name keys = app_view_key_names(view, APP_INTENT_FREEZE);
    if (keys.text[0])
        app_textf(out, size, APP_TEXT_HOVER_NOTE, keys.text);
    else
        app_textf(out, size, APP_TEXT_HOVER_NOTE_BARE);
}

/* The key that does the same as the row; NONE: there is none. */
static app_intent key_of(const settings_row *row)
{
    return row->id == SETTINGS_FULL      ? APP_INTENT_FULLSCREEN
           : row->id == SETTINGS_NUMBERS ? APP_INTENT_NUMBERS
           : row->id == SETTINGS_SOUND   ? APP_INTENT_SOUND
                                         : APP_INTENT_NONE;
}

/* Where no key does it, or none is at hand, there is nothing to be told. */
static void key_note(const app_view *view, app_intent intent, char *out, size_t size)
{
    app_key_name key = app_view_key_name(view, intent);
    if (!key.text[0])
        snprintf(out, size, "%s", "");
    else if (intent == APP_INTENT_FULLSCREEN)
        app_textf(out, size, APP_TEXT_FULLSCREEN_NOTE, key.text);
    else if (intent == APP_INTENT_NUMBERS)
        app_textf(out, size, APP_TEXT_NUMBERS_SETTING_NOTE, key.text);
    else
        app_textf(out, size, APP_TEXT_SOUND_NOTE, key.text);
}

/* A row's second line; "" where it has none. */
static void note_words(const settings_layout *l, const settings_row *row, char *out, size_t size)
{
    char now[32], most[32];
    const settings_facts *facts = &l->self->facts;
    const app_scale *scale = &l->app->window.scale;
    app_intent key = key_of(row);
    app_words_count(row->id == SETTINGS_RESULTS ? facts->results : facts->replays, now, sizeof now);
    app_words_count((unsigned long long)l->view->settings->replays, most, sizeof most);
    if (row->id >= SETTINGS_FOLDER_FIRST)
        snprintf(out, size, "%s", facts->folders[row->id - SETTINGS_FOLDER_FIRST]);
    else if (row->id == SETTINGS_REPLAYS_FIRST)
        app_textf(out, size, APP_TEXT_REPLAYS_NOTE, now, most);
    else if (row->id == SETTINGS_RESULTS)
        app_textf(out, size, APP_TEXT_RESULTS_NOTE, now);
    else if (key != APP_INTENT_NONE)
        key_note(l->view, key, out, size);
    else if (row->id == SETTINGS_HOVER)
        hover_note(l->view, out, size);
    else if (row->id == SETTINGS_SCALE && scale->used < scale->wanted)
        app_textf(out, size, APP_TEXT_SCALE_LESS, scale->used);
    else
        snprintf(out, size, "%s", row->note != APP_TEXTS ? app_text(row->note) : "");
}

/* Of a slider. */
static void value_words(const settings_layout *l, const settings_row *row, char *out, size_t size)
{
    bool percent = app_settings_is_loudness(row->id);
    if (row->id == SETTINGS_SCALE)
        app_textf(out, size, APP_TEXT_PERCENT, app_settings_scale(l));
    else
        app_textf(out, size, percent ? APP_TEXT_PERCENT : APP_TEXT_MILLISECONDS,
                  app_settings_value(l->view->settings, row));
}

/* At its right. */
static void draw_value(const settings_layout *l, const settings_place *place)
{
    char value[32];
    value_words(l, place->row, value, sizeof value);
    app_view_text(l->view, APP_ALIGN_RIGHT, place->rect.x + place->rect.w,
                  place->rect.y + place->rect.h / 2, APP_TYPE_NOTE, l->view->colours->text, value);
}

static void draw_row(const settings_layout *l, const settings_place *place)
{
    const app_colours *c = l->view->colours;
    const settings_row *row = place->row;
    char note[OS_PATH_SIZE];
    int x = place->rect.x, middle = place->rect.y + place->rect.h / 2;
    note_words(l, row, note, sizeof note);
    app_view_text(l->view, APP_ALIGN_LEFT, x, middle - (note[0] ? 13 : 0), APP_TYPE_BUTTON, c->text,
                  app_text(row->label));
    if (row->kind == APP_CONTROL_BUTTON)
        app_view_fit(l->view, APP_TYPE_LABEL, note, place->rect.w - 120, note, sizeof note);
    if (note[0])
        app_view_text(l->view, APP_ALIGN_LEFT, x, middle + 12, APP_TYPE_LABEL, c->text2, note);
    if (row->kind == APP_CONTROL_SLIDER)
        draw_value(l, place);
}

/* Whether replays shall go. */
static void draw_question(const settings_layout *l)
{
    const app_colours *c = l->view->colours;
    app_rect at = l->question;
    char words[128];
    int y = at.y + 10, icon = 20;
    if (at.w == 0)
        return;
    app_text_n(words, sizeof words, APP_TEXT_REPLAYS_ASK, (long long)l->self->surplus);
    app_view_icon(l->view, at.x, y - icon / 2, icon, APP_ICON_WARN, c->bounded);
    app_view_text(l->view, APP_ALIGN_LEFT, at.x + icon + 8, y, APP_TYPE_NOTE, c->text, words);
}

static void draw_rows(const settings_layout *l)
{
    app_page_clip(&l->page);
    for (int i = 0; i < l->count && !l->places[i].narrow; i++) {
        const settings_place *place = &l->places[i];
        draw_row(l, place);
        if (i + 1 < l->count || l->table.four.w > 0)
            app_view_rule(l->view, place->rect.x, place->end, place->rect.w);
    }
    app_settings_draw_keys(l);
    draw_question(l);
    if (!l->aside)
        app_settings_draw_trials(l);
    app_view_unclip(l->view);
}

/* With the name of the set that they are of. */
static void draw_trials_aside(const settings_layout *l)
{
    static const app_text_id sets[GAME_SOUND_SETS] = {APP_TEXT_SOUND_GLAZED, APP_TEXT_SOUND_WOOD,
                                                      APP_TEXT_SOUND_SOFT};
    const app_colours *c = l->view->colours;
    app_rect at = l->trials;
    app_view_text(l->view, APP_ALIGN_LEFT, at.x, 107, APP_TYPE_BUTTON, c->text,
                  app_text(APP_TEXT_TRY_THEM));
    app_view_text(l->view, APP_ALIGN_RIGHT, at.x + at.w, 107, APP_TYPE_LABEL, c->text2,
                  app_text(sets[l->view->settings->sound_set]));
    app_settings_draw_trials(l);
    app_settings_draw_signs(l);
}

static void draw_side(const settings_layout *l)
{
    for (int i = 0; i < l->count && l->places[i].narrow; i++) {
        const settings_place *place = &l->places[i];
        char note[OS_PATH_SIZE], value[32] = "";
        note_words(l, place->row, note, sizeof note);
        if (place->row->kind == APP_CONTROL_SLIDER)
            value_words(l, place->row, value, sizeof value);
        app_settings_draw_side_row(l, place, note, value);
        if (i + 1 < l->count && place->row->kind != APP_CONTROL_SLIDER)
            app_view_rule(l->view, place->rect.x, place->end, place->rect.w);
    }
}

static void draw_preview(const settings_layout *l)
{
    const app_colours *c = l->view->colours;
    const app_board_layout *board = &l->preview;
    game_look look = {.style = GAME_NUMBERS};
    app_skin skin = {.goal = &l->self->preview.goal, .look = &look};
    if (board->side == 0)
        return;
    app_view_text(l->view, APP_ALIGN_LEFT, board->tray.x, 107, APP_TYPE_BUTTON, c->text,
                  app_text(APP_TEXT_PREVIEW));
    app_board_view_draw(&l->self->preview.view, l->view, board, &skin, NULL, false);
    app_view_paragraph(l->view, board->tray.x, l->caption, board->tray.w, APP_TYPE_LABEL, c->text2,
                       app_text(APP_TEXT_PREVIEW_NOTE), 2);
}

void app_settings_draw(const void *layout)
{
    const settings_layout *l = layout;
    int tab = SETTINGS_TAB_FIRST + (int)l->self->tab;
    if (l->kind != APP_LAYOUT_MINIMUM) /* there the tabs stand in its place */
        app_bar_title(l->view, app_text(APP_TEXT_SETTINGS), NULL, 80);
    if (l->kind == APP_LAYOUT_WIDE) /* elsewhere the tabs stand over the rows */
        app_view_text(l->view, APP_ALIGN_LEFT, l->column, 107, APP_TYPE_PAGE_TITLE,
                      l->view->colours->text, app_control_find(&l->page.controls, tab)->label);
    draw_rows(l);
    draw_side(l);
    draw_preview(l);
    if (l->aside && l->trials.w > 0)
        draw_trials_aside(l);
    app_page_draw(&l->self->page, &l->page);
}
