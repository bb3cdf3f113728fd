/* Places the result of a solved game. */
#include "screens/play/play_place.h"

#include "program/app.h"

#include <math.h>

/* Where things lie below the slab's upper edge, in the design's pixels; 0: not shown. */
typedef struct measures {
    int pad;
    int title, line, counters, rule, figures, curve_title, curve, curve_height;
    int help, help_lines;
    int next, next_height;
    int row, row_height, row_step; /* of the lesser buttons */
    int height;
} measures;

static const measures wide = {30,  46, 79,  114, 212, 0,  234, 254, 127,
                              408, 2,  468, 58,  548, 48, 60,  684};
static const measures low = {20,  36, 64,  114, 186, 0,  204, 220, 62,
                             302, 1,  322, 46,  384, 40, 50,  492};
static const measures tall = {24, 42, 76, 0, 0, 124, 38, 54, 112, 150, 2, 192, 56, 270, 48, 0, 340};
static const measures slim = {20, 34, 62, 0, 0, 0, 0, 142, 52, 104, 1, 208, 48, 272, 44, 0, 336};

static const measures *measures_of(const play_layout *out)
{
    if (out->kind == APP_LAYOUT_PORTRAIT)
        return out->narrow ? &slim : &tall;
    return out->compact ? &low : &wide;
}

static void add_button(play_placer *p, play_id id, app_rect rect, app_text_id label,
                       app_intent intent, app_icon icon)
{
    bool bare = p->out->kind == APP_LAYOUT_MEDIUM || p->out->narrow;
    app_play_place_control(p, id, APP_CONTROL_BUTTON, rect, label, intent,
                           bare ? APP_ICON_NONE : icon)
        ->centred = true;
}

static app_text_id way_on(const play_placer *p)
{
    if (p->app->client.desk.current.origin.kind != GAME_FROM_LEVEL)
        return APP_TEXT_NEXT_BOARD;
    return p->self->result.has_next ? APP_TEXT_NEXT_LEVEL : APP_TEXT_TO_LEVELS;
}

/* The way on, then the others: in one row where the slab is low and wide, else in two. */
static void place_buttons(play_placer *p, const measures *m, app_rect inner)
{
    bool one_row = m->row_step == 0;
    int gap = one_row ? 12 : 16;
    int columns = one_row ? 4 : 2;
    int width = (inner.w - (columns - 1) * gap) / columns;
    int x = inner.x + inner.w - width;
    int y = inner.y + m->row;
    int height = m->row_height;
    app_play_place_control(p, PLAY_NEXT, APP_CONTROL_PRIMARY,
                           (app_rect){inner.x, inner.y + m->next, inner.w, m->next_height},
                           way_on(p), APP_INTENT_NONE, APP_ICON_NONE)
        ->centred = true;
    add_button(p, PLAY_REVIEW, (app_rect){inner.x, y, width, height}, APP_TEXT_REVIEW,
               APP_INTENT_NONE, APP_ICON_STATS);
    add_button(p, PLAY_AGAIN, (app_rect){one_row ? inner.x + width + gap : x, y, width, height},
               APP_TEXT_AGAIN, APP_INTENT_NONE, APP_ICON_RETRY);
    y += m->row_step;
    add_button(p, PLAY_COPY, (app_rect){one_row ? x - width - gap : inner.x, y, width, height},
               APP_TEXT_COPY, APP_INTENT_NONE, APP_ICON_COPY);
    add_button(p, PLAY_HIDE, (app_rect){x, y, width, height}, APP_TEXT_HIDE, APP_INTENT_NONE,
               APP_ICON_RIGHT);
}

/* It comes in from the right. */
static int slab_offset(const play_placer *p)
{
    double left = -app_play_result_age(p->self) / PLAY_RESULT_SLIDE_MS;
    return left > 0 ? (24 * pow(left, 5)) : 0;
}

static app_rect place_slab(const play_placer *p, int height)
{
    const play_layout *out = p->out;
    app_rect tray = app_play_around_boards(out);
    if (out->kind == APP_LAYOUT_PORTRAIT) {
        int margin = out->narrow ? 12 : 20;
        return (app_rect){margin, p->view->height - margin - height, p->view->width - 2 * margin,
                          height};
    }
    bool wide_one = out->kind == APP_LAYOUT_WIDE;
    int x = tray.x + tray.w + (wide_one ? 24 : 12);
    int right = out->panel.x + out->panel.w + (wide_one ? 20 : 12);
    int y = tray.y + (tray.h - height) / 2;
    int lowest = p->view->height - 12 - height;
    y = y > lowest ? lowest : y;
    y = y < 76 ? 76 : y;
    return (app_rect){x, y, right - x, height};
}

static int line_at(app_rect slab, int measure)
{
    return measure > 0 ? slab.y + measure : 0;
}

/* In a tall window the curve stands at the right of the words. */
static void place_curve(play_placer *p, const measures *m)
{
    play_result_layout *r = &p->out->result;
    bool beside = m == &tall;
    int x = beside ? r->inner.x + r->inner.w * 54 / 100 : r->inner.x;
    int out = beside ? 0 : 8;
    r->words = beside ? x - r->inner.x - 20 : r->inner.w;
    r->curve = (app_rect){x - out, r->slab.y + m->curve, r->inner.x + r->inner.w - x + 2 * out,
                          m->curve_height};
}

void app_play_place_result(play_placer *p)
{
    play_result_layout *r = &p->out->result;
    const measures *m = measures_of(p->out);
    r->slab = place_slab(p, m->height);
    r->slab.x += slab_offset(p);
    int pad = m->pad;
    r->inner = (app_rect){r->slab.x + pad, r->slab.y, r->slab.w - 2 * pad, r->slab.h};
    r->title = line_at(r->slab, m->title);
    r->line = line_at(r->slab, m->line);
    r->counters = line_at(r->slab, m->counters);
    r->rule = line_at(r->slab, m->rule);
    r->figures = line_at(r->slab, m->figures);
    r->curve_title = line_at(r->slab, m->curve_title);
    r->help = line_at(r->slab, m->help);
    r->help_lines = m->help_lines;
    place_curve(p, m);
    place_buttons(p, m, r->inner);
}
