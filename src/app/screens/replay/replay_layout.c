/* Places the parts of a replay in windows of all shapes. */
#include "screens/replay/replay.h"
#include "ui/bar.h"

static app_control *add(replay_layout *out, int id, app_control_kind kind, app_rect rect,
                        app_text_id label, app_icon icon)
{
    app_control *control = app_control_add(&out->controls, id, kind, rect, app_text(label));
    control->icon = icon;
    control->centred = true;
    return control;
}

/* A button that is its pictogram only. */
static void add_pictogram(replay_layout *out, int id, app_rect rect, app_icon icon,
                          app_control_kind kind)
{
    app_control *control = app_control_add(&out->controls, id, kind, rect, NULL);
    control->icon = icon;
    control->centred = true;
}

/* Of a game that is solved nothing is left to take over. */
static bool nothing_to_play(const replay_state *self)
{
    return self->watching && self->replay.at == self->replay.path.length &&
           game_session_solved(&self->record.round.session);
}

/* ---- The bar ---- */

static void place_bar(const app_view *view, replay_layout *out)
{
    int x = view->width - 186;
    app_bar_key_icon(view, &out->controls, REPLAY_COPY, x, APP_ICON_COPY, APP_TEXT_COPY,
                     APP_INTENT_COPY);
    app_bar_icon(view, &out->controls, REPLAY_EXPORT, x + 48, APP_ICON_OUT, APP_TEXT_EXPORT,
                 APP_TEXT_EXPORT_NOTE);
    app_bar_key_icon(view, &out->controls, REPLAY_HELP, x + 96, APP_ICON_HELP, APP_TEXT_KEYS,
                     APP_INTENT_HELP);
    app_bar_key_icon(view, &out->controls, REPLAY_FULL, x + 144, APP_ICON_FULL, APP_TEXT_FULLSCREEN,
                     APP_INTENT_FULLSCREEN);
}

/* In the smallest windows the buttons that have no room stand here. */
static void place_low_bar(const app *app, const replay_state *self, replay_layout *out)
{
    const app_view *view = &app->view;
    int step = 44;
    int x = view->width - 28;
    app_bar_key_icon(view, &out->controls, REPLAY_TAKE_OVER, x, APP_ICON_HAND, APP_TEXT_TAKE_OVER,
                     APP_INTENT_CONFIRM)
        ->disabled = nothing_to_play(self);
    app_bar_icon(view, &out->controls, REPLAY_EXPORT, x - step, APP_ICON_OUT, APP_TEXT_EXPORT,
                 APP_TEXT_EXPORT_NOTE);
    app_bar_key_icon(view, &out->controls, REPLAY_COPY, x - 2 * step, APP_ICON_COPY, APP_TEXT_COPY,
                     APP_INTENT_COPY);
    app_bar_icon(view, &out->controls, REPLAY_LAB, x - 3 * step, APP_ICON_LAB, APP_TEXT_OPEN_IN_LAB,
                 APP_TEXT_OPEN_IN_LAB_NOTE);
    if (!self->watching)
        return;
    app_bar_icon(view, &out->controls, REPLAY_REVIEW, x - 4 * step, APP_ICON_STATS, APP_TEXT_REVIEW,
                 APP_TEXT_REVIEW_NOTE);
    app_bar_icon(view, &out->controls, REPLAY_GHOST, x - 5 * step,
                 self->ghost.on ? APP_ICON_TICK : APP_ICON_GHOST, APP_TEXT_GHOST,
                 APP_TEXT_GHOST_NOTE);
}

/* ---- The buttons, from the bottom up ---- */

static void place_ways_out(const replay_state *self, replay_layout *out, app_rect row)
{
    bool narrow = out->kind == APP_LAYOUT_MEDIUM, slim = self->watching || narrow;
    int gap = narrow ? 8 : 12;
    int count = self->watching ? 3 : 2;
    int room = row.w - (count - 1) * gap;
    int first = room * (self->watching ? 37 : 50) / 100;
    int second = self->watching ? room * (narrow ? 27 : 34) / 100 : room - first;
    int third = room - first - second;
    app_control *take_over =
        add(out, REPLAY_TAKE_OVER, APP_CONTROL_BUTTON, (app_rect){row.x, row.y, first, row.h},
            narrow ? APP_TEXT_TAKE_OVER_SHORT : APP_TEXT_TAKE_OVER, APP_ICON_HAND);
    take_over->slim = slim;
    take_over->disabled = nothing_to_play(self);
    row.x += first + gap;
    add(out, REPLAY_LAB, APP_CONTROL_BUTTON, (app_rect){row.x, row.y, second, row.h},
        narrow ? APP_TEXT_TO_LAB : APP_TEXT_OPEN_IN_LAB, APP_ICON_LAB)
        ->slim = slim;
    row.x += second + gap;
    if (self->watching)
        add(out, REPLAY_REVIEW, APP_CONTROL_BUTTON, (app_rect){row.x, row.y, third, row.h},
            APP_TEXT_REVIEW, APP_ICON_STATS)
            ->slim = slim;
}

