/* What stands beside the board, or below it: counters, buttons, the goal, and what the solver says. */
#include "screens/play/play.h"

#include "client/games.h"
#include "input/keys.h"
#include "program/pictures.h"
#include "text/translate.h"
#include "text/words.h"

/* ---- Counters ---- */

static play_counter count_of(app_parts *p, const char *label, int count)
{
    return (play_counter){.label = label,
                          .value = app_words_count(&p->arena, (unsigned long long)count)};
}

/* Moves left where the player wishes to see them, as a range if that has room; else undos. */
static play_counter middle_of(app_parts *p)
{
    const play_state *self = p->state;
    if (!p->app->client.settings.moves_left)
        return count_of(p, _("Undos"), app_play_session(p)->undos);
    game_distance left = app_play_analysis_left(p->app, &self->analysis);
    bool slides = self->analysis.metric == PUZZLE_METRIC_SLIDES;
    return (play_counter){.label = slides ? _("Slides left") : _("Moves left"),
                          .brief_label = P_("moves to go", "Left"),
                          .value = app_words_left(&p->arena, left, false),
                          .brief = app_words_left(&p->arena, left, true)};
}

const char *app_play_clock_words(app_parts *p)
{
    static const app_time_digits digits[] = {[GAME_CLOCK_SECONDS] = APP_TIME_SECONDS,
                                             [GAME_CLOCK_TENTHS] = APP_TIME_TENTHS,
                                             [GAME_CLOCK_HUNDREDTHS] = APP_TIME_HUNDREDTHS};
    const game_settings *settings = &p->app->client.settings;
    const game_session *session = app_play_session(p);
    if (game_session_solved(session))
        return app_words_taken(&p->arena, settings, (double)game_whole_ms(session->time_ms));
    if (settings->hide_time)
        return "–";
    if (app_play_inspects(p->app))
        return app_play_inspection_words(p);
    return app_words_clock(&p->arena, app_play_state(p)->time, digits[settings->clock]);
}

void app_play_fill_counters(app_parts *p, play_counter out[PLAY_COUNTERS])
{
    const game_session *session = app_play_session(p);
    const game_origin *origin = &app_play_round(p)->origin;
    bool paused = p->app->away && game_session_unfinished(session);
    bool slides = origin->par_metric == PUZZLE_METRIC_SLIDES; /* what counts comes first */
    out[slides ? PLAY_OTHER_LENGTH : PLAY_LENGTH] = count_of(p, _("Moves"), session->moves);
    out[slides ? PLAY_LENGTH : PLAY_OTHER_LENGTH] = count_of(p, _("Slides"), session->slides);
    out[PLAY_TIME] = (play_counter){.label = paused                      ? _("Paused")
                                             : app_play_inspects(p->app) ? _("Inspection")
                                                                         : _("Time"),
                                    .value = app_play_clock_words(p)};
    out[PLAY_MIDDLE] = middle_of(p);
    out[PLAY_LAST] = origin->par > 0 ? count_of(p, _("Par"), origin->par)
                                     : count_of(p, _("Hints"), game_session_hints(session));
}

int app_play_counter_height(app_type type)
{
    return type == APP_TYPE_ZEN_COUNTER      ? 68
           : type == APP_TYPE_COUNTER        ? 53
           : type == APP_TYPE_RESULT         ? 47
           : type == APP_TYPE_COUNTER_MEDIUM ? 39
                                             : 31;
}

void app_play_add_counter(app_parts *p, const play_counter *counter, app_type type, int grow)
{
    parts_column (p, 0, .grow = grow) {
        parts_text(p, APP_TYPE_LABEL, counter->label, .weak = true, .brief = counter->brief_label);
        parts_text(p, type, counter->value, .tight = APP_TYPE_BUTTON, .brief = counter->brief,
                   .height = app_play_counter_height(type));
    }
}

