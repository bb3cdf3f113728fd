/* Places the parts of the level maker in windows of all shapes. */
#include "board/board_view.h"
#include "screens/level_maker/level_maker.h"
#include "text/words.h"
#include "ui/bar.h"

typedef struct placer {
    const app *app;
    const app_view *view;
    const maker_state *self;
    maker_layout *out;
} placer;

/* Heights in the design's pixels. */
enum {
    BOARD_HEAD = 38,
    VERDICT = 34,
    PAR = 84, /* the well that tells it */
    CAPTION = 28,
    CONTROL = 44,
    SECTION = 62, /* with the gap to the next */
    SAVE = 52,
};

static app_control *add(placer *p, int id, app_control_kind kind, app_rect rect, app_text_id label)
{
    return app_control_add(&p->out->controls, id, kind, rect, app_text(label));
}

static void place_head(placer *p, int side, app_rect column)
{
    int button = column.w < 240 ? 112 : 136;
    app_rect rect = {column.x + column.w - button, column.y, button, 30};
    puzzle_goal goal;
    bool start = side == GAME_LAB_START;
    p->out->heads[side] =
        (maker_caption){start ? APP_TEXT_START_BOARD : APP_TEXT_GOAL, column.x + 2, column.y + 16};
    if (start) {
        app_control *scramble =
            add(p, MAKER_SCRAMBLE, APP_CONTROL_BUTTON, rect, APP_TEXT_LAB_SCRAMBLE);
        scramble->slim = scramble->centred = true;
        return;
    }
    bool named = puzzle_goal_identify(&p->self->lab.boards[GAME_LAB_GOAL], &goal);
    app_drop_add(&p->out->controls, MAKER_GOALS, rect,
                 app_words_goal(named ? (int)goal : PUZZLE_GOALS));
}

/* Both boards side by side, their trays no higher than `most`. Returns where they end. */
static int place_boards(placer *p, app_rect column, int most)
{
    int gap = 16;
    int width = (column.w - gap) / 2;
    int y = column.y + BOARD_HEAD;
    app_rect room = {0, 0, width, width < most ? width : most};
    int height = app_board_layout_fit(p->view, room, p->self->lab.boards[0].size, false).tray.h;
    for (int i = 0; i < GAME_LAB_SIDES; i++) {
        app_rect half = {column.x + i * (width + gap), column.y, width, BOARD_HEAD};
        app_board_layout *board = &p->out->boards[i];
        place_head(p, i, half);
        *board = app_board_layout_fit(p->view, (app_rect){half.x, y, width, height},
                                      p->self->lab.boards[i].size, false);
        add(p, MAKER_BOARD_FIRST + i, APP_CONTROL_AREA, board->tray,
            i == GAME_LAB_START ? APP_TEXT_START_BOARD : APP_TEXT_GOAL);
    }
    return y + height;
}

/* Boards, whether they go together, and the par. Returns where they end. */
static int place_pair(placer *p, app_rect column)
{
    int y = place_boards(p, column, column.h - (BOARD_HEAD + VERDICT + PAR));
    p->out->verdict = (app_rect){column.x, y, column.w, VERDICT};
    p->out->par = (app_rect){column.x, y + VERDICT, column.w, PAR};
    return y + (VERDICT + PAR);
}

static void add_caption(placer *p, app_rect control, app_text_id text)
{
    p->out->captions[p->out->caption_count++] =
        (maker_caption){text, control.x + 2, control.y - 18};
}

static void add_field(placer *p, int id, app_rect rect, const app_field *field, app_text_id caption,
                      const char *empty)
{
    add_caption(p, rect, caption);
    app_control_add(&p->out->controls, id, APP_CONTROL_FIELD, rect, empty)->field = field;
}

static void add_stepper(placer *p, int id, app_rect rect, int value, app_text_id text)
{
    add_caption(p, rect, text);
    app_control *stepper = add(p, id, APP_CONTROL_STEPPER, rect, text);
    stepper->value = value;
    stepper->min = PUZZLE_MIN_SIDE;
    stepper->max = PUZZLE_MAX_SIDE;
    stepper->step = 1;
}

static void add_save(placer *p, app_rect rect)
{
    app_control *button = add(p, MAKER_SAVE, APP_CONTROL_PRIMARY, rect, APP_TEXT_MAKER_SAVE);
    button->icon = APP_ICON_TICK;
    button->centred = true;
    button->disabled = !app_maker_is_level(p->self);
}

/* Two places side by side, below a caption. */
static void halves(app_rect column, int y, app_rect out[2])
{
    int gap = 12;
    int width = (column.w - gap) / 2;
    for (int i = 0; i < 2; i++)
        out[i] = (app_rect){column.x + i * (width + gap), y, width, CONTROL};
}

/* What the level and its pack are called; side by side where there is width for it. Returns where
 * they end. */
