/* The sounds of a game, each to be heard at the press of a button. */
#include "screens/settings/settings.h"

#include "ui/shape.h"

#include <string.h>

typedef struct trial {
    app_sound sound;
    const char *name, *note;
    const char *shape; /* what it looks like over time: a digit for each bar */
} trial;

static const trial trials[SETTINGS_TRIALS] = {
    {APP_SOUND_SLIDE, N_("Slide"), N_("A tile moves"), "27421"},
    {APP_SOUND_HOME, N_("Home"), N_("A tile reaches its place"), "295432221"},
    {APP_SOUND_STOP, N_("Stop"), N_("No tile can move"), "421"},
    {APP_SOUND_SOLVED, N_("Solved"), N_("The last tile is home"), "24375964321"},
    {APP_SOUND_BUTTON, N_("Button"), N_("A button is pressed"), "2421"},
};

enum { BAR = 4, STEP = 7, UNIT = 4 }; /* of a shape */

/* Time goes from left to right in every language. */
static void draw_shape(const app_parts *p, const app_part *part)
{
    const char *shape = part->of;
    app_rect at = part->rect;
    for (int i = 0; shape[i]; i++) {
        int height = (shape[i] - '0') * UNIT;
        app_rect bar = {at.x + i * STEP, at.y + (at.h - height) / 2, BAR, height};
        app_shape_fill(p->view, bar, BAR / 2, app_style_series(p->view->settings->theme, 0));
    }
}

static void add_trial(app_parts *p, int index)
{
    const trial *trial = &trials[index];
    parts_row (p, 16, .least_height = 64) {
        parts_button(p, SETTINGS_TRY_FIRST + index, _(trial->name), .bare = true, .width = 52,
                     .height = 48, .icon = APP_ICON_PLAY, .disabled = !p->view->settings->sound);
        parts_column (p, 0, .grow = 1, .centred = true) {
            parts_paragraph(p, APP_TYPE_BUTTON, _(trial->name));
            parts_paragraph(p, APP_TYPE_LABEL, _(trial->note), .weak = true);
        }
        parts_figure(p, draw_shape, NULL, .of = trial->shape,
                     .width = (int)strlen(trial->shape) * STEP);
    }
}

void app_settings_add_trials(app_parts *p)
{
    parts_column (p, 0, .together = true) {
        for (int i = 0; i < SETTINGS_TRIALS; i++)
            add_trial(p, i);
    }
}

static void draw_signs(const app_parts *p, const app_part *part)
{
    app_board_signs_draw_all(p->view, part->rect);
}

void app_settings_add_signs(app_parts *p)
{
    enum { TRAY = 127 };
    static const char *const names[APP_BOARD_SIGNS] = {N_("slide"), N_("home"), N_("stop")};
    parts_column (p, 8, .leave = 1, .pad = {0, 7, 0, 0}) {
        parts_text(p, APP_TYPE_BUTTON, _("Signs"));
        parts_figure(p, draw_signs, _("What the signs look like"), .height = TRAY);
        parts_wrap (p, 0, .columns = APP_BOARD_SIGNS, .pad = {0, 3, 0, 0}) {
            for (int i = 0; i < APP_BOARD_SIGNS; i++)
                parts_text(p, APP_TYPE_LABEL, _(names[i]), .weak = true, .align = APP_ALIGN_CENTRE);
        }
    }
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
