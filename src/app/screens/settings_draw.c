#include "settings.h"

#include "bar.h"

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
    {SETTINGS_PLAYING, SETTINGS_MEMORY_FIRST, APP_CONTROL_TAB, APP_TEXT_MEMORY,
     APP_TEXT_MEMORY_NOTE},
    {SETTINGS_WINDOW, SETTINGS_SCALE, APP_CONTROL_SLIDER, APP_TEXT_SCALE, APP_TEXT_SCALE_NOTE},
    {SETTINGS_WINDOW, SETTINGS_FULL, APP_CONTROL_TOGGLE, APP_TEXT_FULLSCREEN,
     APP_TEXT_FULLSCREEN_NOTE},
};

static const struct {
    app_text_id text;
    app_icon icon;
} pages[SETTINGS_PAGES] = {
    [SETTINGS_LOOK] = {APP_TEXT_LOOK, APP_ICON_LEVELS},
    [SETTINGS_PLAYING] = {APP_TEXT_PLAYING, APP_ICON_HAND},
    [SETTINGS_WINDOW] = {APP_TEXT_WINDOW, APP_ICON_FULL},
};

typedef struct placer {
    const app *app;
    const app_view *view;
    const settings_state *self;
    settings_layout *out;
} placer;

static int px(const placer *p, double measure)
{
    return app_px(p->view, measure);
}

/* The pages' names below each other, as in a list. */
static void place_page_list(placer *p, int x, int y)
{
    for (int i = 0; i < SETTINGS_PAGES; i++) {
        app_control *page = app_control_add(
            &p->out->controls, SETTINGS_PAGE_FIRST + i, APP_CONTROL_ROW,
            (app_rect){x, y + i * px(p, 62), px(p, 228), px(p, 48)}, app_text(pages[i].text));
        page->icon = pages[i].icon;
        page->chosen = (int)p->self->page == i;
    }
}

static void place_page_tabs(placer *p, app_rect well)
{
    const char *labels[SETTINGS_PAGES];
    for (int i = 0; i < SETTINGS_PAGES; i++)
        labels[i] = app_text(pages[i].text);
    p->out->tabs = well;
    app_choice_add(p->view, &p->out->controls, well,
                   &(app_choice){.first = SETTINGS_PAGE_FIRST,
                                 .count = SETTINGS_PAGES,
                                 .chosen = (int)p->self->page,
                                 .labels = labels});
}

static app_rect choice_well(const app_view *view, app_rect place)
{
    int width = app_px(view, 330);
    int most = place.w - app_px(view, 118);
    width = width < most ? width : most;
    int height = app_px(view, 44);
    return (app_rect){place.x + place.w - width, place.y + (place.h - height) / 2, width, height};
}

static void add_tabs(placer *p, settings_id first, app_rect place)
{
    const game_settings *settings = &p->app->settings;
    const char *themes[GAME_THEMES] = {app_text(APP_TEXT_THEME_DARK),
                                       app_text(APP_TEXT_THEME_LIGHT),
                                       app_text(APP_TEXT_THEME_CONTRAST)};
    const char *palettes[GAME_PALETTES] = {app_text(APP_TEXT_PALETTE_PLAIN),
                                           app_text(APP_TEXT_PALETTE_ROWS),
                                           app_text(APP_TEXT_PALETTE_RINGS)};
    const char *memories[SOLVER_MEMORIES] = {app_text(APP_TEXT_MEMORY_SMALL),
                                             app_text(APP_TEXT_MEMORY_NORMAL),
                                             app_text(APP_TEXT_MEMORY_LARGE)};
    app_choice choice = {
        .first = (int)first, .count = GAME_THEMES, .chosen = settings->theme, .labels = themes};
    if (first == SETTINGS_PALETTE_FIRST)
        choice = (app_choice){.first = (int)first,
                              .count = GAME_PALETTES,
                              .chosen = settings->palette,
                              .labels = palettes};
    if (first == SETTINGS_MEMORY_FIRST)
        choice = (app_choice){.first = (int)first,
                              .count = SOLVER_MEMORIES,
                              .chosen = settings->memory,
                              .labels = memories};
    app_choice_add(p->view, &p->out->controls, choice_well(p->view, place), &choice);
}

