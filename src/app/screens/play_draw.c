#include "play.h"

#include "words.h"

#include <stdio.h>

/* What all parts of one drawing share. */
typedef struct painter {
    const app *app;
    const app_view *view;
    const play_state *self;
    const play_layout *layout;
} painter;

static int px(const painter *p, double measure)
{
    return app_px(p->view, measure);
}

static const game_session *session_of(const painter *p)
{
    return &p->app->desk.current.session;
}

/* A label with its number below. */
static void draw_counter(const painter *p, int x, int y, app_text_id label, const char *value,
                         app_type type)
{
    int drop = type == APP_TYPE_COUNTER          ? 37
               : type == APP_TYPE_RESULT         ? 34
               : type == APP_TYPE_COUNTER_MEDIUM ? 30
                                                 : 26;
    app_view_text(p->view, APP_ALIGN_LEFT, x, y, APP_TYPE_LABEL, p->view->colours->text2,
                  app_text(label));
    app_view_text(p->view, APP_ALIGN_LEFT, x, y + px(p, drop), type, p->view->colours->text, value);
}

static void draw_count(const painter *p, int x, int y, app_text_id label, int count, app_type type)
{
    char value[32];
    app_words_count((unsigned long long)count, value, sizeof value);
    draw_counter(p, x, y, label, value, type);
}

static void draw_time(const painter *p, int x, int y, app_type type)
{
    char value[32];
    app_words_clock(session_of(p)->time_ms, value, sizeof value);
    bool paused = p->app->away && game_session_unfinished(session_of(p));
    draw_counter(p, x, y, paused ? APP_TEXT_PAUSED : APP_TEXT_TIME, value, type);
}

/* Par where one is known, else the hints that were taken. */
static void draw_last_count(const painter *p, int x, int y, app_type type)
{
    const game_origin *origin = &p->app->desk.current.origin;
    if (origin->par > 0)
        draw_count(p, x, y, APP_TEXT_PAR, origin->par, type);
    else
        draw_count(p, x, y, APP_TEXT_HINTS, game_session_hints(session_of(p)), type);
}

static void draw_counters(const painter *p)
{
    const play_layout *layout = p->layout;
    app_rect panel = layout->panel;
    app_type large = layout->compact ? APP_TYPE_COUNTER_MEDIUM : APP_TYPE_COUNTER;
    int y = layout->counters;
    draw_count(p, panel.x, y, APP_TEXT_MOVES, session_of(p)->moves, large);
    draw_time(p, panel.x + panel.w * 176 / 336, y, large);
    y += px(p, layout->compact ? 58 : 83);
    app_view_rule(p->view, panel.x, y, panel.w);
    y += px(p, layout->compact ? 14 : 20);
    draw_count(p, panel.x, y, APP_TEXT_SLIDES, session_of(p)->slides, APP_TYPE_SMALL_COUNTER);
    draw_count(p, panel.x + panel.w * 120 / 336, y, APP_TEXT_UNDOS, session_of(p)->undos,
               APP_TYPE_SMALL_COUNTER);
    draw_last_count(p, panel.x + panel.w * 232 / 336, y, APP_TYPE_SMALL_COUNTER);
    y += px(p, layout->compact ? 48 : 56);
    app_view_rule(p->view, panel.x, y, panel.w);
}

static void draw_counters_in_a_row(const painter *p)
{
    app_type type = p->layout->narrow ? APP_TYPE_SMALL_COUNTER : APP_TYPE_COUNTER_MEDIUM;
    int y = p->layout->counters;
    int width = p->view->width - 2 * px(p, 32);
    int x = px(p, 32);
    draw_count(p, x, y, APP_TEXT_MOVES, session_of(p)->moves, type);
    draw_time(p, x + width * 22 / 100, y, type);
    draw_count(p, x + width * 55 / 100, y, APP_TEXT_SLIDES, session_of(p)->slides, type);
    draw_count(p, x + width * 73 / 100, y, APP_TEXT_UNDOS, session_of(p)->undos, type);
    draw_last_count(p, x + width * 90 / 100, y, type);
}

static void draw_title(const painter *p)
{
    char title[160], note[160];
    int x = px(p, 72);
    int width = p->view->width - x - px(p, p->layout->kind == APP_LAYOUT_PORTRAIT ? 130 : 180);
    app_words_game_title(&p->app->desk.current, title, sizeof title);
    app_words_game_note(&p->app->desk.current, note, sizeof note);
    app_view_fit(p->view, APP_TYPE_SCREEN_TITLE, title, width, title, sizeof title);
    app_view_fit(p->view, APP_TYPE_LABEL, note, width, note, sizeof note);
    app_view_text(p->view, APP_ALIGN_LEFT, x, px(p, 28), APP_TYPE_SCREEN_TITLE,
                  p->view->colours->text, title);
    app_view_text(p->view, APP_ALIGN_LEFT, x, px(p, 54), APP_TYPE_LABEL, p->view->colours->text2,
                  note);
}

