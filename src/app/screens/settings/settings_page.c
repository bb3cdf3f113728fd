/* The settings from top to bottom: the tabs, the present one's rows, and beside these what shows how it will be. */
#include "screens/settings/settings.h"

#include "text/words.h"

enum {
    LIST = 228,   /* width of the tabs, where they stand below one another */
    ROWS = 560,   /* width of the rows beside the tabs */
    ALONE = 656,  /* their greatest width without tabs beside them */
    SIDE = 318,   /* width of the switches and times beside the table of keys */
    EDGE = 10,    /* round what scrolls: room for a focus ring */
    BAR = 26,     /* room for the scroll bar */
    GAP = 30,     /* between the rows and what stands beside them */
    TOP = 91,     /* y of the first row in a wide window */
    HEADING = 52, /* height of the tab's name over the rows */
};

static const settings_state *state_of(const app_parts *p)
{
    return p->state;
}

/* ---- A row: label and note, and its control at the end ---- */

/* All rows of accessibility fit into the window at once. */
static int row_height(const app_parts *p)
{
    if (state_of(p)->tab == SETTINGS_ACCESSIBILITY)
        return 65;
    return app_view_layout(p->view) == APP_LAYOUT_MINIMUM ? 72 : 82;
}

static void add_words(app_parts *p, const settings_row *row, int least_height)
{
    const char *note = app_settings_note(p, row);
    parts_column (p, 2, .grow = 1, .centred = true, .least_height = least_height,
                  .pad = parts_edges(0, 5)) {
        parts_paragraph(p, APP_TYPE_BUTTON, _(row->label));
        if (row->id >= SETTINGS_FOLDER_FIRST)
            parts_text(p, APP_TYPE_LABEL, note, .weak = true, .given = true);
        else if (note[0])
            parts_paragraph(p, APP_TYPE_LABEL, note, .weak = true);
    }
}

/* The whole row can be pressed. The one of the tips is on while they are to come: its setting says that they were
 * shown. */
static void add_toggle(app_parts *p, const settings_row *row, app_part_look look, int height)
{
    bool on = app_settings_value(p->view->settings, row) != (int)(row->id == SETTINGS_FIRST_STEPS);
    parts_press (p, APP_CONTROL_TOGGLE, row->id, 0, .name = _(row->label), .chosen = on,
                 .look = look, .least_height = height) {
        add_words(p, row, 0);
    }
}

/* What a choice takes that cuts no word. */
static int tabs_width(const app_parts *p, const char *const *words, int count)
{
    enum { EDGES = 8 };
    int width = EDGES;
    for (int i = 0; i < count; i++)
        width += app_view_text_width(p->view, APP_TYPE_NOTE, words[i]) + EDGES;
    return width;
}

/* It stands below its label and note where these have no room beside it. */
static void add_choice(app_parts *p, const settings_row *row, app_part_look look, int width)
{
    enum { LABEL = 118 };
    const char *words[SETTINGS_CHOICES];
    int count = app_settings_choices(row, words);
    int needed = tabs_width(p, words, count);
    int usual = count == 2 ? 240 : 360; /* two have room in less */
    bool many = row->id == SETTINGS_PALETTE_FIRST;
    bool noted = app_settings_note(p, row)[0] != '\0';
    bool below = needed > width - LABEL || (noted && (many || width < 520));
    int chosen = app_settings_chosen(p->view->settings, row);
    int beside = app_at_most(width - LABEL, needed > usual ? needed : usual);
    parts_line (p, !below, below ? 0 : 16, .look = look, .least_height = row_height(p),
                .pad = {0, 0, 0, below ? 10 : 0}) {
        add_words(p, row, below ? row_height(p) : 0);
        parts_column (p, 0, .width = below ? 0 : beside, .centred = true) {
            app_parts_add_choice(p, (int)row->id, words, count, chosen, 44);
        }
    }
}

