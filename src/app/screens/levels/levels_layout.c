/* Places packs, cards and the words on one level in windows of all shapes. */
#include "screens/levels/levels.h"

#include "ui/bar.h"
#include "ui/keys.h"

typedef struct placer {
    const app *app;
    const app_view *view;
    const levels_state *self;
    levels_layout *out;
} placer;

/* In the design's pixels. */
enum {
    LIST = 328,
    GAP = 40, /* between list and grid */
    CARD = 126,
    CARD_HIGH = 86,
    CARD_LIP = 5,
    BETWEEN = 12, /* cards side by side */
    ROW_STEP = 102,
    TRAY_PAD = 16,
    TRAY_TOP = 14,
    COLUMNS = 6,
    PACK_ROW = 86,
    PACK_EDGE = 6, /* from a row to the card in it */
    HEAD = 70,     /* the pack's title and note */
};

static void place_open(placer *p, int x)
{
    app_textf(p->out->open_note, sizeof p->out->open_note, APP_TEXT_LEVELS_OPEN_NOTE,
              app_keys_name(APP_INTENT_PASTE).text);
    app_bar_icon(p->view, &p->out->controls, LEVELS_OPEN, x, APP_ICON_HAND, APP_TEXT_LEVELS_OPEN,
                 APP_TEXTS)
        ->note = p->out->open_note;
}

/* The bar's buttons at the right; its note keeps off them. */
static void place_bar_end(placer *p)
{
    bool low = p->out->kind == APP_LAYOUT_MINIMUM;
    int step = low ? 44 : 48;
    int right = p->view->width - (low ? 28 : 42);
    if (p->out->narrow)
        place_open(p, right - 2 * step);
    app_bar_icon(p->view, &p->out->controls, LEVELS_MAKE, right - step, APP_ICON_PLUS,
                 APP_TEXT_LEVELS_MAKE, APP_TEXTS);
    app_bar_key_icon(p->view, &p->out->controls, LEVELS_HELP, right, APP_ICON_HELP, APP_TEXT_KEYS,
                     APP_INTENT_HELP);
}

/* As many columns as have room, stretched to fill it. The tray is no higher than its cards. Returns
 * where it ends. */
static int place_grid(placer *p, app_rect area)
{
    const game_pack *pack = app_levels_shown(p->app, p->self);
    app_grid_page *grid = &p->out->grid;
    int count = pack ? pack->pack.count : 0;
    int pad = TRAY_PAD, gap = BETWEEN, card = CARD;
    int room = area.w - 2 * pad;
    int columns = (room + gap) / (card + gap);
    columns = columns < 1 ? 1 : columns > COLUMNS ? COLUMNS : columns;
    int rows = (count + columns - 1) / columns;
    int step = ROW_STEP, high = CARD_HIGH + CARD_LIP, top = TRAY_TOP;
    int height = (rows - 1) * step + high + 2 * top;
    bool scrolls = height > area.h;
    room -= scrolls ? APP_SCROLL_BAR : 0;
    int pitch = (room + gap) / columns;
    if (count == 0) {
        p->out->damage = area;
        *grid = (app_grid_page){.id = LEVELS_GRID, .columns = 1, .row_pitch = step};
        return area.y + area.h;
    }
    p->out->tray = (app_rect){area.x, area.y, area.w, scrolls ? area.h : height};
    *grid = (app_grid_page){LEVELS_GRID, p->out->tray, pad,   top,  columns,
                            pitch - gap, high,         pitch, step, count};
    app_grid_add(grid, &p->out->controls, app_text(APP_TEXT_LEVELS));
    return p->out->tray.y + p->out->tray.h;
}

/* The grid, and below it what there is to say of one level: in pictures as large as the grid lets
 * them be, from `least` to `most`. */
static void place_levels(placer *p, app_rect area, int least, int most)
{
    int gap = 14;
    int foot = place_grid(p, (app_rect){area.x, area.y, area.w, area.h - least - gap}) + gap;
    int room = area.y + area.h - foot;
    if (p->out->tray.w > 0)
        p->out->info = (app_rect){area.x, foot, area.w, room < most ? room : most};
}

