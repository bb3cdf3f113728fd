/* The tips of the first game: which one is shown, and when it is learnt. */
#include "screens/play/play.h"

#include "input/keys.h"
#include "text/text.h"

#include <math.h>

/* Slides after which what was told is taken as read. */
enum { PATIENCE = 8, FADE_MS = 220 };

bool app_play_guiding(const app *app)
{
    return !app->client.settings.guided && app->client.slots.has_current &&
           !game_session_solved(&app->client.slots.current.session);
}

static void begin_lesson(const app *app, play_tutorial *self)
{
    const game_session *session = &app->client.slots.current.session;
    self->begun = true;
    self->game = app->client.slots.current.id;
    self->slides = session->slides + session->undos;
    self->since = app->options.no_animation ? app->now - FADE_MS : app->now;
}

static bool learnt(const app *app, const play_tutorial *self, bool goal_seen)
{
    const game_session *session = &app->client.slots.current.session;
    int slides = session->slides + session->undos - self->slides;
    if (self->lesson == PLAY_LESSON_SLIDE)
        return session->started;
    bool done = self->lesson == PLAY_LESSON_GOAL ? goal_seen : game_session_hints(session) > 0;
    return done || slides >= PATIENCE;
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
    if (!self->begun || self->game != app->client.slots.current.id)
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

enum { WIDTH = 304, HEIGHT = 66, POINTER = 11 };

static int within(int value, int least, int most)
{
    if (value > most)
        value = most;
    return value < least ? least : value;
}

static bool has_column(const play_layout *l)
{
    return l->kind == APP_LAYOUT_WIDE || l->kind == APP_LAYOUT_MEDIUM;
}

/* Above or below the thing, its point at the thing's middle; beside a board it keeps to the panel. */
static void point_up_or_down(play_layout *l, app_rect thing, bool below)
{
    int left = has_column(l) ? l->panel.x : 10;
    int right = has_column(l) ? left + l->panel.w : l->view->width - 10;
    int x = thing.x + thing.w / 2, width = within(WIDTH, 0, right - left);
    int y = below ? thing.y + thing.h + 6 + POINTER : thing.y - 4 - POINTER - HEIGHT;
    app_rect slab = {within(x - width / 2, left, right - width),
                     within(y, 0, l->view->height - 6 - HEIGHT), width, HEIGHT};
    int tip = below ? slab.y - POINTER : slab.y + HEIGHT + POINTER;
    l->guide = (play_tutorial_layout){slab, x, tip, 0, below ? 1 : -1};
}

/* In the panel's lower part, its point at what lies to the left. */
static void point_left(play_layout *l, app_rect area)
{
    int y = within(area.y - 14, 0, l->view->height - 2 - HEIGHT);
    app_rect slab = {area.x, y, within(WIDTH, 0, area.w), HEIGHT};
    l->guide = (play_tutorial_layout){slab, area.x - POINTER, y + HEIGHT / 2, 1, 0};
}

/* A tile that can be slid: the blank is where it goes. In the smallest windows, where nothing lies
 * beside the board, on the board's other half. */
static void point_at_board(play_layout *l)
{
    app_rect blank = app_board_layout_units(
        &l->board, app_board_layout_cell(&l->board, l->session->board.blank));
    app_rect tray = l->board.tray;
    if (has_column(l))
        point_left(l, l->log);
    else if (l->kind == APP_LAYOUT_PORTRAIT) /* below the counters, its point in a tile */
        point_up_or_down(l, (app_rect){tray.x + tray.w / 2, tray.y + 28, tray.w / 2, 0}, false);
    else
        point_up_or_down(l, blank, blank.y + blank.h / 2 < tray.y + tray.h / 2);
}

static void point_at_control(play_layout *l, int id, bool below)
{
    const app_control *control = app_control_find(&l->page.controls, id);
    point_up_or_down(l, control ? control->rect : (app_rect){0}, below);
}

/* Where the log is, or, where that is too small, over all that lies beside the thumbnail. */
static void point_at_goal(play_layout *l)
{
    app_rect beside = l->log;
    if (l->narrow) {
        beside.x = l->score.x;
        beside.w = l->log.x + l->log.w - beside.x;
    }
    if (l->kind == APP_LAYOUT_MINIMUM)
        point_at_control(l, PLAY_MENU, true);
    else if (l->kind == APP_LAYOUT_PORTRAIT)
        point_left(l, beside);
    else
        point_up_or_down(l, l->thumbnail, true);
}

void app_play_place_guide(play_layout *l)
{
    enum { SIDE = 32 };
    play_lesson lesson = l->self->guide.lesson;
    if (lesson == PLAY_LESSONS)
        return;
    if (lesson == PLAY_LESSON_SLIDE)
        point_at_board(l);
    else if (lesson == PLAY_LESSON_GOAL)
        point_at_goal(l);
    else
        point_at_control(l, PLAY_HINT, l->kind == APP_LAYOUT_MINIMUM);
    app_rect slab = l->guide.slab;
    app_page_add(&l->page, PLAY_GUIDE_CLOSE, APP_CONTROL_ICON,
                 (app_rect){slab.x + slab.w - SIDE - 6, slab.y + 6, SIDE, SIDE},
                 APP_TEXT_GUIDE_CLOSE, APP_ICON_CLOSE);
}

/* ---- Drawing ---- */

/* It comes from a little way off the thing that it points at. */
static int offset_of(const play_layout *l)
{
    double left = 1 - (l->view->now - l->self->guide.since) / FADE_MS;
    return l->view->settings->reduced_motion || left <= 0 ? 0 : 16 * pow(left, 3);
}

/* A wedge of single lines, from its point at x, y towards the slab. */
static void draw_wedge(const play_layout *l, int x, int y, app_colour colour)
{
    int dx = l->guide.dx, dy = l->guide.dy;
    for (int i = 0; i < 12; i++) {
        app_rect line = dx ? (app_rect){x + i * dx, y - i, 1, 2 * i + 1}
                           : (app_rect){x - i, y + i * dy, 2 * i + 1, 1};
        app_view_fill(l->view, line, colour);
    }
}

static void note_of(const play_layout *l, char *out, size_t size)
{
    app_key_name peek = app_keys_name(APP_INTENT_PEEK);
    if (l->self->guide.lesson == PLAY_LESSON_SLIDE)
        app_textf(out, size, APP_TEXT_GUIDE_SLIDE_NOTE);
    else if (l->self->guide.lesson == PLAY_LESSON_HINT)
        app_textf(out, size, APP_TEXT_GUIDE_HINT_NOTE, app_keys_name(APP_INTENT_HINT).text);
    else if (l->kind == APP_LAYOUT_MINIMUM) /* the goal has no place of its own there */
        app_textf(out, size, APP_TEXT_GUIDE_GOAL_NOTE_MENU, peek.text);
    else
        app_textf(out, size, APP_TEXT_GUIDE_GOAL_NOTE, peek.text);
}

void app_play_draw_guide(const play_layout *l)
{
    static const app_text_id heads[PLAY_LESSONS] = {APP_TEXT_GUIDE_SLIDE, APP_TEXT_GUIDE_GOAL,
                                                    APP_TEXT_GUIDE_HINT};
    enum { PAD = 16, RIM = 2 };
    const app_colours *c = l->view->colours;
    const play_tutorial_layout *g = &l->guide;
    char note[80];
    int off = offset_of(l);
    int x = g->slab.x + off * g->dx, y = g->slab.y + off * g->dy;
    int tip_x = g->tip_x + off * g->dx, tip_y = g->tip_y + off * g->dy;
    note_of(l, note, sizeof note);
    app_view_slab(l->view, (app_rect){x, y, g->slab.w, g->slab.h}, 12);
    draw_wedge(l, tip_x, tip_y, c->slab_rim);
    draw_wedge(l, tip_x + RIM * g->dx, tip_y + RIM * g->dy, c->slab); /* opens the slab's rim */
    app_view_text(l->view, APP_ALIGN_LEFT, x + PAD, y + 22, APP_TYPE_NOTE, c->text,
                  app_text(heads[l->self->guide.lesson]));
    app_view_paragraph(l->view, x + PAD, y + 46, g->slab.w - 2 * PAD, APP_TYPE_LABEL, c->text2,
                       note, 1);
}
