/* Places the parts of a replay in windows of all shapes. */
#include "client/games.h"
#include "screens/replay/replay.h"
#include "text/numbers.h"
#include "ui/bar.h"
#include "ui/cut.h"

/* A game that is solved leaves nothing to take over. */
static bool nothing_to_play(const replay_state *self)
{
    return self->watching && replay_ended(self) && game_session_solved(&self->record.round.session);
}

static app_icon ghost_icon(const replay_layout *l)
{
    return l->self->ghost.on ? APP_ICON_TICK : APP_ICON_GHOST;
}

/* ---- The bar ---- */

static void place_bar(replay_layout *l)
{
    static const app_bar_item items[] = {
        {REPLAY_COPY, APP_ICON_COPY, APP_TEXT_COPY, APP_INTENT_COPY, 0},
        {REPLAY_EXPORT, APP_ICON_OUT, APP_TEXT_EXPORT, 0, APP_TEXT_EXPORT_NOTE},
        {APP_ID_HELP, APP_ICON_HELP, APP_TEXT_HELP, APP_INTENT_HELP, 0},
        {REPLAY_FULL, APP_ICON_FULL, APP_TEXT_FULLSCREEN, APP_INTENT_FULLSCREEN, 0}};
    app_page_add_bar(&l->page, items, 4);
}

/* The smallest windows have no room for these buttons elsewhere. The first one stands outermost. */
static void place_low_bar(replay_layout *l)
{
    const app_bar_item items[] = {
        {REPLAY_TAKE_OVER, APP_ICON_HAND, APP_TEXT_TAKE_OVER, APP_INTENT_CONFIRM, APP_TEXTS},
        {REPLAY_EXPORT, APP_ICON_OUT, APP_TEXT_EXPORT, 0, APP_TEXT_EXPORT_NOTE},
        {REPLAY_COPY, APP_ICON_COPY, APP_TEXT_COPY, APP_INTENT_COPY, APP_TEXTS},
        {REPLAY_LAB, APP_ICON_LAB, APP_TEXT_OPEN_IN_LAB, 0, APP_TEXT_OPEN_IN_LAB_NOTE},
        {REPLAY_REVIEW, APP_ICON_STATS, APP_TEXT_REVIEW, 0, APP_TEXT_REVIEW_NOTE},
        {REPLAY_GHOST, ghost_icon(l), APP_TEXT_GHOST, 0, APP_TEXT_GHOST_NOTE}};
    int count = l->self->watching ? 6 : 4, x = l->view->width - 28;
    for (const app_bar_item *item = items; item < items + count; item++, x -= 44) {
        app_control *control = app_bar_icon(l->view, &l->page.controls, item->id, x, item->icon,
                                            item->label, item->note);
        control->intent = item->intent;
        control->disabled = item->id == REPLAY_TAKE_OVER && nothing_to_play(l->self);
    }
}

/* ---- The buttons, from the bottom up ---- */

/* An auto-solve leads back to the player's board, a game that is watched to its review. */
static void place_ways_out(replay_layout *l, app_rect row)
{
    const replay_state *self = l->self;
    enum { ALL_WORDS = 450 };
    bool narrow = row.w < ALL_WORDS;
    int gap = narrow ? 8 : 12, room = row.w - 2 * gap;
    const app_row_item take_over = {
        REPLAY_TAKE_OVER, narrow ? APP_TEXT_TAKE_OVER_SHORT : APP_TEXT_TAKE_OVER, APP_ICON_HAND,
        .width = room * (narrow || self->watching ? 37 : 34) / 100,
        .disabled = nothing_to_play(self)};
    const app_row_item solved[] = {
        /* at its end the player's board is what comes next */
        {REPLAY_MY_BOARD, narrow ? APP_TEXT_BACK_TO_GAME_SHORT : APP_TEXT_BACK_TO_GAME,
         APP_ICON_BACK, .width = room * (narrow ? 36 : 39) / 100,
         .kind = replay_ended(self) ? APP_CONTROL_PRIMARY : APP_CONTROL_BUTTON},
        take_over,
        {REPLAY_LAB, APP_TEXT_TO_LAB, APP_ICON_LAB, .width = 0}};
    const app_row_item watched[] = {take_over,
                                    {REPLAY_LAB, narrow ? APP_TEXT_TO_LAB : APP_TEXT_OPEN_IN_LAB,
                                     APP_ICON_LAB, .width = room * (narrow ? 27 : 34) / 100},
                                    {REPLAY_REVIEW, APP_TEXT_REVIEW, APP_ICON_STATS, .width = 0}};
    app_page_add_row(&l->page, row, gap, true, self->watching ? watched : solved, 3);
}

