/* Places the form for a new game in windows of all shapes. */
#include "screens/new_game/new_game.h"

#include "draw/render.h"
#include "program/pictures.h"
#include "text/words.h"
#include "ui/bar.h"

#include <string.h>

typedef struct placer {
    const app *app;
    const app_view *view;
    const new_game_state *self;
    new_game_layout *out;
} placer;

/* A caption over a control, then the control, then the gap to the next caption. */
enum { CAPTION = 24, CONTROL = 46, SECTION = 92 };

static app_board_layout fit_preview(const placer *p, app_rect area)
{
    return app_board_layout_fit(p->view, area, p->self->board.size,
                                p->self->look.style == GAME_PICTURE);
}

static void add_caption(placer *p, int x, int y, app_text_id text)
{
    p->out->captions[p->out->caption_count++] = (new_game_caption){text, x, y + 9};
}

static void add_stepper(placer *p, int id, app_rect rect, int value, app_text_id text)
{
    add_caption(p, rect.x, rect.y - CAPTION, text);
    app_control *stepper =
        app_control_add(&p->out->controls, id, APP_CONTROL_STEPPER, rect, app_text(text));
    stepper->value = value;
    stepper->min = PUZZLE_MIN_SIDE;
    stepper->max = PUZZLE_MAX_SIDE;
    stepper->step = 1;
}

static void add_quick_sizes(placer *p, app_rect well)
{
    static const app_text_id texts[NEW_GAME_QUICK_SIZES] = {APP_TEXT_SIZE_3, APP_TEXT_SIZE_4,
                                                            APP_TEXT_SIZE_5, APP_TEXT_SIZE_8};
    puzzle_size size = p->self->board.size;
    int chosen = -1;
    for (int i = 0; i < NEW_GAME_QUICK_SIZES; i++) {
        int side = app_new_game_quick_sizes[i];
        if (puzzle_size_equal(size, (puzzle_size){side, side}))
            chosen = i;
    }
    app_choice_add(&p->out->controls, well, NEW_GAME_QUICK_FIRST, texts, NEW_GAME_QUICK_SIZES,
                   chosen);
}

static void add_steppers(placer *p, app_rect columns, app_rect rows)
{
    puzzle_size size = p->self->board.size;
    add_stepper(p, NEW_GAME_COLUMNS, columns, size.columns, APP_TEXT_COLUMNS);
    add_stepper(p, NEW_GAME_ROWS, rows, size.rows, APP_TEXT_ROWS);
}

/* Columns and rows, and the quick sizes beside them or below. Returns where the next part begins,
 * as all parts do. */
static int place_size(placer *p, app_rect column)
{
    bool beside = column.w >= 520;
    int gap = 14;
    int width = beside ? 146 : (column.w - gap) / 2;
    int y = column.y + CAPTION;
    int height = CONTROL;
    add_steppers(p, (app_rect){column.x, y, width, height},
                 (app_rect){column.x + width + gap, y, width, height});
    if (beside) {
        int x = column.x + 2 * (width + gap);
        add_quick_sizes(p, (app_rect){x, y, column.x + column.w - x, height});
    } else {
        y += height + 12;
        add_quick_sizes(p, (app_rect){column.x, y, column.w, height});
    }
    return y + (SECTION - CAPTION);
}

/* The same in little room: a small preview, columns and rows beside it, the quick sizes below. */
static int place_size_and_preview(placer *p, app_rect column)
{
    int side = 150;
    int gap = 16;
    int x = column.x + side + gap;
    int y = column.y + CAPTION;
    int width = column.w - side - gap;
    int height = CONTROL;
    p->out->preview = fit_preview(p, (app_rect){column.x, column.y, side, side});
    p->out->preview_scrolls = true;
    add_steppers(p, (app_rect){x, y, width, height},
                 (app_rect){x, column.y + side - height, width, height});
    y = column.y + side + gap;
    add_quick_sizes(p, (app_rect){column.x, y, column.w, height});
    return y + (SECTION - CAPTION);
}

static int place_goal(placer *p, app_rect column, int y)
{
    add_caption(p, column.x, y, APP_TEXT_GOAL);
    app_choice_add(&p->out->controls, (app_rect){column.x, y + CAPTION, column.w, CONTROL},
                   NEW_GAME_GOAL_FIRST, app_words_goals, PUZZLE_GOALS, (int)p->self->goal);
    return y + SECTION;
}

static int place_style(placer *p, app_rect column, int y)
{
    static const app_text_id texts[GAME_STYLES] = {APP_TEXT_NUMBERS, APP_TEXT_LETTERS,
                                                   APP_TEXT_PICTURE};
    add_caption(p, column.x, y, APP_TEXT_TILES);
    app_choice_add(&p->out->controls, (app_rect){column.x, y + CAPTION, column.w, CONTROL},
                   NEW_GAME_STYLE_FIRST, texts, GAME_STYLES, (int)p->self->look.style);
    return y + SECTION;
}

