/* Places packs, cards and the words on one level in windows of all shapes. */
#include "screens/levels/levels.h"

#include "input/keys.h"
#include "ui/cut.h"

/* In the design's pixels. */
enum {
    LIST = 328,
    GAP = 40,        /* between list and grid */
    CARD = 168,      /* at least */
    CARD_HIGH = 110, /* with its lip */
    BETWEEN = 12,    /* cards side by side */
    ROW_STEP = 121,
    TRAY_PAD = 16,
    TRAY_TOP = 14,
    COLUMNS = 4,
    PACK_ROW = 86,
    PACK_EDGE = 6, /* from a row to the card in it */
    HEAD = 70,     /* the pack's title and note */
    CARDS = 848,   /* the tray in a wide window */
};

/* The bar's buttons at the right. A wide window has one with words for opening a pack. */
static void place_bar(levels_layout *l)
{
    static const app_bar_item items[] = {
        {LEVELS_OPEN, APP_ICON_HAND, APP_TEXT_LEVELS_OPEN, .note = 0},
        {LEVELS_MAKE, APP_ICON_PLUS, APP_TEXT_LEVELS_MAKE, .note = 0},
        {APP_ID_HELP, APP_ICON_HELP, APP_TEXT_HELP, .intent = APP_INTENT_HELP}};
    int absent = l->kind == APP_LAYOUT_WIDE;
    app_control *first = &l->page.controls.items[l->page.controls.count];
    app_page_add_bar(&l->page, items + absent, 3 - absent);
    app_key_name paste = app_view_key_name(l->view, APP_INTENT_PASTE);
    if (paste.text[0])
        app_textf(l->open_note, sizeof l->open_note, APP_TEXT_LEVELS_OPEN_NOTE, paste.text);
    else if (!l->view->by_touch && !l->view->by_pad)
        snprintf(l->open_note, sizeof l->open_note, "%s", app_text(APP_TEXT_LEVELS_OPEN_DROP));
    if (!absent && l->open_note[0])
        first->note = l->open_note;
}

/* As many columns as have room, stretched to fill it. The tray is no higher than its cards. */
static void place_cards(levels_layout *l, app_rect area)
{
    int count = l->pack->pack.count;
    int room = area.w - 2 * TRAY_PAD;
    int columns = (room + BETWEEN) / (CARD + BETWEEN);
    columns = columns < 1 ? 1 : columns > COLUMNS ? COLUMNS : columns;
    int rows = (count + columns - 1) / columns;
    int height = (rows - 1) * ROW_STEP + CARD_HIGH + 2 * TRAY_TOP;
    bool scrolls = height > area.h;
    int pitch = (room - (scrolls ? APP_SCROLL_BAR : 0) + BETWEEN) / columns;
    l->tray = (app_rect){area.x, area.y, area.w, scrolls ? area.h : height};
    app_page_add_grid(&l->page, LEVELS_CARDS,
                      (app_grid_page){.id = LEVELS_GRID,
                                      .window = l->tray,
                                      .x = TRAY_PAD,
                                      .y = TRAY_TOP,
                                      .columns = columns,
                                      .width = pitch - BETWEEN,
                                      .height = CARD_HIGH,
                                      .column_pitch = pitch,
                                      .row_pitch = ROW_STEP,
                                      .count = count},
                      app_text(APP_TEXT_LEVELS));
}

enum { NARROW = 700, OWN_ROW = 46 };

static bool owns_level(const levels_layout *l)
{
    return l->pack->own && l->self->page.grids[LEVELS_CARDS].at >= 0;
}

static void add_own(levels_layout *l, int id, app_rect rect, app_text_id label)
{
    app_page_add(&l->page, id, APP_CONTROL_BUTTON, rect, label, APP_ICON_NONE)->slim = true;
}

/* A level of one's own can be edited and deleted; before that it is asked in place. Returns a rectangle for
 * both: beside what is said of the level or, where that is narrow, below it. */
static app_rect cut_own(levels_layout *l)
{
    enum { WIDE = 236 };
    app_rect at = {0};
    if (!owns_level(l))
        return at;
    if (l->info.w < NARROW)
        return app_cut_bottom(&l->info, OWN_ROW);
    at = app_cut_right(&l->info, WIDE);
    return (app_rect){at.x, at.y + (at.h - OWN_ROW) / 2, at.w, OWN_ROW};
}

