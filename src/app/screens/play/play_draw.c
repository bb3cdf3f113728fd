/* Draws the game in play: bar, board, counters and buttons. */
#include "screens/play/play_paint.h"

#include "program/app.h"
#include "program/pictures.h"
#include "text/words.h"
#include "ui/bar.h"

#include <stdio.h>

static const game_session *session_of(const play_painter *p)
{
    return &p->app->client.desk.current.session;
}

void app_play_draw_counter(const play_painter *p, int x, int y, int room, app_text_id label,
                           const char *value, app_type type)
{
    int drop = type == APP_TYPE_COUNTER          ? 37
               : type == APP_TYPE_RESULT         ? 34
               : type == APP_TYPE_COUNTER_MEDIUM ? 30
                                                 : 26;
    if (app_view_text_width(p->view, type, value) > room)
        type = APP_TYPE_BUTTON;
    app_view_text(p->view, APP_ALIGN_LEFT, x, y, APP_TYPE_LABEL, p->view->colours->text2,
                  app_text(label));
    app_view_text(p->view, APP_ALIGN_LEFT, x, y + drop, type, p->view->colours->text, value);
}

void app_play_draw_count(const play_painter *p, int x, int y, int room, app_text_id label,
                         int count, app_type type)
{
    char value[32];
    app_words_count((unsigned long long)count, value, sizeof value);
    app_play_draw_counter(p, x, y, room, label, value, type);
}

void app_play_draw_time(const play_painter *p, int x, int y, int room, app_type type)
{
    char value[32];
    app_words_clock(session_of(p)->time_ms, value, sizeof value);
    bool paused = p->app->away && game_session_unfinished(session_of(p));
    app_play_draw_counter(p, x, y, room, paused ? APP_TEXT_PAUSED : APP_TEXT_TIME, value, type);
}

/* Moves left where the player wishes to see them, as a range if that has room; else undos. */
static void draw_middle_count(const play_painter *p, int x, int y, int room, app_text_id label,
                              app_type type)
{
    char value[64];
    if (!p->app->client.settings.moves_left) {
        app_play_draw_count(p, x, y, room, APP_TEXT_UNDOS, session_of(p)->undos, type);
        return;
    }
    game_left left = app_play_judge_left(p->app, &p->self->judge);
    app_words_left(left, false, value, sizeof value);
    if (app_view_text_width(p->view, APP_TYPE_BUTTON, value) > room) /* the smallest type of it */
        app_words_left(left, true, value, sizeof value);
    app_play_draw_counter(p, x, y, room, label, value, type);
}

/* Par where one is known, else the hints that were taken. */
static void draw_last_count(const play_painter *p, int x, int y, int room, app_type type)
{
    const game_origin *origin = &p->app->client.desk.current.origin;
    if (origin->par > 0)
        app_play_draw_count(p, x, y, room, APP_TEXT_PAR, origin->par, type);
    else
        app_play_draw_count(p, x, y, room, APP_TEXT_HINTS, game_session_hints(session_of(p)), type);
}

static void draw_counters(const play_painter *p)
{
    const play_layout *layout = p->layout;
    app_rect panel = layout->panel;
    app_type large = layout->compact ? APP_TYPE_COUNTER_MEDIUM : APP_TYPE_COUNTER;
    int second = panel.w * 176 / 336, middle = panel.w * 110 / 336, last = panel.w * 244 / 336;
    int gap = 8;
    int y = layout->counters;
    app_play_draw_count(p, panel.x, y, second - gap, APP_TEXT_MOVES, session_of(p)->moves, large);
    app_play_draw_time(p, panel.x + second, y, panel.w - second, large);
    y += (layout->compact ? 58 : 83);
    app_view_rule(p->view, panel.x, y, panel.w);
    y += (layout->compact ? 14 : 20);
    app_play_draw_count(p, panel.x, y, middle - gap, APP_TEXT_SLIDES, session_of(p)->slides,
                        APP_TYPE_SMALL_COUNTER);
    draw_middle_count(p, panel.x + middle, y, last - middle - gap, APP_TEXT_MOVES_LEFT,
                      APP_TYPE_SMALL_COUNTER);
    draw_last_count(p, panel.x + last, y, panel.w - last, APP_TYPE_SMALL_COUNTER);
    y += (layout->compact ? 48 : 56);
    app_view_rule(p->view, panel.x, y, panel.w);
}

