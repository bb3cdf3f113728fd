/* The tips of the first game: which one is shown, and when it is learnt. */
#include "screens/play/play.h"

#include "client/games.h"
#include "input/keys.h"
#include "text/text.h"
#include "ui/cut.h"
#include "ui/glyph.h"
#include "ui/shape.h"

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

/* ---- Its place ---- */

enum { WIDTH = 304, HEIGHT = 62, LINE = 20, TIGHT = 260 };

/* The note has two lines where one is too short for it. */
static int lines_of(app_rect slab)
{
    return slab.w < TIGHT ? 2 : 1;
}

/* Below the smallest windows' board, else in the panel's lower part, where nothing else is then: no tile,
 * counter or caption is ever covered. */
static app_rect place_slab(const play_layout *l)
{
    app_rect area = {l->log.x, l->log.y - 14, l->log.w, 0};
    if (l->kind == APP_LAYOUT_MINIMUM)
        area = (app_rect){8, l->view->height - HEIGHT - 8, l->view->width - 16, 0};
    else if (l->narrow)
        area = (app_rect){l->score.x, l->thumbnail.y + (l->ghost.w > 0 ? 0 : 26),
                          l->log.x + l->log.w - l->score.x, 0};
    app_rect slab = {area.x, area.y, app_at_most(area.w, WIDTH), 0};
    if (l->kind == APP_LAYOUT_MINIMUM)
        slab.x += (area.w - slab.w) / 2;
    slab.h = HEIGHT + (lines_of(slab) - 1) * LINE;
    slab.y = app_at_most(slab.y, l->view->height - 4 - slab.h);
    return slab;
}

/* What is told of, so that it can be outlined. */
static app_rect subject_of(const play_layout *l)
{
    if (l->self->guide.lesson == PLAY_LESSON_SLIDE)
        return l->board.tray;
    if (l->self->guide.lesson == PLAY_LESSON_GOAL && l->thumbnail.w > 0)
        return l->thumbnail;
    int id = l->self->guide.lesson == PLAY_LESSON_GOAL ? PLAY_MENU : PLAY_HINT;
    const app_control *control = app_control_find(&l->page.controls, id);
    return control ? control->rect : (app_rect){0};
}

void app_play_place_guide(play_layout *l)
{
    enum { SIDE = 44 };
    if (l->self->guide.lesson == PLAY_LESSONS)
        return;
    app_rect slab = place_slab(l);
    l->guide = (play_tutorial_layout){slab, subject_of(l)};
    l->page.controls.over = slab;
    app_page_add(&l->page, PLAY_GUIDE_CLOSE, APP_CONTROL_ICON,
                 (app_rect){slab.x + slab.w - SIDE, slab.y, SIDE, SIDE}, APP_TEXT_GUIDE_CLOSE,
                 APP_ICON_CLOSE);
}

/* ---- Drawing ---- */

/* It comes from a little way below. */
static int offset_of(const play_layout *l)
{
    double left = 1 - (l->view->now - l->self->guide.since) / FADE_MS;
    return l->view->settings->reduced_motion || left <= 0 ? 0 : 16 * pow(left, 3);
}

/* By what is in the player's hand. Of keys, the arrows are what most people will try. */
static void slide_note(const app_view *view, char *out, size_t size)
{
    app_key_name keys = app_keys_directions(view->bindings);
    const char *arrows = app_text(APP_TEXT_KEYCAP_ARROWS);
    if (view->by_touch)
        app_textf(out, size, APP_TEXT_GUIDE_SLIDE_NOTE_TOUCH);
    else if (view->by_pad)
        app_textf(out, size, APP_TEXT_GUIDE_SLIDE_NOTE_PAD);
    else if (strncmp(keys.text, arrows, strlen(arrows)) == 0)
        app_textf(out, size, APP_TEXT_GUIDE_SLIDE_NOTE);
    else if (keys.text[0])
        app_textf(out, size, APP_TEXT_GUIDE_SLIDE_NOTE_KEYS, keys.text);
    else
        app_textf(out, size, APP_TEXT_GUIDE_SLIDE_NOTE_BARE);
}

/* What a lesson says of its key, and what it says where there is none. */
static void note_of(const play_layout *l, char *out, size_t size)
{
    play_lesson lesson = l->self->guide.lesson;
    bool hint = lesson == PLAY_LESSON_HINT;
    bool menu = l->kind == APP_LAYOUT_MINIMUM; /* the goal has no place of its own there */
    app_key_name key = app_view_key_name(l->view, hint ? APP_INTENT_HINT : APP_INTENT_PEEK);
    if (lesson == PLAY_LESSON_SLIDE)
        slide_note(l->view, out, size);
    else if (key.text[0])
        app_textf(out, size,
                  hint   ? APP_TEXT_GUIDE_HINT_NOTE
                  : menu ? APP_TEXT_GUIDE_GOAL_NOTE_MENU
                         : APP_TEXT_GUIDE_GOAL_NOTE,
                  key.text);
    else
        app_textf(out, size,
                  hint   ? APP_TEXT_GUIDE_HINT_NOTE_BARE
                  : menu ? APP_TEXT_GUIDE_GOAL_NOTE_MENU_BARE
                         : APP_TEXT_GUIDE_GOAL_NOTE_BARE);
}

void app_play_draw_guide(const play_layout *l)
{
    static const app_text_id heads[PLAY_LESSONS] = {APP_TEXT_GUIDE_SLIDE, APP_TEXT_GUIDE_GOAL,
                                                    APP_TEXT_GUIDE_HINT};
    enum { PAD = 16 };
    const app_colours *c = l->view->colours;
    app_rect slab = l->guide.slab;
    char note[80];
    note_of(l, note, sizeof note);
    if (l->guide.subject.w > 0)
        app_view_ring(l->view, l->guide.subject, 10, c->persimmon_line);
    slab.y += offset_of(l);
    app_view_slab(l->view, slab, 12);
    app_view_line(l->view, APP_ALIGN_LEFT, slab.x + PAD, slab.y + 22, slab.w - PAD - 44,
                  APP_TYPE_NOTE, c->text, app_text(heads[l->self->guide.lesson]));
    app_view_paragraph(l->view, slab.x + PAD, slab.y + 46, slab.w - 2 * PAD, APP_TYPE_LABEL,
                       c->text2, note, lines_of(l->guide.slab));
}
