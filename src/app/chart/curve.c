/* Moves left over a game, as a line. */
#include "chart/curve.h"

#include "chart/line.h"
#include "text/numbers.h"
#include "text/translate.h"
#include "text/words.h"

#include <math.h>

/* Where values lie: place 0 and the last one at the area's edges, 0 moves at its lower edge. */
typedef struct chart {
    const app_view *view;
    const app_curve *curve;
    app_rect area;
    int32_t most; /* moves at the upper edge */
} chart;

app_rect app_curve_area(app_rect well, int32_t most)
{
    int side = 12;
    int right = most == 0 ? side : (most < 10000 ? 48 : 62);
    int pad = 18; /* room for a mark above the line */
    return (app_rect){well.x + side, well.y + pad, well.w - side - right, well.h - pad - 12};
}

enum { NAMES = 18 }; /* the height of the bands' names */

enum { PACE = 46, PACE_LEAST_WELL = 140 };

/* What the pace takes of the well's height; 0 where it has no room, or there is none. */
static int pace_height(const app_curve *curve)
{
    return curve->fastest > 0 && curve->rect.h >= PACE_LEAST_WELL ? PACE : 0;
}

/* The names of the stages stand above the line, and the pace below it. */
static app_rect area_of(const app_curve *curve)
{
    app_rect area = app_curve_area(curve->rect, curve->axis ? (int32_t)curve->places : 0);
    int most = curve->rect.x + curve->rect.w - curve->beside - area.x;
    area.w = area.w < most ? area.w : most;
    int above = curve->stages ? NAMES : 0;
    area.y += above;
    area.h -= above + pace_height(curve);
    return area;
}

static size_t last_place(const app_curve *curve)
{
    return curve->places > 1 ? curve->places - 1 : 1;
}

int app_curve_x(const app_curve *curve, size_t place)
{
    app_rect area = area_of(curve);
    return area.x + (int)lround((double)area.w * (double)place / (double)last_place(curve));
}

size_t app_curve_place(const app_curve *curve, int x)
{
    app_rect area = area_of(curve);
    size_t last = curve->places > 0 ? curve->places - 1 : 0;
    double part = area.w > 0 ? (double)(x - area.x) / area.w : 0;
    if (part <= 0)
        return 0;
    return part >= 1 ? last : (size_t)lround(part * (double)last);
}

void app_curve_add_slider(app_parts *p, const app_curve *curve, int id, int height)
{
    enum { WIDE = 1000 };
    app_curve axis = *curve;
    axis.rect = (app_rect){0, 0, WIDE, 1};
    app_rect area = area_of(&axis);
    int before = area.x, behind = WIDE - area.x - area.w;
    const char *at = app_words_count(&p->arena, curve->at);
    const char *last = app_words_count(&p->arena, last_place(curve));
    /* Curves go from left to right in every language. */
    parts_row (p, 0, .pad = {p->mirrored ? behind : before, 0, p->mirrored ? before : behind, 0}) {
        parts_slider(p, id, _("Place in the game"), .grow = 1, .height = height,
                     .value = parts_print(p, _("%s of %s"), at, last), .number = (int)curve->at,
                     .most = (int)last_place(curve), .unturned = true,
                     .disabled = curve->places < 2);
    }
}

static int32_t most_moves(const app_curve *curve)
{
    int32_t most = 1;
    for (size_t i = 0; i < curve->places; i++)
        most = curve->left[i].moves > most ? curve->left[i].moves : most;
    for (size_t i = 0; curve->estimate && i < curve->places; i++)
        most = curve->estimate[i] > most ? curve->estimate[i] : most;
    return most;
}

static double y_of(const chart *ch, double moves)
{
    return ch->area.y + ch->area.h - ch->area.h * moves / ch->most;
}

static bool is_known(const chart *ch, size_t place)
{
    return place < ch->curve->places && game_distance_known(ch->curve->left[place]);
}

/* The places on both sides of a pixel column's edge, and how far it lies from the first one. */
typedef struct between {
    size_t place, next;
    double part;
} between;