static void add_card(placer *p, int index, app_rect rect)
{
    const app_gallery_entry *entry = &p->app->gallery.entries[index];
    int slot = APP_SLOT_THUMBNAILS + index;
    app_control *card = app_control_add(&p->out->controls, NEW_GAME_PICTURE_FIRST + index,
                                        APP_CONTROL_CARD, rect, entry->title);
    card->chosen = strcmp(entry->name, p->self->look.picture) == 0;
    card->disabled = entry->failed;
    card->icon = entry->failed ? APP_ICON_WARN : APP_ICON_NONE;
    card->picture = entry->loaded ? slot : 0;
    card->picture_version = app_render_picture_version(p->app->render, slot);
}

/* Where the cards stand: `across` in a row. */
typedef struct card_grid {
    int across, width, height, gap, rows;
} card_grid;

static card_grid grid_of(const placer *p, int width, int across)
{
    card_grid grid = {.across = across, .gap = 10};
    grid.width = (width - (across - 1) * grid.gap) / across;
    grid.height = grid.width * 2 / 3;
    grid.rows = (p->app->gallery.count + across - 1) / across;
    return grid;
}

/* About 100 wide; smaller where that lets all of them be seen at once. */
static card_grid choose_grid(const placer *p, int width, int room)
{
    int few = width / 106;
    for (int across = few; across < few + 4; across++) {
        card_grid grid = grid_of(p, width, across);
        if (grid.rows * (grid.height + grid.gap) <= room)
            return grid;
    }
    return grid_of(p, width, few);
}

static int place_cards(placer *p, app_rect column, int y, int room)
{
    card_grid grid = choose_grid(p, column.w, room);
    int right = grid.width + grid.gap;
    int down = grid.height + grid.gap;
    for (int i = 0; i < p->app->gallery.count; i++)
        add_card(p, i,
                 (app_rect){column.x + i % grid.across * right, y + i / grid.across * down,
                            grid.width, grid.height});
    return y + grid.rows * down;
}

enum { NUMBERS_ROW = 46, OWN_NOTE = 30 };

static int place_pictures(placer *p, app_rect column, int y, int room)
{
    y = place_cards(p, column, y, room - (OWN_NOTE + NUMBERS_ROW));
    add_caption(p, column.x, y + 2, APP_TEXT_PICTURES_OWN);
    y += OWN_NOTE;
    app_control *numbers =
        app_control_add(&p->out->controls, NEW_GAME_NUMBERS, APP_CONTROL_TOGGLE,
                        (app_rect){column.x, y, column.w, 38}, app_text(APP_TEXT_NUMBERS_OVER));
    numbers->chosen = p->self->look.numbers;
    return y + NUMBERS_ROW;
}

static int place_seed(placer *p, app_rect column, int y)
{
    int gap = 14;
    int button = 204;
    int height = CONTROL;
    add_caption(p, column.x, y, APP_TEXT_SEED_LABEL);
    y += CAPTION;
    p->out->field = (app_rect){column.x, y, column.w - button - gap, height};
    app_control_add(&p->out->controls, NEW_GAME_SEED, APP_CONTROL_AREA, p->out->field,
                    app_text(APP_TEXT_SEED_LABEL));
    app_control *scramble =
        app_control_add(&p->out->controls, NEW_GAME_SCRAMBLE, APP_CONTROL_BUTTON,
                        (app_rect){column.x + column.w - button, y, button, height - 3},
                        app_text(APP_TEXT_NEW_SEED));
    scramble->icon = APP_ICON_RETRY;
    scramble->slim = true;
    scramble->centred = true;
    return y + height + 12;
}

/* Everything that can be chosen, in a column from column.y down. Returns where it ends. */
static int place_options(placer *p, app_rect column)
{
    int bottom = column.y + column.h;
    bool low = p->out->kind == APP_LAYOUT_MINIMUM;
    int y = low ? place_size_and_preview(p, column) : place_size(p, column);
    y = place_goal(p, column, y);
    y = place_style(p, column, y);
    if (p->self->look.style == GAME_PICTURE)
        y = place_pictures(p, column, y, bottom - y - SECTION);
    return place_seed(p, column, y);
}

static void add_start(placer *p, app_rect rect)
{
    app_control *start = app_control_add(&p->out->controls, NEW_GAME_START, APP_CONTROL_PRIMARY,
                                         rect, app_text(APP_TEXT_START));
    start->centred = true;
    start->icon = APP_ICON_PLAY;
    start->disabled = !app_new_game_can_start(p->self);
}

/* What becomes of the present game. */
static void place_note(placer *p, int x, int y, int width)
{
    p->out->note = (app_rect){x, y, width, 0};
}

