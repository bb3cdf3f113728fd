/* The run that goes on or was chosen, in a well under the boards. */
#include "screens/lab/lab.h"

#include "text/words.h"
#include "ui/cut.h"
#include "ui/shape.h"

#include <stdio.h>

/* There is no room for the lesser things. */
static bool is_low(const lab_layout *l)
{
    return l->panel.h < 130;
}

static app_rect inside(const lab_layout *l)
{
    return app_cut_margin(l->panel, 18, 0);
}

/* ---- A search that goes on ---- */

/* The bounds that it has gone through, the present one filled. */
static void draw_iterations(const lab_layout *l)
{
    const app_colours *c = l->view->colours;
    app_rect in = inside(l);
    int gap = 8, width = 104, height = 27;
    int all = l->app->client.lab.search.count;
    int most = (in.w + gap) / (width + gap);
    int count = all < most ? all : most;
    int y = in.y + in.h - height - 12;
    for (int i = 0; i < count; i++) {
        const game_lab_iteration *it = &l->app->client.lab.search.iterations[all - count + i];
        bool now = i == count - 1;
        app_rect at = {in.x + i * (width + gap), y, width, height};
        char bound[16], nodes[32];
        app_colour ink = now ? c->persimmon_ink : c->text;
        app_shape_fill(l->view, at, 7, now ? c->persimmon : c->button_top);
        snprintf(bound, sizeof bound, "%d", it->bound);
        app_lab_count_words(it->nodes, nodes, sizeof nodes);
        app_view_text(l->view, APP_ALIGN_LEFT, at.x + 10, y + height / 2, APP_TYPE_CHIP, ink,
                      bound);
        app_view_text(l->view, APP_ALIGN_RIGHT, at.x + at.w - 10, y + height / 2, APP_TYPE_CHIP,
                      ink, nodes);
    }
}

static void draw_figure(const lab_layout *l, int column, app_text_id label, const char *value)
{
    const app_colours *c = l->view->colours;
    app_rect in = inside(l);
    int x = in.x + in.w * column / 3;
    app_view_text(l->view, APP_ALIGN_LEFT, x, in.y + 61, APP_TYPE_LABEL, c->text2, app_text(label));
    app_view_text(l->view, APP_ALIGN_LEFT, x, in.y + 83, APP_TYPE_SCREEN_TITLE, c->text, value);
}

static void draw_figures(const lab_layout *l, double ms)
{
    char words[32];
    uint64_t nodes = solver_job_nodes(l->self->job);
    snprintf(words, sizeof words, "%d", solver_job_lower_bound(l->self->job));
    draw_figure(l, 0, APP_TEXT_LAB_BOUND, words);
    app_lab_count_words(nodes, words, sizeof words);
    draw_figure(l, 1, APP_TEXT_LAB_NODES, words);
    app_lab_count_words(ms > 0 ? (uint64_t)((double)nodes * 1000 / ms) : 0, words, sizeof words);
    draw_figure(l, 2, APP_TEXT_LAB_NODES_PER_S, words);
}

static void draw_running(const lab_layout *l)
{
    const app_colours *c = l->view->colours;
    app_rect in = inside(l);
    double ms = l->view->now - l->self->job_since;
    char method[80], title[128], time[32];
    int y = in.y + 24;
    app_lab_method_words(l->app->client.lab.search.method, method, sizeof method);
    app_textf(title, sizeof title, APP_TEXT_LAB_RUNNING_METHOD, method);
    app_words_duration(ms, time, sizeof time);
    int taken =
        app_view_text(l->view, APP_ALIGN_RIGHT, in.x + in.w, y, APP_TYPE_NOTE, c->text, time);
    app_view_line(l->view, APP_ALIGN_LEFT, in.x, y, in.w - taken - 16, APP_TYPE_NOTE, c->text,
                  l->self->stopping ? app_text(APP_TEXT_LAB_STOPPING) : title);
    app_view_busy(l->view, (app_rect){in.x, in.y + 36, in.w, 10}, l->self->job_since);
    draw_figures(l, ms);
    if (!is_low(l))
        draw_iterations(l);
}

/* ---- A run that has ended ---- */