static between between_at(const chart *ch, int x)
{
    size_t last = ch->curve->places - 1;
    double at = (double)(x - ch->area.x) * (double)last / ch->area.w;
    size_t place = at < 0 ? 0 : at > (double)last ? last : (size_t)at;
    return (between){place, place < last ? place + 1 : place, at - (double)place};
}

/* The line's height over a pixel column's edge. False where it is not known. */
static bool value_at(const chart *ch, int x, double *out, bool *exact)
{
    between b = between_at(ch, x);
    if (!is_known(ch, b.place) || !is_known(ch, b.next))
        return false;
    game_distance from = ch->curve->left[b.place], to = ch->curve->left[b.next];
    *out = from.moves + b.part * (to.moves - from.moves);
    *exact = game_distance_exact(from) && game_distance_exact(to);
    return true;
}

static void draw_line(const chart *ch)
{
    const app_colours *c = ch->view->colours;
    double thick = 3;
    int dash = 6;
    app_rect area = ch->area;
    for (int x = area.x; x < area.x + area.w; x++) {
        double here, there;
        bool exact, exact_there;
        if (!value_at(ch, x, &here, &exact) || !value_at(ch, x + 1, &there, &exact_there))
            continue;
        double y = y_of(ch, here), next = y_of(ch, there);
        int middle = (int)((y + next) / 2);
        app_view_fill(ch->view, (app_rect){x, middle, 1, area.y + area.h - middle},
                      app_colour_with_alpha(c->tile, 0.10));
        if (exact || (x - area.x) / dash % 2 == 0)
            app_line_column(ch->view, x, y, next, thick, exact ? c->good : c->bounded);
    }
}

static double estimate_at(const chart *ch, int x)
{
    const int32_t *values = ch->curve->estimate;
    between b = between_at(ch, x);
    return values[b.place] + b.part * (values[b.next] - values[b.place]);
}

static void draw_estimate(const chart *ch)
{
    double thick = 2;
    app_rect area = ch->area;
    int gap = 3, dash = area.w < 200 ? 9 : gap; /* there it goes up and down within a dot */
    for (int x = area.x; x < area.x + area.w; x++) {
        if ((x - area.x) % (dash + gap) >= dash)
            continue;
        double y = y_of(ch, estimate_at(ch, x)), next = y_of(ch, estimate_at(ch, x + 1));
        app_line_column(ch->view, x, y, next, thick, ch->view->colours->persimmon_line);
    }
}

void app_curve_draw_axis(const app_view *view, app_rect well, app_rect area, int32_t most)
{
    const app_colours *c = view->colours;
    int lines = area.h / 24 < 1 ? 1 : area.h / 24 > 4 ? 4 : area.h / 24;
    int step = (int)app_line_step((double)most / lines, 1);
    app_arena in;
    app_arena_empty(&in);
    for (int32_t moves = 0; moves <= most; moves += step) {
        int y = (int)(area.y + area.h - (double)area.h * moves / most);
        app_view_fill(view, (app_rect){area.x, y, area.w, 1}, c->track);
        app_view_text(view, APP_ALIGN_RIGHT, well.x + well.w - 10, y, APP_TYPE_CHIP, c->text2,
                      app_words_count(&in, (unsigned long long)moves));
    }
}

/* Over the highest place of each detour. */
static void draw_marks(const chart *ch)
{
    const game_review *review = ch->curve->review;
    int side = 12;
    for (size_t i = 0; review && i < review->detour_count; i++) {
        size_t place = review->detours[i].top;
        if (!is_known(ch, place))
            continue;
        int x = app_curve_x(ch->curve, place);
        int y = (int)y_of(ch, ch->curve->left[place].moves);
        app_view_icon(ch->view, x - side / 2, y - side - 4, side, APP_ICON_TRIANGLE,
                      ch->view->colours->error);
    }
}