/* Everything on the page, its controls from the list's item `first` on. */
static void move_page(placer *p, int first, int down)
{
    new_game_layout *out = p->out;
    app_controls_move(&out->controls, first, down);
    for (int i = 0; i < out->caption_count; i++)
        out->captions[i].y += down;
    out->field.y += down;
    out->note.y += down;
    if (out->preview_scrolls)
        app_board_layout_move(&out->preview, 0, down);
}

static void scroll_page(placer *p, int first)
{
    const app_scroll *scroll = &p->self->scroll;
    app_scroll_place(scroll, &p->out->page, &p->out->controls, first);
    move_page(p, p->out->controls.count, -app_scroll_offset(scroll, &p->out->page));
}

/* The height of a column that scrolls anyway. */
enum { ENDLESS = 1 << 20 };

/* Preview and Start at the left, the options at the right: one group in the middle. */
static void place_beside(placer *p)
{
    new_game_layout *out = p->out;
    bool wide = out->kind == APP_LAYOUT_WIDE;
    int margin = wide ? 32 : 24;
    int gap = wide ? 64 : 24;
    int top = wide ? 92 : 80;
    int foot = 114; /* Start, and the note below */
    int room = p->view->height - top - 16;
    int right = wide ? 560 : 424;
    int left = p->view->width - 2 * margin - gap - right;
    int most = 720;
    left = left < most ? left : most;
    left = left < room - foot ? left : room - foot;
    int x = (p->view->width - left - gap - right) / 2;
    int spare = (room - left - foot) / 2;
    if (wide)
        top += spare / 2;
    out->preview = fit_preview(p, (app_rect){x, top, left, left});
    int y = top + left + 24;
    app_rect column = {x + left + gap, top, right, p->view->height - top - 16};
    int first = out->controls.count;
    int end = place_options(p, column);
    int margins = 12;
    out->page = (app_scroll_page){
        {column.x - margins, top - margins, right + margins + 22, p->view->height - top + margins},
        end - top + margins + 20};
    scroll_page(p, first);
    add_start(p, (app_rect){x, y, left, 56});
    place_note(p, x, y + 82, left);
}

/* Preview, options and, at the foot of the window, Start. The preview takes what the options leave,
 * but some room in any case. */
static void place_portrait(placer *p)
{
    new_game_layout *out = p->out;
    int margin = 32;
    int top = 80;
    int foot = 112;
    int gap = 20;
    int first = out->controls.count;
    app_rect column = {margin, 0, p->view->width - 2 * margin, ENDLESS};
    int options = place_options(p, column);
    int room = p->view->height - top - foot - options - 2 * gap;
    int least = 200;
    int preview = room < least ? least : room > column.w ? column.w : room;
    move_page(p, first, top + preview + gap);
    out->preview = fit_preview(p, (app_rect){margin, top, column.w, preview});
    out->preview_scrolls = true;
    out->page = (app_scroll_page){{0, top, p->view->width, p->view->height - top - foot},
                                  preview + gap + options};
    scroll_page(p, first);
    int y = p->view->height - foot + 14;
    add_start(p, (app_rect){margin, y, column.w, 56});
    place_note(p, margin, y + 78, column.w);
}

/* One page under a bar that holds Start. */
static void place_minimum(placer *p)
{
    new_game_layout *out = p->out;
    int margin = 16;
    int top = 56;
    app_rect column = {margin, top + 8, p->view->width - 2 * margin - APP_SCROLL_BAR, ENDLESS};
    int first = out->controls.count;
    int end = place_options(p, column);
    place_note(p, column.x, end + 12, column.w);
    out->page = (app_scroll_page){{0, top, p->view->width, p->view->height - top}, end - top + 48};
    scroll_page(p, first);
    int width = 116;
    add_start(p, (app_rect){p->view->width - 12 - width, 5, width, 40});
}

void app_new_game_lay_out(const app *app, const new_game_state *self, new_game_layout *out)
{
    placer p = {app, &app->view, self, out};
    *out = (new_game_layout){.kind = app_view_layout(&app->view)};
    bool low = out->kind == APP_LAYOUT_MINIMUM;
    app_bar_key_icon(p.view, &p.out->controls, NEW_GAME_BACK, low ? 26 : 42, APP_ICON_BACK,
                     APP_TEXT_BACK, APP_INTENT_BACK);
    if (!low)
        app_bar_key_icon(p.view, &p.out->controls, NEW_GAME_HELP, app->view.width - 42,
                         APP_ICON_HELP, APP_TEXT_KEYS, APP_INTENT_HELP);
    if (low)
        place_minimum(&p);
    else if (out->kind == APP_LAYOUT_PORTRAIT)
        place_portrait(&p);
    else
        place_beside(&p);
}