/* "28 moves   1:48" in the one bar of the smallest layout; after a win, that too. */
static void draw_small_bar(const painter *p)
{
    char moves[32], time[32];
    const app_colours *c = p->view->colours;
    app_words_count((unsigned long long)session_of(p)->moves, moves, sizeof moves);
    app_words_clock(session_of(p)->time_ms, time, sizeof time);
    int x = px(p, 52);
    int y = px(p, 26);
    if (play_solved(p->app)) {
        x += app_view_text(p->view, APP_ALIGN_LEFT, x, y, APP_TYPE_SCREEN_TITLE, c->good,
                           app_text(APP_TEXT_SOLVED)) +
             px(p, 14);
        char both[80];
        snprintf(both, sizeof both, "%s · %s", moves, time);
        app_view_text(p->view, APP_ALIGN_LEFT, x, y, APP_TYPE_NOTE, c->text, both);
        return;
    }
    x += app_view_text(p->view, APP_ALIGN_LEFT, x, y, APP_TYPE_SMALL_COUNTER, c->text, moves);
    x += px(p, 7);
    x += app_view_text(p->view, APP_ALIGN_LEFT, x, y, APP_TYPE_LABEL, c->text2,
                       app_text(APP_TEXT_MOVES_SMALL));
    app_view_text(p->view, APP_ALIGN_LEFT, x + px(p, 18), y, APP_TYPE_SMALL_COUNTER, c->text, time);
}

static void draw_goal(const painter *p)
{
    app_rect thumb = p->layout->thumbnail;
    app_skin skin = app_game_skin(p->app);
    skin.coloured = app_board_too_small(&p->layout->board, &skin, p->view->settings->patterns);
    app_board_draw_miniature(p->view, thumb, skin.goal, &skin);
    int x = thumb.x + thumb.w + px(p, 18);
    const app_colours *c = p->view->colours;
    int y = thumb.y + px(p, 10);
    app_view_text(p->view, APP_ALIGN_LEFT, x, y, APP_TYPE_BUTTON, c->text, app_text(APP_TEXT_GOAL));
    if (p->layout->compact)
        app_view_text(p->view, APP_ALIGN_LEFT, x + px(p, 56), y, APP_TYPE_LABEL, c->text2,
                      app_text(APP_TEXT_GOAL_HOLD_SHORT));
    else
        app_view_text(p->view, APP_ALIGN_LEFT, x, y + px(p, 24), APP_TYPE_LABEL, c->text2,
                      app_text(APP_TEXT_GOAL_HOLD));
}

static int log_lines(const painter *p)
{
    return p->layout->kind == APP_LAYOUT_WIDE && !p->layout->compact ? 2
           : p->layout->kind == APP_LAYOUT_PORTRAIT                  ? 4
                                                                     : 1;
}

static void draw_log_words(const painter *p, const char *head, const char *words)
{
    app_rect area = p->layout->log;
    app_view_paragraph(p->view, area.x, area.y, area.w, APP_TYPE_NOTE, p->view->colours->text, head,
                       1);
    app_view_paragraph(p->view, area.x, area.y + px(p, 26), area.w, APP_TYPE_LABEL,
                       p->view->colours->text2, words, log_lines(p));
}

static void draw_log_answer(const painter *p, const solver_answer *answer)
{
    char verdict[48], time[32], head[80], engine[160], words[256], left[32];
    app_rect area = p->layout->log;
    app_words_verdict(answer, verdict, sizeof verdict);
    app_words_duration(answer->ms, time, sizeof time);
    snprintf(head, sizeof head, app_text(APP_TEXT_HINT_IN), time);
    app_words_engine(answer, engine, sizeof engine);
    app_words_count(game_hint_moves_left(p->app->hint), left, sizeof left);
    snprintf(words, sizeof words, app_text(APP_TEXT_ENGINE_AND_LEFT), engine, left);
    int chip = app_view_chip(p->view, area.x, area.y,
                             answer->optimal ? APP_CHIP_GOOD : APP_CHIP_BOUNDED, verdict);
    int x = area.x + chip + px(p, 8);
    int y = area.y + px(p, 27);
    if (p->layout->kind == APP_LAYOUT_PORTRAIT) {
        x = area.x;
        y = area.y + px(p, 28);
    }
    app_view_text(p->view, APP_ALIGN_LEFT, x, p->layout->kind == APP_LAYOUT_PORTRAIT ? y : area.y,
                  APP_TYPE_NOTE, p->view->colours->text, head);
    if (p->layout->kind == APP_LAYOUT_PORTRAIT)
        y += px(p, 24);
    app_view_paragraph(p->view, area.x, y, area.w, APP_TYPE_LABEL, p->view->colours->text2, words,
                       log_lines(p));
}

