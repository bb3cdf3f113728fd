/* Places the settings in windows of all shapes, a tab at a time. */
#include "screens/settings/settings.h"

#include "platform/platform.h"
#include "ui/choice.h"
#include "ui/cut.h"

/* ---- The tabs ---- */

static const app_text_id tab_texts[SETTINGS_TABS] = {
    [SETTINGS_APPEARANCE] = APP_TEXT_APPEARANCE,       [SETTINGS_PLAYING] = APP_TEXT_PLAYING,
    [SETTINGS_CONTROLS] = APP_TEXT_CONTROLS,           [SETTINGS_SOUNDS] = APP_TEXT_SOUND,
    [SETTINGS_ACCESSIBILITY] = APP_TEXT_ACCESSIBILITY, [SETTINGS_DATA] = APP_TEXT_DATA};

enum { LIST = 228 };

/* Below each other, as in a list. */
static void place_tab_list(settings_layout *l, int x, int y)
{
    static const app_icon icons[SETTINGS_TABS] = {
        [SETTINGS_APPEARANCE] = APP_ICON_LEVELS,    [SETTINGS_PLAYING] = APP_ICON_PLAY,
        [SETTINGS_CONTROLS] = APP_ICON_KEYBOARD,    [SETTINGS_SOUNDS] = APP_ICON_SOUND,
        [SETTINGS_ACCESSIBILITY] = APP_ICON_ACCESS, [SETTINGS_DATA] = APP_ICON_LAYERS};
    int before = l->page.controls.count;
    for (int i = 0; i < SETTINGS_TABS; i++)
        app_page_add(&l->page, SETTINGS_TAB_FIRST + i, APP_CONTROL_ROW,
                     (app_rect){x, y + i * 62, LIST, 48}, tab_texts[i], icons[i])
            ->chosen = (int)l->self->tab == i;
    app_page_join(&l->page, before);
}

/* ---- Rows ---- */

/* Whether a row's choice stands below its words. */
static bool is_below(const settings_row *row, int width)
{
    bool many = row->id == SETTINGS_PALETTE_FIRST;
    return row->kind == APP_CONTROL_TAB && row->note != APP_TEXTS && (many || width < 520);
}

/* A place at the right end of a row. */
static app_rect end_of(app_rect row, int width, int height)
{
    return app_cut_middle(app_cut_right(&row, width), width, height);
}

/* A limit that was written into the settings by hand may be none of these. */
static int limit_chosen(int replays)
{
    for (int i = 0; i < GAME_REPLAY_LIMITS; i++)
        if (game_replay_limits[i] == replays)
            return i;
    return -1;
}

/* What the words for memory mean differs between systems. */
static app_text_id memory_text(solver_memory word)
{
    switch (solver_memory_limit(word) >> 20) {
    case 128:
        return APP_TEXT_MEMORY_128;
    case 256:
        return APP_TEXT_MEMORY_256;
    case 512:
        return APP_TEXT_MEMORY_512;
    case 768:
        return APP_TEXT_MEMORY_768;
    case 1024:
        return APP_TEXT_MEMORY_1024;
    default:
        return APP_TEXT_MEMORY_2048;
    }
}

static void add_memory(settings_layout *l, app_rect well, int chosen)
{
    app_text_id texts[SOLVER_MEMORIES];
    for (int word = 0; word < SOLVER_MEMORIES; word++)
        texts[word] = memory_text((solver_memory)word);
    app_choice_add(&l->page.controls, well, SETTINGS_MEMORY_FIRST, texts, SOLVER_MEMORIES, chosen);
}

