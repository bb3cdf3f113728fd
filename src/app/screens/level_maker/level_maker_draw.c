/* Draws the level maker. */
#include "screens/level_maker/level_maker.h"

#include "screens/lab/lab_words.h"
#include "text/words.h"
#include "ui/bar.h"
#include "ui/cut.h"

static void draw_bar(const maker_layout *l)
{
    char note[96];
    app_lab_note(l->view, 80, note, sizeof note);
    app_bar_title(l->view, app_text(l->self->edits ? APP_TEXT_MAKER_EDIT : APP_TEXT_LEVELS_MAKE),
                  note, 80);
}

/* ---- The par ---- */

static app_rect inside(const maker_layout *l)
{
    return app_cut_margin(l->par, 18, 0);
}

/* What the line above means for the level that is saved now. */
static void draw_note(const maker_layout *l, int down, app_text_id note)
{
    app_rect in = inside(l);
    app_view_paragraph(l->view, in.x, in.y + down, in.w, APP_TYPE_LABEL, l->view->colours->text2,
                       app_text(note), 1);
}

static void draw_words(const maker_layout *l, const char *line, app_text_id note)
{
    app_rect in = inside(l);
    app_view_text(l->view, APP_ALIGN_LEFT, in.x, in.y + 26, APP_TYPE_NOTE, l->view->colours->text,
                  line);
    draw_note(l, 52, note);
}

static void draw_seeking(const maker_layout *l)
{
    const maker_state *self = l->self;
    app_rect in = inside(l);
    char line[96], time[32];
    int bound = solver_job_lower_bound(self->par.job), known = self->par.length;
    app_words_duration(l->view->now - self->par.since, time, sizeof time);
    bool slides = self->par.metric == PUZZLE_METRIC_SLIDES;
    if (known > 0)
        app_text_n(line, sizeof line,
                   slides ? APP_TEXT_SLIDES_MAKER_RANGE : APP_TEXT_MAKER_SEEKING_RANGE, known,
                   bound);
    else
        app_text_n(line, sizeof line,
                   slides ? APP_TEXT_SLIDES_MAKER_SEEKING : APP_TEXT_MAKER_SEEKING, bound);
    draw_words(l, line, known > 0 ? APP_TEXT_MAKER_RANGE_NOTE : APP_TEXT_MAKER_SEEKING_NOTE);
    app_view_text(l->view, APP_ALIGN_RIGHT, in.x + in.w, in.y + 26, APP_TYPE_LABEL,
                  l->view->colours->text2, time);
    app_view_busy(l->view, (app_rect){in.x, in.y + 66, in.w, 8}, self->par.since);
}

static void draw_known(const maker_layout *l)
{
    bool proved = l->self->par.proved, slides = l->self->par.metric == PUZZLE_METRIC_SLIDES;
    app_rect in = inside(l);
    char line[64];
    int y = in.y + 28;
    if (slides)
        app_text_n(line, sizeof line, APP_TEXT_SLIDES_MAKER_PAR, l->self->par.length);
    else
        app_textf(line, sizeof line, APP_TEXT_MAKER_PAR, l->self->par.length);
    int width = app_view_text(l->view, APP_ALIGN_LEFT, in.x, y, APP_TYPE_SCREEN_TITLE,
                              l->view->colours->text, line);
    app_view_chip(l->view, in.x + width + 12, y, in.w - width - 12,
                  proved ? APP_CHIP_GOOD : APP_CHIP_BOUNDED,
                  app_text(proved ? APP_TEXT_MAKER_PROVED : APP_TEXT_MAKER_KNOWN));
    if (slides)
        draw_note(l, 58, proved ? APP_TEXT_SLIDES_MAKER_PROVED : APP_TEXT_SLIDES_MAKER_KNOWN);
    else
        draw_note(l, 58, proved ? APP_TEXT_MAKER_PROVED_NOTE : APP_TEXT_MAKER_KNOWN_NOTE);
}

static void draw_par(const maker_layout *l)
{
    app_view_well(l->view, l->par, 12);
    if (l->self->par.job)
        draw_seeking(l);
    else if (l->self->par.length > 0)
        draw_known(l);
    else if (l->self->par.failed)
        draw_words(l, app_text(APP_TEXT_MAKER_NOT_FOUND), APP_TEXT_MAKER_NO_PAR_NOTE);
    else
        draw_words(l, app_text(APP_TEXT_LEVELS_NO_PAR), APP_TEXT_MAKER_NO_LEVEL);
}

void app_maker_draw(const void *layout)
{
    const maker_layout *l = layout;
    app_page page = l->self->page;
    draw_bar(l);
    app_page_clip(&l->page);
    app_edit_draw(&l->self->edit, &l->edit, &page, l->view, NULL);
    draw_par(l);
    app_view_unclip(l->view);
    if (app_edit_has_focus(&page))
        page.controls.focus = 0; /* a board shows it on one of its tiles */
    app_page_draw(&page, &l->page);
}