/* What the solver did, or is doing. */
static void draw_log(const painter *p)
{
    char count[32], words[96];
    switch (game_hint_stage_now(p->app->hint)) {
    case GAME_HINT_THINKING:
        app_words_count(game_hint_nodes(p->app->hint), count, sizeof count);
        snprintf(words, sizeof words, app_text(APP_TEXT_NODES_SO_FAR), count);
        draw_log_words(p, app_text(APP_TEXT_THINKING), words);
        break;
    case GAME_HINT_SHOWN:
        if (game_hint_answer(p->app->hint))
            draw_log_answer(p, game_hint_answer(p->app->hint));
        break;
    case GAME_HINT_FAILED:
        draw_log_words(p, app_text(APP_TEXT_NO_PLAN), "");
        break;
    case GAME_HINT_NONE:
        if (!session_of(p)->started && !play_solved(p->app))
            draw_log_words(p, app_text(APP_TEXT_READY), app_text(APP_TEXT_READY_NOTE));
        break;
    }
}

/* Large, unless a long game's figures would lie on each other. */
static app_type result_type(const painter *p, int room)
{
    char moves[32], time[32];
    app_words_count((unsigned long long)session_of(p)->moves, moves, sizeof moves);
    app_words_clock(session_of(p)->time_ms, time, sizeof time);
    bool fits = app_view_text_width(p->view, APP_TYPE_RESULT, moves) <= room &&
                app_view_text_width(p->view, APP_TYPE_RESULT, time) <= room;
    return fits && p->layout->kind == APP_LAYOUT_WIDE ? APP_TYPE_RESULT : APP_TYPE_SMALL_COUNTER;
}

static void draw_result(const painter *p)
{
    const play_layout *layout = p->layout;
    const app_colours *c = p->view->colours;
    const game_session *session = session_of(p);
    app_rect slab = layout->result;
    int pad = px(p, layout->kind == APP_LAYOUT_WIDE ? 30 : 20);
    int x = slab.x + pad;
    int width = slab.w - 2 * pad;
    char words[160], counts[96];
    app_view_slab(p->view, slab, px(p, 24));
    app_view_text(p->view, APP_ALIGN_LEFT, x, slab.y + px(p, 46), APP_TYPE_PANEL_TITLE, c->text,
                  app_text(APP_TEXT_SOLVED));
    app_words_result(&p->app->desk.current, words, sizeof words);
    app_view_paragraph(p->view, x, slab.y + px(p, 79), width, APP_TYPE_LABEL, c->text2, words, 1);
    snprintf(counts, sizeof counts, app_text(APP_TEXT_COUNTS), game_session_hints(session), session->undos,
             session->autos);
    if (layout->kind == APP_LAYOUT_PORTRAIT) {
        app_view_paragraph(p->view, x, slab.y + px(p, 105), width, APP_TYPE_LABEL, c->text2, counts,
                           1);
        return;
    }
    int y = slab.y + px(p, 112);
    app_type type = result_type(p, width * 32 / 100);
    draw_count(p, x, y, APP_TEXT_MOVES, session->moves, type);
    draw_count(p, x + width * 35 / 100, y, APP_TEXT_SLIDES, session->slides, type);
    draw_time(p, x + width * 68 / 100, y, type);
    app_view_rule(p->view, x, slab.y + px(p, 178), width);
    app_view_paragraph(p->view, x, slab.y + px(p, 203), width, APP_TYPE_LABEL, c->text2, counts, 1);
}

static void draw_boards(const painter *p)
{
    const play_layout *layout = p->layout;
    app_skin skin = app_game_skin(p->app);
    if (play_peeking(p->self))
        app_board_draw_still(p->view, &layout->board, skin.goal, &skin);
    else
        app_board_view_draw(&p->self->board, p->view, &layout->board, &skin, &p->self->hint,
                            play_solved(p->app));
    if (!p->app->comparing)
        return;
    const puzzle_board *other = p->app->comparing_start ? &session_of(p)->start : skin.goal;
    app_board_draw_still(p->view, &layout->other, other, &skin);
    app_view_text(p->view, APP_ALIGN_LEFT, layout->board.tray.x + px(p, 8),
                  layout->board.tray.y - px(p, 21), APP_TYPE_BUTTON, p->view->colours->text,
                  app_text(APP_TEXT_YOUR_BOARD));
}

void play_draw(const app *app, const void *state, const app_view *view)
{
    const play_state *self = state;
    play_layout layout;
    play_lay_out(app, self, &layout);
    painter p = {app, view, self, &layout};
    if (layout.kind == APP_LAYOUT_MINIMUM) {
        draw_small_bar(&p);
        draw_boards(&p);
        app_controls_draw(view, &self->controls, &layout.controls);
        return;
    }
    draw_title(&p);
    if (layout.kind == APP_LAYOUT_PORTRAIT)
        draw_counters_in_a_row(&p);
    if (play_shows_result(app, self)) {
        draw_boards(&p);
        draw_result(&p);
    } else {
        if (layout.kind != APP_LAYOUT_PORTRAIT)
            draw_counters(&p);
        draw_goal(&p);
        draw_log(&p);
        draw_boards(&p);
    }
    app_controls_draw(view, &self->controls, &layout.controls);
}
