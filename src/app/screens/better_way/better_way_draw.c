/* Draws two ways on from one board, side by side. */
#include "program/pictures.h"
#include "screens/better_way/better_way.h"
#include "text/words.h"
#include "ui/bar.h"

#include <stdio.h>

static void draw_bar(const better_way_layout *l)
{
    char note[160];
    app_words_game_title(&l->self->record.round, note, sizeof note);
    app_bar_title(l->view, app_text(APP_TEXT_BETTER_WAY), note, 140);
}

/* "12 of 34 moves", or "7 of 20 slides, 34 moves". */
static void progress_words(const better_way_state *self, int way, char *out, size_t size)
{
    const game_replay *replay = &self->pair.ways[way];
    bool slides = self->metric == PUZZLE_METRIC_SLIDES;
    char at[32], progress[64], moves[48];
    app_words_count((unsigned long long)game_replay_made(replay), at, sizeof at);
    app_text_n(progress, sizeof progress,
               slides ? APP_TEXT_SLIDES_BETTER_WAY_AT : APP_TEXT_BETTER_WAY_AT,
               game_replay_length(replay), at);
    app_words_moves((int)replay->path.length, moves, sizeof moves);
    if (slides)
        app_textf(out, size, APP_TEXT_LIST, progress, moves);
    else
        snprintf(out, size, "%s", progress);
}

static const char *title_of(const better_way_state *self, int way)
{
    if (way == BETTER_WAY_OWN)
        return app_text(APP_TEXT_BETTER_WAY_YOURS);
    if (!self->proved && !self->job)
        return app_text(APP_TEXT_BETTER_WAY_KNOWN);
    return app_text(self->metric == PUZZLE_METRIC_SLIDES ? APP_TEXT_SLIDES_BETTER_WAY
                                                         : APP_TEXT_BETTER_WAY_SHORTEST);
}

static void draw_caption(const better_way_layout *l, int way)
{
    enum { TITLE = 14, LINE = 38, BUSY = 8 };
    const better_way_state *self = l->self;
    const app_colours *c = l->view->colours;
    app_rect area = l->captions[way];
    bool looking = way == BETTER_WAY_SHORTEST && self->job;
    bool none = way == BETTER_WAY_SHORTEST && !better_way_found(self);
    char words[160];
    app_view_line(l->view, APP_ALIGN_LEFT, area.x, area.y + TITLE, area.w, APP_TYPE_BUTTON, c->text,
                  title_of(self, way));
    if (looking) {
        app_view_busy(l->view, (app_rect){area.x, area.y + LINE - BUSY / 2, area.w / 2, BUSY},
                      self->since);
        return;
    }
    progress_words(self, way, words, sizeof words);
    app_view_line(l->view, APP_ALIGN_LEFT, area.x, area.y + LINE, area.w, APP_TYPE_LABEL, c->text2,
                  none ? app_text(APP_TEXT_BETTER_WAY_NONE) : words);
}

static void draw_board(const better_way_layout *l, int way)
{
    const better_way_state *self = l->self;
    const game_round *round = &self->record.round;
    const app_board_view *board = &self->boards[way];
    app_skin skin = app_replay_skin(l->app, round);
    app_board_view_draw(board, l->view, &l->boards[way], &skin, NULL,
                        puzzle_board_equal(&board->board, &round->session.goal));
}

void app_better_way_draw(const void *layout)
{
    const better_way_layout *l = layout;
    draw_bar(l);
    for (int way = 0; way < GAME_PAIR; way++) {
        draw_caption(l, way);
        draw_board(l, way);
    }
    app_page_draw(&l->self->page, &l->page);
}
