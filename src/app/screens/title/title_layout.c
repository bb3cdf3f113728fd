/* Places the title screen: the wordmark, and the ways on from it. */
#include "screens/title/title.h"

#include "text/words.h"
#include "ui/bar.h"

/* One way on from here. */
typedef struct way {
    title_id id;
    app_text_id label;
    app_icon icon;
} way;

static const way places[] = {
    {TITLE_LEVELS, APP_TEXT_LEVELS, APP_ICON_LEVELS},
    {TITLE_THEATRE, APP_TEXT_THEATRE, APP_ICON_THEATRE},
    {TITLE_LAB, APP_TEXT_LAB, APP_ICON_LAB},
    {TITLE_STATISTICS, APP_TEXT_STATISTICS, APP_ICON_STATS},
    {TITLE_SETTINGS, APP_TEXT_SETTINGS, APP_ICON_GEAR},
    {TITLE_KEYS, APP_TEXT_KEYS, APP_ICON_HELP},
};
enum { PLACES = sizeof places / sizeof *places };

/* How the buttons stand, in the design's pixels. */
typedef struct button_grid {
    int first, row; /* heights */
    int gap, step;  /* below the first one; from one row to the next */
    int columns;    /* of the places; in one row they have their icons over their names */
    bool beside;    /* other games stand beside the first button, not below it */
} button_grid;

typedef struct placer {
    const app *app;
    const app_view *view;
    title_layout *out;
    button_grid grid;
} placer;

static bool is_low(const app_view *view)
{
    return view->height < 600;
}

static button_grid grid_of(const app_view *view)
{
    bool low = is_low(view);
    app_layout kind = app_view_layout(view);
    if (kind == APP_LAYOUT_PORTRAIT)
        return (button_grid){84, 60, 24, 76, 2, false};
    if (view->width < 700)
        return low ? (button_grid){62, 44, 16, 56, 3, false}
                   : (button_grid){72, 52, 20, 66, 2, false};
    return low ? (button_grid){66, 64, 20, 76, PLACES, true}
               : (button_grid){84, 76, 31, 90, PLACES, true};
}

static int rows_of(button_grid grid)
{
    return (PLACES + grid.columns - 1) / grid.columns + (grid.beside ? 0 : 1);
}

/* From the first button's top to the last row's foot. */
static int height_of(button_grid grid)
{
    return grid.first + grid.gap + (rows_of(grid) - 1) * grid.step + grid.row + 5;
}

static app_control *add(placer *p, title_id id, app_control_kind kind, app_rect rect,
                        app_text_id label)
{
    app_control *control = app_control_add(&p->out->controls, id, kind, rect, app_text(label));
    control->centred = true;
    return control;
}

