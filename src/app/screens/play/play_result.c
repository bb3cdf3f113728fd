/* What came of a solved game: what it is compared with, what can be done next, and where that stands. */
#include "screens/play/play.h"

#include "client/games.h"
#include "client/path.h"
#include "client/records.h"
#include "text/words.h"
#include "ui/cut.h"

#include <math.h>
#include <stdio.h>

void app_play_result_find(app *app, play_result *self)
{
    const game_round *round = client_round(&app->client);
    const game_results *results = client_results(&app->client);
    game_result own = game_result_of(round, 0);
    *self = (play_result){.id = round->id,
                          .own = own,
                          .best = game_results_best(results, &own),
                          .best_by_way = game_results_best_by_way(results, &own),
                          .standing = game_standing_of(results, &own)};
    char next[GAME_LEVEL_NAME_SIZE];
    if (round->origin.kind == GAME_FROM_LEVEL)
        self->has_next = client_next_level(&app->client, round->origin.level, next, sizeof next);
}

/* ---- Its place ---- */

static const play_result_measures wide = {.pad = 30,
                                          .title = 44,
                                          .line = 78,
                                          .praise = 101,
                                          .counters = 131,
                                          .small = 240,
                                          .curve_title = 315,
                                          .curve = 331,
                                          .curve_height = 86,
                                          .help = 438,
                                          .help_lines = 2,
                                          .next = 484,
                                          .next_height = 54,
                                          .row = 557,
                                          .row_height = 46,
                                          .row_step = 57,
                                          .height = 686};
static const play_result_measures wide_low = {.pad = 30,
                                              .title = 40,
                                              .line = 73,
                                              .praise = 96,
                                              .counters = 124,
                                              .small = 232,
                                              .curve_title = 305,
                                              .curve = 321,
                                              .curve_height = 74,
                                              .help = 414,
                                              .help_lines = 2,
                                              .next = 459,
                                              .next_height = 54,
                                              .row = 531,
                                              .row_height = 46,
                                              .row_step = 56,
                                              .height = 656};
static const play_result_measures low = {.pad = 20,
                                         .title = 30,
                                         .line = 61,
                                         .counters = 105,
                                         .small = 189,
                                         .curve = 246,
                                         .curve_height = 48,
                                         .help = 313,
                                         .help_lines = 1,
                                         .next = 331,
                                         .next_height = 44,
                                         .row = 392,
                                         .row_height = 40,
                                         .row_step = 51,
                                         .height = 506};
static const play_result_measures lower = {.pad = 20,
                                           .title = 28,
                                           .line = 57,
                                           .counters = 98,
                                           .small = 179,
                                           .curve = 238,
                                           .curve_height = 36,
                                           .help = 289,
                                           .help_lines = 1,
                                           .next = 305,
                                           .next_height = 44,
                                           .row = 361,
                                           .row_height = 38,
                                           .row_step = 47,
                                           .height = 464};
static const play_result_measures tall = {.pad = 24,
                                          .title = 40,
                                          .line = 72,
                                          .praise = 95,
                                          .small = 124,
                                          .curve_title = 38,
                                          .curve = 54,
                                          .curve_height = 116,
                                          .help = 192,
                                          .help_lines = 1,
                                          .next = 212,
                                          .next_height = 52,
                                          .row = 280,
                                          .row_height = 44,
                                          .height = 340};
static const play_result_measures slim = {.pad = 20,
                                          .title = 28,
                                          .line = 55,
                                          .figures = 98,
                                          .next = 118,
                                          .next_height = 48,
                                          .row = 182,
                                          .row_height = 40,
                                          .height = 240};

enum { HIGHEST = 76, LOWEST = 12 }; /* how near it comes to the window's edges beside a board */

static const play_result_measures *measures_of(const play_layout *l)
{
    if (l->kind == APP_LAYOUT_PORTRAIT)
        return l->narrow ? &slim : &tall;
    int room = l->view->height - HIGHEST;
    if (!l->compact)
        return room < wide.height ? &wide_low : &wide;
    return room < low.height + LOWEST ? &lower : &low;
}

const char *app_play_way_on(play_layout *l)
{
    char kind[64], *out = l->result.way_on;
    size_t size = sizeof l->result.way_on;
    game_category next;
    app_text_id words = APP_TEXT_NEXT_BOARD;
    if (client_path_goes_on(&l->app->client, &next)) {
        app_words_category(&next, true, kind, sizeof kind);
        app_textf(out, size, APP_TEXT_NEXT_BOARD_OF, kind);
        return out;
    }
    if (l->app->client.in_run)
        words = APP_TEXT_DAILY_BACK;
    else if (l->round->origin.kind == GAME_FROM_LEVEL)
        words = l->self->result.has_next ? APP_TEXT_NEXT_LEVEL : APP_TEXT_TO_LEVELS;
    snprintf(out, size, "%s", app_text(words));
    return out;
}