static void place_speeds(replay_layout *l, app_rect row)
{
    static const app_text_id texts[GAME_REPLAY_SPEEDS] = {
        APP_TEXT_SPEED_QUARTER, APP_TEXT_SPEED_HALF, APP_TEXT_SPEED_1, APP_TEXT_SPEED_2,
        APP_TEXT_SPEED_4,       APP_TEXT_SPEED_8,    APP_TEXT_SPEED_16};
    int margin = 4, width = (row.w - 2 * margin) / GAME_REPLAY_SPEEDS;
    app_rect well = {row.x, row.y, row.w, row.h + 2};
    row = app_cut_margin(row, margin, margin);
    row.h -= 2;
    int before = l->page.controls.count;
    for (int i = 0; i < GAME_REPLAY_SPEEDS; i++) {
        app_control *tab = app_page_add(&l->page, REPLAY_SPEED_FIRST + i, APP_CONTROL_TAB,
                                        app_cut_left(&row, width), texts[i], APP_ICON_NONE);
        tab->chosen = l->self->replay.speed == i;
        if (i == 0)
            tab->well = well;
    }
    app_page_join(&l->page, before);
}

static void place_speeds_and_ghost(replay_layout *l, app_rect row)
{
    bool narrow = row.w < 440;
    if (!l->self->watching || l->kind == APP_LAYOUT_MINIMUM) {
        place_speeds(l, row);
        return;
    }
    app_rect ghost = app_cut_right(&row, narrow ? 48 : 108);
    app_cut_right(&row, narrow ? 8 : 14);
    place_speeds(l, row);
    app_control *button = app_page_add(&l->page, REPLAY_GHOST, APP_CONTROL_BUTTON, ghost,
                                       narrow ? APP_TEXTS : APP_TEXT_GHOST, ghost_icon(l));
    button->slim = !narrow;
    button->tip = narrow ? app_text(APP_TEXT_GHOST) : NULL;
}

/* The filled button plays; where an auto-solve has ended, in the smallest windows it leads back instead. In
 * others a button of its own does that, and is the filled one then. */
static app_row_item play_item(const replay_layout *l)
{
    const replay_state *self = l->self;
    bool ended = !self->watching && replay_ended(self);
    if (ended && l->kind == APP_LAYOUT_MINIMUM)
        return (app_row_item){REPLAY_MY_BOARD, APP_TEXT_BACK_TO_GAME_SHORT, APP_ICON_BACK,
                              .kind = APP_CONTROL_PRIMARY};
    bool playing = self->replay.playing;
    return (app_row_item){REPLAY_PLAY, APP_TEXTS, playing ? APP_ICON_PAUSE : APP_ICON_PLAY,
                          .kind = ended ? APP_CONTROL_BUTTON : APP_CONTROL_PRIMARY,
                          .tip = playing ? APP_TEXT_PAUSE : APP_TEXT_PLAY};
}

static void place_transport(replay_layout *l, app_rect row)
{
    int small = row.w * 64 / 468;
    bool slides = l->self->replay.metric == PUZZLE_METRIC_SLIDES;
    const app_row_item items[] = {
        {REPLAY_START, APP_TEXTS, APP_ICON_START, small, .tip = APP_TEXT_TO_START},
        {REPLAY_STEP_BACK, APP_TEXTS, APP_ICON_STEPB, small,
         .tip = slides ? APP_TEXT_SLIDES_STEP_BACK : APP_TEXT_STEP_BACK},
        play_item(l),
        {REPLAY_STEP_FORWARD, APP_TEXTS, APP_ICON_STEPF, small,
         .tip = slides ? APP_TEXT_SLIDES_STEP_ON : APP_TEXT_STEP_ON},
        {REPLAY_END, APP_TEXTS, APP_ICON_END, small, .tip = APP_TEXT_TO_END}};
    app_page_add_row(&l->page, row, row.w * 20 / 468, false, items, 5);
}

