/* Places the parts of a review in windows of all shapes. */
#include "screens/review/review.h"
#include "ui/bar.h"

/* Builds the layout in pixels from the design's measures. */
typedef struct placer {
    const app *app;
    const app_view *view;
    const review_state *self;
    review_layout *out;
} placer;

/* Heights in the column, from top to bottom. */
enum { FIGURES = 76, CURVE_LABEL = 28, CURVE = 150, SCRUB = 52, WORDS = 104, LIST_TITLE = 30 };
enum { FIGURES_LOW = 56, WORDS_LOW = 74, CURVE_LEAST = 66 };
enum { ROW = 40, BUTTON = 48, BUTTON_LIP = 5, GAP = 14 };

static void place_bar(placer *p)
{
    int icons = p->view->width - (p->out->kind == APP_LAYOUT_MINIMUM ? 28 : 42);
    app_control_list *list = &p->out->controls;
    app_bar_key_icon(p->view, list, REVIEW_BACK, p->out->kind == APP_LAYOUT_MINIMUM ? 28 : 42,
                     APP_ICON_BACK, APP_TEXT_BACK, APP_INTENT_BACK);
    app_bar_key_icon(p->view, list, REVIEW_HELP, icons - 48, APP_ICON_HELP, APP_TEXT_KEYS,
                     APP_INTENT_HELP);
    app_bar_key_icon(p->view, list, REVIEW_FULL, icons, APP_ICON_FULL, APP_TEXT_FULLSCREEN,
                     APP_INTENT_FULLSCREEN);
}

/* The curve is one thing to press, and the scrub bar beneath it shares its axis. */
static void place_curve(placer *p, app_rect area)
{
    app_control_list *list = &p->out->controls;
    bool empty = p->self->way.length == 0;
    app_rect well = {area.x, area.y + CURVE_LABEL, area.w, area.h - (CURVE_LABEL + SCRUB)};
    p->out->curve = well;
    app_control_add(list, REVIEW_CURVE, APP_CONTROL_AREA, well, app_text(APP_TEXT_RESULT_CURVE))
        ->disabled = empty;
    app_curve curve = app_review_curve(p->self, well);
    int from = app_curve_x(&curve, 0);
    int to = app_curve_x(&curve, p->self->way.length);
    app_control *slider =
        app_control_add(list, REVIEW_SCRUB, APP_CONTROL_SLIDER,
                        (app_rect){from, well.y + well.h + 4, to - from, 44}, NULL);
    slider->max = empty ? 1 : (int)p->self->way.length;
    slider->value = (int)p->self->at;
    slider->step = 1;
    slider->disabled = empty;
}

/* From slide to slide, at the right end of the words about the slide. */
static void place_steps(placer *p)
{
    app_rect area = p->out->words;
    int side = 40;
    const struct {
        review_id id;
        app_icon icon;
        app_text_id label;
        bool disabled;
    } steps[] = {
        {REVIEW_BACKWARD, APP_ICON_STEPB, APP_TEXT_REVIEW_BACKWARD, p->self->at == 0},
        {REVIEW_FORWARD, APP_ICON_STEPF, APP_TEXT_REVIEW_FORWARD,
         p->self->at == p->self->way.length},
    };
    for (int i = 0; i < 2; i++) {
        app_rect rect = {area.x + area.w - (2 - i) * side, area.y - 4, side, side};
        app_control *step = app_control_add(&p->out->controls, steps[i].id, APP_CONTROL_ICON, rect,
                                            app_text(steps[i].label));
        step->icon = steps[i].icon;
        step->disabled = steps[i].disabled;
    }
}

static void place_list(placer *p, app_rect area)
{
    int title = LIST_TITLE, row = ROW, edge = 6;
    int most = title + 2 * edge +
               (p->self->review.worst_count > 0 ? p->self->review.worst_count * row : row);
    if (area.h < title + row + 2 * edge)
        return;
    if (area.h > most)
        area.h = most;
    app_rect well = {area.x, area.y + title, area.w, area.h - title};
    p->out->list = well;
    p->out->page =
        (app_list_page){REVIEW_WORST,
                        {well.x + edge, well.y + edge, well.w - 2 * edge, well.h - 2 * edge},
                        row,
                        p->self->review.worst_count};
    app_list_add(&p->out->page, &p->out->controls, app_text(APP_TEXT_REVIEW_WORST));
}

/* Then there is nothing left to be played. */
static bool at_solved_end(const placer *p)
{
    return p->self->at == p->self->way.length &&
           game_session_solved(&p->self->record.round.session);
}