static void add_slider(placer *p, settings_id id, app_rect place)
{
    int value = px(p, 60); /* of width, for the number */
    int width = place.w >= px(p, 500) ? px(p, 200) : px(p, 150);
    int height = px(p, 30);
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
        slider->value = p->app->settings.slide_ms;
    }
}

/* A toggle takes presses on its whole row. */
static void add_row(placer *p, const settings_row *row, app_rect place)
{
    p->out->rows[p->out->count] = row;
    p->out->places[p->out->count++] = place;
    if (row->kind == APP_CONTROL_TAB)
        add_tabs(p, row->id, place);
    else if (row->kind == APP_CONTROL_SLIDER)
        add_slider(p, row->id, place);
    else
        app_control_add(&p->out->controls, row->id, row->kind, place, NULL)->chosen =
            settings_is_on(&p->app->settings, row->id);
}

/* The present page's rows; returns where they end. */
static int place_rows(placer *p, app_rect column)
{
    int height = px(p, p->out->kind == APP_LAYOUT_MINIMUM ? 72 : 82);
    int y = column.y;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (rows[i].page != p->self->page)
            continue;
        add_row(p, &rows[i], (app_rect){column.x, y, column.w, height});
        y += height;
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
        int width = px(p, 260);
        end += px(p, 10);
        add_reset(p, (app_rect){column.x + column.w - width, end, width, px(p, 48)});
        end += px(p, 48 + 18);
    }
    int margin = px(p, 10); /* for a focus ring */
    out->page = (app_scroll_page){
        {column.x - margin, column.y, column.w + margin + bar, p->view->height - column.y},
        end - column.y};
    int offset = app_scroll_offset(&p->self->scroll, &out->page);
    app_scroll_place(&p->self->scroll, &out->page, &out->controls, first);
    for (int i = 0; i < out->count; i++)
        out->places[i].y -= offset;
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
    app_rect area = {x, px(p, 132), width, width};
    out->preview = app_board_layout_fit(p->view, area, p->self->board.size, false);
    out->caption = area.y + area.h + px(p, 32);
    int low = p->view->height - px(p, 85);
    int most = px(p, 715);
    app_rect tray = out->preview.tray;
    add_reset(p, (app_rect){tray.x, low < most ? low : most, tray.w, px(p, 48)});
}

static void place_wide(placer *p)
{
    int margin = px(p, 32);
    int alone = px(p, LIST + LIST_GAP + ROWS);
    int room = p->view->width - 2 * margin - alone - px(p, PREVIEW_GAP);
    int preview = room < px(p, PREVIEW_LEAST) ? 0 : room < px(p, PREVIEW) ? room : px(p, PREVIEW);
    int group = alone + (preview ? px(p, PREVIEW_GAP) + preview : 0);
    int x = (p->view->width - group) / 2;
    place_page_list(p, x, px(p, 91));
    x += px(p, LIST + LIST_GAP);
    app_rect column = {x, px(p, 143), px(p, ROWS), 0};
    p->out->title = px(p, 107);
    if (preview)
        place_preview(p, x + column.w + px(p, PREVIEW_GAP), preview);
    place_page(p, column, px(p, 26));
}

static void place_narrow(placer *p)
{
    bool low = p->out->kind == APP_LAYOUT_MINIMUM;
    int margin = px(p, low ? 16 : 32);
    int most = px(p, 656);
    int bar = px(p, low ? APP_SCROLL_BAR : 0);
    int width = p->view->width - 2 * margin - bar;
    width = width < most ? width : most;
    app_rect column = {(p->view->width - bar - width) / 2, px(p, low ? 60 : 84), width, 0};
    place_page_tabs(p, (app_rect){column.x, column.y, width, px(p, 46)});
    column.y += px(p, low ? 54 : 66);
    place_page(p, column, bar + margin);
}

