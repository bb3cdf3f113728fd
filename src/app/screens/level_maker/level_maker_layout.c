/* Places the parts of the level maker in windows of all shapes. */
#include "screens/level_maker/level_maker.h"

#include "ui/cut.h"

/* Heights of its parts. */
enum {
    PAR = 84, /* the well that tells it */
    CAPTION = 28,
    CONTROL = 44,
    SECTION = CAPTION + CONTROL + 8,
    SAVE = 52,
};

/* Boards, whether they go together, and the par. Returns where they end. */
static int place_pair(maker_layout *l, app_rect column)
{
    int width = app_cut_share(column, 0, GAME_LAB_SIDES, APP_EDIT_GAP).w;
    int most = column.h - (APP_EDIT_HEAD + APP_EDIT_VERDICT + PAR);
    app_rect room = {0, 0, width, width < most ? width : most};
    puzzle_size size = l->self->lab.boards[GAME_LAB_START].size;
    int tray = app_board_layout_fit(l->view, room, size, false).tray.h;
    int y = app_edit_place(&l->self->edit, &l->edit, &l->page, column, tray);
    y = app_edit_place_verdict(&l->self->edit, &l->edit, &l->page, column.x, y, column.w);
    l->par = (app_rect){column.x, y, column.w, PAR};
    return y + PAR;
}

/* The control's place in a section, under its caption. */
static app_rect control_of(maker_layout *l, app_rect section, app_text_id caption)
{
    app_page_add_caption(&l->page, section.x + 2, section.y + CAPTION - 18, caption);
    return (app_rect){section.x, section.y + CAPTION, section.w, CONTROL};
}

static void add_field(maker_layout *l, int field, app_rect section, app_text_id caption,
                      const char *empty)
{
    app_control_add(&l->page.controls, MAKER_TITLE + field, APP_CONTROL_FIELD,
                    control_of(l, section, caption), empty)
        ->field = &l->self->page.fields[field];
}

/* What the level and its pack are called; side by side where there is width for it. */
static void place_names(maker_layout *l, app_rect *column)
{
    app_rect title = app_cut_top(column, SECTION), pack;
    if (title.w >= 420) {
        pack = app_cut_share(title, 1, 2, APP_EDIT_SIZE_GAP);
        title = app_cut_share(title, 0, 2, APP_EDIT_SIZE_GAP);
    } else {
        pack = app_cut_top(column, SECTION);
    }
    add_field(l, MAKER_FIELD_TITLE, title, APP_TEXT_MAKER_TITLE, l->self->unnamed);
    add_field(l, MAKER_FIELD_PACK, pack, APP_TEXT_MAKER_PACK, app_text(APP_TEXT_MAKER_MY_LEVELS));
}

/* Above the boards or beside them, so that no stepper runs away from the pointer when they change. */
static void place_size(maker_layout *l, app_rect *column)
{
    app_rect section = app_cut_top(column, SECTION);
    app_rect rows = app_cut_share(section, 1, 2, APP_EDIT_SIZE_GAP);
    control_of(l, rows, APP_TEXT_ROWS);
    app_edit_place_size(&l->self->edit, &l->page, control_of(l, section, APP_TEXT_COLUMNS));
}

static void place_save(maker_layout *l, app_rect *column)
{
    app_cut_top(column, 16);
    app_page_add(&l->page, MAKER_SAVE, APP_CONTROL_PRIMARY, app_cut_top(column, SAVE),
                 APP_TEXT_MAKER_SAVE, APP_ICON_TICK)
        ->disabled = !app_maker_is_level(l->self);
}

/* Boards at the left, names at the right. */
static void place_beside(maker_layout *l)
{
    bool wide = l->kind == APP_LAYOUT_WIDE;
    int margin = wide ? 32 : 24, gap = wide ? 48 : 24;
    int right = wide ? 336 : 272;
    int top = 84;
    int height = l->view->height - top - 24;
    int room = l->view->width - 2 * margin - gap - right;
    int most = 2 * (height - (APP_EDIT_HEAD + APP_EDIT_VERDICT + PAR)) + APP_EDIT_GAP;
    int left = room < most ? room : most;
    int x = (l->view->width - left - gap - right) / 2;
    app_rect column = {x + left + gap, top, right, height};
    place_pair(l, (app_rect){x, top, left, height});
    place_names(l, &column);
    place_size(l, &column);
    place_save(l, &column);
}

/* Everything below each other, the boards as large as the width allows. Returns where it ends. */
static int place_column(maker_layout *l, app_rect column)
{
    place_names(l, &column);
    place_size(l, &column);
    app_cut_top(&column, 12);
    column.h = column.w;
    app_cut_top(&column, place_pair(l, column) - column.y);
    place_save(l, &column);
    return column.y + 16;
}

static int height_of_column(const maker_layout *l, app_rect column)
{
    maker_layout trial = *l;
    return place_column(&trial, column) - column.y;
}

/* The column scrolls where it is higher than the window. */
static void place_page(maker_layout *l)
{
    bool low = l->kind == APP_LAYOUT_MINIMUM;
    int margin = low ? 16 : 24, top = low ? 56 : 84;
    int first = l->page.controls.count;
    app_rect column = {margin, top, l->view->width - 2 * margin, 0};
    if (top + height_of_column(l, column) <= l->view->height) {
        place_column(l, column);
        return;
    }
    column.w -= APP_SCROLL_BAR + 4;
    l->page.scroll = (app_scroll_page){.window = {0, top, l->view->width, l->view->height - top},
                                       .height = height_of_column(l, column)};
    column.y -= app_scroll_offset(&l->self->page.scroll, &l->page.scroll);
    place_column(l, column);
    app_page_scroll_from(&l->page, first);
}

void app_maker_lay_out(const app *app, const void *state, void *layout)
{
    maker_layout *l = layout;
    const app_view *view = &app->view;
    *l = (maker_layout){{.view = view}, app, view, state, .kind = app_view_layout(view)};
    app_page_add_back(&l->page);
    app_page_add_help(&l->page);
    if (l->kind == APP_LAYOUT_WIDE || l->kind == APP_LAYOUT_MEDIUM)
        place_beside(l);
    else
        place_page(l);
}