static void add_choice(settings_layout *l, const settings_row *row, app_rect place)
{
    static const struct {
        settings_id id;
        int count;
        app_text_id texts[GAME_PALETTES]; /* of which there are most */
    } choices[] = {
        {SETTINGS_THEME_FIRST,
         GAME_THEMES,
         {APP_TEXT_THEME_DARK, APP_TEXT_THEME_LIGHT, APP_TEXT_THEME_CONTRAST}},
        {SETTINGS_PALETTE_FIRST,
         GAME_PALETTES,
         {APP_TEXT_PALETTE_AUTO, APP_TEXT_PALETTE_PLAIN, APP_TEXT_PALETTE_ROWS,
          APP_TEXT_PALETTE_RINGS, APP_TEXT_PALETTE_FRINGE, APP_TEXT_PALETTE_GRIDS}},
        {SETTINGS_CLOCK_FIRST,
         GAME_CLOCKS,
         {APP_TEXT_CLOCK_SECONDS, APP_TEXT_CLOCK_TENTHS, APP_TEXT_CLOCK_HUNDREDTHS}},
        {SETTINGS_INSPECTION_FIRST,
         GAME_INSPECTIONS,
         {APP_TEXT_INSPECTION_OFF, APP_TEXT_INSPECTION_15, APP_TEXT_INSPECTION_FREE}},
        {SETTINGS_METRIC_FIRST, PUZZLE_METRICS, {APP_TEXT_MOVES, APP_TEXT_SLIDES}},
        {SETTINGS_SET_FIRST,
         GAME_SOUND_SETS,
         {APP_TEXT_SOUND_GLAZED, APP_TEXT_SOUND_WOOD, APP_TEXT_SOUND_SOFT}},
        {SETTINGS_REPLAYS_FIRST,
         GAME_REPLAY_LIMITS,
         {APP_TEXT_REPLAYS_NONE, APP_TEXT_REPLAYS_100, APP_TEXT_REPLAYS_300, APP_TEXT_REPLAYS_1000,
          APP_TEXT_REPLAYS_3000}},
    };
    int value = app_settings_value(l->view->settings, row);
    int chosen = row->id == SETTINGS_REPLAYS_FIRST ? limit_chosen(value) : value;
    int most = row->id == SETTINGS_METRIC_FIRST ? 240 : 360; /* two have room in less */
    app_rect well = end_of(place, app_at_most(place.w - 118, most), 44);
    if (is_below(row, place.w))
        well = (app_rect){place.x, place.y + place.h, place.w, 44};
    if (row->id == SETTINGS_MEMORY_FIRST)
        add_memory(l, well, chosen);
    for (size_t i = 0; i < sizeof choices / sizeof *choices; i++)
        if (choices[i].id == row->id)
            app_choice_add(&l->page.controls, well, (int)row->id, choices[i].texts,
                           choices[i].count, chosen);
}

int app_settings_scale(const settings_layout *l)
{
    int set = l->view->settings->scale_percent;
    if (l->self->scale != 0)
        return l->self->scale;
    return set == GAME_SCALE_AUTO ? l->app->window.scale.wanted : set;
}

/* Its value stands at its right. */
static void add_slider(settings_layout *l, const settings_row *row, app_rect place)
{
    int width = place.w >= 500 ? 200 : 130; /* beside "This window has room for 150%" */
    app_cut_right(&place, 60);
    app_settings_place_slider(l, row, end_of(place, width, 30));
}

void app_settings_place_slider(settings_layout *l, const settings_row *row, app_rect rect)
{
    app_control *slider =
        app_page_add(&l->page, row->id, APP_CONTROL_SLIDER, rect, APP_TEXTS, APP_ICON_NONE);
    bool repeats = row->id >= SETTINGS_REPEAT_FIRST && row->id <= SETTINGS_REPEAT_TURN;
    slider->max = repeats                             ? GAME_REPEAT_MS_MAX
                  : app_settings_is_loudness(row->id) ? GAME_LOUDNESS_MAX
                                                      : GAME_SLIDE_MS_MAX;
    slider->step = repeats ? 10 : 5;
    slider->value = app_settings_value(l->view->settings, row);
    if (row->id == SETTINGS_SCALE) {
        slider->min = GAME_SCALE_MIN;
        slider->max = GAME_SCALE_MAX;
        slider->step = 25;
        slider->value = app_settings_scale(l);
    }
}

static app_control *add_button(settings_layout *l, int id, app_rect rect, app_text_id label,
                               app_icon icon)
{
    app_control *button = app_page_add(&l->page, id, APP_CONTROL_BUTTON, rect, label, icon);
    button->slim = true;
    return button;
}

static void add_action(settings_layout *l, const settings_row *row, app_rect place)
{
    app_rect rect = end_of(place, 104, 40);
    if (row->id == SETTINGS_RESULTS)
        add_button(l, row->id, rect, APP_TEXT_RESULTS_OPEN, APP_ICON_STATS);
    else if (row->id == SETTINGS_EXPORT)
        add_button(l, row->id, rect, APP_TEXT_BACKUP_EXPORT_BUTTON, APP_ICON_OUT);
    else if (row->id == SETTINGS_IMPORT)
        add_button(l, row->id, rect, APP_TEXT_BACKUP_IMPORT_BUTTON, APP_ICON_FOLDER);
    else
        add_button(l, row->id, rect, APP_TEXT_COPY, APP_ICON_COPY)->disabled =
            l->self->facts.folders[row->id - SETTINGS_FOLDER_FIRST][0] == '\0';
}

