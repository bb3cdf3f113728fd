/* The run that goes on or was chosen, in a well under the boards. */
#include "screens/lab/lab.h"

#include "text/text.h"
#include "text/words.h"
#include "ui/shape.h"

#include <stdio.h>

typedef struct painter {
    const app *app;
    const app_view *view;
    const lab_state *self;
    app_rect well;
    bool low; /* there is no room for the lesser things */
} painter;

static int left(const painter *p)
{
    return p->well.x + 18;
}

static int right(const painter *p)
{
    return p->well.x + p->well.w - 18;
}

/* A title at the left, cut to what the words at the right leave. */
static void draw_head(const painter *p, const char *title, const char *words)
{
    char cut[128];
    int y = p->well.y + 24;
    int taken = app_view_text(p->view, APP_ALIGN_RIGHT, right(p), y, APP_TYPE_NOTE,
                              p->view->colours->text, words);
    app_view_fit(p->view, APP_TYPE_NOTE, title, right(p) - left(p) - taken - 16, cut, sizeof cut);
    app_view_text(p->view, APP_ALIGN_LEFT, left(p), y, APP_TYPE_NOTE, p->view->colours->text, cut);
}

static void draw_figure(const painter *p, int column, app_text_id label, const char *value)
{
    int x = left(p) + (right(p) - left(p)) * column / 3;
    int y = p->well.y + 61;
    app_view_text(p->view, APP_ALIGN_LEFT, x, y, APP_TYPE_LABEL, p->view->colours->text2,
                  app_text(label));
    app_view_text(p->view, APP_ALIGN_LEFT, x, y + 22, APP_TYPE_SCREEN_TITLE, p->view->colours->text,
                  value);
}

/* The bounds that the search has gone through, the present one filled. */
static void draw_iterations(const painter *p)
{
    const app_colours *c = p->view->colours;
    int gap = 8;
    int width = 104;
    int all = p->app->client.lab.search.count;
    int most = (right(p) - left(p) + gap) / (width + gap);
    int count = all < most ? all : most;
    int height = 27;
    int y = p->well.y + p->well.h - height - 12;
    for (int i = 0; i < count; i++) {
        const game_lab_iteration *it = &p->app->client.lab.search.iterations[all - count + i];
        bool now = i == count - 1;
        app_rect at = {left(p) + i * (width + gap), y, width, height};
        char bound[16], nodes[32];
        app_colour ground = now ? c->persimmon : c->button_top;
        app_colour ink = now ? c->persimmon_ink : c->text;
        app_shape_fill(p->view, at, 7, ground);
        snprintf(bound, sizeof bound, "%d", it->bound);
        app_lab_count_words(it->nodes, nodes, sizeof nodes);
        app_view_text(p->view, APP_ALIGN_LEFT, at.x + 10, y + height / 2, APP_TYPE_CHIP, ink,
                      bound);
        app_view_text(p->view, APP_ALIGN_RIGHT, at.x + at.w - 10, y + height / 2, APP_TYPE_CHIP,
                      ink, nodes);
    }
}

static void draw_running(const painter *p)
{
    const lab_state *self = p->self;
    double ms = p->view->now - self->job_since;
    uint64_t nodes = solver_job_nodes(self->job);
    char method[80], title[128], time[32], count[32], speed[32], bound[16];
    app_lab_method_words(p->app->client.lab.search.method, method, sizeof method);
    app_textf(title, sizeof title, APP_TEXT_LAB_RUNNING_METHOD, method);
    app_words_duration(ms, time, sizeof time);
    app_lab_count_words(nodes, count, sizeof count);
    app_lab_count_words(ms > 0 ? (uint64_t)((double)nodes * 1000 / ms) : 0, speed, sizeof speed);
    snprintf(bound, sizeof bound, "%d", solver_job_lower_bound(self->job));
    draw_head(p, self->stopping ? app_text(APP_TEXT_LAB_STOPPING) : title, time);
    app_view_busy(p->view, (app_rect){left(p), p->well.y + 36, right(p) - left(p), 10},
                  self->job_since);
    draw_figure(p, 0, APP_TEXT_LAB_BOUND, bound);
    draw_figure(p, 1, APP_TEXT_LAB_NODES, count);
    draw_figure(p, 2, APP_TEXT_LAB_NODES_PER_S, speed);
    if (!p->low)
        draw_iterations(p);
}

