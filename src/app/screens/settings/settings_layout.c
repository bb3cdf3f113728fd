/* Places the settings in windows of all shapes, a tab at a time. */
#include "screens/settings/settings.h"

#include "text/words.h"
#include "ui/bar.h"

#include <stdio.h>

static const settings_row rows[] = {
    {SETTINGS_LOOK, SETTINGS_THEME_FIRST, APP_CONTROL_TAB, APP_TEXT_THEME, APP_TEXTS},
    {SETTINGS_LOOK, SETTINGS_PALETTE_FIRST, APP_CONTROL_TAB, APP_TEXT_PALETTE, APP_TEXTS},
    {SETTINGS_LOOK, SETTINGS_PATTERNS, APP_CONTROL_TOGGLE, APP_TEXT_PATTERNS,
     APP_TEXT_PATTERNS_NOTE},
    {SETTINGS_LOOK, SETTINGS_MARK, APP_CONTROL_TOGGLE, APP_TEXT_MARK, APP_TEXT_MARK_NOTE},
    {SETTINGS_PLAYING, SETTINGS_SLIDE_TIME, APP_CONTROL_SLIDER, APP_TEXT_SLIDE_TIME,
     APP_TEXT_SLIDE_TIME_NOTE},
    {SETTINGS_PLAYING, SETTINGS_REDUCED, APP_CONTROL_TOGGLE, APP_TEXT_REDUCED,
     APP_TEXT_REDUCED_NOTE},
    {SETTINGS_PLAYING, SETTINGS_ARROWS, APP_CONTROL_TOGGLE, APP_TEXT_ARROWS, APP_TEXT_ARROWS_NOTE},
    {SETTINGS_PLAYING, SETTINGS_NUMBERS, APP_CONTROL_TOGGLE, APP_TEXT_NUMBERS_SETTING,
     APP_TEXT_NUMBERS_SETTING_NOTE},
    {SETTINGS_PLAYING, SETTINGS_POINTS, APP_CONTROL_TOGGLE, APP_TEXT_POINTS_SETTING,
     APP_TEXT_POINTS_SETTING_NOTE},
    {SETTINGS_PLAYING, SETTINGS_MOVES_LEFT, APP_CONTROL_TOGGLE, APP_TEXT_LEFT_SETTING,
     APP_TEXT_LEFT_SETTING_NOTE},
    {SETTINGS_PLAYING, SETTINGS_FIRST_STEPS, APP_CONTROL_TOGGLE, APP_TEXT_FIRST_STEPS,
     APP_TEXT_FIRST_STEPS_NOTE},
    {SETTINGS_WINDOW, SETTINGS_SCALE, APP_CONTROL_SLIDER, APP_TEXT_SCALE, APP_TEXT_SCALE_NOTE},
    {SETTINGS_WINDOW, SETTINGS_FULL, APP_CONTROL_TOGGLE, APP_TEXT_FULLSCREEN,
     APP_TEXT_FULLSCREEN_NOTE},
    {SETTINGS_DATA, SETTINGS_REPLAYS_FIRST, APP_CONTROL_TAB, APP_TEXT_REPLAYS_KEPT,
     APP_TEXT_REPLAYS_NOTE},
    {SETTINGS_DATA, SETTINGS_RESULTS, APP_CONTROL_BUTTON, APP_TEXT_RESULTS, APP_TEXT_RESULTS_NOTE},
    {SETTINGS_DATA, SETTINGS_FOLDER_FIRST + SETTINGS_FOLDER_CONFIG, APP_CONTROL_BUTTON,
     APP_TEXT_FOLDER_CONFIG, APP_TEXTS},
    {SETTINGS_DATA, SETTINGS_FOLDER_FIRST + SETTINGS_FOLDER_STATE, APP_CONTROL_BUTTON,
     APP_TEXT_FOLDER_STATE, APP_TEXTS},
    {SETTINGS_DATA, SETTINGS_FOLDER_FIRST + SETTINGS_FOLDER_DATA, APP_CONTROL_BUTTON,
     APP_TEXT_FOLDER_DATA, APP_TEXTS},
    {SETTINGS_DATA, SETTINGS_MEMORY_FIRST, APP_CONTROL_TAB, APP_TEXT_MEMORY, APP_TEXT_MEMORY_NOTE},
};