/* Two rows, with rules between them and below. */
static void add_counters(app_parts *p, play_form form)
{
    play_counter all[PLAY_COUNTERS];
    app_type large = form.compact ? APP_TYPE_COUNTER_MEDIUM : APP_TYPE_COUNTER;
    app_type small = APP_TYPE_SMALL_COUNTER;
    int before = form.compact ? 3 : 9, after = form.compact ? 1 : 4;
    app_play_fill_counters(p, all);
    parts_row (p, 8, .pad = {0, 0, 0, form.compact ? 9 : 20}) {
        app_play_add_counter(p, &all[PLAY_LENGTH], large, 168);
        app_play_add_counter(p, &all[PLAY_TIME], large, 160);
    }
    parts_row (p, 8, .look = APP_LOOK_RULE, .leave = 1, .pad = {0, before, 0, after + 2}) {
        app_play_add_counter(p, &all[PLAY_OTHER_LENGTH], small, 102);
        app_play_add_counter(p, &all[PLAY_MIDDLE], small, 126);
        app_play_add_counter(p, &all[PLAY_LAST], small, 92);
    }
}

void app_play_add_counters(app_parts *p, play_form form)
{
    static const int shares[PLAY_COUNTERS] = {21, 29, 17, 21, 12};
    play_counter all[PLAY_COUNTERS];
    app_type type = form.narrow ? APP_TYPE_SMALL_COUNTER : APP_TYPE_COUNTER_MEDIUM;
    app_play_fill_counters(p, all);
    parts_row (p, 8) {
        for (int i = 0; i < PLAY_COUNTERS; i++)
            app_play_add_counter(p, &all[i], type, shares[i]);
    }
}

/* ---- Buttons ---- */

typedef struct action {
    int id;
    app_icon icon;
    const char *name;
    app_intent intent;
    bool disabled;
} action;

static void add_action(app_parts *p, const action *a, int height, bool left, bool bare, int width)
{
    parts_button(p, a->id, a->name, .intent = a->intent, .icon = a->icon, .disabled = a->disabled,
                 .height = height, .left_words = left, .bare = bare, .width = width,
                 .grow = !width);
}

/* The filled one: the hint with its pips, or what leads on from a solved board. */
static void add_first(app_parts *p, int height, bool left, int width)
{
    if (app_play_solved(p->app))
        parts_primary(p, PLAY_NEXT, app_play_way_on(p), .brief = _("Next board"),
                      .icon = APP_ICON_RIGHT, .left_words = left, .height = height, .width = width,
                      .grow = !width);
    else
        parts_primary(p, PLAY_HINT, _("Hint"), .icon = APP_ICON_HINT, .intent = APP_INTENT_HINT,
                      .left_words = left, .height = height, .width = width, .grow = !width,
                      .pips = GAME_HINT_STEPS,
                      .pips_on = game_hint_steps_asked(p->app->client.hint));
}

enum { SECOND, UNDO, REDO, ACTIONS };

static void fill_actions(const app_parts *p, action out[ACTIONS])
{
    const game_session *session = app_play_session(p);
    out[SECOND] =
        app_play_solved(p->app)
            ? (action){PLAY_AGAIN, APP_ICON_RETRY, _("Play again"), APP_INTENT_NONE, false}
            : (action){PLAY_AUTO, APP_ICON_AUTO, _("Auto-solve"), APP_INTENT_AUTO, false};
    out[UNDO] = (action){PLAY_UNDO, APP_ICON_UNDO, _("Undo"), APP_INTENT_UNDO, session->done == 0};
    out[REDO] = (action){PLAY_REDO, APP_ICON_REDO, _("Redo"), APP_INTENT_REDO,
                         session->done == session->total};
}

/* ---- The goal ---- */

