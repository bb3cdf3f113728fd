/* Places the form for a new game in windows of all shapes. */
#include "screens/new_game/new_game.h"

#include "client/kinds.h"
#include "text/words.h"
#include "ui/choice.h"
#include "ui/cut.h"

/* A caption over a control, then the control, then the gap to the next caption. */
enum { CAPTION = NEW_GAME_CAPTION, CONTROL = NEW_GAME_CONTROL, SECTION = NEW_GAME_SECTION };

static void add_caption(new_game_layout *l, app_rect below, app_text_id text)
{
    app_page_add_caption(&l->page, below.x, below.y - CAPTION + 9, text);
}

/* The next section's control. */
static app_rect cut_section(app_rect *column)
{
    app_rect section = app_cut_top(column, SECTION);
    return (app_rect){section.x, section.y + CAPTION, section.w, CONTROL};
}

static void place_preview(new_game_layout *l, app_rect area)
{
    l->preview = app_board_layout_fit(l->view, area, l->self->board.size,
                                      app_new_game_style(l->self) == GAME_PICTURE);
}

static void place_size(new_game_layout *l, app_rect columns, app_rect rows, app_rect quick)
{
    static const app_text_id texts[NEW_GAME_QUICK_SIZES] = {APP_TEXT_SIZE_3, APP_TEXT_SIZE_4,
                                                            APP_TEXT_SIZE_5, APP_TEXT_SIZE_8};
    puzzle_size size = l->self->board.size;
    int chosen = -1;
    for (int i = 0; i < NEW_GAME_QUICK_SIZES; i++)
        if (size.columns == app_new_game_quick_sizes[i] && size.rows == size.columns)
            chosen = i;
    add_caption(l, columns, APP_TEXT_COLUMNS);
    add_caption(l, rows, APP_TEXT_ROWS);
    int before = l->page.controls.count;
    app_page_add_size(&l->page, NEW_GAME_COLUMNS, columns, rows, size);
    for (int i = before; i < l->page.controls.count && app_new_game_is_challenge(l->self); i++)
        l->page.controls.items[i].max = GAME_CHALLENGE_SIDE;
    app_choice_add(&l->page.controls, quick, NEW_GAME_QUICK_FIRST, texts, NEW_GAME_QUICK_SIZES,
                   chosen);
}

/* Columns and rows, and the quick sizes beside them or below. In little room a small preview stands
 * beside columns and rows. */
static void cut_size(new_game_layout *l, app_rect *column)
{
    int gap = 14, preview = 150;
    app_rect area = *column;
    if (l->kind == APP_LAYOUT_MINIMUM) {
        app_cut_top(column, preview + 16 - CAPTION);
        app_rect quick = cut_section(column);
        area.h = preview;
        place_preview(l, app_cut_left(&area, preview));
        app_cut_left(&area, 16);
        app_rect rows = app_cut_bottom(&area, CONTROL);
        place_size(l, (app_rect){area.x, area.y + CAPTION, area.w, CONTROL}, rows, quick);
        return;
    }
    app_rect row = cut_section(column);
    if (area.w >= 520) {
        app_rect columns = app_cut_left(&row, 146);
        app_cut_left(&row, gap);
        app_rect rows = app_cut_left(&row, 146);
        app_cut_left(&row, gap);
        place_size(l, columns, rows, row);
    } else {
        app_rect below = {row.x, row.y + CONTROL + 12, row.w, CONTROL};
        app_cut_top(column, CONTROL + 12);
        place_size(l, app_cut_share(row, 0, 2, gap), app_cut_share(row, 1, 2, gap), below);
    }
}

/* What a challenge does not ask for stands there all the same, and cannot be chosen. */
static void disable(new_game_layout *l, int first)
{
    for (int i = first; i < l->page.controls.count && app_new_game_is_challenge(l->self); i++)
        l->page.controls.items[i].disabled = true;
}