static const struct {
    app_text_id text;
    app_icon icon;
} pages[SETTINGS_PAGES] = {
    [SETTINGS_LOOK] = {APP_TEXT_LOOK, APP_ICON_LEVELS},
    [SETTINGS_PLAYING] = {APP_TEXT_PLAYING, APP_ICON_HAND},
    [SETTINGS_WINDOW] = {APP_TEXT_WINDOW, APP_ICON_FULL},
    [SETTINGS_DATA] = {APP_TEXT_DATA, APP_ICON_OUT},
};

const char *app_settings_page_title(settings_page page)
{
    return app_text(pages[page].text);
}

typedef struct placer {
    const app *app;
    const app_view *view;
    const settings_state *self;
    settings_layout *out;
} placer;

/* The pages' names below each other, as in a list. */
static void place_page_list(placer *p, int x, int y)
{
    for (int i = 0; i < SETTINGS_PAGES; i++) {
        app_control *page =
            app_control_add(&p->out->controls, SETTINGS_PAGE_FIRST + i, APP_CONTROL_ROW,
                            (app_rect){x, y + i * 62, 228, 48}, app_text(pages[i].text));
        page->icon = pages[i].icon;
        page->chosen = (int)p->self->page == i;
    }
}

static void place_page_tabs(placer *p, app_rect well)
{
    app_text_id texts[SETTINGS_PAGES];
    for (int i = 0; i < SETTINGS_PAGES; i++)
        texts[i] = pages[i].text;
    app_choice_add(&p->out->controls, well, SETTINGS_PAGE_FIRST, texts, SETTINGS_PAGES,
                   (int)p->self->page);
}

/* How high a row is without a question, and whether its tabs stand below its words. */
static int row_height(const placer *p)
{
    return p->out->kind == APP_LAYOUT_MINIMUM ? 72 : 82;
}

enum { TABS_BELOW = 44, QUESTION = 82 };

static bool has_tabs_below(const settings_row *row, int width)
{
    return row->kind == APP_CONTROL_TAB && row->note != APP_TEXTS && width < 520;
}

/* The ground behind a row's tabs; `place` is of its first line. */
static app_rect choice_well(const settings_row *row, app_rect place)
{
    int width = 330;
    int most = place.w - 118;
    int height = 44;
    width = width < most ? width : most;
    if (has_tabs_below(row, place.w))
        return (app_rect){place.x, place.y + place.h, place.w, height};
    return (app_rect){place.x + place.w - width, place.y + (place.h - height) / 2, width, height};
}

/* A limit that was written into the settings by hand may be none of these. */
static int limit_chosen(int replays)
{
    for (int i = 0; i < SETTINGS_LIMITS; i++)
        if (app_settings_limits[i] == replays)
            return i;
    return -1;
}

/* What a row of tabs chooses from. */
typedef struct tab_row {
    int count, chosen;
    app_text_id texts[SETTINGS_LIMITS];
} tab_row;

static tab_row tabs_of(const game_settings *settings, settings_id first)
{
    switch (first) {
    case SETTINGS_THEME_FIRST:
        return (tab_row){GAME_THEMES,
                         settings->theme,
                         {APP_TEXT_THEME_DARK, APP_TEXT_THEME_LIGHT, APP_TEXT_THEME_CONTRAST}};
    case SETTINGS_PALETTE_FIRST:
        return (tab_row){GAME_PALETTES,
                         settings->palette,
                         {APP_TEXT_PALETTE_PLAIN, APP_TEXT_PALETTE_ROWS, APP_TEXT_PALETTE_RINGS}};
    case SETTINGS_MEMORY_FIRST:
        return (tab_row){SOLVER_MEMORIES,
                         settings->memory,
                         {APP_TEXT_MEMORY_SMALL, APP_TEXT_MEMORY_NORMAL, APP_TEXT_MEMORY_LARGE}};
    default:
        return (tab_row){SETTINGS_LIMITS,
                         limit_chosen(settings->replays),
                         {APP_TEXT_REPLAYS_NONE, APP_TEXT_REPLAYS_100, APP_TEXT_REPLAYS_300,
                          APP_TEXT_REPLAYS_1000, APP_TEXT_REPLAYS_3000}};
    }
}