static int place_names(placer *p, app_rect column)
{
    app_rect half[2];
    int step = CAPTION + SECTION - 10;
    int y = column.y + CAPTION;
    app_rect title = {column.x, y, column.w, CONTROL};
    app_rect pack = {column.x, y + step, column.w, CONTROL};
    if (column.w >= 420) {
        halves(column, y, half);
        title = half[0];
        pack = half[1];
    }
    add_field(p, MAKER_TITLE, title, &p->self->title, APP_TEXT_MAKER_TITLE, p->self->unnamed);
    add_field(p, MAKER_PACK, pack, &p->self->pack, APP_TEXT_MAKER_PACK,
              app_text(APP_TEXT_MAKER_MY_LEVELS));
    return pack.y + (SECTION - 10);
}

/* Above the boards or beside them, so that no stepper runs away from the pointer when they change.
 * Returns where they end. */
static int place_size(placer *p, app_rect column)
{
    puzzle_size size = p->self->lab.boards[GAME_LAB_START].size;
    app_rect half[2];
    int y = column.y + CAPTION;
    halves(column, y, half);
    add_stepper(p, MAKER_COLUMNS, half[0], size.columns, APP_TEXT_COLUMNS);
    add_stepper(p, MAKER_ROWS, half[1], size.rows, APP_TEXT_ROWS);
    return y + (SECTION - 10);
}

/* Boards at the left, names at the right. */
static void place_beside(placer *p)
{
    bool wide = p->out->kind == APP_LAYOUT_WIDE;
    int margin = wide ? 32 : 24;
    int gap = wide ? 48 : 24;
    int right = wide ? 336 : 272;
    int top = 84;
    int height = p->view->height - top - 24;
    int room = p->view->width - 2 * margin - gap - right;
    int most = 2 * (height - (BOARD_HEAD + VERDICT + PAR)) + 16;
    int left = room < most ? room : most;
    int x = (p->view->width - left - gap - right) / 2;
    place_pair(p, (app_rect){x, top, left, height});
    app_rect column = {x + left + gap, top, right, height};
    column.y = place_names(p, column);
    column.y = place_size(p, column);
    add_save(p, (app_rect){column.x, column.y + 16, column.w, SAVE});
}

/* Everything below each other. Returns where it ends. */
static int place_column(placer *p, app_rect column)
{
    column.y = place_names(p, column);
    column.y = place_size(p, column) + 12;
    int y = place_pair(p, column) + 16;
    add_save(p, (app_rect){column.x, y, column.w, SAVE});
    return y + (SAVE + 16);
}

/* A page that may be higher than the window is laid out twice: once for its height, and once where it
 * belongs. */
static void place_page(placer *p)
{
    bool low = p->out->kind == APP_LAYOUT_MINIMUM;
    int margin = low ? 16 : 24;
    int top = low ? 56 : 84;
    int bar = APP_SCROLL_BAR + 4;
    maker_layout *out = p->out;
    maker_layout before = *out;
    app_rect column = {margin, top, p->view->width - 2 * margin, p->view->width};
    int end = place_column(p, column);
    if (end <= p->view->height)
        return;
    *out = before;
    column.w -= bar;
    end = place_column(p, column);
    *out = before;
    out->page = (app_scroll_page){{0, top, p->view->width, p->view->height - top}, end - top};
    column.y -= app_scroll_offset(&p->self->scroll, &out->page);
    int first = out->controls.count;
    place_column(p, column);
    out->controls.window = out->page.window;
    for (int i = first; i < out->controls.count; i++)
        out->controls.items[i].scrolls = true;
}

void app_maker_lay_out(const app *app, const maker_state *self, maker_layout *out)
{
    placer p = {app, &app->view, self, out};
    *out = (maker_layout){.kind = app_view_layout(&app->view)};
    bool low = out->kind == APP_LAYOUT_MINIMUM;
    app_bar_key_icon(p.view, &out->controls, MAKER_BACK, low ? 26 : 42, APP_ICON_BACK,
                     APP_TEXT_BACK, APP_INTENT_BACK);
    app_bar_key_icon(p.view, &out->controls, MAKER_HELP, p.view->width - (low ? 28 : 42),
                     APP_ICON_HELP, APP_TEXT_KEYS, APP_INTENT_HELP);
    if (out->kind == APP_LAYOUT_WIDE || out->kind == APP_LAYOUT_MEDIUM)
        place_beside(&p);
    else
        place_page(&p);
}

void app_maker_lay_out_drop(const app *app, const maker_state *self, const maker_layout *layout,
                            app_drop_layout *out)
{
    app_drop_item items[PUZZLE_GOALS];
    puzzle_goal goal;
    bool named = puzzle_goal_identify(&self->lab.boards[GAME_LAB_GOAL], &goal);
    const app_control *button = app_control_find(&layout->controls, MAKER_GOALS);
    for (int i = 0; i < PUZZLE_GOALS; i++)
        items[i] = (app_drop_item){.label = app_words_goal(i)};
    app_drop_lay_out(&app->view, button->rect, items, PUZZLE_GOALS, named ? (int)goal : -1, out);
}
