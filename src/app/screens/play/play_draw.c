/* Draws the game in play: bar, board, counters and buttons. */
#include "screens/play/play.h"

#include "game/stars.h"
#include "program/pictures.h"
#include "text/words.h"
#include "ui/bar.h"

/* ---- Counters ---- */

void app_play_draw_counter(const play_layout *l, int x, int y, int room, app_text_id label,
                           const char *value, app_type type)
{
    const app_colours *c = l->view->colours;
    int drop = type == APP_TYPE_COUNTER          ? 37
               : type == APP_TYPE_RESULT         ? 34
               : type == APP_TYPE_COUNTER_MEDIUM ? 30
                                                 : 26;
    if (app_view_text_width(l->view, type, value) > room)
        type = APP_TYPE_BUTTON;
    app_view_text(l->view, APP_ALIGN_LEFT, x, y, APP_TYPE_LABEL, c->text2, app_text(label));
    app_view_text(l->view, APP_ALIGN_LEFT, x, y + drop, type, c->text, value);
}

void app_play_draw_count(const play_layout *l, int x, int y, int room, app_text_id label, int count,
                         app_type type)
{
    char value[32];
    app_words_count((unsigned long long)count, value, sizeof value);
    app_play_draw_counter(l, x, y, room, label, value, type);
}

void app_play_draw_time(const play_layout *l, int x, int y, int room, app_type type)
{
    char value[32];
    bool paused = l->app->away && game_session_unfinished(l->session);
    app_words_clock(l->session->time_ms, value, sizeof value);
    app_play_draw_counter(l, x, y, room, paused ? APP_TEXT_PAUSED : APP_TEXT_TIME, value, type);
}

/* Moves left where the player wishes to see them, as a range if that has room; else undos. */
static void draw_middle_count(const play_layout *l, int x, int y, int room, app_text_id label,
                              app_type type)
{
    char value[64];
    if (!l->app->client.settings.moves_left) {
        app_play_draw_count(l, x, y, room, APP_TEXT_UNDOS, l->session->undos, type);
        return;
    }
    game_left left = app_play_judge_left(l->app, &l->self->judge);
    app_words_left(left, false, value, sizeof value);
    if (app_view_text_width(l->view, APP_TYPE_BUTTON, value) > room) /* the smallest type of it */
        app_words_left(left, true, value, sizeof value);
    app_play_draw_counter(l, x, y, room, label, value, type);
}

/* Par where one is known, else the hints that were taken. */
static void draw_last_count(const play_layout *l, int x, int y, int room, app_type type)
{
    int par = l->round->origin.par;
    app_play_draw_count(l, x, y, room, par > 0 ? APP_TEXT_PAR : APP_TEXT_HINTS,
                        par > 0 ? par : game_session_hints(l->session), type);
}

enum { COUNTER_GAP = 8 };

static void draw_counters(const play_layout *l)
{
    app_rect panel = l->panel;
    app_type large = l->compact ? APP_TYPE_COUNTER_MEDIUM : APP_TYPE_COUNTER;
    app_type small = APP_TYPE_SMALL_COUNTER;
    int second = panel.w * 176 / 336, middle = panel.w * 110 / 336, last = panel.w * 244 / 336;
    int y = l->counters;
    app_play_draw_count(l, panel.x, y, second - COUNTER_GAP, APP_TEXT_MOVES, l->session->moves,
                        large);
    app_play_draw_time(l, panel.x + second, y, panel.w - second, large);
    y += l->compact ? 58 : 83;
    app_view_rule(l->view, panel.x, y, panel.w);
    y += l->compact ? 14 : 20;
    app_play_draw_count(l, panel.x, y, middle - COUNTER_GAP, APP_TEXT_SLIDES, l->session->slides,
                        small);
    draw_middle_count(l, panel.x + middle, y, last - middle - COUNTER_GAP, APP_TEXT_MOVES_LEFT,
                      small);
    draw_last_count(l, panel.x + last, y, panel.w - last, small);
    app_view_rule(l->view, panel.x, y + (l->compact ? 48 : 56), panel.w);
}

