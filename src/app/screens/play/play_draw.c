/* Draws the game in play: bar, board, counters and buttons. */
#include "screens/play/play.h"

#include "client/records.h"
#include "game/stars.h"
#include "input/keys.h"
#include "program/pictures.h"
#include "text/words.h"
#include "ui/bar.h"
#include "ui/glyph.h"

#include <stdio.h>

/* ---- Counters ---- */

static void fill_count(play_counter *out, app_text_id label, long long count)
{
    out->label = label;
    app_words_count((unsigned long long)count, out->value, sizeof out->value);
}

/* In full if that has room. */
static app_text_id left_label(const play_layout *l, int room)
{
    bool slides = l->self->analysis.metric == PUZZLE_METRIC_SLIDES;
    app_text_id label = slides ? APP_TEXT_SLIDES_LEFT : APP_TEXT_MOVES_LEFT;
    bool fits = app_view_text_width(l->view, APP_TYPE_LABEL, app_text(label)) <= room;
    bool brief = l->kind == APP_LAYOUT_PORTRAIT && (!slides || !fits);
    return brief ? APP_TEXT_LEFT_SHORT : label;
}

/* Moves left where the player wishes to see them, as a range if that has room; else undos. */
static void fill_middle(const play_layout *l, int room, play_counter *out)
{
    if (!l->app->client.settings.moves_left) {
        fill_count(out, APP_TEXT_UNDOS, l->session->undos);
        return;
    }
    game_distance left = app_play_analysis_left(l->app, &l->self->analysis);
    out->label = left_label(l, room);
    app_words_left(left, false, out->value, sizeof out->value);
    if (app_view_text_width(l->view, APP_TYPE_BUTTON, out->value) > room) /* in its smallest type */
        app_words_left(left, true, out->value, sizeof out->value);
}

/* The clock runs as finely as the player chose, or out of sight; what it came to is told in full. */
static void clock_words(const play_layout *l, char *out, size_t size)
{
    static const app_time_digits digits[] = {[GAME_CLOCK_SECONDS] = APP_TIME_SECONDS,
                                             [GAME_CLOCK_TENTHS] = APP_TIME_TENTHS,
                                             [GAME_CLOCK_HUNDREDTHS] = APP_TIME_HUNDREDTHS};
    const game_settings *settings = &l->app->client.settings;
    if (game_session_solved(l->session))
        app_words_taken(settings, (double)game_whole_ms(l->session->time_ms), out, size);
    else if (settings->hide_time)
        app_textf(out, size, APP_TEXT_NO_FIGURE);
    else if (app_play_inspects(l->app))
        app_play_inspection_words(l->app, &l->self->inspection, out, size);
    else
        app_words_clock(l->self->time, digits[settings->clock], out, size);
}

/* What counts comes first: moves, or slides in a level whose par counts those. */
static void fill_lengths(const play_layout *l, play_counter *first, play_counter *other)
{
    bool slides = l->round->origin.par_metric == PUZZLE_METRIC_SLIDES;
    fill_count(slides ? other : first, APP_TEXT_MOVES, l->session->moves);
    fill_count(slides ? first : other, APP_TEXT_SLIDES, l->session->slides);
}

void app_play_fill_counters(const play_layout *l, int room, play_counter out[PLAY_COUNTERS])
{
    int par = l->round->origin.par;
    bool paused = l->app->away && game_session_unfinished(l->session);
    fill_lengths(l, &out[PLAY_LENGTH], &out[PLAY_OTHER_LENGTH]);
    out[PLAY_TIME].label = paused                      ? APP_TEXT_PAUSED
                           : app_play_inspects(l->app) ? APP_TEXT_INSPECTION
                                                       : APP_TEXT_TIME;
    clock_words(l, out[PLAY_TIME].value, sizeof out->value);
    fill_middle(l, room, &out[PLAY_MIDDLE]);
    fill_count(&out[PLAY_LAST], par > 0 ? APP_TEXT_PAR : APP_TEXT_HINTS,
               par > 0 ? par : game_session_hints(l->session));
}