void app_play_place_way_on(play_layout *l, app_rect rect)
{
    app_page_add(&l->page, PLAY_NEXT, APP_CONTROL_PRIMARY, rect, APP_TEXTS, APP_ICON_NONE)->label =
        app_play_way_on(l);
}

/* The way on, then the others: in one row where the slab is low and wide, else in two. */
static void place_buttons(play_layout *l, const play_result_measures *m, app_rect inner)
{
    static const struct {
        int id;
        app_icon icon;
        app_text_id label, brief;
    } lesser[] = {{PLAY_REVIEW, APP_ICON_STATS, APP_TEXT_REVIEW, APP_TEXT_REVIEW},
                  {PLAY_AGAIN, APP_ICON_RETRY, APP_TEXT_PLAY_AGAIN, APP_TEXT_AGAIN},
                  {PLAY_COPY, APP_ICON_COPY, APP_TEXT_COPY_THE_RESULT, APP_TEXT_COPY},
                  {PLAY_HIDE, APP_ICON_RIGHT, APP_TEXT_HIDE_PANEL, APP_TEXT_HIDE}};
    bool bare = l->kind == APP_LAYOUT_MEDIUM || l->narrow;
    bool one_row = m->row_step == 0;
    int gap = one_row ? 12 : 16, columns = one_row ? 4 : 2;
    int width = (inner.w - (columns - 1) * gap) / columns;
    int before = l->page.controls.count;
    app_play_place_way_on(l, (app_rect){inner.x, inner.y + m->next, inner.w, m->next_height});
    for (int i = 0; i < 4; i++) {
        int left = i % columns, right = columns - 1 - left; /* how many stand at either side */
        int x = left <= right ? inner.x + left * (width + gap)
                              : inner.x + inner.w - width - right * (width + gap);
        app_rect rect = {x, inner.y + m->row + i / columns * m->row_step, width, m->row_height};
        app_page_add(&l->page, lesser[i].id, APP_CONTROL_BUTTON, rect,
                     l->narrow ? lesser[i].brief : lesser[i].label,
                     bare ? APP_ICON_NONE : lesser[i].icon);
    }
    app_page_join(&l->page, before);
}

/* It comes in from the right. */
static int slab_offset(const play_layout *l)
{
    double left = -app_play_result_age(l->app, l->self) / PLAY_RESULT_SLIDE_MS;
    return left > 0 ? (24 * pow(left, 5)) : 0;
}

/* Over the panel, or below the board, and never over a board. */
static app_rect place_slab(const play_layout *l, int height)
{
    const app_view *view = l->view;
    bool comparing = l->other.tray.w > 0, spacious = l->kind == APP_LAYOUT_WIDE;
    app_rect upper = l->board.tray, last = comparing ? l->other.tray : upper;
    int lowest = view->height - LOWEST - height;
    if (l->kind == APP_LAYOUT_PORTRAIT) {
        int margin = l->narrow ? 12 : 20;
        return (app_rect){margin, view->height - margin - height, view->width - 2 * margin, height};
    }
    int x = last.x + last.w + (spacious ? 24 : 12);
    int right = l->panel.x + l->panel.w + (spacious ? 20 : 12);
    int y = upper.y + (last.y + last.h - upper.y - height) / 2;
    y = y > lowest ? lowest : y;
    return (app_rect){x, y < HIGHEST ? HIGHEST : y, right - x, height};
}

/* In a tall window the curve stands at the right of the words. */
static void place_curve(play_result_layout *r)
{
    bool beside = r->at == &tall;
    int x = beside ? r->inner.x + r->inner.w * 54 / 100 : r->inner.x;
    r->words = beside ? x - r->inner.x - 20 : r->inner.w;
    r->curve =
        (app_rect){x, r->slab.y + r->at->curve, r->inner.x + r->inner.w - x, r->at->curve_height};
}

void app_play_place_result(play_layout *l)
{
    play_result_layout *r = &l->result;
    r->at = measures_of(l);
    r->slab = place_slab(l, r->at->height);
    r->slab.x += slab_offset(l);
    r->inner = app_cut_margin(r->slab, r->at->pad, 0);
    place_curve(r);
    place_buttons(l, r->at, r->inner);
}