static void draw_counters_in_a_row(const play_layout *l)
{
    app_type type = l->narrow ? APP_TYPE_SMALL_COUNTER : APP_TYPE_COUNTER_MEDIUM;
    int y = l->counters, left = 32, width = l->view->width - 2 * left, gap = COUNTER_GAP;
    int time = width * 21 / 100, slides = width * 50 / 100, middle = width * 67 / 100,
        last = width * 88 / 100;
    app_play_draw_count(l, left, y, time - gap, APP_TEXT_MOVES, l->session->moves, type);
    app_play_draw_time(l, left + time, y, slides - time - gap, type);
    app_play_draw_count(l, left + slides, y, middle - slides - gap, APP_TEXT_SLIDES,
                        l->session->slides, type);
    draw_middle_count(l, left + middle, y, last - middle - gap, APP_TEXT_LEFT_SHORT, type);
    draw_last_count(l, left + last, y, width - last, type);
}

/* ---- The bar ---- */

static void draw_title(const play_layout *l)
{
    char title[160], note[160];
    int icons = l->kind == APP_LAYOUT_PORTRAIT ? 130 : 180;
    app_words_game_title(l->round, title, sizeof title);
    app_words_game_note(l->round, note, sizeof note);
    app_bar_title(l->view, title, note, l->round->look.style == GAME_PICTURE ? icons + 48 : icons);
}

/* Words in the one bar of the smallest layout; returns where they end. */
static int draw_in_bar(const play_layout *l, int x, app_type type, app_colour colour,
                       const char *words)
{
    return x + app_view_text(l->view, APP_ALIGN_LEFT, x, 26, type, colour, words);
}

/* After a win: the stars, moves and time. */
static void draw_small_result(const play_layout *l, const char *moves, const char *time)
{
    char both[80];
    const app_colours *c = l->view->colours;
    int stars = game_stars_after(l->round, 0);
    int x = 12 + draw_in_bar(l, 52, APP_TYPE_SCREEN_TITLE, c->good, app_text(APP_TEXT_SOLVED));
    if (stars >= 0) {
        app_play_draw_stars(l, x, 26, 20, stars, app_play_result_age(l->app, l->self));
        x += app_play_stars_width(20) + 12;
    }
    app_textf(both, sizeof both, APP_TEXT_FACTS, moves, time);
    draw_in_bar(l, x, APP_TYPE_NOTE, c->text, both);
}

/* What else the player wishes to see, as far as the bar has room: moves left, or the ghost. */
static void draw_small_extra(const play_layout *l, int x)
{
    char left[64], words[96] = "";
    if (app_play_racing(l->app)) {
        app_play_race_progress(l->app, words, sizeof words);
    } else if (l->app->client.settings.moves_left) {
        app_words_left(app_play_judge_left(l->app, &l->self->judge), true, left, sizeof left);
        app_textf(words, sizeof words, APP_TEXT_LEFT_BAR, left);
    }
    if (app_view_text_width(l->view, APP_TYPE_LABEL, words) <= l->view->width - 190 - x)
        draw_in_bar(l, x, APP_TYPE_LABEL, l->view->colours->text2, words);
}

/* "28 moves   1:48   left 36". */
static void draw_small_bar(const play_layout *l)
{
    char moves[32], unit[32], time[32];
    const app_colours *c = l->view->colours;
    app_words_count((unsigned long long)l->session->moves, moves, sizeof moves);
    app_text_n(unit, sizeof unit, APP_TEXT_MOVES_SMALL, l->session->moves);
    app_words_clock(l->session->time_ms, time, sizeof time);
    if (app_play_solved(l->app)) {
        draw_small_result(l, moves, time);
        return;
    }
    int x = draw_in_bar(l, 52, APP_TYPE_SMALL_COUNTER, c->text, moves);
    x = draw_in_bar(l, x + 7, APP_TYPE_LABEL, c->text2, unit);
    x = draw_in_bar(l, x + 16, APP_TYPE_SMALL_COUNTER, c->text, time);
    draw_small_extra(l, x + 14);
}