/* Where the start board stands on the way to the goal. */
static void step_words(const game_replay *replay, char *out, size_t size)
{
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

/* At the right of the line: what the run took, if that has room behind x. */
static void draw_effort(const lab_layout *l, const game_lab_run *run, int x, int y)
{
    app_rect in = inside(l);
    char time[32], words[96];
    app_words_duration(run->ms, time, sizeof time);
    app_text_n(words, sizeof words, APP_TEXT_LAB_RUN_FIGURES, (long long)run->expanded, time);
    if (app_view_text_width(l->view, APP_TYPE_LABEL, words) < in.x + in.w - x - 16)
        app_view_text(l->view, APP_ALIGN_RIGHT, in.x + in.w, y, APP_TYPE_LABEL,
                      l->view->colours->text2, words);
}

/* Or how many moves have been shown, where there is no room to say more. */
static void draw_count(const lab_layout *l, int y)
{
    app_rect in = inside(l);
    char at[16], all[16], words[48];
    snprintf(at, sizeof at, "%zu", l->self->replay.at);
    snprintf(all, sizeof all, "%zu", l->self->replay.path.length);
    app_textf(words, sizeof words, APP_TEXT_OF, at, all);
    app_view_text(l->view, APP_ALIGN_RIGHT, in.x + in.w, y, APP_TYPE_NOTE, l->view->colours->text,
                  words);
}

static void draw_solution(const lab_layout *l, const game_lab_run *run)
{
    const app_colours *c = l->view->colours;
    app_rect in = inside(l);
    char words[96];
    int x = in.x, y = in.y + 27;
    app_words_moves((int)run->path.length, words, sizeof words);
    x += app_view_text(l->view, APP_ALIGN_LEFT, x, y, APP_TYPE_SCREEN_TITLE, c->text, words) + 12;
    x += app_view_chip(l->view, x, y, in.x + in.w - x,
                       run->optimal ? APP_CHIP_GOOD : APP_CHIP_BOUNDED,
                       app_text(run->optimal ? APP_TEXT_LAB_PROVED : APP_TEXT_LAB_NOT_PROVED));
    if (is_low(l)) {
        draw_count(l, y);
        return;
    }
    draw_effort(l, run, x, y);
    step_words(&l->self->replay, words, sizeof words);
    app_view_text(l->view, APP_ALIGN_LEFT, in.x, in.y + 65, APP_TYPE_NOTE, c->text, words);
}

/* A title, and below it what else there is to say. */
static void draw_words(const lab_layout *l, const char *title, const char *words)
{
    const app_colours *c = l->view->colours;
    app_rect in = inside(l);
    app_view_text(l->view, APP_ALIGN_LEFT, in.x, in.y + 27, APP_TYPE_BUTTON, c->text, title);
    app_view_paragraph(l->view, in.x, in.y + 57, in.w, APP_TYPE_LABEL, c->text2, words, 3);
}

static void draw_failure(const lab_layout *l, const game_lab_run *run)
{
    char moves[48], nodes[48], words[96];
    if (run->status == SW_CANCELLED || run->status == SW_LIMIT) {
        app_text_n(moves, sizeof moves, APP_TEXT_LAB_AT_LEAST, run->lower_bound);
        app_text_n(nodes, sizeof nodes, APP_TEXT_COUNT_NODES, (long long)run->expanded);
        app_textf(words, sizeof words, APP_TEXT_LIST, moves, nodes);
    } else {
        app_text_n(words, sizeof words, APP_TEXT_LAB_NODES_SEEN, (long long)run->expanded);
    }
    draw_words(l, app_lab_status_title(run), words);
}

void app_lab_draw_panel(const lab_layout *l)
{
    lab_runs runs = app_lab_list_runs(l->app);
    const game_lab_run *run = app_lab_chosen_run(l->self, &runs);
    if (l->panel.w == 0)
        return;
    app_view_well(l->view, l->panel, 12);
    if (l->self->job)
        draw_running(l);
    else if (run && l->self->has_replay)
        draw_solution(l, run);
    else if (run)
        draw_failure(l, run);
    else
        draw_words(l, app_text(APP_TEXT_LAB_NO_RUN), app_text(APP_TEXT_LAB_NO_RUN_NOTE));
}