/* As the board looks; `board` NULL: its goal. */
static void draw_miniature(const app_parts *p, app_rect at, const puzzle_board *board)
{
    app_board_layout own = app_play_boards(p).own;
    app_skin skin = app_game_skin(p->app);
    skin.coloured = app_board_too_small(&own, &skin, p->view->settings->patterns);
    app_board_draw_miniature(p->view, at, board ? board : skin.goal, &skin);
}

static void draw_goal(const app_parts *p, const app_part *part)
{
    draw_miniature(p, part->rect, NULL);
}

void app_play_add_thumbnail(app_parts *p, int side)
{
    app_rect at = app_board_miniature_rect(0, 0, side, app_play_session(p)->board.size);
    parts_press (p, APP_CONTROL_AREA, PLAY_GOAL, 0, .name = _("Goal"), .width = at.w,
                 .height = at.h, .across = APP_PLACE_START) {
        parts_figure(p, draw_goal, NULL, .width = at.w, .height = at.h);
    }
}

static void draw_ghost(const app_parts *p, const app_part *part)
{
    draw_miniature(p, part->rect, &p->app->client.ghost.board);
}

const char *app_play_goal_key(app_parts *p, bool brief)
{
    app_key_name key = app_view_key_name(p->view, APP_INTENT_PEEK);
    if (key.text[0])
        return parts_print(p, brief ? _("press %s") : _("Press %s to enlarge"), key.text);
    return brief ? "" : _("Press to enlarge");
}

/* In a race the ghost's board stands beside the goal, and both are smaller. */
static void add_goal_and_ghost(app_parts *p, int side)
{
    int small = side * 3 / 4;
    app_rect at = app_board_miniature_rect(0, 0, small, app_play_session(p)->board.size);
    parts_row (p, 12) {
        parts_column (p, 6, .least_width = small) {
            app_play_add_thumbnail(p, small);
            parts_text(p, APP_TYPE_LABEL, _("Goal"), .weak = true);
        }
        parts_column (p, 6, .least_width = small) {
            parts_figure(p, draw_ghost, _("Ghost"), .width = at.w, .height = at.h);
            parts_paragraph(p, APP_TYPE_NOTE, app_play_race_progress(p));
        }
        parts_column (p, 0, .grow = 1) {
            app_play_add_score(p);
        }
    }
}

static void add_goal_words(app_parts *p, play_form form)
{
    const char *key = app_play_goal_key(p, form.compact);
    if (form.compact) {
        parts_row (p, 14) {
            parts_text(p, APP_TYPE_BUTTON, _("Goal"), .height = 21);
            parts_text(p, APP_TYPE_LABEL, key, .weak = true, .leave = 1);
        }
    } else {
        parts_text(p, APP_TYPE_BUTTON, _("Goal"), .height = 21);
        parts_text(p, APP_TYPE_LABEL, key, .weak = true, .brief = app_play_goal_key(p, true));
    }
}

static void add_compare(app_parts *p, play_form form)
{
    parts_button(p, PLAY_COMPARE, p->app->comparing ? _("One board") : _("Side by side"),
                 .intent = APP_INTENT_COMPARE, .slim = true, .left_words = true,
                 .height = form.compact ? 34 : 36);
}

/* The goal's thumbnail and what belongs to it: side by side, stars and points. In a narrow window the guide has no
 * other place. */
static void add_goal(app_parts *p, play_form form, int side)
{
    bool guide = form.narrow && app_play_shows_guide(p, form);
    if (app_play_racing(p->app)) {
        add_goal_and_ghost(p, side);
        return;
    }
    parts_row (p, 18, .together = true) {
        app_play_add_thumbnail(p, side);
        parts_column (p, form.compact ? 6 : 5, .grow = 1) {
            add_goal_words(p, form);
            if (!guide)
                add_compare(p, form);
            if (!guide)
                app_play_add_score(p);
        }
    }
}

/* ---- Beside the board ---- */

/* Gaps between buttons and between groups, and how high what stands there is. */
typedef struct column_sizes {
    int gap, apart, hint, button, goal, log;
} column_sizes;

