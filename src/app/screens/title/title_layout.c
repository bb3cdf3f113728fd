/* Places the title screen: the wordmark, and the ways on from it. */
#include "screens/title/title.h"

#include "text/words.h"
#include "ui/cut.h"

/* One way on from here. */
typedef struct way {
    int id;
    app_text_id label;
    app_icon icon;
} way;

static const way places[] = {
    {TITLE_WAYS + APP_SCREEN_LEVELS, APP_TEXT_LEVELS, APP_ICON_LEVELS},
    {TITLE_WAYS + APP_SCREEN_THEATRE, APP_TEXT_THEATRE, APP_ICON_THEATRE},
    {TITLE_WAYS + APP_SCREEN_LAB, APP_TEXT_LAB, APP_ICON_LAB},
    {TITLE_WAYS + APP_SCREEN_STATISTICS, APP_TEXT_STATISTICS, APP_ICON_STATS},
    {TITLE_WAYS + APP_SCREEN_SETTINGS, APP_TEXT_SETTINGS, APP_ICON_GEAR},
    {TITLE_WAYS + APP_SCREEN_HELP, APP_TEXT_KEYS, APP_ICON_HELP},
};
enum { PLACES = sizeof places / sizeof *places };

static title_buttons buttons_of(const app_view *view)
{
    bool low = view->height < 600;
    if (app_view_layout(view) == APP_LAYOUT_PORTRAIT)
        return (title_buttons){84, 60, 24, 76, 2, false};
    if (view->width < 700)
        return low ? (title_buttons){62, 44, 16, 56, 3, false}
                   : (title_buttons){72, 52, 20, 66, 2, false};
    return low ? (title_buttons){66, 64, 20, 76, PLACES, true}
               : (title_buttons){84, 76, 31, 90, PLACES, true};
}

/* From the first button's top to the last row's foot. */
static int height_of(const title_buttons *b)
{
    int rows = (PLACES + b->columns - 1) / b->columns + (b->beside ? 0 : 1);
    return b->first + b->gap + (rows - 1) * b->step + b->row + 5;
}

/* The persimmon button goes on with a game or, without one, to a new one. */
static void add_first(title_layout *l, app_rect rect)
{
    if (app_title_has_game(l->app)) {
        l->play_on = rect;
        app_page_add(&l->page, TITLE_CONTINUE, APP_CONTROL_PRIMARY, rect, APP_TEXTS,
                     APP_ICON_NONE); /* drawn with the board beside it */
        return;
    }
    app_control *fresh = app_page_add(&l->page, TITLE_NEW, APP_CONTROL_PRIMARY, rect,
                                      APP_TEXT_NEW_GAME, APP_ICON_NONE);
    fresh->note = app_text(APP_TEXT_NEW_GAME_NOTE);
    fresh->tall = true;
}

/* The other games: a new one, where that is not the first button, and the one put aside. */
static int list_others(const app *app, way *out)
{
    int count = 0;
    if (app_title_has_game(app))
        out[count++] = (way){TITLE_NEW, APP_TEXT_NEW_GAME, APP_ICON_PLUS};
    if (app->client.desk.has_kept)
        out[count++] = (way){TITLE_KEPT, APP_TEXT_BRING_BACK, APP_ICON_CLOCK};
    return count;
}

/* Beside the first button there is room for what the game is; below it for an icon. */
static void add_other(title_layout *l, const way *other, app_rect rect)
{
    bool tall = l->buttons.beside;
    app_control *button = app_page_add(&l->page, other->id, APP_CONTROL_BUTTON, rect, other->label,
                                       tall ? APP_ICON_NONE : other->icon);
    button->tall = tall;
    if (tall)
        button->note = app_text(APP_TEXT_NEW_GAME_NOTE);
    if (tall && other->id == TITLE_KEPT) {
        app_words_game_title(&l->app->client.desk.kept, l->kept, sizeof l->kept);
        app_view_fit(l->view, APP_TYPE_LABEL, l->kept, rect.w - 24, l->kept, sizeof l->kept);
        button->note = l->kept;
    }
}

static void place_games_beside(title_layout *l, app_rect row)
{
    way others[2];
    int count = list_others(l->app, others), gap = 16;
    int width = row.w * (row.w < 700 ? 190 : 236) / 1000; /* 211 of 894 */
    add_first(l, app_cut_left(&row, row.w - count * (width + gap)));
    for (int i = 0; i < count; i++) {
        app_cut_left(&row, gap);
        add_other(l, &others[i], app_cut_left(&row, width));
    }
}

/* Returns the height of the row that they took; there may be none of them. */
static int place_others_below(title_layout *l, app_rect row)
{
    way others[2];
    int count = list_others(l->app, others);
    for (int i = 0; i < count; i++)
        add_other(l, &others[i], app_cut_share(row, i, count, 12));
    return count > 0 ? l->buttons.step : 0;
}

static void place_places(title_layout *l, app_rect row)
{
    int columns = l->buttons.columns;
    for (int i = 0; i < PLACES; i++) {
        app_rect rect = app_cut_share(row, i % columns, columns, 12);
        rect.y += i / columns * l->buttons.step;
        app_page_add(&l->page, places[i].id, APP_CONTROL_BUTTON, rect, places[i].label,
                     places[i].icon)
            ->tall = columns == PLACES;
    }
}

static void place_buttons(title_layout *l, int y)
{
    const title_buttons *b = &l->buttons;
    app_rect row = {l->group.x, y, l->group.w, b->first};
    if (b->beside)
        place_games_beside(l, row);
    else
        add_first(l, row);
    row.y += row.h + b->gap;
    row.h = b->row;
    if (!b->beside)
        row.y += place_others_below(l, row);
    place_places(l, row);
}

/* The wordmark is as large as the buttons let it be, below the corner's icons. Returns its foot. */
static int place_wordmark(title_layout *l, int below)
{
    const app_view *view = l->view;
    int bar = app_view_layout(view) == APP_LAYOUT_MINIMUM ? 52 : 60;
    int margin = view->width < 960 ? 32 : 64, most = view->width - 2 * margin;
    int width = most < 894 ? most : 894;
    app_rect area = {(view->width - width) / 2, 0, width, view->height - bar - below};
    puzzle_size size = {TITLE_COLUMNS, TITLE_ROWS};
    l->board = app_board_layout_fit(view, area, size, false);
    app_rect tray = l->board.tray;
    int top = (view->height - below - tray.h) * 3 / 7;
    top = top > bar ? top : bar;
    app_board_layout_move(&l->board, 0, top - tray.y);
    l->group = tray.w >= 800 ? tray : area;
    return top + tray.h;
}

void app_title_lay_out(const app *app, const void *state, void *layout)
{
    /* the window's own two, in its corner */
    static const app_bar_item corner[] = {
        {TITLE_FULL, APP_ICON_FULL, APP_TEXT_FULLSCREEN, APP_INTENT_FULLSCREEN, 0},
        {TITLE_QUIT, APP_ICON_CLOSE, APP_TEXT_QUIT, APP_INTENT_QUIT, 0}};
    title_layout *l = layout;
    const app_view *view = &app->view;
    *l = (title_layout){{.view = view, .focus = APP_FOCUS_MAY_LEAVE},
                        app,
                        view,
                        state,
                        .buttons = buttons_of(view)};
    bool tight = view->height < 640;
    int gap = tight ? 20 : 45, foot = tight ? 38 : 44;
    l->foot = view->height - (tight ? 22 : 36);
    place_buttons(l, place_wordmark(l, height_of(&l->buttons) + gap + foot) + gap);
    app_page_add_bar(&l->page, corner, 2);
}
