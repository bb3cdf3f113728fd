/* Places two boards, and what plays them, in windows of all shapes. */
#include "screens/better_way/better_way.h"
#include "ui/cut.h"

enum { SCRUB = APP_TARGET, ABOVE_SCRUB = 4, BUTTON = 48, LIP = 5, CAPTION = 54, GAP = 12 };

static void place_bar(better_way_layout *l)
{
    static const app_bar_item items[] = {
        {APP_ID_HELP, APP_ICON_HELP, APP_TEXT_HELP, APP_INTENT_HELP, 0},
        {BETTER_WAY_FULL, APP_ICON_FULL, APP_TEXT_FULLSCREEN, APP_INTENT_FULLSCREEN, 0}};
    app_page_add_back(&l->page)->label = app_text(APP_TEXT_BETTER_WAY_BACK);
    app_page_add_bar(&l->page, items, 2);
}

static void place_scrub(better_way_layout *l, app_rect area)
{
    const game_pair *pair = &l->self->pair;
    bool slides = l->self->metric == PUZZLE_METRIC_SLIDES;
    enum { KNOB = 12 };
    app_control *scrub = app_control_add(
        &l->page.controls, BETTER_WAY_SCRUB, APP_CONTROL_SLIDER, app_cut_margin(area, KNOB, 0),
        app_text(slides ? APP_TEXT_SLIDES_OF_BOTH : APP_TEXT_BETTER_WAY_MOVES));
    scrub->max = (int)game_pair_length(pair);
    scrub->value = (int)pair->at;
    scrub->step = 1;
    scrub->disabled = l->self->job != NULL;
}

static void place_buttons(better_way_layout *l, app_rect row)
{
    enum { STEP = 64, PLAY = 200 };
    const game_pair *pair = &l->self->pair;
    bool looking = l->self->job != NULL, playing = pair->playing;
    bool slides = l->self->metric == PUZZLE_METRIC_SLIDES;
    const app_row_item items[] = {
        {BETTER_WAY_BACKWARD, slides ? APP_TEXT_SLIDES_STEP_BACK : APP_TEXT_STEP_BACK,
         APP_ICON_STEPB, STEP, APP_CONTROL_ICON, .disabled = looking || pair->at == 0},
        {BETTER_WAY_PLAY, playing ? APP_TEXT_PAUSE : APP_TEXT_PLAY,
         playing ? APP_ICON_PAUSE : APP_ICON_PLAY, PLAY, APP_CONTROL_PRIMARY, .disabled = looking},
        {BETTER_WAY_FORWARD, slides ? APP_TEXT_SLIDES_STEP_ON : APP_TEXT_STEP_ON, APP_ICON_STEPF,
         STEP, APP_CONTROL_ICON, .disabled = looking || pair->at == game_pair_length(pair)}};
    app_page_add_row(&l->page, app_cut_middle(row, PLAY + 2 * (STEP + GAP), row.h), GAP, false,
                     items, 3);
}

/* Each board with its caption above it. */
static void place_half(better_way_layout *l, int way, app_rect area)
{
    const game_round *round = &l->self->record.round;
    l->captions[way] = app_cut_top(&area, CAPTION);
    l->boards[way] = app_board_layout_fit(l->view, area, round->session.start.size,
                                          round->look.style == GAME_PICTURE);
    app_rect tray = l->boards[way].tray;
    l->captions[way].x = tray.x;
    l->captions[way].y = tray.y - CAPTION;
    l->captions[way].w = area.x + area.w - tray.x;
}

/* Side by side, or one above the other: as the tiles are larger. */
static void place_boards(better_way_layout *l, app_rect area)
{
    app_rect below = area, above = app_cut_top(&below, (area.h - GAP) / 2);
    app_cut_top(&below, GAP);
    place_half(l, BETTER_WAY_OWN, above);
    int side = l->boards[BETTER_WAY_OWN].side;
    place_half(l, BETTER_WAY_OWN, app_cut_share(area, 0, GAME_PAIR, 2 * GAP));
    if (l->boards[BETTER_WAY_OWN].side >= side) {
        place_half(l, BETTER_WAY_SHORTEST, app_cut_share(area, 1, GAME_PAIR, 2 * GAP));
    } else {
        place_half(l, BETTER_WAY_OWN, above);
        place_half(l, BETTER_WAY_SHORTEST, below);
    }
}

void app_better_way_lay_out(const app *app, const void *state, void *layout)
{
    better_way_layout *l = layout;
    const app_view *view = &app->view;
    *l = (better_way_layout){{.view = view, .focus = APP_FOCUS_MAY_LEAVE},
                             app,
                             view,
                             state,
                             .kind = app_view_layout(view)};
    bool low = l->kind == APP_LAYOUT_MINIMUM;
    int margin = low ? 16 : 32, top = low ? 56 : 82;
    app_rect area = {margin, top, view->width - 2 * margin, view->height - top - (low ? 10 : 24)};
    place_bar(l);
    app_cut_bottom(&area, LIP);
    app_rect buttons = app_cut_bottom(&area, BUTTON);
    place_scrub(l, app_cut_bottom(&area, SCRUB));
    place_buttons(l, buttons);
    app_cut_bottom(&area, ABOVE_SCRUB);
    place_boards(l, area);
}