static void draw_counters_in_a_row(const play_painter *p)
{
    app_type type = p->layout->narrow ? APP_TYPE_SMALL_COUNTER : APP_TYPE_COUNTER_MEDIUM;
    int y = p->layout->counters;
    int width = p->view->width - 2 * 32;
    int gap = 8;
    int left = 32;
    int x[] = {left,
               left + width * 21 / 100,
               left + width * 50 / 100,
               left + width * 67 / 100,
               left + width * 88 / 100,
               left + width};
    app_play_draw_count(p, x[0], y, x[1] - x[0] - gap, APP_TEXT_MOVES, session_of(p)->moves, type);
    app_play_draw_time(p, x[1], y, x[2] - x[1] - gap, type);
    app_play_draw_count(p, x[2], y, x[3] - x[2] - gap, APP_TEXT_SLIDES, session_of(p)->slides,
                        type);
    draw_middle_count(p, x[3], y, x[4] - x[3] - gap, APP_TEXT_LEFT_SHORT, type);
    draw_last_count(p, x[4], y, x[5] - x[4], type);
}

static void draw_title(const play_painter *p)
{
    char title[160], note[160];
    int icons = p->layout->kind == APP_LAYOUT_PORTRAIT ? 130 : 180;
    bool picture = p->app->client.desk.current.look.style == GAME_PICTURE;
    app_words_game_title(&p->app->client.desk.current, title, sizeof title);
    app_words_game_note(&p->app->client.desk.current, note, sizeof note);
    app_bar_title(p->view, title, note, picture ? icons + 48 : icons);
}

/* After a win: the stars, moves and time. */
static void draw_small_result(const play_painter *p, const char *moves, const char *time)
{
    char both[80];
    const app_colours *c = p->view->colours;
    int stars = app_play_result_stars(p->app);
    int x = 52, y = 26;
    x += app_view_text(p->view, APP_ALIGN_LEFT, x, y, APP_TYPE_SCREEN_TITLE, c->good,
                       app_text(APP_TEXT_SOLVED)) +
         12;
    if (stars >= 0)
        x += app_play_draw_stars(p, x, y, 20, stars, app_play_result_age(p->self)) + 12;
    app_textf(both, sizeof both, APP_TEXT_FACTS, moves, time);
    app_view_text(p->view, APP_ALIGN_LEFT, x, y, APP_TYPE_NOTE, c->text, both);
}

/* What else the player wishes to see, as far as the bar has room: moves left, or the ghost. */
static void draw_small_extra(const play_painter *p, int x, int y)
{
    char left[64], words[96] = "";
    if (app_play_racing(p->app)) {
        app_play_race_progress(p->app, words, sizeof words);
    } else if (p->app->client.settings.moves_left) {
        app_words_left(app_play_judge_left(p->app, &p->self->judge), true, left, sizeof left);
        app_textf(words, sizeof words, APP_TEXT_LEFT_BAR, left);
    }
    int room = p->view->width - 190 - x;
    if (app_view_text_width(p->view, APP_TYPE_LABEL, words) <= room)
        app_view_text(p->view, APP_ALIGN_LEFT, x, y, APP_TYPE_LABEL, p->view->colours->text2,
                      words);
}

/* "28 moves   1:48   left 36" in the one bar of the smallest layout. */
static void draw_small_bar(const play_painter *p)
{
    char moves[32], unit[32], time[32];
    const app_colours *c = p->view->colours;
    app_words_count((unsigned long long)session_of(p)->moves, moves, sizeof moves);
    app_text_n(unit, sizeof unit, APP_TEXT_MOVES_SMALL, session_of(p)->moves);
    app_words_clock(session_of(p)->time_ms, time, sizeof time);
    if (app_play_solved(p->app)) {
        draw_small_result(p, moves, time);
        return;
    }
    int x = 52, y = 26;
    x += app_view_text(p->view, APP_ALIGN_LEFT, x, y, APP_TYPE_SMALL_COUNTER, c->text, moves);
    x += 7;
    x += app_view_text(p->view, APP_ALIGN_LEFT, x, y, APP_TYPE_LABEL, c->text2, unit);
    x += 16;
    x += app_view_text(p->view, APP_ALIGN_LEFT, x, y, APP_TYPE_SMALL_COUNTER, c->text, time);
    draw_small_extra(p, x + 14, y);
}