static const app_text_id speed_texts[GAME_REPLAY_SPEEDS] = {
    APP_TEXT_SPEED_QUARTER, APP_TEXT_SPEED_HALF, APP_TEXT_SPEED_1,  APP_TEXT_SPEED_2,
    APP_TEXT_SPEED_4,       APP_TEXT_SPEED_8,    APP_TEXT_SPEED_16,
};

static void place_speeds(const replay_state *self, replay_layout *out, app_rect row)
{
    int margin = 4;
    int width = (row.w - 2 * margin) / GAME_REPLAY_SPEEDS;
    for (int i = 0; i < GAME_REPLAY_SPEEDS; i++)
        add(out, REPLAY_SPEED_FIRST + i, APP_CONTROL_TAB,
            (app_rect){row.x + margin + i * width, row.y + margin, width, row.h - 2 * margin - 2},
            speed_texts[i], APP_ICON_NONE)
            ->chosen = self->replay.speed == i;
    out->speeds = (app_rect){row.x, row.y, row.w, row.h + 2};
}

static void place_speeds_and_ghost(const replay_state *self, replay_layout *out, app_rect row)
{
    bool narrow = out->kind == APP_LAYOUT_MEDIUM;
    int ghost = narrow ? 48 : 108;
    app_icon icon = self->ghost.on ? APP_ICON_TICK : APP_ICON_GHOST;
    if (!self->watching || out->kind == APP_LAYOUT_MINIMUM) {
        place_speeds(self, out, row);
        return;
    }
    app_rect rest = {row.x, row.y, row.w - ghost - (narrow ? 8 : 14), row.h};
    app_rect button = {row.x + row.w - ghost, row.y, ghost, row.h};
    place_speeds(self, out, rest);
    if (narrow)
        add_pictogram(out, REPLAY_GHOST, button, icon, APP_CONTROL_BUTTON);
    else
        add(out, REPLAY_GHOST, APP_CONTROL_BUTTON, button, APP_TEXT_GHOST, icon)->slim = true;
}

static void place_transport(const replay_state *self, replay_layout *out, app_rect row)
{
    static const int ids[] = {REPLAY_START, REPLAY_STEP_BACK, REPLAY_PLAY, REPLAY_STEP_FORWARD,
                              REPLAY_END};
    const app_icon icons[] = {APP_ICON_START, APP_ICON_STEPB,
                              self->replay.playing ? APP_ICON_PAUSE : APP_ICON_PLAY, APP_ICON_STEPF,
                              APP_ICON_END};
    int small = row.w * 64 / 468;
    int gap = row.w * 20 / 468;
    int large = row.w - 4 * small - 4 * gap;
    for (int i = 0, x = row.x; i < 5; i++) {
        bool play = ids[i] == REPLAY_PLAY;
        int width = play ? large : small;
        add_pictogram(out, ids[i], (app_rect){x, row.y, width, row.h}, icons[i],
                      play ? APP_CONTROL_PRIMARY : APP_CONTROL_BUTTON);
        x += width + gap;
    }
}

/* All but the scrub bar; returns where that one begins. */
static int place_buttons(const replay_state *self, replay_layout *out)
{
    app_rect column = out->column;
    bool low = out->kind == APP_LAYOUT_MINIMUM;
    int row = low ? 38 : 48;
    int y = column.y + column.h - row - 6;
    if (!low) {
        place_ways_out(self, out, (app_rect){column.x, y, column.w, row});
        y -= 64;
    }
    place_speeds_and_ghost(self, out, (app_rect){column.x, y, column.w, row});
    int transport = low ? 40 : 56;
    y -= transport + (low ? 10 : 24);
    place_transport(self, out, (app_rect){column.x, y, column.w, transport});
    return y - (low ? 32 : 46);
}

/* On the axis of the curve, as if there were one. */
static void place_scrub(const replay_state *self, replay_layout *out, int y)
{
    app_rect column = out->column;
    app_rect well = {column.x - 8, 0, column.w + 16, 0};
    app_curve curve = app_replay_curve(self, well);
    int left = app_curve_x(&curve, 0);
    int right = app_curve_x(&curve, self->replay.path.length);
    if (self->replay.path.length == 0)
        right = column.x + column.w;
    app_control *scrub = app_control_add(&out->controls, REPLAY_SCRUB, APP_CONTROL_SLIDER,
                                         (app_rect){left, y, right - left, 28}, NULL);
    scrub->max = (int)self->replay.path.length;
    scrub->value = (int)self->replay.at;
    scrub->step = 1;
    scrub->disabled = scrub->max == 0;
}

/* ---- What is read, between the figures and the scrub bar ---- */

/* Above the curve stand the letters, as many rows as they need, or the ghost. Where there is no room
 * for both, the curve gives way to the ghost and to the letters of a solution; a watched game shows
 * its curve. */
