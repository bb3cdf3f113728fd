/* The table of stages, and the list of detours. */
#include "screens/review/review.h"
#include "text/words.h"

enum { EDGE = 6, PAD = 10 };

/* ---- Stages ---- */

static const char *stage_words(app_parts *p, int index)
{
    const review_state *self = p->state;
    return app_words_stage(&p->arena, &self->stages.items[index], false);
}

static int name_width(app_parts *p)
{
    const review_state *self = p->state;
    const char *words[GAME_STAGES_MOST];
    for (int i = 0; i < self->stages.count; i++)
        words[i] = stage_words(p, i);
    return app_parts_widest(p, APP_TYPE_NOTE, words, self->stages.count);
}

/* A number in a column that is as wide as its head, at least; NULL: the head. */
static void add_number(app_parts *p, const char *head, const char *words, app_part how)
{
    int least = p->page.grids[REVIEW_GRID_STAGES].width * 18 / 100;
    int wide = 12 + app_view_text_width(p->view, APP_TYPE_LABEL, head);
    how.width = wide > least ? wide : least;
    parts_text(p, how.type, words ? words : head, .weak = !words, .width = how.width,
               .align = APP_ALIGN_RIGHT, .colour = words ? how.colour : 0, .leave = how.leave);
}

/* With two decimals; a dash where there is none. */
static const char *figure_words(app_parts *p, double value)
{
    return value < 0 ? "–" : app_words_decimal(&p->arena, value, 2);
}

/* Index -1: the heads. */
static void add_stage(app_parts *p, int index)
{
    const review_state *self = p->state;
    const app_colours *c = p->view->colours;
    const game_stage *stage = index < 0 ? NULL : &self->stages.items[index];
    bool here = stage && index == self->page.grids[REVIEW_GRID_STAGES].at;
    size_t lost = stage ? game_review_lost_between(&self->review, stage->from, stage->to) : 0;
    app_part how = {.type = here ? APP_TYPE_NOTE : APP_TYPE_LABEL};
    parts_row (p, 0, .pad = {PAD, 0, PAD, 0}) {
        parts_text(p, how.type, stage ? stage_words(p, index) : _("Stage"), .weak = !stage,
                   .least_width = name_width(p), .grow = 1);
        add_number(p, _("Moves"),
                   stage ? app_words_count(&p->arena, stage->to - stage->from) : NULL, how);
        how.leave = 2;
        add_number(p, P_("moves per Manhattan distance", "mmd"),
                   stage ? figure_words(p, game_stage_mmd(stage)) : NULL, how);
        how.leave = 1;
        add_number(p, _("moves/s"),
                   stage ? figure_words(p, game_pace_between(self->pace, stage->from, stage->to))
                         : NULL,
                   how);
        how.leave = 0;
        how.colour = lost > 0 ? c->error : c->text2;
        add_number(p, P_("moves", "lost"),
                   !stage                ? NULL
                   : self->evaluated > 0 ? app_words_count(&p->arena, lost)
                                         : "–",
                   how);
    }
}

int app_review_stages_height(const app_parts *p, int rows)
{
    return REVIEW_HEAD + rows * app_grid_row(p->view, REVIEW_STAGE_ROW) + 2 * EDGE;
}

void app_review_add_stages(app_parts *p, int least, int most, bool note)
{
    const review_state *self = p->state;
    parts_column (p, 0, .grow = 1, .look = APP_LOOK_WELL, .radius = 10,
                  .pad = parts_edges(EDGE, EDGE),
                  .least_height = app_review_stages_height(p, least),
                  .most_height = app_review_stages_height(p, most)) {
        parts_list(p, REVIEW_GRID_STAGES, REVIEW_STAGES, add_stage, self->stages.count, .grow = 1,
                   .head = REVIEW_HEAD, .row = app_grid_row(p->view, REVIEW_STAGE_ROW),
                   .plain = true, .name = _("Stages"));
    }
    if (note)
        parts_paragraph(p, APP_TYPE_LABEL,
                        _("mmd: moves for each step by which the Manhattan distance fell; 1 is "
                          "the least."),
                        .weak = true);
}

/* ---- Detours ---- */

static const char *detour_words(app_parts *p, const game_detour *detour)
{
    const char *first = app_words_count(&p->arena, detour->from + 1);
    if (detour->to == detour->from + 1)
        return parts_print(p, _("Move %s"), first);
    return parts_print(p, _("Moves %s to %s"), first, app_words_count(&p->arena, detour->to));
}

/* With what is remarkable about it. */
static const char *row_words(app_parts *p, const game_detour *detour)
{
    const review_state *self = p->state;
    puzzle_board from = app_review_board(self, detour->from);
    puzzle_board to = app_review_board(self, detour->to);
    const char *moves = detour_words(p, detour);
    if (puzzle_board_equal(&from, &to))
        return parts_print(p, _("%s: there and back"), moves);
    if (!detour->returned && self->done)
        return parts_print(p, _("%s: left unfinished"), moves);
    return moves;
}

static void add_detour(app_parts *p, int index)
{
    const review_state *self = p->state;
    const game_detour *detour = &self->review.detours[index];
    app_colour ink = p->view->colours->error;
    parts_row (p, 8, .pad = {PAD, 0, PAD, 0}) {
        parts_text(p, APP_TYPE_LABEL, row_words(p, detour), .brief = detour_words(p, detour),
                   .grow = 1);
        parts_icon(p, 12, APP_ICON_TRIANGLE, .colour = ink);
        parts_text(p, APP_TYPE_NOTE, app_words_length(&p->arena, self->metric, (int)detour->cost),
                   .colour = ink);
    }
}

static const char *none_words(const review_state *self)
{
    return !self->done                            ? _("No detour so far.")
           : self->review.judged == 0             ? _("Nothing could be judged.")
           : self->metric == PUZZLE_METRIC_SLIDES ? _("Every slide led nearer.")
                                                  : _("No move led away.");
}

int app_review_detours_height(const app_parts *p, int rows)
{
    return rows * app_grid_row(p->view, REVIEW_DETOUR_ROW) + 2 * EDGE;
}

void app_review_add_detours(app_parts *p, int least, int most)
{
    const review_state *self = p->state;
    parts_column (p, 0, .grow = 1, .look = APP_LOOK_WELL, .radius = 10,
                  .pad = parts_edges(EDGE, EDGE),
                  .least_height = app_review_detours_height(p, least),
                  .most_height = app_review_detours_height(p, most)) {
        parts_stack (p, parts_edges(0, 0), .grow = 1) {
            parts_list(p, REVIEW_GRID_DETOURS, REVIEW_DETOURS, add_detour,
                       (int)self->review.detour_count, .plain = true,
                       .row = app_grid_row(p->view, REVIEW_DETOUR_ROW),
                       .name = _("What cost most"));
            if (self->review.detour_count == 0)
                parts_column (p, 0, .pad = {PAD, 4, PAD, 0}) {
                    parts_paragraph(p, APP_TYPE_LABEL, none_words(self), .weak = true);
                }
        }
    }
}