static void place_packs(placer *p, app_rect window)
{
    p->out->packs = (app_list_page){LEVELS_PACKS, window, PACK_ROW, p->app->client.levels.count};
    app_list_add(&p->out->packs, &p->out->controls, app_text(APP_TEXT_LEVELS_PACKS));
}

static void place_wide(placer *p)
{
    int margin = 32;
    int most = LIST + GAP + COLUMNS * (CARD + BETWEEN) - BETWEEN + 2 * TRAY_PAD;
    int width = p->view->width - 2 * margin < most ? p->view->width - 2 * margin : most;
    int left = (p->view->width - width) / 2;
    int top = 76;
    int foot = p->view->height - 24;
    int button = 48;
    p->out->packs_title = 92;
    place_packs(
        p, (app_rect){left - PACK_EDGE, 112, LIST + 2 * PACK_EDGE, foot - button - (24 + 112)});
    app_control *open = app_control_add(&p->out->controls, LEVELS_OPEN, APP_CONTROL_BUTTON,
                                        (app_rect){left, foot - button - 5, LIST, button},
                                        app_text(APP_TEXT_LEVELS_OPEN));
    open->icon = APP_ICON_HAND;
    open->centred = true;
    int x = left + (LIST + GAP);
    p->out->head = (app_rect){x, top, left + width - x, HEAD};
    place_levels(p, (app_rect){x, top + HEAD, left + width - x, foot - top - HEAD}, 80, 168);
}

/* While a pack is picked the list lies over everything below its button. */
static void place_slab(placer *p)
{
    int pad = 8;
    int top = p->out->pick.y + p->out->pick.h + 10;
    int room = p->view->height - top - 12;
    int height = p->app->client.levels.count * PACK_ROW + 2 * pad;
    height = height < room ? height : room;
    int margin = p->out->tray.w > 0 ? p->out->tray.x : p->out->damage.x;
    p->out->slab = (app_rect){margin, top, p->view->width - 2 * margin, height};
    p->out->packs = (app_list_page){
        LEVELS_PACKS,
        {p->out->slab.x + pad, top + pad, p->out->slab.w - 2 * pad, height - 2 * pad},
        PACK_ROW,
        p->app->client.levels.count};
}

static void place_pick(placer *p, app_rect rect)
{
    app_control *pick =
        app_control_add(&p->out->controls, LEVELS_PICK, APP_CONTROL_BUTTON, rect, NULL);
    pick->tail = APP_ICON_CHEV;
    pick->slim = true;
    p->out->pick = rect;
    p->out->packs =
        (app_list_page){.id = LEVELS_PACKS, .row = 1, .count = p->app->client.levels.count};
}

static void place_narrow(placer *p)
{
    bool low = p->out->kind == APP_LAYOUT_MINIMUM;
    bool tall = p->out->kind == APP_LAYOUT_PORTRAIT;
    int margin = low ? 12 : 24;
    int width = p->view->width - 2 * margin;
    int foot = p->view->height - (low ? 10 : 20);
    app_rect rect = {margin, 80, width, 46};
    if (low)
        rect = (app_rect){52, 6, p->view->width - (52 + 148), 38};
    place_pick(p, rect);
    int top = low ? 58 : rect.y + rect.h + 18;
    place_levels(p, (app_rect){margin, top, width, foot - top}, low ? 48 : 72,
                 low    ? 96
                 : tall ? 168
                        : 120);
    if (p->self->picking)
        place_slab(p);
}

void app_levels_lay_out(const app *app, const levels_state *self, levels_layout *out)
{
    placer p = {app, &app->view, self, out};
    *out = (levels_layout){.kind = app_view_layout(&app->view)};
    bool low = out->kind == APP_LAYOUT_MINIMUM;
    out->narrow = out->kind != APP_LAYOUT_WIDE;
    app_bar_key_icon(p.view, &p.out->controls, LEVELS_BACK, low ? 26 : 42, APP_ICON_BACK,
                     APP_TEXT_BACK, APP_INTENT_BACK);
    if (out->narrow) {
        place_narrow(&p);
        place_bar_end(&p);
    } else {
        place_bar_end(&p);
        place_wide(&p);
    }
}
