/* The level maker as parts: what the level is called, its size, its boards, and its par. */
#include "screens/level_maker/level_maker.h"

#include "screens/lab/lab_words.h"
#include "text/words.h"

/* ---- The par ---- */

/* The search for it goes on from `bound`; `known` is the shortest solution so far, 0: none. */
static const char *seeking_words(app_parts *p, bool slides, int bound, int known)
{
    const char *least = app_words_count(&p->arena, (size_t)bound);
    const char *most = app_words_count(&p->arena, (size_t)known);
    if (known > 0 && slides)
        return parts_print(p,
                           PL_("Looking for the par: %s to %s slide",
                               "Looking for the par: %s to %s slides", known),
                           least, most);
    if (known > 0)
        return parts_print(
            p,
            PL_("Looking for the par: %s to %s move", "Looking for the par: %s to %s moves", known),
            least, most);
    if (slides)
        return parts_print(p,
                           PL_("Looking for the par: at least %s slide",
                               "Looking for the par: at least %s slides", bound),
                           least);
    return parts_print(p,
                       PL_("Looking for the par: at least %s move",
                           "Looking for the par: at least %s moves", bound),
                       least);
}

static void draw_busy(const app_parts *p, const app_part *part)
{
    app_view_busy(p->view, part->rect, ((const maker_state *)part->of)->par.since);
}

static void add_seeking(app_parts *p, const maker_state *self)
{
    bool slides = self->par.metric == PUZZLE_METRIC_SLIDES;
    int bound = solver_job_lower_bound(self->par.job), known = self->par.length;
    parts_column (p, 4, .pad = {18, 14, 18, 10}) {
        parts_row (p, 12) {
            parts_paragraph(p, APP_TYPE_NOTE, seeking_words(p, slides, bound, known), .grow = 1);
            parts_text(p, APP_TYPE_LABEL,
                       app_words_duration(&p->arena, p->view->now - self->par.since), .weak = true);
        }
        parts_paragraph(p, APP_TYPE_LABEL,
                        known > 0 ? _("Saved now, the level takes the larger number as its par.")
                                  : _("Saved now, the level has no par."),
                        .weak = true);
        parts_figure(p, draw_busy, NULL, .height = 8, .of = self);
    }
}

static const char *known_note(bool slides, bool proved)
{
    if (slides)
        return proved ? _("Nothing needs fewer slides.")
                      : _("Fewer slides may do: no proof was found in time.");
    return proved ? _("No shorter way exists.")
                  : _("A shorter way may exist: no proof was found in time.");
}

static void add_known(app_parts *p, const maker_state *self)
{
    bool proved = self->par.proved, slides = self->par.metric == PUZZLE_METRIC_SLIDES;
    int length = self->par.length;
    const char *count = app_words_count(&p->arena, (size_t)length);
    parts_column (p, 2, .pad = {18, 12, 18, 10}) {
        parts_row (p, 12) {
            parts_text(p, APP_TYPE_SCREEN_TITLE,
                       slides ? parts_print(p, PL_("Par %s slide", "Par %s slides", length), count)
                              : parts_print(p, _("Par %s"), count));
            app_parts_add_chip(p, proved ? APP_CHIP_GOOD : APP_CHIP_BOUNDED,
                               proved ? _("proved") : _("best known"));
        }
        parts_paragraph(p, APP_TYPE_LABEL, known_note(slides, proved), .weak = true);
    }
}

static void add_unknown(app_parts *p, const char *words, const char *note)
{
    parts_column (p, 4, .pad = {18, 14, 18, 10}) {
        parts_paragraph(p, APP_TYPE_NOTE, words);
        parts_paragraph(p, APP_TYPE_LABEL, note, .weak = true);
    }
}

/* What the level that is saved now would have. */
static void add_par(app_parts *p, const maker_state *self)
{
    parts_column (p, 0, .look = APP_LOOK_WELL, .radius = 12, .least_height = 84) {
        if (self->par.job)
            add_seeking(p, self);
        else if (self->par.length > 0)
            add_known(p, self);
        else if (self->par.failed)
            add_unknown(p, _("No par was found"), _("The level can be saved without one."));
        else
            add_unknown(p, _("No par"), _("The start must be solvable and differ from the goal."));
    }
}

/* ---- Names, size, boards ---- */

static void add_field(app_parts *p, const maker_state *self, int field, const char *caption,
                      const char *empty)
{
    parts_column (p, 7, .grow = 1) {
        parts_text(p, APP_TYPE_LABEL, caption, .weak = true);
        parts_field(p, MAKER_TITLE + field, empty, .field = &self->page.fields[field]);
    }
}

static void add_names(app_parts *p, const maker_state *self, bool beside)
{
    parts_line (p, beside, beside ? 12 : 8) {
        add_field(p, self, MAKER_FIELD_TITLE, _("Level name"), self->unnamed);
        add_field(p, self, MAKER_FIELD_PACK, _("Pack"), _("My levels"));
    }
}

/* Boards, whether they go together, and the par. */
static void add_pair(app_parts *p, const maker_state *self, int least)
{
    bool brief = p->view->width < 700 || app_view_layout(p->view) == APP_LAYOUT_MEDIUM;
    app_edit_add_boards(p, &self->edit, least);
    app_edit_add_verdict(p, &self->edit, brief);
    add_par(p, self);
}

static void add_save(app_parts *p, const maker_state *self)
{
    parts_primary(p, MAKER_SAVE, _("Save the level"), .icon = APP_ICON_TICK, .height = 52,
                  .disabled = !app_maker_is_level(self));
}

/* ---- The screen ---- */

/* Boards at the left, names at the right. */
static void add_beside(app_parts *p, const maker_state *self, bool wide)
{
    int margin = wide ? 32 : 24;
    parts_row (p, wide ? 48 : 24, .grow = 1, .centred = true, .pad = {margin, 8, margin, 24}) {
        parts_column (p, 0) {
            add_pair(p, self, 0);
        }
        parts_column (p, 8, .width = wide ? 336 : 272) {
            add_names(p, self, false);
            app_edit_add_size(p, &self->edit);
            parts_space(p, 8);
            add_save(p, self);
        }
    }
}

/* Everything below each other, the boards as large as the width allows; the steppers stand above them, so that none
 * runs away from the pointer when they change. */
static void add_below(app_parts *p, const maker_state *self, bool low)
{
    int margin = low ? 16 : 24, bar = low ? 4 : 0, width = p->view->width - 2 * margin - bar;
    parts_column (p, 16, .grow = 1, .scrolls = true,
                  .pad = {margin, low ? 4 : 8, margin + bar, 16}) {
        parts_column (p, 8) {
            add_names(p, self, width >= 420);
            app_edit_add_size(p, &self->edit);
        }
        parts_column (p, 0) {
            add_pair(p, self, (width - APP_EDIT_GAP) / 2);
        }
        add_save(p, self);
    }
}

void app_maker_parts(app_parts *p)
{
    const maker_state *self = p->state;
    app_layout kind = app_view_layout(p->view);
    parts_column (p, 0) {
        parts_bar (p, self->edits ? _("Edit a level") : _("Make a level"),
                   app_lab_note(&p->arena, p->view, 80)) {
            app_parts_add_help(p);
        }
        if (kind == APP_LAYOUT_WIDE || kind == APP_LAYOUT_MEDIUM)
            add_beside(p, self, kind == APP_LAYOUT_WIDE);
        else
            add_below(p, self, kind == APP_LAYOUT_MINIMUM);
    }
}