void app_play_draw_counter(const play_layout *l, int x, int y, int room, app_type type,
                           const play_counter *counter)
{
    const app_colours *c = l->view->colours;
    int drop = type == APP_TYPE_COUNTER          ? 37
               : type == APP_TYPE_RESULT         ? 34
               : type == APP_TYPE_COUNTER_MEDIUM ? 30
                                                 : 26;
    if (app_view_text_width(l->view, type, counter->value) > room)
        type = APP_TYPE_BUTTON;
    app_view_text(l->view, APP_ALIGN_LEFT, x, y, APP_TYPE_LABEL, c->text2,
                  app_text(counter->label));
    app_view_text(l->view, APP_ALIGN_LEFT, x, y + drop, type, c->text, counter->value);
}

enum { COUNTER_GAP = 8 };

static void draw_counters(const play_layout *l)
{
    play_counter all[PLAY_COUNTERS];
    app_type large = l->compact ? APP_TYPE_COUNTER_MEDIUM : APP_TYPE_COUNTER;
    app_type small = APP_TYPE_SMALL_COUNTER;
    int x = l->panel.x, y = l->counters, w = l->panel.w, gap = COUNTER_GAP;
    int second = w * 176 / 336, middle = w * 110 / 336, last = w * 244 / 336;
    app_play_fill_counters(l, last - middle - gap, all);
    app_play_draw_counter(l, x, y, second - gap, large, &all[PLAY_LENGTH]);
    app_play_draw_counter(l, x + second, y, w - second, large, &all[PLAY_TIME]);
    y += l->compact ? 58 : 83;
    app_view_rule(l->view, x, y, w);
    y += l->compact ? 14 : 20;
    app_play_draw_counter(l, x, y, middle - gap, small, &all[PLAY_OTHER_LENGTH]);
    app_play_draw_counter(l, x + middle, y, last - middle - gap, small, &all[PLAY_MIDDLE]);
    app_play_draw_counter(l, x + last, y, w - last, small, &all[PLAY_LAST]);
    app_view_rule(l->view, x, y + (l->compact ? 48 : 56), w);
}

static void draw_counters_in_a_row(const play_layout *l)
{
    static const int percent[PLAY_COUNTERS + 1] = {0, 21, 50, 67, 88, 100};
    play_counter all[PLAY_COUNTERS];
    app_type type = l->narrow ? APP_TYPE_SMALL_COUNTER : APP_TYPE_COUNTER_MEDIUM;
    int left = 32, width = l->view->width - 2 * left, room[PLAY_COUNTERS];
    for (int i = 0; i < PLAY_COUNTERS; i++)
        room[i] = width * percent[i + 1] / 100 - width * percent[i] / 100 -
                  (i < PLAY_LAST ? COUNTER_GAP : 0);
    app_play_fill_counters(l, room[PLAY_MIDDLE], all);
    for (int i = 0; i < PLAY_COUNTERS; i++)
        app_play_draw_counter(l, left + width * percent[i] / 100, l->counters, room[i], type,
                              &all[i]);
}

/* ---- The bar ---- */

/* A picture's note has the key for its numbers, but not a level's. */
static void note_words(const play_layout *l, char *out, size_t size)
{
    char note[160];
    const game_look *look = &l->round->look;
    app_key_name key = app_view_key_name(l->view, APP_INTENT_NUMBERS);
    app_words_game_note(l->round, &l->app->client.levels, note, sizeof note);
    if (look->style != GAME_PICTURE || l->round->origin.kind == GAME_FROM_LEVEL || !key.text[0])
        snprintf(out, size, "%s", note);
    else
        app_textf(out, size, look->numbers ? APP_TEXT_HIDES_NUMBERS : APP_TEXT_SHOWS_NUMBERS, note,
                  key.text);
}

static void draw_title(const play_layout *l)
{
    char title[160], note[200];
    int icons = l->kind == APP_LAYOUT_PORTRAIT ? 178 : 228;
    app_words_game_title(l->round, title, sizeof title);
    note_words(l, note, sizeof note);
    app_bar_title(l->view, title, note, l->round->look.style == GAME_PICTURE ? icons + 48 : icons);
}