static void cut_goal_and_style(new_game_layout *l, app_rect *column)
{
    static const app_text_id styles[GAME_STYLES] = {APP_TEXT_NUMBERS, APP_TEXT_LETTERS,
                                                    APP_TEXT_PICTURE};
    bool fixed = app_new_game_is_challenge(l->self);
    int before = l->page.controls.count;
    app_rect goal = cut_section(column), style = cut_section(column);
    add_caption(l, goal, APP_TEXT_GOAL);
    app_choice_add(&l->page.controls, goal, NEW_GAME_GOAL_FIRST, app_words_goals, PUZZLE_GOALS,
                   fixed ? PUZZLE_GOAL_STANDARD : (int)l->self->goal);
    add_caption(l, style, APP_TEXT_TILES);
    app_choice_add(&l->page.controls, style, NEW_GAME_STYLE_FIRST, styles, GAME_STYLES,
                   (int)app_new_game_style(l->self));
    disable(l, before);
}

/* The kind, and below it what it means. */
static void cut_kind(new_game_layout *l, app_rect *column)
{
    static const app_text_id kinds[NEW_GAME_KINDS] = {APP_TEXT_KIND_EASY, APP_TEXT_KIND_UNIFORM,
                                                      APP_TEXT_KIND_HARD};
    int note = 28, chosen = 0;
    app_rect kind = cut_section(column);
    game_board_kind shown = app_new_game_is_challenge(l->self) ? GAME_BOARD_UNIFORM : l->self->kind;
    int before = l->page.controls.count;
    while (app_new_game_kinds[chosen] != shown)
        chosen++;
    add_caption(l, kind, APP_TEXT_KIND);
    app_choice_add(&l->page.controls, kind, NEW_GAME_KIND_FIRST, kinds, NEW_GAME_KINDS, chosen);
    disable(l, before);
    l->kind_note = (app_rect){kind.x, kind.y + CONTROL + 21, kind.w, 0};
    app_cut_top(column, note);
}

/* How it is played, and below that what it means. */
static void cut_way(new_game_layout *l, app_rect *column)
{
    static const app_text_id ways[NEW_GAME_WAYS] = {APP_TEXT_PLAY_AS_BOARD, APP_TEXT_RUN_ATTACK,
                                                    APP_TEXT_RUN_MARATHON, APP_TEXT_RUN_BLIND,
                                                    APP_TEXT_RUN_FEWEST};
    enum { NARROW = 520, FIRST_ROW = 2 };
    int chosen = 0, note = NEW_GAME_WAY_NOTE;
    app_rect row = cut_section(column);
    while (app_new_game_ways[chosen] != l->self->mode)
        chosen++;
    add_caption(l, row, APP_TEXT_PLAY_AS);
    if (row.w >= NARROW) {
        app_choice_add(&l->page.controls, row, NEW_GAME_WAY_FIRST, ways, NEW_GAME_WAYS, chosen);
    } else { /* in two rows the words have room */
        app_choice_add(&l->page.controls, row, NEW_GAME_WAY_FIRST, ways, FIRST_ROW, chosen);
        row.y += CONTROL + 8;
        app_cut_top(column, CONTROL + 8);
        app_choice_add(&l->page.controls, row, NEW_GAME_WAY_FIRST + FIRST_ROW, ways + FIRST_ROW,
                       NEW_GAME_WAYS - FIRST_ROW, chosen - FIRST_ROW);
    }
    column->y -= SECTION - CAPTION - CONTROL; /* the note follows at once */
    column->h += SECTION - CAPTION - CONTROL;
    app_cut_top(column, note);
    l->way_note = (app_rect){row.x, row.y + CONTROL + 16, row.w, 0};
}

/* ---- The whole ---- */

