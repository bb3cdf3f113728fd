/* Places the board and what stands beside it in zen. */
#include "screens/play/play.h"

#include "text/text.h"
#include "ui/cut.h"
#include "ui/focus.h"

/* A tile that is looked for has its field in the bar. A solved board of the smallest windows has its result
 * there, and a challenge its figures. */
bool app_play_in_zen(const play_layout *l)
{
    const play_find *find = &l->self->find;
    bool low = l->kind == APP_LAYOUT_MINIMUM;
    bool on = app_play_solved(l->app) && (low || l->self->result_hidden); /* its buttons lead on */
    return l->app->zen && !on && !(low && l->run.view) && !find->typing &&
           find->missed_till <= l->app->now;
}

void app_play_place_zen_button(play_layout *l, app_rect strip)
{
    app_rect at = app_cut_middle(app_cut_right(&strip, 44), 44, 44);
    app_control *button =
        app_page_add(&l->page, PLAY_ZEN, APP_CONTROL_ICON, at, APP_TEXT_ZEN_LEAVE, APP_ICON_CLOSE);
    button->intent = APP_INTENT_ZEN;
    button->group = APP_GROUP_BAR;
}

/* ---- The column: measures from above, the rest from below ---- */

typedef struct measures {
    int clock; /* the height of its strip */
    int rule, figures, other_rule, heads;
    int row, least_row;
    int note; /* lines of what is said below */
} measures;

static const measures wide = {82, 96, 119, 180, 190, 44, 34, 1};
static const measures compact = {56, 62, 80, 126, 132, 38, 30, 2};

enum { HEADS = 34, LINE = 22, WELL = 46, LABEL = 32, APART = 16, NEXT = 48, LIP = 6 };

/* So many rows as have room, about the one that is played now. */
static void place_table(play_layout *l, const measures *m, app_rect room)
{
    play_zen_layout *zen = &l->zen;
    const game_splits *splits = &l->self->splits.now;
    int now = game_splits_now(splits), count = splits->count;
    if (l->app->client.settings.hide_time || l->self->splits.round == 0 || room.h < HEADS + m->row)
        return;
    zen->wide = room.w >= 340;
    zen->heads = app_cut_top(&room, HEADS);
    zen->row = app_at_most(room.h / count, m->row);
    zen->row = zen->row < m->least_row ? m->least_row : zen->row;
    zen->rows = app_at_most(room.h / zen->row, count);
    zen->first = now < 0 ? count - zen->rows : app_at_most(now - zen->rows / 3, count - zen->rows);
    zen->first = zen->first < 0 ? 0 : zen->first;
    zen->table = app_cut_top(&room, zen->rows * zen->row);
}

static int rows_wished(const play_layout *l, const measures *m, int room)
{
    int wished = HEADS + l->self->splits.now.count * m->row;
    return l->app->client.settings.hide_time ? 0 : app_at_most(wished, room);
}

/* Below the table, where the palette has layers: what it is, the well, and which keys change it. */
static void place_layers(play_layout *l, app_rect *rest, int note)
{
    play_zen_layout *zen = &l->zen;
    app_rect label = app_cut_top(rest, LABEL);
    zen->layer = label.y + label.h / 2;
    app_play_place_layers(l, app_cut_top(rest, WELL));
    if (note == 0)
        return;
    app_cut_top(rest, 14);
    zen->layer_note = app_cut_top(rest, note * LINE);
}

/* How zen is left or, below a solved board, what leads on. */
static void place_foot(play_layout *l, const measures *m, app_rect *rest)
{
    if (!app_play_solved(l->app)) {
        l->zen.note = app_cut_bottom(rest, m->note * LINE);
        return;
    }
    app_cut_bottom(rest, LIP);
    app_play_place_way_on(l, app_cut_bottom(rest, NEXT));
    app_cut_bottom(rest, APART);
}

/* Table and layers, one below the other, and the foot. */
static void place_rest(play_layout *l, const measures *m, app_rect rest)
{
    bool layers = app_play_chooses_layer(l->app);
    place_foot(l, m, &rest);
    int note = layers && !l->compact ? 2 : 0;
    int below = layers ? LABEL + WELL + 8 + (note ? 14 + note * LINE : 0) + APART : 0;
    app_rect table = app_cut_top(&rest, rows_wished(l, m, rest.h - below));
    place_table(l, m, table);
    app_cut_top(&rest, APART);
    if (layers)
        place_layers(l, &rest, note);
}

static void place_column(play_layout *l, app_rect column)
{
    const measures *m = l->compact ? &compact : &wide;
    play_zen_layout *zen = &l->zen;
    l->panel = column;
    app_rect strip = {column.x, column.y, column.w, m->clock};
    zen->time = strip.y + strip.h / 2;
    zen->rules[0] = column.y + m->rule;
    zen->figures = column.y + m->figures;
    zen->rules[1] = column.y + m->other_rule;
    app_play_place_zen_button(l, strip);
    app_cut_top(&column, m->heads);
    place_rest(l, m, column);
}

static void place_wide(play_layout *l)
{
    enum { TALLEST = 800, TOP = 16 };
    bool large = l->kind == APP_LAYOUT_WIDE;
    int panel = large ? 368 : 272, gap = large ? 72 : 24, margin = large ? 32 : 16;
    int height = l->view->height - 2 * TOP;
    app_rect area = {margin, TOP, l->view->width - 2 * margin - gap - panel, height};
    l->compact = !large || height < 640;
    app_play_place_boards(l, area);
    app_rect taken = l->app->comparing ? area : l->board.tray;
    int tall = app_at_most(height, TALLEST);
    place_column(
        l, (app_rect){taken.x + taken.w + gap, TOP + (height - tall) / 2 + 4, panel, tall - 8});
}

/* The clock above the board, and the table below it. */
static void place_portrait(play_layout *l)
{
    enum { MARGIN = 26, CLOCK = 84, BELOW = 280 };
    const app_view *view = l->view;
    int width = view->width - 2 * MARGIN;
    app_rect strip = {MARGIN, 12, width, CLOCK - 12};
    app_rect area = {MARGIN, CLOCK, width, view->height - CLOCK - BELOW};
    l->compact = true;
    l->narrow = view->width < 600;
    l->zen.time = strip.y + strip.h / 2;
    app_play_place_zen_button(l, strip);
    app_play_place_boards(l, area);
    app_rect taken = l->app->comparing ? area : l->board.tray;
    int top = taken.y + taken.h + 24, x = MARGIN + 6;
    l->panel = (app_rect){x, top, width - 12, view->height - top - 16};
    measures m = compact;
    m.note = 1;
    place_rest(l, &m, l->panel);
}

/* One strip over the board. */
static void place_minimum(play_layout *l)
{
    enum { STRIP = 48 };
    const app_view *view = l->view;
    app_rect strip = {12, 0, view->width - 16, STRIP};
    l->compact = l->narrow = true;
    l->panel = strip;
    l->zen.time = STRIP / 2 + 1;
    app_play_place_zen_button(l, strip);
    app_play_place_boards(l, (app_rect){8, STRIP, view->width - 16, view->height - STRIP - 8});
}

void app_play_place_zen(play_layout *l)
{
    if (l->kind == APP_LAYOUT_MINIMUM)
        place_minimum(l);
    else if (l->kind == APP_LAYOUT_PORTRAIT)
        place_portrait(l);
    else
        place_wide(l);
}
