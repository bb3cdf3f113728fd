/* The bar: what is played, or the field for a tile that is looked for; in the smallest windows counters and buttons. */
#include "screens/play/play.h"

#include "client/games.h"
#include "client/records.h"
#include "game/stars.h"
#include "input/keys.h"
#include "program/say.h"
#include "text/translate.h"
#include "text/words.h"

#include <string.h>

/* ---- Its words ---- */

/* A picture's note has the key for its numbers, but not a level's. */
static const char *note_of(app_parts *p)
{
    const game_round *round = app_play_round(p);
    app_key_name key = app_view_key_name(p->view, APP_INTENT_NUMBERS);
    const char *note = app_words_game_note(&p->arena, round, &p->app->client.levels);
    bool level = round->origin.kind == GAME_FROM_LEVEL;
    if (round->look.style != GAME_PICTURE || level || !key.text[0])
        return note;
    return parts_print(
        p, round->look.numbers ? _("%s · %s hides numbers") : _("%s · %s shows numbers"), note,
        key.text);
}

/* Facts with dots between them: the first one alone. */
static const char *first_fact(app_parts *p, const char *facts)
{
    const char *end = strstr(facts, " · ");
    return end ? parts_print(p, "%.*s", (int)(end - facts), facts) : "";
}

static void add_title(app_parts *p)
{
    enum { TITLE = 31 };
    const char *title = app_play_mode(p->app) ? app_play_run_title(p)
                                              : app_words_game_title(&p->arena, app_play_round(p));
    const char *note = app_play_mode(p->app) ? app_play_run_note(p) : note_of(p);
    parts_column (p, 0, .grow = 1, .across = APP_PLACE_MIDDLE) {
        parts_text(p, APP_TYPE_SCREEN_TITLE, title, .height = TITLE, .tight = APP_TYPE_BUTTON,
                   .given = app_play_round(p)->origin.kind == GAME_FROM_LEVEL);
        parts_text(p, APP_TYPE_LABEL, note, .weak = true, .brief = first_fact(p, note));
    }
}

static void add_back(app_parts *p)
{
    parts_icon_button(p, APP_ID_BACK, APP_ICON_BACK, _("To the title"),
                      .note = app_saving_words(p->app));
}

static void add_menu(app_parts *p)
{
    parts_icon_button(p, PLAY_MENU, APP_ICON_MENU, _("Menu"), .intent = APP_INTENT_BACK);
}

/* The field may need more room than beside all icons. */
void app_play_add_bar(app_parts *p, play_form form)
{
    bool finds = app_play_finds(p->app, p->state);
    parts_row (p, 4, .bar = true, .height = app_view_bar(p->view), .pad = parts_edges(20, 0)) {
        add_back(p);
        if (finds)
            app_play_add_find(p, form);
        else
            add_title(p);
        if (app_play_round(p)->look.style == GAME_PICTURE)
            parts_icon_button(p, PLAY_NUMBERS, APP_ICON_PICTURE, _("Numbers on a picture"),
                              .intent = APP_INTENT_NUMBERS);
        parts_icon_button(p, PLAY_SOUND, app_sound_icon(p->app), _("Sound on and off"),
                          .intent = APP_INTENT_SOUND, .leave = finds);
        parts_icon_button(p, APP_ID_HELP, APP_ICON_HELP, _("Help"), .intent = APP_INTENT_HELP,
                          .leave = finds);
        if (form.kind != APP_LAYOUT_PORTRAIT)
            parts_icon_button(p, PLAY_FULL, APP_ICON_FULL, _("Full screen"),
                              .intent = APP_INTENT_FULLSCREEN);
        add_menu(p);
    }
}

/* ---- In the smallest windows ---- */

/* What counts: moves, or slides in a level whose par counts those. */
static int length_of(const app_parts *p)
{
    return game_session_length(app_play_session(p), app_play_round(p)->origin.par_metric);
}

