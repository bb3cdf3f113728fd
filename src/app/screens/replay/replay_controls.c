/* What a replay is played with: the slider, the buttons, the speeds, and the ways out of it. */
#include "screens/replay/replay.h"

#include "text/words.h"

/* The slider shares the axis of the curve above it. The game's clock stands beside it, and its knob never covers that:
 * curves and sliders go from left to right in every language. */
static void add_scrub(app_parts *p)
{
    const replay_state *self = p->state;
    app_curve axis = app_replay_curve(p, (app_rect){0});
    axis.beside = app_replay_beside(p);
    parts_stack (p, parts_edges(0, 0)) {
        app_curve_add_slider(p, &axis, REPLAY_SCRUB, APP_TARGET);
        if (self->watching)
            parts_row (p, 0, .across = p->mirrored ? APP_PLACE_START : APP_PLACE_END,
                       .pad = {REPLAY_EDGE, 0, REPLAY_EDGE, 0}) {
                parts_text(p, APP_TYPE_CHIP,
                           app_words_taken(&p->arena, p->view->settings,
                                           game_replay_clock(&self->replay, &self->record)),
                           .weak = true, .width = app_replay_clock_width(p),
                           .align = p->mirrored ? APP_ALIGN_LEFT : APP_ALIGN_RIGHT);
            }
    }
}

/* The filled button plays. Where an auto-solve has ended, the way back is the filled one: in the smallest windows in its
 * place. */
static void add_play(app_parts *p, bool low)
{
    const replay_state *self = p->state;
    bool ended = !self->watching && replay_ended(self), playing = self->replay.playing;
    int height = low ? APP_TARGET : 56;
    if (ended && low)
        parts_primary(p, REPLAY_MY_BOARD, _("My board"), .icon = APP_ICON_BACK, .grow = 132,
                      .height = height);
    else
        parts_control(p, ended ? APP_CONTROL_BUTTON : APP_CONTROL_PRIMARY, REPLAY_PLAY,
                      playing ? _("Pause") : _("Play"), .bare = true, .grow = 132, .height = height,
                      .icon = playing ? APP_ICON_PAUSE : APP_ICON_PLAY);
}

/* From left to right in every language, as the slider. */
static void add_transport(app_parts *p, int width)
{
    enum { WIDTH = 468, GAP = 20, BUTTONS = 5 };
    bool slides = ((const replay_state *)p->state)->replay.metric == PUZZLE_METRIC_SLIDES;
    bool low = app_replay_is_low(p);
    const struct {
        int id;
        app_icon icon;
        const char *name;
    } buttons[BUTTONS] = {
        {REPLAY_START, APP_ICON_START, _("To the start")},
        {REPLAY_STEP_BACK, APP_ICON_STEPB, slides ? _("One slide back") : _("One move back")},
        {.id = REPLAY_PLAY},
        {REPLAY_STEP_FORWARD, APP_ICON_STEPF, slides ? _("One slide on") : _("One move on")},
        {REPLAY_END, APP_ICON_END, _("To the end")}};
    parts_row (p, (width - 2 * REPLAY_EDGE) * GAP / WIDTH, .together = true,
               .pad = {REPLAY_EDGE, low ? 0 : 10, REPLAY_EDGE, 0}) {
        for (int i = 0; i < BUTTONS; i++) {
            int at = p->mirrored ? BUTTONS - 1 - i : i;
            if (buttons[at].id == REPLAY_PLAY)
                add_play(p, low);
            else
                parts_button(p, buttons[at].id, buttons[at].name, .icon = buttons[at].icon,
                             .bare = true, .grow = 64, .height = low ? APP_TARGET : 56);
        }
    }
}

static void add_speeds(app_parts *p, bool narrow)
{
    const replay_state *self = p->state;
    const char *const speeds[GAME_REPLAY_SPEEDS] = {_("¼×"), _("½×"), _("1×"), _("2×"),
                                                    _("4×"), _("8×"), _("16×")};
    bool low = app_replay_is_low(p);
    parts_row (p, narrow ? 8 : 14, .pad = {REPLAY_EDGE, low ? 5 : 18, REPLAY_EDGE, 0}) {
        parts_column (p, 0, .grow = 1) {
            app_parts_add_choice(p, REPLAY_SPEED_FIRST, speeds, GAME_REPLAY_SPEEDS,
                                 self->replay.speed, low ? 40 : 50);
        }
        if (self->watching && !low)
            parts_button(p, REPLAY_GHOST, _("Ghost"), .icon = app_replay_ghost_icon(self),
                         .slim = true, .bare = narrow, .height = 48,
                         .least_width = narrow ? 48 : 108);
    }
}

/* An auto-solve leads back to the player's board, which is what comes next at its end; a game that is watched to its
 * review. */
static void add_ways_out(app_parts *p, bool narrow)
{
    enum { HEIGHT = 48 };
    const replay_state *self = p->state;
    bool watching = self->watching;
    parts_row (p, narrow ? 8 : 12, .turns = true, .together = true,
               .pad = {REPLAY_EDGE, 14, REPLAY_EDGE, 0}) {
        if (!watching)
            parts_control(p, replay_ended(self) ? APP_CONTROL_PRIMARY : APP_CONTROL_BUTTON,
                          REPLAY_MY_BOARD, narrow ? _("My board") : _("Back to my board"),
                          .brief = _("My board"), .icon = APP_ICON_BACK, .slim = true,
                          .grow = narrow ? 36 : 39, .height = HEIGHT);
        parts_button(p, REPLAY_TAKE_OVER, narrow ? _("Take over") : _("Take over here"),
                     .brief = _("Take over"), .icon = APP_ICON_HAND, .slim = true,
                     .grow = narrow || watching ? 37 : 34, .height = HEIGHT,
                     .disabled = replay_is_played_out(self));
        parts_button(p, REPLAY_LAB, watching && !narrow ? _("Open in lab") : _("Lab"),
                     .brief = _("Lab"), .icon = APP_ICON_LAB, .slim = true,
                     .grow = watching && !narrow ? 34 : 27, .height = HEIGHT);
        if (watching)
            parts_button(p, REPLAY_REVIEW, _("Review"), .icon = APP_ICON_STATS, .slim = true,
                         .grow = narrow ? 36 : 29, .height = HEIGHT);
    }
}

void app_replay_add_controls(app_parts *p, int width)
{
    enum { ALL_WORDS = 460 };
    bool narrow = width < ALL_WORDS;
    add_scrub(p);
    add_transport(p, width);
    add_speeds(p, narrow);
    if (!app_replay_is_low(p))
        add_ways_out(p, narrow);
}