/* Below the row, whether replays shall go. Returns its height. */
static int add_question(settings_layout *l, app_rect place)
{
    int gap = 10;
    int width = app_at_most((place.w - gap) / 2, 150);
    const app_row_item items[] = {
        {SETTINGS_KEEP, APP_TEXT_REPLAYS_KEEP, APP_ICON_NONE, .width = width},
        {SETTINGS_REMOVE, APP_TEXT_REPLAYS_REMOVE, APP_ICON_NONE, .width = width}};
    l->question = place;
    app_page_add_row(&l->page, (app_rect){place.x, place.y + 30, place.w, 40}, gap, true, items, 2);
    return 82;
}

/* A toggle takes presses on its whole row; that of the first steps is on while they are to come.
 * Returns where the row ends. */
static int add_row(settings_layout *l, const settings_row *row, app_rect place)
{
    int end = place.y + place.h;
    if (row->kind == APP_CONTROL_TAB)
        add_choice(l, row, place);
    else if (row->kind == APP_CONTROL_SLIDER)
        add_slider(l, row, place);
    else if (row->kind == APP_CONTROL_BUTTON)
        add_action(l, row, place);
    else
        app_page_add(&l->page, row->id, row->kind, place, APP_TEXTS, APP_ICON_NONE)->chosen =
            app_settings_value(l->view->settings, row) != (row->id == SETTINGS_FIRST_STEPS);
    if (is_below(row, place.w))
        end += 44 + 10;
    if (row->id == SETTINGS_REPLAYS_FIRST && l->self->surplus > 0)
        end += add_question(l, (app_rect){place.x, end, place.w, 0});
    return end;
}

/* All that concerns seeing shall be in view at once. */
static int row_height(const settings_layout *l)
{
    if (l->self->tab == SETTINGS_ACCESSIBILITY)
        return 65;
    return l->kind == APP_LAYOUT_MINIMUM ? 72 : 82;
}

bool app_settings_row_counts(const game_settings *settings, const settings_row *row)
{
    bool is_folder = row->id >= SETTINGS_FOLDER_FIRST;
    return (row->id != SETTINGS_HOVER_LINES || settings->hover) &&
           (!is_folder || app_platform_has_folders());
}

/* The present tab's rows; returns where they end. */
static int place_rows(settings_layout *l, app_rect column)
{
    int height = row_height(l);
    int y = column.y;
    for (int i = 0; i < SETTINGS_ROWS; i++) {
        const settings_row *row = &app_settings_rows[i];
        app_rect rect = {column.x, y, column.w, height};
        if (row->tab != l->self->tab || !app_settings_row_counts(l->view->settings, row))
            continue;
        y = add_row(l, row, rect);
        l->places[l->count++] = (settings_place){row, rect, y, false};
    }
    return y;
}

/* ---- Windows ---- */

static void add_reset(settings_layout *l, app_rect rect)
{
    app_control *reset = app_page_add(&l->page, SETTINGS_RESET, APP_CONTROL_BUTTON, rect,
                                      APP_TEXT_RESET, APP_ICON_RETRY);
    app_page_ask(&l->self->page, &l->page, reset, app_text(APP_TEXT_RESET_ASK));
}

/* For the keyboard the table is one group, and the rows before it another. Returns where it ends. */
static int place_controls(settings_layout *l, app_rect column)
{
    int rows = l->page.controls.count;
    int y = l->beside ? column.y : place_rows(l, column);
    app_page_join(&l->page, rows);
    int table = l->page.controls.count;
    y = app_settings_place_keys(l, (app_rect){column.x, y, column.w, 0});
    app_page_join(&l->page, table);
    return y;
}

/* Returns where it ends. */
static int place_reset(settings_layout *l, app_rect column, int y)
{
    int width = 260, high = 48;
    add_reset(l, (app_rect){column.x + column.w - width, y + 10, width, high});
    return y + 10 + high + 18;
}