static void place_wells(const replay_state *self, replay_layout *out, int top, int bottom)
{
    app_rect well = {out->column.x - 8, top, out->column.w + 16, 0};
    int label = 28;
    int row = REPLAY_LETTER_ROW;
    int room = bottom - top - 12;
    int above = room - label - 110;
    bool ghost = self->ghost.on;
    bool both = above >= (ghost ? 124 : label + 2 * row + 16);
    if (both || ghost || !self->watching) {
        int most = ((both ? above : room) - label - 16) / row;
        int need = ((int)self->replay.path.length + app_replay_letters_in(out->column.w) - 1) /
                   app_replay_letters_in(out->column.w);
        int rows = need < 1 ? 1 : need < most ? need : most;
        if (ghost)
            well.h = 112;
        else if (self->shortening && most > 1)
            well = (app_rect){well.x, top + label, well.w, (both && most > 5 ? 5 : most) * row};
        else if (rows > 0 && !self->shortening)
            well = (app_rect){well.x, top + label, well.w, rows * row + 16};
        app_rect *place = ghost ? &out->ghost : self->shortening ? &out->progress : &out->letters;
        *place = well.h > 0 ? well : (app_rect){0, 0, 0, 0};
        top = well.y + well.h + 12;
    }
    if (both || (self->watching && !ghost))
        out->curve = (app_rect){well.x, top + label, well.w, bottom - top - label - 8};
}

static void place_solving(replay_layout *out)
{
    app_rect column = out->column;
    int y = column.y + (out->kind == APP_LAYOUT_MINIMUM ? 60 : 130);
    add(out, REPLAY_CANCEL, APP_CONTROL_PRIMARY, (app_rect){column.x, y, column.w, 50},
        APP_TEXT_CANCEL, APP_ICON_CLOSE);
}

/* ---- The board, and the column beside or below it ---- */

/* The smallest windows have the ghost beside the board. */
static void place_below(const app *app, const replay_state *self, replay_layout *out, app_rect area,
                        bool picture)
{
    const app_view *view = &app->view;
    bool low = out->kind == APP_LAYOUT_MINIMUM;
    int strip = low ? 138 : 460;
    int left = area.h - area.w - 16; /* by a square board */
    if (!low && left > strip)
        strip = left;
    out->column = (app_rect){area.x, area.y + area.h - strip, area.w, strip};
    area.h -= strip;
    if (low && self->ghost.on) {
        int side = 104;
        area.w -= side + 12;
        out->ghost = (app_rect){area.x + area.w + 12, area.y, side, area.h};
    }
    out->board = app_board_layout_fit(view, area, self->board.board.size, picture);
}

static void place_beside(const app *app, const replay_state *self, replay_layout *out,
                         app_rect area, bool picture)
{
    const app_view *view = &app->view;
    bool wide = out->kind == APP_LAYOUT_WIDE;
    int gap = wide ? 48 : 24;
    int column = wide ? 468 : 340;
    app_rect rest = {area.x, area.y, area.w - gap - column, area.h};
    out->board = app_board_layout_fit(view, rest, self->board.board.size, picture);
    int group = out->board.tray.w + gap + column;
    int shift = (view->width - group) / 2 - out->board.tray.x;
    out->board.tray.x += shift;
    out->board.x += shift;
    int most = 760;
    int height = area.h > most ? most : area.h;
    out->column = (app_rect){out->board.tray.x + out->board.tray.w + gap,
                             area.y + (area.h - height) / 2, column, height};
}

static void place_column(const app *app, const replay_state *self, replay_layout *out)
{
    const app_view *view = &app->view;
    const game_round *round = self->ready ? &self->record.round : &app->client.desk.current;
    bool picture = round->look.style == GAME_PICTURE;
    bool wide = out->kind == APP_LAYOUT_WIDE;
    bool low = out->kind == APP_LAYOUT_MINIMUM;
    int margin = low ? 12 : wide ? 40 : 24;
    int top = low ? 54 : wide ? 82 : 76;
    int height = view->height - top - (wide ? 30 : 12);
    app_rect area = {margin, top, view->width - 2 * margin, height};
    if (out->kind == APP_LAYOUT_PORTRAIT || low)
        place_below(app, self, out, area, picture);
    else
        place_beside(app, self, out, area, picture);
}

void app_replay_lay_out(const app *app, const replay_state *self, replay_layout *out)
{
    const app_view *view = &app->view;
    *out = (replay_layout){.kind = app_view_layout(view)};
    bool low = out->kind == APP_LAYOUT_MINIMUM;
    place_column(app, self, out);
    app_bar_key_icon(view, &out->controls, REPLAY_BACK, low ? 26 : 42, APP_ICON_BACK,
                     self->watching ? APP_TEXT_BACK : APP_TEXT_BACK_TO_GAME, APP_INTENT_BACK);
    if (!self->ready) {
        place_solving(out);
        return;
    }
    if (low)
        place_low_bar(app, self, out);
    else
        place_bar(view, out);
    int y = place_buttons(self, out);
    if (!low)
        place_wells(self, out, out->column.y + 96, y);
    place_scrub(self, out, y);
}