static const column_sizes large = {15, 27, 56, 48, 147, 85};
static const column_sizes dense = {9,   18, 54, 44,
                                   140, 86}; /* beside layers to choose, or prompts at the foot */
static const column_sizes small = {11, 13, 50, 44, 112, 40};
static const column_sizes low = {5, 7, 46, 42, 104, 48};

static const column_sizes *sizes_of(const app_parts *p, play_form form)
{
    enum { SMALL_HEIGHT = 500 };
    int height = p->view->height - app_view_bar(p->view) - 16;
    if (form.compact)
        return height < SMALL_HEIGHT ? &low : &small;
    return app_play_chooses_layer(p->app) || p->view->foot > 0 ? &dense : &large;
}

static void add_column_buttons(app_parts *p, const column_sizes *m)
{
    action all[ACTIONS];
    fill_actions(p, all);
    parts_column (p, m->gap, .together = true) {
        add_first(p, m->hint, true, 0);
        add_action(p, &all[SECOND], m->button, true, false, 0);
        parts_row (p, 12) {
            add_action(p, &all[UNDO], m->button, false, false, 0);
            add_action(p, &all[REDO], m->button, false, false, 0);
        }
    }
}

/* The guide lies where the log is, which says nothing meanwhile. */
static void add_log_or_guide(app_parts *p, play_form form, int height)
{
    parts_column (p, 0, .id = PLAY_LOG, .least_height = height) {
        if (app_play_shows_guide(p, form))
            app_play_add_guide(p, form);
        else
            app_play_add_log(p, form);
    }
}

void app_play_add_column(app_parts *p, play_form form)
{
    const column_sizes *m = sizes_of(p, form);
    parts_column (p, m->apart, .grow = 1, .centred = true) {
        parts_column (p, 0, .pad = {0, form.compact ? 0 : 4, 0, 0}) {
            add_counters(p, form);
            parts_column (p, 0, .look = APP_LOOK_RULE) {
                parts_space(p, 1);
            }
        }
        add_column_buttons(p, m);
        if (!form.compact && app_play_chooses_layer(p->app))
            app_play_add_layers(p);
        add_goal(p, form, m->goal);
        add_log_or_guide(p, form, m->log);
    }
}

/* ---- Below the board ---- */

/* In two rows; or in one, where two would take from the board: there only the first one has words. */
static void add_strip_buttons(app_parts *p, play_form form)
{
    enum { FIRST = 66, OTHER = 58, HINT = 196 };
    action all[ACTIONS];
    fill_actions(p, all);
    if (form.narrow) {
        parts_row (p, 12, .together = true) {
            add_first(p, OTHER, false, HINT);
            for (int i = 0; i < ACTIONS; i++)
                add_action(p, &all[i], OTHER, false, true, 0);
        }
        return;
    }
    parts_column (p, 16, .together = true) {
        parts_row (p, 16) {
            add_first(p, FIRST, false, 0);
            add_action(p, &all[SECOND], FIRST, false, false, 0);
        }
        parts_row (p, 16) {
            add_action(p, &all[UNDO], OTHER, false, false, 0);
            add_action(p, &all[REDO], OTHER, false, false, 0);
        }
    }
}

void app_play_add_strip(app_parts *p, play_form form)
{
    enum { SIDE = 135, NARROW_SIDE = 96 };
    int width = form.narrow ? 236 : 343;
    parts_column (p, form.narrow ? 16 : 23) {
        add_strip_buttons(p, form);
        parts_row (p, form.narrow ? 18 : 24) {
            parts_column (p, 0, .least_width = width) {
                add_goal(p, form, form.narrow ? NARROW_SIDE : SIDE);
            }
            parts_column (p, 0, .grow = 1, .pad = {0, form.narrow ? 2 : 4, 0, 0}) {
                add_log_or_guide(p, form, 0);
            }
        }
    }
}