/* Words in the one bar of the smallest layout; returns where they end. */
static int draw_in_bar(const play_layout *l, int x, app_type type, app_colour colour,
                       const char *words)
{
    return x + app_view_text(l->view, APP_ALIGN_LEFT, x, 26, type, colour, words);
}

/* After a win: how good it was, the stars, moves and time. */
static void draw_small_result(const play_layout *l, const char *moves, const char *time)
{
    char both[80];
    int stars = game_stars_after(l->round, 0);
    app_words_result_brief(client_rating(&l->app->client), both, sizeof both);
    int x = draw_in_bar(l, 52, APP_TYPE_SCREEN_TITLE, app_play_verdict_colour(l), both) + 12;
    if (stars >= 0) {
        app_play_draw_stars(l, x, 26, 20, stars, app_play_result_age(l->app, l->self));
        x += app_play_stars_width(20) + 12;
    }
    app_textf(both, sizeof both, APP_TEXT_FACTS, moves, time);
    draw_in_bar(l, x, APP_TYPE_NOTE, l->view->colours->text, both);
}

/* What else the player wishes to see, as far as the bar has room: moves left, or the ghost. */
static void draw_small_extra(const play_layout *l, int x)
{
    char left[64], words[96] = "";
    if (app_play_racing(l->app)) {
        app_play_race_progress(l->app, words, sizeof words);
    } else if (l->app->client.settings.moves_left) {
        app_words_left(app_play_analysis_left(l->app, &l->self->analysis), true, left, sizeof left);
        bool slides = l->self->analysis.metric == PUZZLE_METRIC_SLIDES;
        app_textf(words, sizeof words, slides ? APP_TEXT_SLIDES_LEFT_BAR : APP_TEXT_LEFT_BAR, left);
    }
    if (app_view_text_width(l->view, APP_TYPE_LABEL, words) <= l->view->width - 190 - x)
        draw_in_bar(l, x, APP_TYPE_LABEL, l->view->colours->text2, words);
}