/* After a win: how good it was, the stars, moves and time. */
static void add_low_result(app_parts *p)
{
    enum { STAR = 20 };
    int stars = game_stars_after(app_play_round(p), 0);
    const char *moves = app_words_count(&p->arena, (unsigned long long)length_of(p));
    parts_row (p, 12, .grow = 1) {
        parts_text(p, APP_TYPE_SCREEN_TITLE,
                   app_words_result_brief(&p->arena, client_rating(&p->app->client)),
                   .colour = app_play_verdict(p).colour);
        if (stars >= 0)
            parts_row (p, 0, .leave = 1) {
                app_play_add_stars(p, STAR, stars, app_play_result_age(p->app, p->state));
            }
        parts_text(p, APP_TYPE_NOTE, parts_print(p, "%s · %s", moves, app_play_clock_words(p)),
                   .leave = 2);
    }
}

/* What else the player wishes to see, as far as the bar has room: moves left, or the ghost. */
static const char *extra_of(app_parts *p)
{
    const play_analysis *analysis = &app_play_state(p)->analysis;
    if (app_play_racing(p->app))
        return app_play_race_progress(p);
    if (!p->app->client.settings.moves_left)
        return "";
    const char *left = app_words_left(&p->arena, app_play_analysis_left(p->app, analysis), true);
    bool slides = analysis->metric == PUZZLE_METRIC_SLIDES;
    return parts_print(p, slides ? _("slides left %s") : _("left %s"), left);
}

/* "28 moves   1:48   left 36". */
static void add_low_counters(app_parts *p)
{
    int length = length_of(p);
    bool slides = app_play_round(p)->origin.par_metric == PUZZLE_METRIC_SLIDES;
    const char *unit = slides ? PL_("slide", "slides", length) : PL_("move", "moves", length);
    parts_row (p, 12, .grow = 1) {
        parts_row (p, 7) {
            parts_text(p, APP_TYPE_SMALL_COUNTER,
                       app_words_count(&p->arena, (unsigned long long)length));
            parts_text(p, APP_TYPE_LABEL, unit, .weak = true, .leave = 1);
        }
        parts_text(p, APP_TYPE_SMALL_COUNTER, app_play_clock_words(p));
        parts_text(p, APP_TYPE_LABEL, extra_of(p), .weak = true, .leave = 1);
    }
}

static void add_low_buttons(app_parts *p)
{
    enum { SIDE = 42 };
    bool solved = app_play_solved(p->app);
    parts_row (p, 4, .together = true) {
        if (solved) {
            parts_icon_button(p, PLAY_AGAIN, APP_ICON_RETRY, _("Again"),
                              .intent = APP_INTENT_RESTART);
            parts_primary(p, PLAY_NEXT, app_play_way_on(p), .icon = APP_ICON_RIGHT, .bare = true,
                          .width = SIDE, .height = SIDE);
        } else {
            parts_icon_button(p, PLAY_UNDO, APP_ICON_UNDO, _("Undo"), .intent = APP_INTENT_UNDO);
            parts_primary(p, PLAY_HINT, _("Hint"), .intent = APP_INTENT_HINT, .icon = APP_ICON_HINT,
                          .bare = true, .pips = GAME_HINT_STEPS,
                          .pips_on = game_hint_steps_asked(p->app->client.hint), .width = SIDE,
                          .height = SIDE);
            parts_icon_button(p, PLAY_AUTO, APP_ICON_AUTO, _("Auto-solve"),
                              .intent = APP_INTENT_AUTO);
        }
    }
    if (solved)
        parts_space(p, APP_TARGET);
}

void app_play_add_low_bar(app_parts *p)
{
    parts_row (p, 0, .bar = true, .height = 52, .pad = {4, 0, 0, 0}) {
        add_back(p);
        parts_space(p, 4);
        if (app_play_finds(p->app, p->state))
            app_play_add_find(p, app_play_form(p));
        else if (app_play_mode(p->app))
            app_play_run_add_low_figures(p);
        else if (app_play_solved(p->app))
            add_low_result(p);
        else
            add_low_counters(p);
        if (app_play_mode(p->app))
            app_play_run_add_low_buttons(p);
        else
            add_low_buttons(p);
        add_menu(p);
    }
}