static void place_buttons(placer *p, app_rect row)
{
    static const struct {
        review_id id;
        app_text_id label;
        app_icon icon;
    } buttons[] = {{REVIEW_WATCH, APP_TEXT_WATCH, APP_ICON_PLAY},
                   {REVIEW_TAKE_OVER, APP_TEXT_TAKE_OVER, APP_ICON_HAND}};
    int gap = 16;
    int width = (row.w - gap) / 2;
    for (int i = 0; i < 2; i++) {
        app_control *button = app_control_add(
            &p->out->controls, buttons[i].id, APP_CONTROL_BUTTON,
            (app_rect){row.x + i * (width + gap), row.y, width, row.h}, app_text(buttons[i].label));
        button->icon = buttons[i].icon;
        button->centred = true;
        button->disabled = buttons[i].id == REVIEW_TAKE_OVER && at_solved_end(p);
        button->slim = row.w < 400;
    }
}

/* Of the room that the curve and the list share, with what belongs to the curve. The list gets what it
 * needs, the curve being at most 240 high; where that is too little it keeps `rows` in view; where not
 * even those leave a curve there is no list. */
static int curve_height(const placer *p, int room, int rows)
{
    int beside = CURVE_LABEL + SCRUB, most = 240, good = CURVE;
    int around = LIST_TITLE + 12 + GAP;
    int worst = p->self->review.worst_count;
    int curve = room - beside - around - ROW * (worst > rows ? worst : rows);
    if (curve < good)
        curve = room - beside - around - ROW * rows;
    if (curve < CURVE_LEAST)
        return room;
    return beside + (curve > most ? most : curve);
}

/* From the top: figures, curve, words, list; from the bottom: buttons. */
static void place_column(placer *p, app_rect column)
{
    bool low = column.h < 560;
    int words = low ? WORDS_LOW : WORDS, figures = low ? FIGURES_LOW : FIGURES;
    int button = p->out->kind == APP_LAYOUT_MINIMUM ? 40 : BUTTON, gap = GAP;
    p->out->low = low;
    p->out->column = column;
    p->out->figures = (app_rect){column.x, column.y, column.w, figures};
    int bottom = column.y + column.h - button - BUTTON_LIP;
    place_buttons(p, (app_rect){column.x, bottom, column.w, button});
    int room = bottom - gap - column.y - figures - words;
    int curve = curve_height(p, room, low ? 2 : 3);
    int y = column.y + figures;
    place_curve(p, (app_rect){column.x, y, column.w, curve});
    y += curve;
    p->out->words = (app_rect){column.x, y, column.w, words};
    place_steps(p);
    y += words + gap;
    place_list(p, (app_rect){column.x, y, column.w, bottom - gap - y});
}

static void place_beside(placer *p, int column, int gap)
{
    int margin = 32, top = 82;
    int height = p->view->height - top - 32;
    puzzle_size size = p->self->record.round.session.start.size;
    bool picture = p->self->record.round.look.style == GAME_PICTURE;
    int most = p->view->width - 2 * margin - gap - column;
    app_rect area = {margin, top, most, height};
    app_board_layout board = app_board_layout_fit(p->view, area, size, picture);
    int used = board.tray.w + gap + column;
    int x = (p->view->width - used) / 2;
    area = (app_rect){x, top, board.tray.w, height};
    p->out->board = app_board_layout_fit(p->view, area, size, picture);
    place_column(p, (app_rect){x + board.tray.w + gap, top, column, height});
}

static void place_below(placer *p)
{
    int margin = 24, top = 82;
    int width = p->view->width - 2 * margin;
    int board = p->view->height * 42 / 100;
    puzzle_size size = p->self->record.round.session.start.size;
    bool picture = p->self->record.round.look.style == GAME_PICTURE;
    p->out->board =
        app_board_layout_fit(p->view, (app_rect){margin, top, width, board}, size, picture);
    int y = p->out->board.tray.y + p->out->board.tray.h + 20;
    place_column(p, (app_rect){margin, y, width, p->view->height - y - 16});
}

/* A small board beside the column where the window is wide enough for both. */
static void place_minimum(placer *p)
{
    int margin = 16, top = 56;
    int height = p->view->height - top - 10;
    int width = p->view->width - 2 * margin;
    int side = width - 360 - 16;
    if (side < 150) {
        place_column(p, (app_rect){margin, top, width, height});
        return;
    }
    puzzle_size size = p->self->record.round.session.start.size;
    bool picture = p->self->record.round.look.style == GAME_PICTURE;
    p->out->board =
        app_board_layout_fit(p->view, (app_rect){margin, top, side, height}, size, picture);
    place_column(p, (app_rect){margin + side + 16, top, width - side - 16, height});
}

void app_review_lay_out(const app *app, const review_state *self, review_layout *out)
{
    placer p = {app, &app->view, self, out};
    *out = (review_layout){.kind = app_view_layout(&app->view)};
    place_bar(&p);
    switch (out->kind) {
    case APP_LAYOUT_WIDE:
        place_beside(&p, 468, 56);
        break;
    case APP_LAYOUT_MEDIUM:
        place_beside(&p, 336, 28);
        break;
    case APP_LAYOUT_PORTRAIT:
        place_below(&p);
        break;
    case APP_LAYOUT_MINIMUM:
        place_minimum(&p);
        break;
    }
}