static void add_slider_control(app_parts *p, const settings_row *row, int width)
{
    bool scale = row->id == SETTINGS_SCALE;
    bool repeats = row->id >= SETTINGS_REPEAT_FIRST && row->id <= SETTINGS_REPEAT_TURN;
    int most = scale                               ? GAME_SCALE_MAX
               : repeats                           ? GAME_REPEAT_MS_MAX
               : app_settings_is_loudness(row->id) ? GAME_LOUDNESS_MAX
                                                   : GAME_SLIDE_MS_MAX;
    parts_slider(
        p, row->id, _(row->label), .width = width, .value = app_settings_value_words(p, row),
        .number = scale ? app_settings_scale(p) : app_settings_value(p->view->settings, row),
        .least = scale ? GAME_SCALE_MIN : 0, .most = most,
        .step = scale     ? 25
                : repeats ? 10
                          : 5);
}

static void add_slider(app_parts *p, const settings_row *row, app_part_look look, int width)
{
    parts_row (p, 0, .look = look, .least_height = row_height(p)) {
        add_words(p, row, 0);
        parts_space(p, 16);
        add_slider_control(p, row, width >= 500 ? 200 : 130);
        parts_text(p, APP_TYPE_NOTE, app_settings_value_words(p, row), .least_width = 60,
                   .align = APP_ALIGN_RIGHT);
    }
}

static void add_action(app_parts *p, const settings_row *row, app_part_look look)
{
    static const struct {
        settings_id id;
        app_icon icon;
        const char *words;
    } actions[] = {{SETTINGS_RESULTS, APP_ICON_STATS, N_("Open")},
                   {SETTINGS_EXPORT, APP_ICON_OUT, N_("Export")},
                   {SETTINGS_IMPORT, APP_ICON_FOLDER, N_("Open")},
                   {SETTINGS_FOLDER_FIRST, APP_ICON_COPY, N_("Copy")}};
    int at = row->id < SETTINGS_FOLDER_FIRST ? (int)(row->id - SETTINGS_RESULTS) : 3;
    bool none = at == 3 && !app_settings_note(p, row)[0];
    parts_row (p, 16, .look = look, .least_height = row_height(p)) {
        add_words(p, row, 0);
        parts_button(p, row->id, _(actions[at].words), .icon = actions[at].icon, .slim = true,
                     .least_width = 104, .value = _(row->label), .disabled = none);
    }
}

/* Whether replays shall go. */
static void add_question(app_parts *p)
{
    long long surplus = (long long)state_of(p)->surplus;
    const char *count = app_words_count(&p->arena, state_of(p)->surplus);
    const char *words = parts_print(p,
                                    PL_("This removes the oldest replay for good.",
                                        "This removes the %s oldest replays for good.", surplus),
                                    count);
    parts_column (p, 10, .pad = {0, 0, 0, 9}) {
        parts_row (p, 8) {
            parts_icon(p, 20, APP_ICON_WARN, .name = _("Warning"),
                       .colour = p->view->colours->bounded);
            parts_paragraph(p, APP_TYPE_NOTE, words, .grow = 1);
        }
        parts_row (p, 10, .turns = true) {
            parts_button(p, SETTINGS_KEEP, _("Keep them"), .slim = true, .least_width = 150);
            parts_button(p, SETTINGS_REMOVE, _("Remove"), .slim = true, .least_width = 150);
        }
    }
}

static void add_row(app_parts *p, const settings_row *row, app_part_look look, int width)
{
    if (row->kind == APP_CONTROL_TAB)
        add_choice(p, row, look, width);
    else if (row->kind == APP_CONTROL_SLIDER)
        add_slider(p, row, look, width);
    else if (row->kind == APP_CONTROL_BUTTON)
        add_action(p, row, look);
    else
        add_toggle(p, row, look, row_height(p));
    if (row->id == SETTINGS_REPLAYS_FIRST && state_of(p)->surplus > 0)
        add_question(p);
}