/* The persimmon button goes on with a game or, without one, to a new one. */
static void add_first(placer *p, app_rect rect)
{
    if (app_title_has_game(p->app)) {
        p->out->play_on = rect;
        add(p, TITLE_CONTINUE, APP_CONTROL_PRIMARY, rect, APP_TEXT_CONTINUE)->label =
            NULL; /* drawn with the board beside it */
        return;
    }
    app_control *fresh = add(p, TITLE_NEW, APP_CONTROL_PRIMARY, rect, APP_TEXT_NEW_GAME);
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

static void add_other(placer *p, const way *other, app_rect rect)
{
    app_control *button = add(p, other->id, APP_CONTROL_BUTTON, rect, other->label);
    char *kept = p->out->kept;
    if (!p->grid.beside) {
        button->icon = other->icon;
        return;
    }
    button->tall = true;
    button->note = app_text(APP_TEXT_NEW_GAME_NOTE);
    if (other->id == TITLE_KEPT) {
        app_words_game_title(&p->app->client.desk.kept, kept, sizeof p->out->kept);
        app_view_fit(p->view, APP_TYPE_LABEL, kept, rect.w - 24, kept, sizeof p->out->kept);
        button->note = kept;
    }
}

/* `count` rectangles side by side in the area: the one at `index`. */
static app_rect part_of(app_rect area, int count, int index)
{
    int gap = 12;
    int left = (area.w + gap) * index / count;
    int right = (area.w + gap) * (index + 1) / count - gap;
    return (app_rect){area.x + left, area.y, right - left, area.h};
}

static void place_others_beside(placer *p, app_rect row)
{
    way others[2];
    int count = list_others(p->app, others);
    int gap = 16;
    int width = row.w * (row.w < 700 ? 190 : 236) / 1000; /* 211 of 894 */
    app_rect first = {row.x, row.y, row.w - count * (width + gap), row.h};
    add_first(p, first);
    for (int i = 0; i < count; i++) {
        int x = first.x + first.w + gap + i * (width + gap);
        add_other(p, &others[i], (app_rect){x, row.y, width, row.h});
    }
}

/* Returns the height of the row that they took; there may be none of them. */
static int place_others_below(placer *p, app_rect row)
{
    way others[2];
    int count = list_others(p->app, others);
    for (int i = 0; i < count; i++)
        add_other(p, &others[i], part_of(row, count, i));
    return count > 0 ? p->grid.step : 0;
}

static void place_places(placer *p, app_rect row)
{
    int columns = p->grid.columns;
    for (int i = 0; i < PLACES; i++) {
        app_rect rect = part_of(row, columns, i % columns);
        rect.y += i / columns * p->grid.step;
        app_control *button = add(p, places[i].id, APP_CONTROL_BUTTON, rect, places[i].label);
        button->icon = places[i].icon;
        button->tall = columns == PLACES;
    }
}

static void place_buttons(placer *p, int y)
{
    app_rect row = {p->out->left, y, p->out->right - p->out->left, p->grid.first};
    if (p->grid.beside)
        place_others_beside(p, row);
    else
        add_first(p, row);
    row.y += row.h + p->grid.gap;
    row.h = p->grid.row;
    if (!p->grid.beside)
        row.y += place_others_below(p, row);
    place_places(p, row);
}

/* The window's own two, in its corner. */
static void place_corner(placer *p)
{
    bool low = app_view_layout(p->view) == APP_LAYOUT_MINIMUM;
    int right = p->view->width - (low ? 28 : 42);
    app_bar_key_icon(p->view, &p->out->controls, TITLE_FULL, right - (low ? 44 : 48), APP_ICON_FULL,
                     APP_TEXT_FULLSCREEN, APP_INTENT_FULLSCREEN);
    app_bar_key_icon(p->view, &p->out->controls, TITLE_QUIT, right, APP_ICON_CLOSE, APP_TEXT_QUIT,
                     APP_INTENT_QUIT);
}

/* The wordmark is as large as the buttons let it be, below the corner's icons. */
void app_title_lay_out(const app *app, title_layout *out)
{
    placer p = {app, &app->view, out, grid_of(&app->view)};
    const app_view *view = &app->view;
    *out = (title_layout){0};
    bool tight = view->height < 640;
    int bar = app_view_layout(view) == APP_LAYOUT_MINIMUM ? 52 : 60;
    int gap = tight ? 20 : 45;
    int foot = tight ? 38 : 44;
    int margin = view->width < 960 ? 32 : 64;
    int width = 894;
    if (width > view->width - 2 * margin)
        width = view->width - 2 * margin;
    int below = height_of(p.grid);
    app_rect area = {(view->width - width) / 2, 0, width, view->height - bar - below - gap - foot};
    puzzle_size size = {TITLE_COLUMNS, TITLE_ROWS};
    out->board = app_board_layout_fit(view, area, size, false);
    app_rect tray = out->board.tray;
    int spare = view->height - foot - below - gap - tray.h;
    int top = spare * 3 / 7 > bar ? spare * 3 / 7 : bar;
    app_board_layout_move(&out->board, 0, top - tray.y);
    bool aligned = tray.w >= 800;
    out->left = aligned ? tray.x : area.x;
    out->right = aligned ? tray.x + tray.w : area.x + area.w;
    out->foot = view->height - (tight ? 22 : 36);
    place_buttons(&p, top + tray.h + gap);
    place_corner(&p);
}