/* Returns where the scrub bar above them begins. */
static int place_buttons(replay_layout *l, app_rect column)
{
    bool low = l->kind == APP_LAYOUT_MINIMUM;
    int row = low ? 38 : 48;
    app_rect ways_out = {0};
    app_cut_bottom(&column, 6);
    if (!low) {
        ways_out = app_cut_bottom(&column, row);
        app_cut_bottom(&column, 16);
    }
    app_rect speeds = app_cut_bottom(&column, row);
    app_cut_bottom(&column, low ? 10 : 24);
    place_transport(l, app_cut_bottom(&column, low ? APP_TARGET : 56));
    place_speeds_and_ghost(l, speeds);
    if (!low)
        place_ways_out(l, ways_out);
    return column.y + column.h - (low ? 36 : 46);
}

/* ---- What is read, between the figures and the scrub bar ---- */

enum { LABEL = 28, GHOST = 112, CURVE = 110, PAD = 12 };

/* The height of the well above the curve, 0 where it has no room. The letters take as many rows as
 * they need. */
static int height_above(const replay_layout *l, int room, bool both)
{
    const replay_state *self = l->self;
    int most = (room - LABEL - 16) / REPLAY_LETTER_ROW;
    int in_row = app_replay_letters_in(self, l->column.w);
    int need = (replay_length(self) + in_row - 1) / in_row;
    int rows = need < 1 ? 1 : need < most ? need : most;
    if (self->ghost.on)
        return GHOST;
    if (self->shortening)
        return most < 2 ? 0 : (both && most > 5 ? 5 : most) * REPLAY_LETTER_ROW;
    return rows > 0 ? rows * REPLAY_LETTER_ROW + 16 : 0;
}

/* The letters or the ghost stand above the curve. Where there is no room for both, the curve gives way
 * to the ghost and to how a solution gets shorter; the letters give way to the curve. */
static void place_wells(replay_layout *l, int top, int bottom)
{
    const replay_state *self = l->self;
    bool ghost = self->ghost.on;
    int room = bottom - top - PAD, above = room - LABEL - CURVE;
    bool both = above >= (ghost ? GHOST + PAD : LABEL + 2 * REPLAY_LETTER_ROW + 16);
    app_rect area = {l->column.x - 8, top, l->column.w + 16, bottom - top};
    bool above_it = ghost || self->shortening;
    if (both || above_it) {
        int height = height_above(l, both ? above : room, both);
        app_rect *place = ghost ? &l->ghost : self->shortening ? &l->progress : &l->letters;
        if (height > 0 && !ghost)
            app_cut_top(&area, LABEL);
        if (height > 0)
            *place = app_cut_top(&area, height);
        app_cut_top(&area, PAD);
    }
    app_cut_top(&area, LABEL);
    app_cut_bottom(&area, 8);
    if (both || !above_it)
        l->curve.rect = area;
}

/* ---- The board, and the column beside or below it ---- */

static void place_board(replay_layout *l, app_rect area)
{
    const replay_state *self = l->self;
    const game_round *round = self->ready ? &self->record.round : client_round(&l->app->client);
    l->board = app_board_layout_fit(l->view, area, self->board.board.size,
                                    round->look.style == GAME_PICTURE);
}

/* The smallest windows have beside the board what others have in the column: how long it is, what is
 * proved of that, and a chart; or the ghost. */
static void place_low(replay_layout *l, app_rect *area)
{
    enum { LEAST = 152, GAP = 12, FACTS = 64 };
    int spare = area->w - GAP - area->h;
    if (l->self->ghost.on) {
        l->ghost = app_cut_right(area, 104);
    } else if (l->self->ready) {
        l->low = app_cut_right(area, spare > LEAST ? spare : LEAST);
        app_rect chart = l->low;
        app_cut_top(&chart, FACTS);
        if (l->self->shortening)
            l->progress = chart;
        else
            l->curve.rect = chart;
    }
    app_cut_right(area, GAP);
}

static void place_below(replay_layout *l, app_rect area)
{
    bool low = l->kind == APP_LAYOUT_MINIMUM;
    int strip = low ? 146 : 460;
    int left = area.h - area.w - 16; /* by a square board */
    l->column = app_cut_bottom(&area, !low && left > strip ? left : strip);
    if (low)
        place_low(l, &area);
    place_board(l, area);
}