void settings_lay_out(const app *app, const settings_state *self, settings_layout *out)
{
    placer p = {app, &app->view, self, out};
    *out = (settings_layout){.kind = app_view_layout(&app->view)};
    bool low = out->kind == APP_LAYOUT_MINIMUM;
    app_bar_icon(p.view, &p.out->controls, SETTINGS_BACK, px(&p, low ? 26 : 42), APP_ICON_BACK,
                 APP_TEXT_BACK, APP_TEXT_KEYS_MENU);
    app_bar_icon(p.view, &p.out->controls, SETTINGS_HELP, app->view.width - px(&p, low ? 28 : 42),
                 APP_ICON_HELP, APP_TEXT_KEYS, APP_TEXT_KEYS_HELP);
    if (out->kind == APP_LAYOUT_WIDE)
        place_wide(&p);
    else
        place_narrow(&p);
    out->left = out->places[0].x;
}

static void draw_value(const app_view *view, const settings_state *self, settings_id id,
                       app_rect place)
{
    char value[32];
    if (id == SETTINGS_SCALE)
        snprintf(value, sizeof value, app_text(APP_TEXT_PERCENT), self->scale);
    else
        snprintf(value, sizeof value, app_text(APP_TEXT_MILLISECONDS), view->settings->slide_ms);
    app_view_text(view, APP_ALIGN_RIGHT, place.x + place.w, place.y + place.h / 2, APP_TYPE_NOTE,
                  view->colours->text, value);
}

static void draw_row(const app_view *view, const settings_state *self, const settings_row *row,
                     app_rect place)
{
    const app_colours *c = view->colours;
    int middle = place.y + place.h / 2;
    bool has_note = row->note != APP_TEXTS;
    app_view_text(view, APP_ALIGN_LEFT, place.x, middle - (has_note ? app_px(view, 13) : 0),
                  APP_TYPE_BUTTON, c->text, app_text(row->label));
    if (has_note)
        app_view_text(view, APP_ALIGN_LEFT, place.x, middle + app_px(view, 12), APP_TYPE_LABEL,
                      c->text2, app_text(row->note));
    if (row->kind == APP_CONTROL_TAB)
        app_view_well(view, choice_well(view, place), app_px(view, 12));
    if (row->kind == APP_CONTROL_SLIDER)
        draw_value(view, self, row->id, place);
}

static void draw_rows(const app_view *view, const settings_state *self,
                      const settings_layout *layout)
{
    app_draw_clip(view->draw, layout->page.window);
    for (int i = 0; i < layout->count; i++) {
        app_rect place = layout->places[i];
        draw_row(view, self, layout->rows[i], place);
        if (i + 1 < layout->count)
            app_view_rule(view, place.x, place.y + place.h, place.w);
    }
    app_draw_unclip(view->draw);
}

static void draw_preview(const app_view *view, const settings_state *self,
                         const settings_layout *layout)
{
    const app_board_layout *board = &layout->preview;
    game_look look = {.style = GAME_NUMBERS};
    app_skin skin = {.goal = &self->solved, .look = &look};
    app_board_hint none = {0};
    app_view_text(view, APP_ALIGN_LEFT, board->tray.x, app_px(view, 107), APP_TYPE_BUTTON,
                  view->colours->text, app_text(APP_TEXT_PREVIEW));
    app_board_view_draw(&self->preview, view, board, &skin, &none, false);
    app_view_paragraph(view, board->tray.x, layout->caption, board->tray.w, APP_TYPE_LABEL,
                       view->colours->text2, app_text(APP_TEXT_PREVIEW_NOTE), 2);
}

void settings_draw(const app *app, const void *state, const app_view *view)
{
    const settings_state *self = state;
    settings_layout layout;
    settings_lay_out(app, self, &layout);
    bool low = layout.kind == APP_LAYOUT_MINIMUM;
    const app_colours *c = view->colours;
    app_view_text(view, APP_ALIGN_LEFT, app_px(view, low ? 52 : 72), app_px(view, low ? 26 : 38),
                  APP_TYPE_SCREEN_TITLE, c->text, app_text(APP_TEXT_SETTINGS));
    if (layout.title)
        app_view_text(view, APP_ALIGN_LEFT, layout.left, layout.title, APP_TYPE_PAGE_TITLE, c->text,
                      app_text(pages[self->page].text));
    if (layout.tabs.w > 0)
        app_view_well(view, layout.tabs, app_px(view, 12));
    draw_rows(view, self, &layout);
    if (layout.preview.side > 0)
        draw_preview(view, self, &layout);
    app_scroll_draw(view, &self->scroll, &layout.page);
    app_controls_draw(view, &self->controls, &layout.controls);
}