static void add_tabs(placer *p, const settings_row *row, app_rect place)
{
    tab_row tabs = tabs_of(&p->app->client.settings, row->id);
    app_choice_add(&p->out->controls, choice_well(row, place), (int)row->id, tabs.texts, tabs.count,
                   tabs.chosen);
}

static void add_slider(placer *p, settings_id id, app_rect place)
{
    int value = 60; /* of width, for the number */
    int width = place.w >= 500 ? 200 : 150;
    int height = 30;
    app_rect track = {place.x + place.w - value - width, place.y + (place.h - height) / 2, width,
                      height};
    app_control *slider = app_control_add(&p->out->controls, id, APP_CONTROL_SLIDER, track, NULL);
    if (id == SETTINGS_SCALE) {
        slider->min = GAME_SCALE_MIN;
        slider->max = GAME_SCALE_MAX;
        slider->step = 25;
        slider->value = p->self->scale;
    } else {
        slider->max = GAME_SLIDE_MS_MAX;
        slider->step = 5;
        slider->value = p->app->client.settings.slide_ms;
    }
}

static app_control *add_button(placer *p, int id, app_rect rect, app_text_id label)
{
    app_control *button =
        app_control_add(&p->out->controls, id, APP_CONTROL_BUTTON, rect, app_text(label));
    button->slim = true;
    button->centred = true;
    return button;
}

static void add_action(placer *p, const settings_row *row, app_rect place)
{
    int width = 104;
    int height = 40;
    bool folder = row->id != SETTINGS_RESULTS;
    app_rect rect = {place.x + place.w - width, place.y + (place.h - height) / 2, width, height};
    app_control *button =
        add_button(p, row->id, rect, folder ? APP_TEXT_FOLDER_COPY : APP_TEXT_RESULTS_OPEN);
    button->icon = folder ? APP_ICON_COPY : APP_ICON_STATS;
    button->disabled = folder && p->self->facts.folders[row->id - SETTINGS_FOLDER_FIRST][0] == '\0';
}

/* Below the row, whether replays shall go. Returns its height. */
static int add_question(placer *p, app_rect place)
{
    int gap = 10;
    int width = (place.w - gap) / 2;
    int most = 150;
    int height = 40;
    width = width < most ? width : most;
    p->out->question = place;
    app_rect rect = {place.x, place.y + 30, width, height};
    add_button(p, SETTINGS_KEEP, rect, APP_TEXT_REPLAYS_KEEP);
    rect.x += width + gap;
    add_button(p, SETTINGS_REMOVE, rect, APP_TEXT_REPLAYS_REMOVE);
    return QUESTION;
}

/* A toggle takes presses on its whole row. Returns the height that was needed. */
static int add_row(placer *p, const settings_row *row, app_rect place)
{
    p->out->rows[p->out->count] = row;
    p->out->places[p->out->count++] = place;
    int height = place.h;
    if (row->kind == APP_CONTROL_TAB)
        add_tabs(p, row, place);
    else if (row->kind == APP_CONTROL_SLIDER)
        add_slider(p, row->id, place);
    else if (row->kind == APP_CONTROL_BUTTON)
        add_action(p, row, place);
    else
        app_control_add(&p->out->controls, row->id, row->kind, place, NULL)->chosen =
            app_settings_is_on(&p->app->client.settings, row->id);
    if (has_tabs_below(row, place.w))
        height += (TABS_BELOW + 10);
    if (row->id == SETTINGS_REPLAYS_FIRST && p->self->surplus > 0)
        height += add_question(p, (app_rect){place.x, place.y + height, place.w, 0});
    return height;
}

/* The present page's rows; returns where they end. */
static int place_rows(placer *p, app_rect column)
{
    int y = column.y;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (rows[i].page != p->self->page)
            continue;
        y += add_row(p, &rows[i], (app_rect){column.x, y, column.w, row_height(p)});
        p->out->ends[p->out->count - 1] = y;
    }
    return y;
}