/* The board and the column are one group in the middle. */
static void place_beside(replay_layout *l, app_rect area)
{
    bool wide = l->kind == APP_LAYOUT_WIDE;
    int with_ghost = 376; /* a finger hits each speed beside its button */
    int column = wide ? 468 : l->self->watching ? with_ghost : 340;
    int gap = wide ? 48 : 24, most = 760;
    place_board(l, (app_rect){area.x, area.y, area.w - gap - column, area.h});
    l->column = app_cut_middle(area, column, area.h > most ? most : area.h);
    l->column.x = l->board.tray.x + l->board.tray.w + gap;
}

static void place_column(replay_layout *l)
{
    bool wide = l->kind == APP_LAYOUT_WIDE, low = l->kind == APP_LAYOUT_MINIMUM;
    int margin = low ? 12 : wide ? 40 : 24, top = low ? 54 : wide ? 82 : 76;
    app_rect area = {margin, top, l->view->width - 2 * margin,
                     l->view->height - top - (wide ? 30 : 12)};
    if (l->kind == APP_LAYOUT_PORTRAIT || low)
        place_below(l, area);
    else
        place_beside(l, area);
}

/* There is only a way back as long as there is no solution. */
static void place_solving(replay_layout *l)
{
    int y = l->column.y + (l->kind == APP_LAYOUT_MINIMUM ? 60 : 130);
    app_page_add(&l->page, REPLAY_CANCEL, APP_CONTROL_PRIMARY,
                 (app_rect){l->column.x, y, l->column.w, 50}, APP_TEXT_CANCEL, APP_ICON_CLOSE);
}

/* The game's clock stands beside the scrub bar, and its knob never covers it. Shortly before ten minutes its
 * time is the widest. */
static int clock_room(const replay_layout *l)
{
    enum { KNOB = 12, GAP = 8, EDGE = 8, WIDEST_MS = 599990 };
    const replay_state *self = l->self;
    double end = self->watching ? self->record.round.session.time_ms : 0;
    char time[32];
    int width = 0;
    for (int i = 0; i < 2; i++) {
        app_words_taken(l->view->settings, i == 0 || end < WIDEST_MS ? end : WIDEST_MS, time,
                        sizeof time);
        int wide = app_view_text_width(l->view, APP_TYPE_CHIP, time);
        width = width > wide ? width : wide;
    }
    return self->watching ? KNOB + GAP + width + EDGE : 0;
}

static app_curve curve_of(const replay_layout *l, app_rect rect)
{
    const replay_state *self = l->self;
    return (app_curve){.rect = rect,
                       .left = self->left,
                       .places = replay_places(self),
                       .estimate = self->metric == PUZZLE_METRIC_MOVES ? self->manhattan : NULL,
                       .review = self->review.count > 0 ? &self->review : NULL,
                       .at = self->replay.at,
                       .axis = true,
                       .beside = clock_room(l)};
}

void app_replay_lay_out(const app *app, const void *state, void *layout)
{
    replay_layout *l = layout;
    const replay_state *self = state;
    const app_view *view = &app->view;
    *l = (replay_layout){{.view = view, .focus = APP_FOCUS_MAY_LEAVE},
                         app,
                         view,
                         self,
                         .kind = app_view_layout(view)};
    bool low = l->kind == APP_LAYOUT_MINIMUM;
    place_column(l);
    app_control *back = app_page_add_back(&l->page);
    if (!self->watching)
        back->label = app_text(APP_TEXT_BACK_TO_GAME);
    if (!self->ready) {
        place_solving(l);
        return;
    }
    if (low)
        place_low_bar(l);
    else
        place_bar(l);
    int y = place_buttons(l, l->column);
    app_curve axis = curve_of(l, (app_rect){l->column.x - 8, y, l->column.w + 16, 0});
    app_rect beside = l->curve.rect;
    l->curve = axis;
    if (low) {
        l->curve.rect = beside;
        l->curve.beside = 0;
    } else {
        place_wells(l, l->column.y + 96, y);
    }
    l->scrub = app_curve_add_scrub(&axis, &l->page.controls, REPLAY_SCRUB, y, 28)->rect;
}