static app_skin miniature_skin(const play_painter *p)
{
    app_skin skin = app_game_skin(p->app);
    skin.coloured = app_board_too_small(&p->layout->board, &skin, p->view->settings->patterns);
    return skin;
}

static void draw_goal_words(const play_painter *p)
{
    app_rect thumb = p->layout->thumbnail;
    const app_colours *c = p->view->colours;
    int x = thumb.x + thumb.w + 18;
    int y = thumb.y + 10;
    app_view_text(p->view, APP_ALIGN_LEFT, x, y, APP_TYPE_BUTTON, c->text, app_text(APP_TEXT_GOAL));
    if (p->layout->compact)
        app_view_text(p->view, APP_ALIGN_LEFT, x + 56, y, APP_TYPE_LABEL, c->text2,
                      app_text(APP_TEXT_GOAL_HOLD_SHORT));
    else
        app_view_text(p->view, APP_ALIGN_LEFT, x, y + 24, APP_TYPE_LABEL, c->text2,
                      app_text(APP_TEXT_GOAL_HOLD));
}

/* The other player's board, and how far it is. */
static void draw_ghost(const play_painter *p)
{
    char words[64];
    app_rect thumb = p->layout->thumbnail, ghost = p->layout->ghost;
    const app_colours *c = p->view->colours;
    app_skin skin = miniature_skin(p);
    app_board_draw_miniature(p->view, ghost, &p->app->client.ghost.board, &skin);
    int low = thumb.y + (thumb.h > ghost.h ? thumb.h : ghost.h) + 16;
    app_view_text(p->view, APP_ALIGN_LEFT, thumb.x, low, APP_TYPE_LABEL, c->text2,
                  app_text(APP_TEXT_GOAL));
    app_play_race_progress(p->app, words, sizeof words);
    app_view_text(p->view, APP_ALIGN_LEFT, ghost.x, low, APP_TYPE_NOTE, c->text, words);
}

static void draw_goal(const play_painter *p)
{
    app_skin skin = miniature_skin(p);
    app_board_draw_miniature(p->view, p->layout->thumbnail, skin.goal, &skin);
    if (p->layout->ghost.w > 0)
        draw_ghost(p);
    else
        draw_goal_words(p);
    app_play_draw_score(p);
}

static void draw_boards(const play_painter *p)
{
    const play_layout *layout = p->layout;
    app_skin skin = app_game_skin(p->app);
    if (app_play_peeking(p->self))
        app_board_draw_still(p->view, &layout->board, skin.goal, &skin);
    else
        app_board_view_draw(&p->self->board, p->view, &layout->board, &skin, &p->self->hint,
                            app_play_solved(p->app));
    if (!p->app->comparing)
        return;
    const puzzle_board *other = p->app->comparing_start ? &session_of(p)->start : skin.goal;
    app_board_draw_still(p->view, &layout->other, other, &skin);
    app_view_text(p->view, APP_ALIGN_LEFT, layout->board.tray.x + 8, layout->board.tray.y - 21,
                  APP_TYPE_BUTTON, p->view->colours->text, app_text(APP_TEXT_YOUR_BOARD));
}

/* What stands beside the board while it is played. */
static void draw_panel(const play_painter *p)
{
    bool told = p->layout->guide.slab.w > 0 && p->layout->guide.way == APP_ICON_LEFT;
    if (p->layout->kind != APP_LAYOUT_PORTRAIT)
        draw_counters(p);
    draw_goal(p);
    if (!told) /* the guide lies there */
        app_play_draw_log(p);
}

void app_play_draw(const app *app, const void *state, const app_view *view)
{
    const play_state *self = state;
    play_layout layout;
    app_play_lay_out(app, self, &layout);
    play_painter p = {app, view, self, &layout};
    bool minimum = layout.kind == APP_LAYOUT_MINIMUM;
    if (minimum)
        draw_small_bar(&p);
    else
        draw_title(&p);
    if (layout.kind == APP_LAYOUT_PORTRAIT)
        draw_counters_in_a_row(&p);
    if (layout.result.slab.w == 0 && !minimum)
        draw_panel(&p);
    draw_boards(&p);
    if (layout.result.slab.w > 0)
        app_play_draw_result(&p);
    if (layout.guide.slab.w > 0)
        app_play_guide_draw(&self->guide, view, &layout.guide, minimum);
    app_controls_draw(view, &self->controls, &layout.controls);
}