/* Where the start board stands on the way to the goal. */
static void step_words(const lab_state *self, char *out, size_t size)
{
    const game_replay *replay = &self->replay;
    int length = (int)replay->path.length;
    if (replay->at == 0) {
        app_text_n(out, size, APP_TEXT_LAB_SHOWN_START, length);
        return;
    }
    puzzle_board before = replay->board;
    puzzle_move move = (puzzle_move)replay->path.moves[replay->at - 1];
    char label[32];
    puzzle_move_apply(&before, puzzle_move_opposite(move));
    app_lab_move_words(&before, move, label, sizeof label);
    app_textf(out, size, APP_TEXT_LAB_SHOWN_STEP, (int)replay->at, length, label);
}

static void figures_words(const game_lab_run *run, char *out, size_t size)
{
    char time[32];
    app_words_duration(run->ms, time, sizeof time);
    app_text_n(out, size, APP_TEXT_LAB_RUN_FIGURES, (long long)run->expanded, time);
}

/* How many moves have been shown, where there is no room to say more. */
static void draw_count(const painter *p, int y)
{
    char at[16], all[16], words[48];
    snprintf(at, sizeof at, "%zu", p->self->replay.at);
    snprintf(all, sizeof all, "%zu", p->self->replay.path.length);
    app_textf(words, sizeof words, APP_TEXT_OF, at, all);
    app_view_text(p->view, APP_ALIGN_RIGHT, right(p), y, APP_TYPE_NOTE, p->view->colours->text,
                  words);
}

static void draw_solution(const painter *p, const game_lab_run *run)
{
    const app_colours *c = p->view->colours;
    char moves[32], words[96];
    int y = p->well.y + 27;
    app_words_moves((int)run->path.length, moves, sizeof moves);
    int x =
        left(p) +
        app_view_text(p->view, APP_ALIGN_LEFT, left(p), y, APP_TYPE_SCREEN_TITLE, c->text, moves) +
        12;
    x += app_view_chip(p->view, x, y, run->optimal ? APP_CHIP_GOOD : APP_CHIP_BOUNDED,
                       app_text(run->optimal ? APP_TEXT_LAB_PROVED : APP_TEXT_LAB_NOT_PROVED));
    figures_words(run, words, sizeof words);
    if (!p->low && app_view_text_width(p->view, APP_TYPE_LABEL, words) < right(p) - x - 16)
        app_view_text(p->view, APP_ALIGN_RIGHT, right(p), y, APP_TYPE_LABEL, c->text2, words);
    if (p->low) {
        draw_count(p, y);
        return;
    }
    step_words(p->self, words, sizeof words);
    app_view_text(p->view, APP_ALIGN_LEFT, left(p), p->well.y + 65, APP_TYPE_NOTE, c->text, words);
}

/* A title, and below it what else there is to say. */
static void draw_words(const painter *p, const char *title, const char *words)
{
    const app_colours *c = p->view->colours;
    int y = p->well.y + 27;
    app_view_text(p->view, APP_ALIGN_LEFT, left(p), y, APP_TYPE_BUTTON, c->text, title);
    app_view_paragraph(p->view, left(p), y + 30, right(p) - left(p), APP_TYPE_LABEL, c->text2,
                       words, 3);
}

static void draw_failure(const painter *p, const game_lab_run *run)
{
    char moves[48], nodes[48], words[96];
    if (run->status == SW_CANCELLED || run->status == SW_LIMIT) {
        app_text_n(moves, sizeof moves, APP_TEXT_LAB_AT_LEAST, run->lower_bound);
        app_text_n(nodes, sizeof nodes, APP_TEXT_COUNT_NODES, (long long)run->expanded);
        app_textf(words, sizeof words, APP_TEXT_LIST, moves, nodes);
    } else {
        app_text_n(words, sizeof words, APP_TEXT_LAB_NODES_SEEN, (long long)run->expanded);
    }
    draw_words(p, app_lab_status_title(run), words);
}

void app_lab_draw_panel(const app *app, const lab_state *self, const lab_layout *layout,
                        const app_view *view)
{
    painter p = {app, view, self, layout->panel, layout->panel.h < 130};
    if (p.well.w == 0)
        return;
    app_lab_clip_page(view, layout);
    app_view_well(view, p.well, 12);
    lab_runs runs = app_lab_list_runs(app);
    const game_lab_run *run =
        self->runs.at >= 0 && self->runs.at < runs.count ? runs.items[self->runs.at] : NULL;
    if (self->job)
        draw_running(&p);
    else if (run && self->has_replay)
        draw_solution(&p, run);
    else if (run)
        draw_failure(&p, run);
    else
        draw_words(&p, app_text(APP_TEXT_LAB_NO_RUN), app_text(APP_TEXT_LAB_NO_RUN_NOTE));
    app_view_unclip(view);
}