static void draw_playhead(const chart *ch)
{
    const app_colours *c = ch->view->colours;
    app_rect well = ch->curve->rect;
    int x = app_curve_x(ch->curve, ch->curve->at);
    int wide = 2, disc = 12;
    int top = ch->curve->stages ? NAMES + 8 : 2; /* it crosses no name */
    app_view_fill(ch->view, (app_rect){x - wide / 2, well.y + top, wide, well.h - top - 2},
                  c->text);
    if (!is_known(ch, ch->curve->at))
        return;
    int y = (int)y_of(ch, ch->curve->left[ch->curve->at].moves);
    app_view_icon(ch->view, x - disc / 2, y - disc / 2, disc, APP_ICON_DISC, c->text);
}

/* ---- Behind it, the stages as bands ---- */

/* Every other one is a band; where one has no room for its name it has none. */
static void draw_stages(const app_view *view, const app_curve *curve)
{
    enum { EDGE = 5, NAME = 17, APART = 4 };
    app_rect well = curve->rect;
    app_arena in;
    app_arena_empty(&in);
    for (int i = 0; i < curve->stages->count; i++) {
        const game_stage *stage = &curve->stages->items[i];
        const char *name = app_words_stage(&in, stage, true);
        int left = app_curve_x(curve, stage->from), right = app_curve_x(curve, stage->to);
        app_rect band = {left, well.y + EDGE, right - left, well.h - 2 * EDGE};
        if (i % 2 == 0)
            app_view_fill(view, band, view->colours->band);
        if (app_view_text_width(view, APP_TYPE_CHIP, name) + 2 * APART <= band.w)
            app_view_text(view, APP_ALIGN_CENTRE, left + band.w / 2, well.y + NAME, APP_TYPE_CHIP,
                          view->colours->text2, name);
    }
}

/* ---- Below it, how fast the game was played ---- */

/* The speed over a pixel column's edge; negative where it is not known. */
static double speed_at(const app_curve *curve, int x)
{
    return game_pace_around(curve->pace, curve->places, app_curve_place(curve, x));
}

static void draw_pace(const app_view *view, const app_curve *curve)
{
    enum { DASH = 5, PAD = 12, LOW = 10, GUTTER = 10 };
    app_colour ink = app_style_series(view->settings->theme, 2);
    app_rect well = curve->rect;
    int height = pace_height(curve);
    if (height == 0)
        return;
    double most = curve->fastest, room = height - PAD - LOW;
    int foot = well.y + well.h - LOW, end = app_curve_x(curve, curve->places - 1);
    for (int x = app_curve_x(curve, 0); x < end; x++) {
        double here = speed_at(curve, x), there = speed_at(curve, x + 1);
        if (here < 0 || there < 0 || x / DASH % 2 != 0)
            continue;
        app_line_column(view, x, foot - room * here / most, foot - room * there / most, 2, ink);
    }
    app_arena in;
    app_arena_empty(&in);
    /* Translators: moves per second */
    const char *words = app_arena_print(&in, _("%s/s"), app_words_speed(&in, most));
    int right = well.x + well.w - GUTTER, top = (int)(foot - room);
    int width = app_view_text_width(view, APP_TYPE_CHIP, words) + 4;
    app_view_fill(view, (app_rect){right - width, top - 8, width, 16}, view->colours->well);
    app_view_text(view, APP_ALIGN_RIGHT, right, top, APP_TYPE_CHIP, ink, words);
}

/* ---- All of it ---- */

void app_curve_draw(const app_view *view, const app_curve *curve)
{
    chart ch = {view, curve, area_of(curve), most_moves(curve)};
    app_view_well(view, curve->rect, 10);
    if (ch.area.w <= 0 || ch.area.h <= 0 || curve->places == 0)
        return;
    if (curve->stages)
        draw_stages(view, curve);
    if (curve->axis)
        app_curve_draw_axis(view, curve->rect, ch.area, ch.most);
    if (curve->estimate)
        draw_estimate(&ch);
    if (curve->places > 1)
        draw_line(&ch);
    draw_marks(&ch);
    draw_pace(view, curve);
    if (curve->axis)
        draw_playhead(&ch);
}