/* ---- What the page is about ---- */

static bool is_shown(const app_parts *p, const settings_row *row)
{
    return row->tab == state_of(p)->tab && app_settings_row_counts(p->view->settings, row);
}

static void add_rows(app_parts *p, int width)
{
    app_part_look look = APP_LOOK_NONE;
    for (int i = 0; i < SETTINGS_ROWS; i++)
        if (is_shown(p, &app_settings_rows[i])) {
            add_row(p, &app_settings_rows[i], look, width);
            look = APP_LOOK_RULE;
        }
}

static void add_reset(app_parts *p, app_part_place place, int width)
{
    parts_button(p, SETTINGS_RESET, _("Reset this page"), .icon = APP_ICON_RETRY, .height = 48,
                 .least_width = width, .across = place, .ask = _("Really reset it?"));
}

/* What stands in the side column, if anything. */
typedef enum side { SIDE_NOTHING, SIDE_CONTROLS, SIDE_SOUNDS, SIDE_BOARD } side;

/* Rows, and what has no room beside them, in a page that ends at the window's foot. For the keyboard it is one group,
 * the table of keys another. */
static void add_page(app_parts *p, int width, int right, side beside)
{
    bool controls = state_of(p)->tab == SETTINGS_CONTROLS;
    parts_column (p, 0, .grow = 1, .scrolls = true, .together = !controls,
                  .pad = {EDGE, 0, right, 0}) {
        if (beside != SIDE_CONTROLS)
            parts_column (p, 0, .together = true) {
                add_rows(p, width);
            }
        if (controls)
            app_settings_add_keys(p, width, beside != SIDE_CONTROLS);
        if (state_of(p)->tab == SETTINGS_SOUNDS && beside == SIDE_NOTHING) {
            parts_space(p, 10);
            app_settings_add_trials(p);
        }
        if (beside == SIDE_NOTHING)
            parts_column (p, 0, .pad = {0, 10, 0, 13}) {
                add_reset(p, APP_PLACE_END, 260);
            }
    }
}

/* ---- At the side ---- */

static void draw_preview(const app_parts *p, const app_part *part)
{
    const app_toy *toy = &state_of(p)->preview;
    app_board_layout board = app_settings_preview(p);
    game_look look = {.style = GAME_NUMBERS};
    app_skin skin = {.goal = &toy->goal, .look = &look};
    (void)part;
    app_board_view_draw(&toy->view, p->view, &board, &skin, NULL, false);
}

app_board_layout app_settings_preview(const app_parts *p)
{
    app_rect place = app_parts_rect(p, SETTINGS_PREVIEW);
    if (place.w == 0)
        return (app_board_layout){.side = 0};
    return app_board_layout_fit(p->view, place, state_of(p)->preview.board.size, false);
}

static void add_heading(app_parts *p, const char *words, const char *note)
{
    parts_row (p, 12, .height = 41, .pad = {0, 0, 0, 9}) {
        parts_text(p, APP_TYPE_BUTTON, words, .grow = 1);
        if (note)
            parts_text(p, APP_TYPE_LABEL, note, .weak = true);
    }
}

static void add_board(app_parts *p, int width)
{
    add_heading(p, _("Preview"), NULL);
    parts_figure(p, draw_preview, _("A board to try"), .id = SETTINGS_PREVIEW, .height = width);
    parts_column (p, 0, .leave = 1, .pad = {0, 22, 0, 0}) {
        parts_paragraph(p, APP_TYPE_LABEL, _("Slide a tile to try it."), .weak = true);
    }
}

static void add_sounds(app_parts *p)
{
    const settings_row *set = app_settings_row_of(SETTINGS_SET_FIRST);
    const char *words[SETTINGS_CHOICES];
    app_settings_choices(set, words);
    add_heading(p, _("Try them"), words[app_settings_chosen(p->view->settings, set)]);
    app_settings_add_trials(p);
    app_settings_add_signs(p);
}