/* "28 moves   1:48   left 36". */
static void draw_small_bar(const play_layout *l)
{
    char moves[32], unit[32], time[32];
    const app_colours *c = l->view->colours;
    puzzle_metric metric = l->round->origin.par_metric;
    int length = game_session_length(l->session, metric);
    app_words_count((unsigned long long)length, moves, sizeof moves);
    app_text_n(unit, sizeof unit,
               metric == PUZZLE_METRIC_SLIDES ? APP_TEXT_SLIDES_SMALL : APP_TEXT_MOVES_SMALL,
               length);
    clock_words(l, time, sizeof time);
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

void app_play_draw_goal_key(const play_layout *l, int x, int y)
{
    char hold[64];
    app_key_name key = app_view_key_name(l->view, APP_INTENT_PEEK);
    if (key.text[0])
        app_textf(hold, sizeof hold,
                  l->compact ? APP_TEXT_GOAL_ENLARGE_SHORT : APP_TEXT_GOAL_ENLARGE, key.text);
    else
        snprintf(hold, sizeof hold, "%s", l->compact ? "" : app_text(APP_TEXT_GOAL_ENLARGE_BARE));
    app_view_text(l->view, APP_ALIGN_LEFT, x, y, APP_TYPE_LABEL, l->view->colours->text2, hold);
}

static void draw_goal_words(const play_layout *l)
{
    int x = l->thumbnail.x + l->thumbnail.w + 18, y = l->thumbnail.y + 10;
    app_view_text(l->view, APP_ALIGN_LEFT, x, y, APP_TYPE_BUTTON, l->view->colours->text,
                  app_text(APP_TEXT_GOAL));
    app_play_draw_goal_key(l, l->compact ? x + 56 : x, l->compact ? y : y + 24);
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
    if (!l->narrow || l->guide.slab.w == 0) /* there the guide lies here as well */
        app_play_draw_score(l);
}

/* ---- The whole ---- */

/* Says that it is not the board that is seen: on the tray's upper edge, clear of the tiles. */
static void draw_goal_sign(const play_layout *l)
{
    enum { HEIGHT = 28, ABOVE = 18, PAD = 14 };
    const char *words = app_text(APP_TEXT_GOAL);
    app_rect tray = l->board.tray;
    int width = app_view_text_width(l->view, APP_TYPE_NOTE, words) + 2 * PAD;
    int x = tray.x + (tray.w - width) / 2, y = tray.y - ABOVE;
    app_view_slab(l->view, (app_rect){x, y, width, HEIGHT}, 10);
    app_view_text(l->view, APP_ALIGN_LEFT, x + PAD, y + HEIGHT / 2, APP_TYPE_NOTE,
                  l->view->colours->text, words);
}

static void draw_boards(const play_layout *l)
{
    bool peeking = app_play_peeking(l->self);
    app_skin skin = app_game_skin(l->app);
    skin.raised = l->run.over && l->self->run.cycles.wrong > 0 ? l->self->run.wrong : NULL;
    if (l->run.view && l->kind == APP_LAYOUT_MINIMUM && l->self->run.table)
        return; /* its table has the board's place */
    if (app_play_run_covers(l)) {
        app_play_run_draw_cover(l);
        return;
    }
    if (peeking)
        app_board_draw_still(l->view, &l->board, skin.goal, &skin);
    else
        app_board_view_draw(&l->self->board, l->view, &l->board, &skin, &l->self->hint,
                            app_play_solved(l->app));
    app_play_run_draw_wrong(l);
    if (peeking)
        app_board_find_draw_home(&l->self->board, l->view, &l->board, skin.goal);
    if (peeking)
        draw_goal_sign(l);
    if (!l->app->comparing)
        return;
    app_board_draw_still(l->view, &l->other,
                         l->app->comparing_start ? &l->session->start : skin.goal, &skin);
    if (!l->app->comparing_start)
        app_board_find_draw_home(&l->self->board, l->view, &l->other, skin.goal);
    app_rect label = l->own_label;
    if (!peeking)
        app_view_text(l->view, APP_ALIGN_LEFT, label.x + 2, label.y + label.h / 2, APP_TYPE_BUTTON,
                      l->view->colours->text, app_text(APP_TEXT_YOUR_BOARD));
}

/* All that stands beside the board of a challenge. */
static void draw_run(const play_layout *l)
{
    if (l->find.w > 0)
        app_play_draw_find(l);
    else if (l->kind == APP_LAYOUT_MINIMUM)
        app_play_run_draw_bar(l);
    else if (!l->zen.on)
        app_play_run_draw_title(l);
    if (l->kind == APP_LAYOUT_PORTRAIT)
        app_play_run_draw_figures(l);
    app_play_run_draw(l);
}

/* What stands beside the board while it is played. */
static void draw_panel(const play_layout *l)
{
    if (l->kind != APP_LAYOUT_PORTRAIT)
        draw_counters(l);
    draw_goal(l);
    if (l->guide.slab.w == 0) /* else the guide lies there */
        app_play_draw_log(l);
}

/* The same of any other board. */
static void draw_game(const play_layout *l)
{
    if (l->find.w > 0)
        app_play_draw_find(l);
    else if (l->kind == APP_LAYOUT_MINIMUM)
        draw_small_bar(l);
    else
        draw_title(l);
    if (l->kind == APP_LAYOUT_MINIMUM && app_play_solved(l->app) && l->session->started)
        app_play_draw_result_line(l);
    else if (l->kind == APP_LAYOUT_MINIMUM && l->guide.slab.w == 0)
        app_play_draw_log_line(l);
    if (l->kind == APP_LAYOUT_PORTRAIT)
        draw_counters_in_a_row(l);
    if (l->thumbnail.w > 0 && l->result.slab.w == 0)
        draw_panel(l);
}

void app_play_draw(const void *layout)
{
    const play_layout *l = layout;
    if (l->run.view)
        draw_run(l);
    else if (l->zen.on)
        app_play_draw_zen(l);
    else
        draw_game(l);
    draw_boards(l);
    app_play_run_draw_appearing(l);
    if (l->result.slab.w > 0)
        app_play_draw_result(l);
    if (l->guide.slab.w > 0)
        app_play_draw_guide(l);
    app_page_draw(&l->self->page, &l->page);
}