/* The seed in a field, buttons beside it or below, and the ID of what the seed gives. */
static void cut_seed(new_game_layout *l, app_rect *column)
{
    int gap = 14, wide = 520;
    app_cut_top(column, CAPTION);
    app_rect row = app_cut_top(column, CONTROL);
    add_caption(l, row, APP_TEXT_SEED_LABEL);
    app_rect buttons = row;
    if (row.w >= wide) {
        row.w = 176;
        buttons.x += row.w + gap;
        buttons.w -= row.w + gap;
    } else {
        app_cut_top(column, gap);
        buttons = app_cut_top(column, CONTROL);
    }
    int before = l->page.controls.count;
    app_page_add(&l->page, NEW_GAME_SEED, APP_CONTROL_AREA, row, APP_TEXT_SEED_LABEL,
                 APP_ICON_NONE);
    buttons.h -= 3; /* their lip */
    static const app_row_item items[] = {
        {NEW_GAME_SCRAMBLE, APP_TEXT_NEW_SEED, APP_ICON_RETRY, .width = 0},
        {NEW_GAME_PASTE, APP_TEXT_PASTE_ID, APP_ICON_NONE, .width = 0}};
    app_page_add_row(&l->page, buttons, gap, true, items, 2);
    app_page_join(&l->page, before);
    app_cut_top(column, 6);
    app_rect note = app_cut_top(column, 20);
    l->id_note = (app_rect){note.x, note.y + note.h / 2, note.w, 0};
}

/* The welcome path, for whoever left it or wants it again. */
static void cut_path(new_game_layout *l, app_rect *column)
{
    app_cut_top(column, 12);
    app_rect button = app_cut_top(column, CONTROL);
    button.h -= 3; /* its lip */
    app_page_add(&l->page, NEW_GAME_PATH, APP_CONTROL_BUTTON, button, APP_TEXT_PATH, APP_ICON_PLAY)
        ->slim = true;
}

/* The button that shows the rest, or puts it away. */
static void add_more(new_game_layout *l, app_rect rect)
{
    bool low = l->kind == APP_LAYOUT_MINIMUM;
    if (low)
        rect.h = CONTROL - 3;
    app_control *more = app_page_add(&l->page, NEW_GAME_MORE, APP_CONTROL_BUTTON, rect,
                                     l->self->more ? APP_TEXT_LESS : APP_TEXT_MORE, APP_ICON_NONE);
    more->slim = low;
}

/* Everything that can be chosen, in a column from column.y down. Returns where it ends. */
static int place_options(new_game_layout *l, app_rect column)
{
    cut_size(l, &column);
    cut_goal_and_style(l, &column);
    cut_kind(l, &column);
    if (app_new_game_style(l->self) == GAME_PICTURE)
        app_new_game_cut_pictures(l, &column, SECTION + (l->self->more ? 2 * SECTION : 0));
    else if (l->view->settings->theme != GAME_THEME_CONTRAST) /* where all tiles are white */
        app_new_game_cut_palettes(l, &column);
    cut_way(l, &column);
    if (l->kind == APP_LAYOUT_MINIMUM)
        add_more(l, app_cut_top(&column, CONTROL + 12));
    if (l->self->more) {
        int before = l->page.controls.count;
        cut_seed(l, &column);
        disable(l, before);
        cut_path(l, &column);
    }
    return column.y;
}

static void add_start(new_game_layout *l, app_rect rect)
{
    bool seeks = client_seeks_kind(&l->app->client);
    app_control *start = app_page_add(&l->page, NEW_GAME_START, APP_CONTROL_PRIMARY, rect,
                                      seeks ? APP_TEXT_LAB_STOP : APP_TEXT_START,
                                      seeks ? APP_ICON_PAUSE : APP_ICON_PLAY);
    start->disabled = !app_new_game_can_start(l->self);
    if (app_new_game_ends_run(l->app, l->self))
        app_page_ask(&l->self->page, &l->page, start, app_text(APP_TEXT_CHALLENGE_ANEW_ASK));
}

/* Start, and beside it what leads to the rest. */
static void add_start_and_more(new_game_layout *l, app_rect rect)
{
    int more = 132, gap = 14;
    app_rect right = app_cut_right(&rect, more);
    app_cut_right(&rect, gap);
    int before = l->page.controls.count;
    add_start(l, rect);
    add_more(l, right);
    app_page_join(&l->page, before);
}