enum { SIDE_TOGGLE = 84, SIDE_SLIDER = 64 };

static void add_side_slider(app_parts *p, const settings_row *row)
{
    parts_column (p, 0, .height = SIDE_SLIDER, .pad = {0, 4, 0, 0}) {
        parts_row (p, 12) {
            parts_text(p, APP_TYPE_BUTTON, _(row->label), .grow = 1);
            parts_text(p, APP_TYPE_NOTE, app_settings_value_words(p, row));
        }
        parts_row (p, 0, .pad = parts_edges(12, 4)) {
            add_slider_control(p, row, SIDE - 24);
        }
    }
}

static void add_side_rows(app_parts *p)
{
    app_part_look look = APP_LOOK_NONE;
    parts_column (p, 0, .together = true, .width = SIDE) {
        for (int i = 0; i < SETTINGS_ROWS; i++) {
            const settings_row *row = &app_settings_rows[i];
            if (is_shown(p, row) && row->kind == APP_CONTROL_SLIDER)
                add_side_slider(p, row);
            else if (is_shown(p, row)) {
                add_toggle(p, row, look, SIDE_TOGGLE);
                look = APP_LOOK_RULE;
            }
        }
    }
}

/* The reset lies at the foot, and no lower than where it lies in the usual window. */
static int side_height(const app_view *view)
{
    return app_at_most(view->height - 32, 768) - TOP;
}

/* How high the rows of the controls are there. */
static int side_rows_height(app_parts *p)
{
    enum { SWITCH = 64 + 14 };
    int height = 0;
    for (int i = 0; i < SETTINGS_ROWS; i++) {
        const settings_row *row = &app_settings_rows[i];
        if (!is_shown(p, row))
            continue;
        int lines = app_view_paragraph_lines(p->view, SIDE - SWITCH, APP_TYPE_LABEL,
                                             app_settings_note(p, row), 9);
        int words = 30 + lines * app_view_line_step(APP_TYPE_LABEL);
        height += row->kind == APP_CONTROL_SLIDER ? SIDE_SLIDER : SDL_max(SIDE_TOGGLE, words);
    }
    return height;
}

static side side_of(app_parts *p, int width)
{
    enum { RESET = 60 };
    settings_tab tab = state_of(p)->tab;
    if (width == 0)
        return SIDE_NOTHING;
    if (tab == SETTINGS_CONTROLS)
        return width >= SIDE && side_rows_height(p) + RESET <= side_height(p->view) ? SIDE_CONTROLS
                                                                                    : SIDE_NOTHING;
    return tab == SETTINGS_SOUNDS ? SIDE_SOUNDS : SIDE_BOARD;
}

static void add_side(app_parts *p, side beside, int width)
{
    parts_column (p, 0, .width = width, .height = side_height(p->view), .across = APP_PLACE_START) {
        if (beside == SIDE_CONTROLS)
            add_side_rows(p);
        else if (beside == SIDE_SOUNDS)
            add_sounds(p);
        else if (beside == SIDE_BOARD)
            add_board(p, width);
        parts_spring(p, 1);
        if (beside != SIDE_NOTHING)
            add_reset(p, APP_PLACE_START, beside == SIDE_CONTROLS ? SIDE : width);
    }
}

/* ---- Windows ---- */

static const char *const tab_names[SETTINGS_TABS] = {
    [SETTINGS_APPEARANCE] = N_("Appearance"),       [SETTINGS_PLAYING] = N_("Playing"),
    [SETTINGS_CONTROLS] = N_("Controls"),           [SETTINGS_SOUNDS] = N_("Sound"),
    [SETTINGS_ACCESSIBILITY] = N_("Accessibility"), [SETTINGS_DATA] = N_("Data")};

