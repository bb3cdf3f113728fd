/* The tips of the first game: which one is shown, and when it is learnt. */
#include "screens/play/play_guide.h"

#include "text/text.h"
#include "ui/keys.h"

#include <math.h>

/* Slides after which what was told is taken as read. */
enum { PATIENCE = 8, FADE_MS = 220 };

bool app_play_guiding(const app *app)
{
    return !app->client.settings.guided && app->client.desk.has_current &&
           !game_session_solved(&app->client.desk.current.session);
}

static void begin_lesson(const app *app, play_guide *self)
{
    const game_session *session = &app->client.desk.current.session;
    self->begun = true;
    self->game = app->client.desk.current.id;
    self->slides = session->slides + session->undos;
    self->since = app->options.no_animation ? app->now - FADE_MS : app->now;
}

static bool learnt(const app *app, const play_guide *self, bool goal_seen)
{
    const game_session *session = &app->client.desk.current.session;
    int slides = session->slides + session->undos - self->slides;
    switch (self->lesson) {
    case PLAY_LESSON_SLIDE:
        return session->started;
    case PLAY_LESSON_GOAL:
        return goal_seen || slides >= PATIENCE;
    case PLAY_LESSON_HINT:
        return game_session_hints(session) > 0 || slides >= PATIENCE;
    case PLAY_LESSONS:
        break;
    }
    return false;
}

static void go_on(app *app, play_guide *self)
{
    self->lesson++;
    self->begun = false;
    if (self->lesson < PLAY_LESSONS)
        return;
    app->client.settings.guided = true;
    client_settings_changed(&app->client);
}

void app_play_guide_update(app *app, play_guide *self, bool goal_seen)
{
    if (!app_play_guiding(app))
        return;
    if (self->lesson == PLAY_LESSONS) /* all of it once more: the settings say so */
        *self = (play_guide){0};
    if (!self->begun || self->game != app->client.desk.current.id)
        begin_lesson(app, self);
    if (!learnt(app, self, goal_seen))
        return;
    go_on(app, self);
    if (app_play_guiding(app))
        begin_lesson(app, self);
}

void app_play_guide_close(app *app, play_guide *self)
{
    go_on(app, self);
}

static double age_of(const play_guide *self, double now)
{
    return now - self->since;
}

double app_play_guide_wait(const play_guide *self, const app *app)
{
    bool moves = app_play_guiding(app) && !app->client.settings.reduced_motion;
    return moves && age_of(self, app->now) < FADE_MS ? 0 : 1e9;
}

/* It comes from a little way off the thing that it points at. */
static int offset_of(const play_guide *self, const app_view *view)
{
    double left = 1 - age_of(self, view->now) / FADE_MS;
    if (view->settings->reduced_motion || left <= 0)
        return 0;
    return 16 * pow(left, 3);
}

/* A wedge in steps of one pixel, from its point at x, y towards the slab. */
static void draw_wedge(const app_view *view, app_icon way, int x, int y, int size,
                       app_colour colour)
{
    for (int i = 0; i < size; i++) {
        app_rect line = {x - i, way == APP_ICON_UP ? y + i : y - i, 2 * i + 1, 1};
        if (way == APP_ICON_LEFT)
            line = (app_rect){x + i, y - i, 1, 2 * i + 1};
        app_view_fill(view, line, colour);
    }
}

/* The slab's own colour inside its rim, which the wedge opens. */
static void draw_pointer(const app_view *view, app_icon way, int x, int y)
{
    int size = 12, rim = 2;
    int dx = way == APP_ICON_LEFT ? rim : 0;
    int dy = way == APP_ICON_UP ? rim : way == APP_ICON_DOWN ? -rim : 0;
    draw_wedge(view, way, x, y, size, view->colours->slab_rim);
    draw_wedge(view, way, x + dx, y + dy, size, view->colours->slab);
}

static void note_of(play_lesson lesson, bool minimum, char *out, size_t size)
{
    app_key_name peek = app_keys_name(APP_INTENT_PEEK);
    if (lesson == PLAY_LESSON_SLIDE)
        app_textf(out, size, APP_TEXT_GUIDE_SLIDE_NOTE);
    else if (lesson == PLAY_LESSON_HINT)
        app_textf(out, size, APP_TEXT_GUIDE_HINT_NOTE, app_keys_name(APP_INTENT_HINT).text);
    else if (minimum)
        app_textf(out, size, APP_TEXT_GUIDE_GOAL_NOTE_MENU, peek.text);
    else
        app_textf(out, size, APP_TEXT_GUIDE_GOAL_NOTE, peek.text);
}

void app_play_guide_draw(const play_guide *self, const app_view *view,
                         const play_guide_layout *layout, bool minimum)
{
    static const app_text_id heads[PLAY_LESSONS] = {APP_TEXT_GUIDE_SLIDE, APP_TEXT_GUIDE_GOAL,
                                                    APP_TEXT_GUIDE_HINT};
    app_rect slab = layout->slab;
    char note[80];
    note_of(self->lesson, minimum, note, sizeof note);
    int pad = 16;
    int off = offset_of(self, view);
    int dx = layout->way == APP_ICON_LEFT ? off : 0;
    int dy = layout->way == APP_ICON_UP ? off : layout->way == APP_ICON_DOWN ? -off : 0;
    slab.x += dx;
    slab.y += dy;
    app_view_slab(view, slab, 12);
    draw_pointer(view, layout->way, layout->tip_x + dx, layout->tip_y + dy);
    app_view_text(view, APP_ALIGN_LEFT, slab.x + pad, slab.y + 22, APP_TYPE_NOTE,
                  view->colours->text, app_text(heads[self->lesson]));
    app_view_paragraph(view, slab.x + pad, slab.y + 46, slab.w - 2 * pad, APP_TYPE_LABEL,
                       view->colours->text2, note, 1);
}