/* ---- The goal ---- */

static void draw_goal_words(const play_layout *l)
{
    const app_colours *c = l->view->colours;
    int x = l->thumbnail.x + l->thumbnail.w + 18, y = l->thumbnail.y + 10;
    app_view_text(l->view, APP_ALIGN_LEFT, x, y, APP_TYPE_BUTTON, c->text, app_text(APP_TEXT_GOAL));
    app_view_text(l->view, APP_ALIGN_LEFT, l->compact ? x + 56 : x, l->compact ? y : y + 24,
                  APP_TYPE_LABEL, c->text2,
                  app_text(l->compact ? APP_TEXT_GOAL_HOLD_SHORT : APP_TEXT_GOAL_HOLD));
}

/* The other player's board, and how far it is. */
static void draw_ghost(const play_layout *l, const app_skin *skin)
{
    char words[64];
    app_rect thumb = l->thumbnail, ghost = l->ghost;
    const app_colours *c = l->view->colours;
    app_board_draw_miniature(l->view, ghost, &l->app->client.ghost.board, skin);
    int low = thumb.y + (thumb.h > ghost.h ? thumb.h : ghost.h) + 16;
    app_view_text(l->view, APP_ALIGN_LEFT, thumb.x, low, APP_TYPE_LABEL, c->text2,
                  app_text(APP_TEXT_GOAL));
    app_play_race_progress(l->app, words, sizeof words);
    app_view_text(l->view, APP_ALIGN_LEFT, ghost.x, low, APP_TYPE_NOTE, c->text, words);
}

static void draw_goal(const play_layout *l)
{
    app_skin skin = app_game_skin(l->app);
    skin.coloured = app_board_too_small(&l->board, &skin, l->view->settings->patterns);
    app_board_draw_miniature(l->view, l->thumbnail, skin.goal, &skin);
    if (l->ghost.w > 0)
        draw_ghost(l, &skin);
    else
        draw_goal_words(l);
    app_play_draw_score(l);
}

/* ---- The whole ---- */

static void draw_boards(const play_layout *l)
{
    app_skin skin = app_game_skin(l->app);
    if (app_play_peeking(l->self))
        app_board_draw_still(l->view, &l->board, skin.goal, &skin);
    else
        app_board_view_draw(&l->self->board, l->view, &l->board, &skin, &l->self->hint,
                            app_play_solved(l->app));
    if (!l->app->comparing)
        return;
    app_board_draw_still(l->view, &l->other,
                         l->app->comparing_start ? &l->session->start : skin.goal, &skin);
    app_view_text(l->view, APP_ALIGN_LEFT, l->board.tray.x + 8, l->board.tray.y - 21,
                  APP_TYPE_BUTTON, l->view->colours->text, app_text(APP_TEXT_YOUR_BOARD));
}

/* What stands beside the board while it is played. */
static void draw_panel(const play_layout *l)
{
    if (l->kind != APP_LAYOUT_PORTRAIT)
        draw_counters(l);
    draw_goal(l);
    if (l->guide.dx == 0) /* else the guide lies there */
        app_play_draw_log(l);
}

void app_play_draw(const void *layout)
{
    const play_layout *l = layout;
    if (l->kind == APP_LAYOUT_MINIMUM)
        draw_small_bar(l);
    else
        draw_title(l);
    if (l->kind == APP_LAYOUT_PORTRAIT)
        draw_counters_in_a_row(l);
    if (l->thumbnail.w > 0 && l->result.slab.w == 0)
        draw_panel(l);
    draw_boards(l);
    if (l->result.slab.w > 0)
        app_play_draw_result(l);
    if (l->guide.slab.w > 0)
        app_play_draw_guide(l);
    app_page_draw(&l->self->page, &l->page);
}