static void add_tabs(app_parts *p)
{
    static const app_icon icons[SETTINGS_TABS] = {
        [SETTINGS_APPEARANCE] = APP_ICON_LEVELS,    [SETTINGS_PLAYING] = APP_ICON_PLAY,
        [SETTINGS_CONTROLS] = APP_ICON_KEYBOARD,    [SETTINGS_SOUNDS] = APP_ICON_SOUND,
        [SETTINGS_ACCESSIBILITY] = APP_ICON_ACCESS, [SETTINGS_DATA] = APP_ICON_LAYERS};
    parts_column (p, 14, .together = true, .least_width = LIST) {
        for (int i = 0; i < SETTINGS_TABS; i++)
            parts_control(p, APP_CONTROL_ROW, SETTINGS_TAB_FIRST + i, _(tab_names[i]),
                          .icon = icons[i], .height = 48, .chosen = (int)state_of(p)->tab == i);
    }
}

static void add_wide(app_parts *p)
{
    enum { MARGIN = 32, LEAST = 200, MOST = 324 };
    int room = p->view->width - 2 * MARGIN - LIST - GAP - EDGE - ROWS - BAR - GAP;
    int width = room < LEAST ? 0 : app_at_most(room, MOST);
    side beside = side_of(p, width);
    parts_bar (p, _("Settings"), NULL) {
        app_parts_add_help(p);
    }
    parts_row (p, GAP, .grow = 1, .centred = true,
               .pad = {MARGIN + (width ? 0 : BAR), TOP - app_view_bar(p->view), MARGIN, 0}) {
        add_tabs(p);
        parts_column (p, 0, .grow = 1, .most_width = EDGE + ROWS + BAR) {
            parts_row (p, 0, .height = HEADING, .pad = {EDGE, 0, 0, HEADING - 32}) {
                parts_text(p, APP_TYPE_PAGE_TITLE, _(tab_names[state_of(p)->tab]));
            }
            add_page(p, ROWS, BAR, beside);
        }
        if (width)
            add_side(p, beside, width);
    }
}

/* One dropdown that says which tab is the present one: in a low window it stands in the bar. */
static void add_tab_drop(app_parts *p, int most_width, int height)
{
    app_drop_item items[SETTINGS_TABS];
    int tab = (int)state_of(p)->tab;
    for (int i = 0; i < SETTINGS_TABS; i++)
        items[i] = (app_drop_item){.label = _(tab_names[i])};
    parts_row (p, 0, .grow = 50, .together = true, .most_width = most_width) {
        parts_drop(p, SETTINGS_TAB_FIRST + tab, items, SETTINGS_TABS, tab, items[tab].label,
                   .grow = 1, .height = height);
    }
}

static void add_narrow(app_parts *p)
{
    bool low = app_view_layout(p->view) == APP_LAYOUT_MINIMUM;
    int margin = low ? 16 : 32, bar = low ? APP_SCROLL_BAR : 0, right = bar + margin;
    int width = app_at_most(p->view->width - 2 * margin - bar, ALONE);
    parts_bar (p, low ? NULL : _("Settings"), NULL) {
        if (low) {
            add_tab_drop(p, 280, 40);
            parts_spring(p, 1);
        }
        app_parts_add_help(p);
    }
    parts_column (p, 0, .grow = 1, .pad = {low ? margin - EDGE : right - EDGE, 8, 0, 0}) {
        parts_column (p, 0, .grow = 1, .most_width = EDGE + width + right) {
            if (!low)
                parts_row (p, 0, .pad = {EDGE, 0, right, 15}) {
                    add_tab_drop(p, 0, 48);
                }
            add_page(p, width, right, SIDE_NOTHING);
        }
    }
}

void app_settings_parts(app_parts *p)
{
    parts_column (p, 0) {
        if (app_view_layout(p->view) == APP_LAYOUT_WIDE)
            add_wide(p);
        else
            add_narrow(p);
    }
}
