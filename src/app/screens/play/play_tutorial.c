/* The tips of the first game: which one is shown, and when it is learnt. */
#include "screens/play/play.h"

#include "client/games.h"
#include "input/keys.h"
#include "text/translate.h"
#include "ui/glyph.h"

#include <math.h>
#include <string.h>

/* Steps after which what was told is taken as read. */
enum { PATIENCE = 8, FADE_MS = 220 };

bool app_play_guiding(const app *app)
{
    return !app->client.settings.guided && client_has_round(&app->client) && !app->client.in_run &&
           !game_session_solved(&client_round(&app->client)->session);
}

static void begin_lesson(const app *app, play_tutorial *self)
{
    const game_session *session = &client_round(&app->client)->session;
    self->begun = true;
    self->game = client_round(&app->client)->id;
    self->steps = (int)session->done + session->undos;
    self->since = app->options.no_animation ? app->now - FADE_MS : app->now;
}

static bool learnt(const app *app, const play_tutorial *self, bool goal_seen)
{
    const game_session *session = &client_round(&app->client)->session;
    int steps = (int)session->done + session->undos - self->steps;
    if (self->lesson == PLAY_LESSON_SLIDE)
        return session->started;
    bool done = self->lesson == PLAY_LESSON_GOAL ? goal_seen : game_session_hints(session) > 0;
    return done || steps >= PATIENCE;
}

void app_play_tutorial_go_on(app *app, play_tutorial *self)
{
    self->lesson++;
    self->begun = false;
    if (self->lesson < PLAY_LESSONS)
        return;
    app->client.settings.guided = true;
    client_settings_changed(&app->client);
}

void app_play_tutorial_update(app *app, play_tutorial *self, bool goal_seen)
{
    if (!app_play_guiding(app))
        return;
    if (self->lesson == PLAY_LESSONS) /* all of it once more: the settings say so */
        *self = (play_tutorial){0};
    if (!self->begun || self->game != client_round(&app->client)->id)
        begin_lesson(app, self);
    if (!learnt(app, self, goal_seen))
        return;
    app_play_tutorial_go_on(app, self);
    if (app_play_guiding(app))
        begin_lesson(app, self);
}

double app_play_tutorial_wait(const app *app, const play_tutorial *self)
{
    bool moves = app_play_guiding(app) && !app->client.settings.reduced_motion;
    return moves && app->now - self->since < FADE_MS ? 0 : APP_WAIT_LONG;
}

/* ---- Its slab ---- */

bool app_play_shows_guide(const app_parts *p, play_form form)
{
    bool hint = game_hint_stage_now(p->app->client.hint) != GAME_HINT_NONE; /* which says more */
    return !form.zen && app_play_guiding(p->app) && !hint &&
           app_play_state(p)->guide.lesson != PLAY_LESSONS;
}

/* It comes from a little way below. */
static int offset_of(const app_parts *p)
{
    double left = 1 - (p->view->now - app_play_state(p)->guide.since) / FADE_MS;
    return p->view->settings->reduced_motion || left <= 0 ? 0 : (int)(16 * pow(left, 3));
}

/* By what is in the player's hand. Of keys, the arrows are what most people will try. */
static const char *slide_note(app_parts *p)
{
    const app_view *view = p->view;
    app_key_name keys = app_keys_directions(view->bindings);
    const char *arrows = _("Arrows");
    if (view->by_touch)
        return _("Tap or drag it.");
    if (view->by_pad)
        return _("Press the d-pad, or move the stick.");
    if (strncmp(keys.text, arrows, strlen(arrows)) == 0)
        return _("Click or drag it, or use an arrow key.");
    return keys.text[0] ? parts_print(p, _("Click or drag it, or press %s."), keys.text)
                        : _("Click or drag it.");
}

static const char *goal_note(app_parts *p, play_form form)
{
    app_key_name key = app_view_key_name(p->view, APP_INTENT_PEEK);
    bool menu = form.kind == APP_LAYOUT_MINIMUM; /* the goal has no place of its own there */
    if (!key.text[0])
        return menu ? _("Side by side in the menu shows it.") : _("Press it to enlarge it.");
    return parts_print(p,
                       menu ? _("Press %s, or Side by side in the menu.")
                            : _("Press it, or %s, to enlarge it."),
                       key.text);
}

static const char *hint_note(app_parts *p)
{
    app_key_name key = app_view_key_name(p->view, APP_INTENT_HINT);
    return key.text[0] ? parts_print(p, _("Each press, or %s, tells a little more."), key.text)
                       : _("Each press tells a little more.");
}

/* A ring round what the guide is about. */
static void draw_ring(const app_parts *p, const app_part *part)
{
    static const int subjects[PLAY_LESSONS] = {PLAY_BOARD, PLAY_GOAL, PLAY_HINT};
    int id = subjects[part->number];
    id = app_parts_rect(p, id).w > 0 ? id : PLAY_MENU;
    const app_control *control = app_control_find(&p->page.controls, id);
    app_view_ring(p->view, control ? control->rect : app_parts_rect(p, id), 10,
                  p->view->colours->persimmon_line);
}

static void add_words(app_parts *p, play_form form, play_lesson lesson)
{
    static const char *const heads[PLAY_LESSONS] = {
        N_("Slide a tile into the gap"), N_("Here is the goal"), N_("Stuck? Take a hint")};
    const char *note = lesson == PLAY_LESSON_SLIDE  ? slide_note(p)
                       : lesson == PLAY_LESSON_GOAL ? goal_note(p, form)
                                                    : hint_note(p);
    parts_row (p, 0) {
        parts_paragraph(p, APP_TYPE_NOTE, _(heads[lesson]), .grow = 1);
        parts_icon_button(p, PLAY_GUIDE_CLOSE, APP_ICON_CLOSE, _("Got it"));
    }
    parts_paragraph(p, APP_TYPE_LABEL, note, .weak = true);
}

void app_play_add_guide(app_parts *p, play_form form)
{
    enum { WIDTH = 304, PAD = 16, FOOT = 9, AROUND = 8 };
    play_lesson lesson = app_play_state(p)->guide.lesson;
    bool low = form.kind == APP_LAYOUT_MINIMUM;
    parts_row (p, 0, .centred = low, .pad = {0, 0, 0, low ? AROUND : 0}) {
        parts_column (p, 0, .id = PLAY_GUIDE, .look = APP_LOOK_SLAB, .radius = 12, .grow = 1,
                      .most_width = WIDTH, .clear = true, .below = offset_of(p),
                      .pad = {PAD, 0, 0, FOOT}) {
            add_words(p, form, lesson);
        }
    }
    parts_figure(p, draw_ring, NULL, .number = (int)lesson, .last = true);
}