static void add_reset(placer *p, app_rect rect)
{
    app_control *reset = app_control_add(&p->out->controls, SETTINGS_RESET, APP_CONTROL_BUTTON,
                                         rect, app_text(APP_TEXT_RESET));
    reset->icon = APP_ICON_RETRY;
    reset->centred = true;
}

/* Rows, and without a preview the button below them, in a page that ends at the window's foot. */
static void place_page(placer *p, app_rect column, int bar)
{
    settings_layout *out = p->out;
    int first = out->controls.count;
    int end = place_rows(p, column);
    if (out->preview.side == 0) {
        int width = 260;
        end += 10;
        add_reset(p, (app_rect){column.x + column.w - width, end, width, 48});
        end += (48 + 18);
    }
    int margin = 10; /* for a focus ring */
    out->page = (app_scroll_page){
        {column.x - margin, column.y, column.w + margin + bar, p->view->height - column.y},
        end - column.y};
    int offset = app_scroll_offset(&p->self->scroll, &out->page);
    app_scroll_place(&p->self->scroll, &out->page, &out->controls, first);
    out->question.y -= offset;
    for (int i = 0; i < out->count; i++) {
        out->places[i].y -= offset;
        out->ends[i] -= offset;
    }
}

enum {
    LIST = 228,
    LIST_GAP = 40,
    ROWS = 560,
    PREVIEW_GAP = 56,
    PREVIEW = 324,
    PREVIEW_LEAST = 200
};

static void place_preview(placer *p, int x, int width)
{
    settings_layout *out = p->out;
    app_rect area = {x, 132, width, width};
    out->preview = app_board_layout_fit(p->view, area, p->self->board.size, false);
    out->caption = area.y + area.h + 32;
    int low = p->view->height - 85;
    int most = 715;
    app_rect tray = out->preview.tray;
    add_reset(p, (app_rect){tray.x, low < most ? low : most, tray.w, 48});
}

static void place_wide(placer *p)
{
    int margin = 32;
    int alone = LIST + LIST_GAP + ROWS;
    int room = p->view->width - 2 * margin - alone - PREVIEW_GAP;
    int preview = room < PREVIEW_LEAST ? 0 : room < PREVIEW ? room : PREVIEW;
    int group = alone + (preview ? PREVIEW_GAP + preview : 0);
    int x = (p->view->width - group) / 2;
    place_page_list(p, x, 91);
    x += (LIST + LIST_GAP);
    app_rect column = {x, 143, ROWS, 0};
    p->out->title = 107;
    if (preview)
        place_preview(p, x + column.w + PREVIEW_GAP, preview);
    place_page(p, column, 26);
}

static void place_narrow(placer *p)
{
    bool low = p->out->kind == APP_LAYOUT_MINIMUM;
    int margin = low ? 16 : 32;
    int most = 656;
    int bar = low ? APP_SCROLL_BAR : 0;
    int width = p->view->width - 2 * margin - bar;
    width = width < most ? width : most;
    app_rect column = {(p->view->width - bar - width) / 2, low ? 60 : 84, width, 0};
    place_page_tabs(p, (app_rect){column.x, column.y, width, 46});
    column.y += (low ? 54 : 66);
    place_page(p, column, bar + margin);
}

void app_settings_lay_out(const app *app, const settings_state *self, settings_layout *out)
{
    placer p = {app, &app->view, self, out};
    *out = (settings_layout){.kind = app_view_layout(&app->view)};
    bool low = out->kind == APP_LAYOUT_MINIMUM;
    app_bar_key_icon(p.view, &p.out->controls, SETTINGS_BACK, low ? 26 : 42, APP_ICON_BACK,
                     APP_TEXT_BACK, APP_INTENT_BACK);
    app_bar_key_icon(p.view, &p.out->controls, SETTINGS_HELP, app->view.width - (low ? 28 : 42),
                     APP_ICON_HELP, APP_TEXT_KEYS, APP_INTENT_HELP);
    if (out->kind == APP_LAYOUT_WIDE)
        place_wide(&p);
    else
        place_narrow(&p);
    out->left = out->places[0].x;
}
