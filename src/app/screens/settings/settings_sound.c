/* The sounds of a game, each to be heard at the press of a button. */
#include "screens/settings/settings.h"

#include "ui/shape.h"

#include <string.h>

enum { PITCH = 64, BUTTON_WIDTH = 52, BUTTON_HEIGHT = 48 };

typedef struct trial {
    app_sound sound;
    app_text_id name, note;
    const char *shape; /* what it looks like over time: a digit for each bar */
} trial;

static const trial trials[SETTINGS_TRIALS] = {
    {APP_SOUND_SLIDE, APP_TEXT_TRY_SLIDE, APP_TEXT_TRY_SLIDE_NOTE, "27421"},
    {APP_SOUND_HOME, APP_TEXT_TRY_HOME, APP_TEXT_TRY_HOME_NOTE, "295432221"},
    {APP_SOUND_STOP, APP_TEXT_TRY_STOP, APP_TEXT_TRY_STOP_NOTE, "421"},
    {APP_SOUND_SOLVED, APP_TEXT_TRY_SOLVED, APP_TEXT_TRY_SOLVED_NOTE, "24375964321"},
    {APP_SOUND_BUTTON, APP_TEXT_TRY_BUTTON, APP_TEXT_TRY_BUTTON_NOTE, "2421"},
};

static app_rect trial_rect(app_rect all, int index)
{
    return (app_rect){all.x, all.y + index * PITCH, all.w, PITCH};
}

int app_settings_place_trials(settings_layout *l, app_rect column)
{
    int first = l->page.controls.count;
    l->trials = (app_rect){column.x, column.y, column.w, SETTINGS_TRIALS * PITCH};
    for (int i = 0; i < SETTINGS_TRIALS; i++) {
        app_rect rect = trial_rect(l->trials, i);
        app_control *button = app_page_add(
            &l->page, SETTINGS_TRY_FIRST + i, APP_CONTROL_BUTTON,
            (app_rect){rect.x, rect.y + (PITCH - BUTTON_HEIGHT) / 2, BUTTON_WIDTH, BUTTON_HEIGHT},
            APP_TEXTS, APP_ICON_PLAY);
        button->tip = app_text(trials[i].name);
        button->disabled = !l->view->settings->sound;
    }
    app_page_join(&l->page, first);
    return l->trials.y + l->trials.h;
}

/* Bars that end at the right. */
static void draw_shape(const settings_layout *l, const char *shape, int right, int middle)
{
    enum { BAR = 4, STEP = 7, UNIT = 4 };
    int count = (int)strlen(shape);
    for (int i = 0; i < count; i++) {
        int height = (shape[i] - '0') * UNIT;
        app_rect bar = {right - (count - i) * STEP, middle - height / 2, BAR, height};
        app_shape_fill(l->view, bar, BAR / 2, app_style_series(l->view->settings->theme, 0));
    }
}

void app_settings_draw_trials(const settings_layout *l)
{
    const app_colours *c = l->view->colours;
    for (int i = 0; i < SETTINGS_TRIALS && l->trials.w > 0; i++) {
        app_rect rect = trial_rect(l->trials, i);
        int x = rect.x + BUTTON_WIDTH + 16, middle = rect.y + PITCH / 2;
        app_view_text(l->view, APP_ALIGN_LEFT, x, middle - 11, APP_TYPE_BUTTON, c->text,
                      app_text(trials[i].name));
        app_view_text(l->view, APP_ALIGN_LEFT, x, middle + 11, APP_TYPE_LABEL, c->text2,
                      app_text(trials[i].note));
        draw_shape(l, trials[i].shape, rect.x + rect.w, middle);
    }
}

/* What they look like. */
void app_settings_draw_signs(const settings_layout *l)
{
    static const app_text_id names[APP_BOARD_SIGNS] = {APP_TEXT_SIGN_SLIDE, APP_TEXT_SIGN_HOME,
                                                       APP_TEXT_SIGN_STOP};
    enum { HEAD = 38, TRAY = 127, NAMES = 22, LEAST = 790 };
    const app_colours *c = l->view->colours;
    app_rect tray = {l->trials.x, l->trials.y + l->trials.h + HEAD, l->trials.w, TRAY};
    if (l->view->height < LEAST)
        return;
    app_view_text(l->view, APP_ALIGN_LEFT, tray.x, tray.y - 18, APP_TYPE_BUTTON, c->text,
                  app_text(APP_TEXT_SIGNS));
    app_board_signs_draw_all(l->view, tray);
    for (int i = 0; i < APP_BOARD_SIGNS; i++)
        app_view_text(l->view, APP_ALIGN_CENTRE,
                      tray.x + tray.w * (2 * i + 1) / (2 * APP_BOARD_SIGNS),
                      tray.y + tray.h + NAMES, APP_TYPE_LABEL, c->text2, app_text(names[i]));
}

void app_settings_try(app *app, const settings_state *self, int index)
{
    enum { NOTE = 3 };
    const puzzle_board *goal = &self->preview.goal;
    app_cue cue = {.sound = trials[index].sound, .gain = 1, .slide_ms = app_slide_ms(app)};
    if (cue.sound == APP_SOUND_HOME)
        cue.note = NOTE;
    if (cue.sound == APP_SOUND_SOLVED)
        cue = app_cue_solved(goal, 0);
    app_sound_cue(app, &cue);
}