/* Rows, and without a preview the button below them, in a page that ends at the window's foot. */
static void place_page(settings_layout *l, app_rect column, int bar)
{
    int first = l->page.controls.count;
    bool controls = l->self->tab == SETTINGS_CONTROLS;
    int end = controls ? place_controls(l, column) : place_rows(l, column);
    l->column = column.x;
    if (l->self->tab == SETTINGS_SOUNDS && !l->aside)
        end = app_settings_place_trials(l, (app_rect){column.x, end + 10, column.w, 0});
    if (!l->aside && !l->beside)
        end = place_reset(l, column, end);
    if (!controls)
        app_page_join(&l->page, first);
    int margin = 10; /* for a focus ring */
    app_rect window = {column.x - margin, column.y, column.w + margin + bar,
                       l->view->height - column.y};
    int offset = app_page_scroll(&l->self->page, &l->page, first, window, end - column.y);
    l->question.y -= offset;
    l->trials.y -= l->aside ? 0 : offset;
    app_settings_move_keys(l, -offset);
    for (int i = 0; i < l->count; i++) {
        l->places[i].rect.y -= offset;
        l->places[i].end -= offset;
    }
}

/* The button lies at the foot of what stands at the side. */
static int reset_top(const settings_layout *l)
{
    return app_at_most(l->view->height - 85, 715);
}

/* What shows how it will be: of sounds a list to try, else a board. */
static void place_aside(settings_layout *l, int x, int width)
{
    app_rect area = {x, 132, width, width};
    if (l->self->tab == SETTINGS_SOUNDS)
        app_settings_place_trials(l, area);
    else
        l->preview = app_board_layout_fit(l->view, area, l->self->preview.board.size, false);
    l->caption = area.y + area.h + 32;
    if (l->preview.side > 0)
        area = l->preview.tray;
    add_reset(l, (app_rect){area.x, reset_top(l), area.w, 48});
}

enum { SIDE_TOP = 91 };

/* Whether there is room for the switches and times of the controls beside their table. */
static bool has_side(const settings_layout *l, int width)
{
    return l->self->tab == SETTINGS_CONTROLS && width >= SETTINGS_SIDE &&
           SIDE_TOP + app_settings_side_height(l->view) <= reset_top(l);
}

static void place_side(settings_layout *l, int x)
{
    app_settings_place_side(l, x, SIDE_TOP);
    add_reset(l, (app_rect){x, reset_top(l), SETTINGS_SIDE, 48});
}

static void place_wide(settings_layout *l)
{
    enum { LIST_GAP = 40, ROWS = 560, GAP = 56, LEAST = 200, MOST = 324 };
    int margin = 32;
    int alone = LIST + LIST_GAP + ROWS;
    int room = l->view->width - 2 * margin - alone - GAP;
    int preview = room < LEAST ? 0 : app_at_most(room, MOST);
    int group = alone + (preview ? GAP + preview : 0);
    int x = (l->view->width - group) / 2;
    app_rect column = {x + LIST + LIST_GAP, 143, ROWS, 0};
    place_tab_list(l, x, 91);
    l->beside = has_side(l, preview);
    l->aside = preview > 0 && l->self->tab != SETTINGS_CONTROLS;
    place_page(l, column, 26);
    if (l->beside)
        place_side(l, column.x + column.w + GAP);
    if (l->aside)
        place_aside(l, column.x + column.w + GAP, preview);
}

/* One dropdown that tells the present one: in a low window it stands in the bar. */
static void place_tab_drop(settings_layout *l, app_rect rect)
{
    int tab = (int)l->self->tab;
    app_drop_add(&l->page.controls, SETTINGS_TAB_FIRST + tab, rect, app_text(tab_texts[tab]));
    for (int i = 0; i < SETTINGS_TABS; i++)
        l->page.items[i] = (app_drop_item){.label = app_text(tab_texts[i])};
    l->page.item_count = SETTINGS_TABS;
    l->page.item_chosen = tab;
}

static void place_narrow(settings_layout *l)
{
    bool low = l->kind == APP_LAYOUT_MINIMUM;
    int margin = low ? 16 : 32;
    int bar = low ? APP_SCROLL_BAR : 0;
    int width = app_at_most(l->view->width - 2 * margin - bar, 656);
    app_rect column = {(l->view->width - bar - width) / 2, low ? 60 : 84, width, 0};
    if (low)
        place_tab_drop(l, (app_rect){52, 5, app_at_most(l->view->width - 200, 280), 40});
    else
        place_tab_drop(l, (app_rect){column.x, column.y, width, 48});
    column.y += low ? 0 : 66;
    place_page(l, column, bar + margin);
}

void app_settings_lay_out(const app *app, const void *state, void *layout)
{
    settings_layout *l = layout;
    const app_view *view = &app->view;
    *l = (settings_layout){{.view = view}, app, view, state, .kind = app_view_layout(view)};
    app_page_add_back(&l->page);
    app_page_add_help(&l->page);
    if (l->kind == APP_LAYOUT_WIDE)
        place_wide(l);
    else
        place_narrow(l);
}