/* Returns how far the page is scrolled. */
static int scroll_page(new_game_layout *l, int first, app_rect window, int height)
{
    int offset = app_page_scroll(&l->self->page, &l->page, first, window, height);
    if (l->preview_scrolls)
        app_board_layout_move(&l->preview, 0, -offset);
    l->kind_note.y -= offset;
    l->way_note.y -= offset;
    l->id_note.y -= offset;
    return offset;
}

/* The height of a column that scrolls anyway. */
enum { ENDLESS = 1 << 20 };

/* Preview and Start at the left, the options at the right: one group in the middle. */
static void place_beside(new_game_layout *l, int first)
{
    const app_view *view = l->view;
    bool wide = l->kind == APP_LAYOUT_WIDE;
    int margin = wide ? 32 : 24;
    int gap = wide ? 64 : 24;
    int top = wide ? 92 : 80;
    int foot = 114; /* Start, and the note below */
    int room = view->height - top - 16;
    int right = wide ? 560 : 424;
    int left = view->width - 2 * margin - gap - right;
    left = app_at_most(app_at_most(left, 720), room - foot);
    int x = (view->width - left - gap - right) / 2;
    if (wide)
        top += (room - left - foot) / 4;
    int y = top + left + 24;
    app_rect column = {x + left + gap, top, right, view->height - top - 16};
    int end = place_options(l, column);
    int margins = 12;
    app_rect window = {column.x - margins, top - margins, right + margins + 22,
                       view->height - top + margins};
    place_preview(l, (app_rect){x, top, left, left});
    scroll_page(l, first, window, end - top + margins + 20);
    add_start_and_more(l, (app_rect){x, y, left, 56});
    l->note = (app_rect){x, y + 82, left, 0};
}

/* Preview, options and, at the foot of the window, Start. The preview takes what the options leave,
 * but some room in any case. */
static void place_portrait(new_game_layout *l, int first)
{
    const app_view *view = l->view;
    int margin = 32, top = 80, foot = 112, gap = 20;
    app_rect column = {margin, 0, view->width - 2 * margin, ENDLESS};
    int options = place_options(l, column);
    int height = view->height - top - foot;
    int room = height - options - 2 * gap;
    int least = 200;
    int preview = room < least ? least : room > column.w ? column.w : room;
    app_page_move(&l->page, first, top + preview + gap);
    l->kind_note.y += top + preview + gap;
    l->way_note.y += top + preview + gap;
    l->id_note.y += top + preview + gap;
    place_preview(l, (app_rect){margin, top, column.w, preview});
    scroll_page(l, first, (app_rect){0, top, view->width, height}, preview + gap + options);
    int y = view->height - foot + 14;
    add_start_and_more(l, (app_rect){margin, y, column.w, 56});
    l->note = (app_rect){margin, y + 78, column.w, 0};
}

/* One page under a bar that holds Start. */
static void place_minimum(new_game_layout *l, int first)
{
    const app_view *view = l->view;
    int margin = 16, top = 56, start = 116;
    app_rect column = {margin, top + 8, view->width - 2 * margin - APP_SCROLL_BAR, ENDLESS};
    int end = place_options(l, column);
    app_rect window = {0, top, view->width, view->height - top};
    int offset = scroll_page(l, first, window, end - top + 48);
    l->note = (app_rect){column.x, end + 12 - offset, column.w, 0};
    add_start(l, (app_rect){view->width - 12 - start, 5, start, 40});
}

void app_new_game_lay_out(const app *app, const void *state, void *layout)
{
    new_game_layout *l = layout;
    const app_view *view = &app->view;
    *l = (new_game_layout){{.view = view}, app, view, state, .kind = app_view_layout(view)};
    l->preview_scrolls = l->kind == APP_LAYOUT_PORTRAIT || l->kind == APP_LAYOUT_MINIMUM;
    app_page_add_back(&l->page);
    if (l->kind != APP_LAYOUT_MINIMUM)
        app_page_add_help(&l->page);
    int first = l->page.controls.count;
    if (l->kind == APP_LAYOUT_MINIMUM)
        place_minimum(l, first);
    else if (l->kind == APP_LAYOUT_PORTRAIT)
        place_portrait(l, first);
    else
        place_beside(l, first);
}