static void place_own(levels_layout *l)
{
    enum { LIP = 3, GAP = 10 };
    bool asking = l->self->asking;
    app_rect row = cut_own(l);
    if (row.w == 0)
        return;
    app_cut_top(&row, OWN_ROW - 36 - LIP);
    row.h -= LIP;
    app_rect first = app_cut_left(&row, (row.w - GAP) * (asking ? 38 : 50) / 100);
    app_cut_left(&row, GAP);
    add_own(l, asking ? LEVELS_KEEP_IT : LEVELS_EDIT, first,
            asking ? APP_TEXT_KEEP_IT : APP_TEXT_LEVELS_EDIT);
    add_own(l, asking ? LEVELS_DELETE_FOR_GOOD : LEVELS_DELETE, row,
            asking ? APP_TEXT_DELETE_FOR_GOOD : APP_TEXT_DELETE);
}

/* The grid, and below it what there is to say of one level: in pictures as large as the grid lets
 * them be, from `least` to `most`. Or what is wrong with the pack. */
static void place_levels(levels_layout *l, app_rect area, int least, int most)
{
    int gap = 14;
    app_rect above = {area.x, area.y, area.w, area.h - least - gap};
    if (!l->pack || l->pack->pack.count == 0) {
        l->damage = above;
        return;
    }
    int below = owns_level(l) && area.w < NARROW ? OWN_ROW : 0;
    above.h -= below;
    most += below;
    place_cards(l, above);
    app_cut_top(&area, l->tray.h + gap);
    l->info = (app_rect){area.x, area.y, area.w, app_at_most(area.h, most)};
    place_own(l);
}

static app_grid_page packs_in(const levels_layout *l, app_rect window)
{
    return app_grid_rows(LEVELS_PACKS, window, PACK_ROW, l->app->client.levels.count);
}

static void place_wide(levels_layout *l)
{
    int margin = 32, button = 48;
    int most = LIST + GAP + CARDS;
    int width = app_at_most(l->view->width - 2 * margin, most);
    int left = (l->view->width - width) / 2;
    int foot = l->view->height - 24;
    app_rect packs = {left - PACK_EDGE, 112, LIST + 2 * PACK_EDGE, foot - button - (24 + 112)};
    app_page_add_grid(&l->page, LEVELS_PACK_LIST, packs_in(l, packs),
                      app_text(APP_TEXT_LEVELS_PACKS));
    app_rect area = {left + LIST + GAP, 76, width - LIST - GAP, foot - 76};
    l->head = app_cut_top(&area, HEAD);
    place_levels(l, area, 80, 168);
    app_page_add(&l->page, LEVELS_OPEN, APP_CONTROL_BUTTON,
                 (app_rect){left, foot - button - 5, LIST, button}, APP_TEXT_LEVELS_OPEN,
                 APP_ICON_HAND);
}

/* While a pack is picked the list lies over everything below its button. */
static void place_slab(levels_layout *l, int margin, int top)
{
    int pad = 8;
    int height = l->app->client.levels.count * PACK_ROW + 2 * pad;
    height = app_at_most(height, l->view->height - top - 12);
    l->slab = (app_rect){margin, top, l->view->width - 2 * margin, height};
    l->page.grids[LEVELS_PACK_LIST] = packs_in(l, app_cut_margin(l->slab, pad, pad));
}

static void place_narrow(levels_layout *l)
{
    bool low = l->kind == APP_LAYOUT_MINIMUM;
    int margin = low ? 12 : 24;
    int width = l->view->width - 2 * margin;
    int foot = l->view->height - (low ? 10 : 20);
    app_rect rect = {margin, 80, width, 46};
    if (low)
        rect = (app_rect){52, 6, l->view->width - (52 + 148), 38};
    app_control *pick =
        app_control_add(&l->page.controls, LEVELS_PICK, APP_CONTROL_BUTTON, rect, NULL);
    pick->tail = APP_ICON_CHEV;
    pick->slim = true;
    int below = rect.y + rect.h;
    int top = below + (low ? 14 : 18);
    app_rect area = {margin, top, width, foot - top};
    if (low)
        place_levels(l, area, 48, 96);
    else
        place_levels(l, area, 72, l->kind == APP_LAYOUT_PORTRAIT ? 168 : 120);
    if (l->self->picking)
        place_slab(l, margin, below + 10);
}

/* The packs are counted even where their list is not on the screen: one of them is chosen. */
void app_levels_lay_out(const app *app, const void *state, void *layout)
{
    levels_layout *l = layout;
    const app_view *view = &app->view;
    *l = (levels_layout){{.view = view}, app, view, state, .kind = app_view_layout(view)};
    l->pack = app_levels_shown(app, state);
    l->page.grids[LEVELS_PACK_LIST].count = app->client.levels.count;
    app_page_add_back(&l->page);
    if (l->kind == APP_LAYOUT_WIDE) {
        place_bar(l);
        place_wide(l);
    } else {
        place_narrow(l);
        place_bar(l);
    }
}
