/* The settings from top to bottom: the tabs, the present one's rows, and beside these what shows how it will be. */
#include "screens/settings/settings.h"

#include "platform/platform.h"
#include "ui/shape.h"

#include <stddef.h>
#include <string.h>

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
        if (row->is_folder)
            parts_text(p, APP_TYPE_LABEL, note, .weak = true, .given = true);
        else if (note[0])
            parts_paragraph(p, APP_TYPE_LABEL, note, .weak = true);
    }
}

static int value_of(const app_parts *p, const settings_row *row)
{
    return app_settings_value(p->app, state_of(p), p->view->settings, row);
}

/* The whole row can be pressed. */
static void add_toggle(app_parts *p, const settings_row *row, app_part_look look, int height)
{
    parts_press (p, APP_CONTROL_TOGGLE, app_settings_row_id(row), 0, .name = _(row->label),
                 .chosen = value_of(p, row) != 0, .look = look, .least_height = height) {
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

/* The one of a row's choices that counts; -1: none, as where a value was written into the file by hand. */
static int chosen_of(const app_parts *p, const settings_row *row, int count)
{
    int value = value_of(p, row);
    for (int i = 0; i < count; i++)
        if ((row->values ? row->values[i] : i) == value)
            return i;
    return -1;
}

/* It stands below its label and note where these have no room beside it. */
static void add_choice(app_parts *p, const settings_row *row, app_part_look look, int width)
{
    enum { LABEL = 118 };
    const char *words[SETTINGS_CHOICES];
    int count = app_settings_choices(row, words);
    int needed = tabs_width(p, words, count);
    int usual = count == 2 ? 240 : 360; /* two have room in less */
    bool many = count == SETTINGS_CHOICES;
    bool noted = app_settings_note(p, row)[0] != '\0';
    bool below = needed > width - LABEL || (noted && (many || width < 520));
    int beside = app_at_most(width - LABEL, needed > usual ? needed : usual);
    parts_line (p, !below, below ? 0 : 16, .look = look, .least_height = row_height(p),
                .pad = {0, 0, 0, below ? 10 : 0}) {
        add_words(p, row, below ? row_height(p) : 0);
        parts_column (p, 0, .width = below ? 0 : beside, .centred = true) {
            app_parts_add_choice(p, app_settings_row_id(row), words, count,
                                 chosen_of(p, row, count), 44);
        }
    }
}

static const char *slider_words(app_parts *p, const settings_row *row)
{
    int value = value_of(p, row);
    return row->percent ? parts_print(p, _("%d%%"), value) : parts_print(p, _("%d ms"), value);
}

static void add_slider_control(app_parts *p, const settings_row *row, int width)
{
    const game_setting *setting = game_setting_of(row->field);
    parts_slider(p, app_settings_row_id(row), _(row->label), .width = width,
                 .value = slider_words(p, row), .number = value_of(p, row), .least = setting->least,
                 .most = setting->most, .step = setting->step);
}

static void add_slider(app_parts *p, const settings_row *row, app_part_look look, int width)
{
    parts_row (p, 0, .look = look, .least_height = row_height(p)) {
        add_words(p, row, 0);
        parts_space(p, 16);
        add_slider_control(p, row, width >= 500 ? 200 : 130);
        parts_text(p, APP_TYPE_NOTE, slider_words(p, row), .least_width = 60,
                   .align = APP_ALIGN_RIGHT);
    }
}

static void add_action(app_parts *p, const settings_row *row, app_part_look look)
{
    bool none = !app_settings_note(p, row)[0];
    parts_row (p, 16, .look = look, .least_height = row_height(p)) {
        add_words(p, row, 0);
        parts_button(p, app_settings_row_id(row), _(row->verb), .icon = row->icon, .slim = true,
                     .least_width = 104, .value = _(row->label), .disabled = none);
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
    if (row->add_below)
        row->add_below(p);
}

/* ---- Sounds to try ---- */

typedef struct trial {
    app_sound sound;
    const char *name, *note;
    const char *shape; /* what it looks like over time: a digit for each bar */
} trial;

static const trial trials[SETTINGS_TRIALS] = {
    {APP_SOUND_SLIDE, N_("Slide"), N_("A tile moves"), "27421"},
    {APP_SOUND_HOME, N_("Home"), N_("A tile reaches its place"), "295432221"},
    {APP_SOUND_STOP, N_("Stop"), N_("No tile can move"), "421"},
    {APP_SOUND_SOLVED, N_("Solved"), N_("The last tile is home"), "24375964321"},
    {APP_SOUND_BUTTON, N_("Button"), N_("A button is pressed"), "2421"},
};

enum { STROKE = 4, STEP = 7, UNIT = 4 }; /* of a shape */

/* Time goes from left to right in every language. */
static void draw_shape(const app_parts *p, const app_part *part)
{
    const char *shape = part->of;
    app_rect at = part->rect;
    for (int i = 0; shape[i]; i++) {
        int height = (shape[i] - '0') * UNIT;
        app_rect bar = {at.x + i * STEP, at.y + (at.h - height) / 2, STROKE, height};
        app_shape_fill(p->view, bar, STROKE / 2, app_style_series(p->view->settings->theme, 0));
    }
}

static void add_trial(app_parts *p, int index)
{
    const trial *trial = &trials[index];
    parts_row (p, 16, .least_height = 64) {
        parts_button(p, app_settings_id(SETTINGS_TRIAL, index, 0), _(trial->name), .bare = true,
                     .width = 52, .height = 48, .icon = APP_ICON_PLAY,
                     .disabled = !p->view->settings->sound);
        parts_column (p, 0, .grow = 1, .centred = true) {
            parts_paragraph(p, APP_TYPE_BUTTON, _(trial->name));
            parts_paragraph(p, APP_TYPE_LABEL, _(trial->note), .weak = true);
        }
        parts_figure(p, draw_shape, NULL, .of = trial->shape,
                     .width = (int)strlen(trial->shape) * STEP);
    }
}

static void add_trials(app_parts *p)
{
    parts_column (p, 0, .together = true) {
        for (int i = 0; i < SETTINGS_TRIALS; i++)
            add_trial(p, i);
    }
}

static void draw_signs(const app_parts *p, const app_part *part)
{
    app_board_signs_draw_all(p->view, part->rect);
}

static void add_signs(app_parts *p)
{
    enum { TRAY = 127 };
    static const char *const names[APP_BOARD_SIGNS] = {N_("slide"), N_("home"), N_("stop")};
    parts_column (p, 8, .leave = 1, .pad = {0, 7, 0, 0}) {
        parts_text(p, APP_TYPE_BUTTON, _("Signs"));
        parts_figure(p, draw_signs, _("What the signs look like"), .height = TRAY);
        parts_wrap (p, 0, .columns = APP_BOARD_SIGNS, .pad = {0, 3, 0, 0}) {
            for (int i = 0; i < APP_BOARD_SIGNS; i++)
                parts_text(p, APP_TYPE_LABEL, _(names[i]), .weak = true, .align = APP_ALIGN_CENTRE);
        }
    }
}

void app_settings_try(app *app, const settings_state *self, int n)
{
    enum { NOTE = 3 };
    const puzzle_board *goal = &self->preview.goal;
    app_cue cue = {.sound = trials[n].sound, .gain = 1, .slide_ms = app_slide_ms(app)};
    if (cue.sound == APP_SOUND_HOME)
        cue.note = NOTE;
    if (cue.sound == APP_SOUND_SOLVED)
        cue = app_cue_solved(goal, 0);
    app_sound_cue(app, &cue);
}

/* ---- What the page is about ---- */

static bool is_shown(const app_parts *p, const settings_row *row)
{
    return row->tab == state_of(p)->tab && (!row->is_folder || app_platform_has_folders()) &&
           (!row->is_shown || row->is_shown(p->view->settings));
}

static void add_rows(app_parts *p, int width)
{
    app_part_look look = APP_LOOK_NONE;
    for (const settings_row *row = app_settings_rows; row->label; row++)
        if (is_shown(p, row)) {
            add_row(p, row, look, width);
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
            add_trials(p);
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
    const char *sets[SETTINGS_CHOICES];
    app_settings_choices(app_settings_row_of(offsetof(game_settings, sound_set)), sets);
    add_heading(p, _("Try them"), sets[p->view->settings->sound_set]);
    add_trials(p);
    add_signs(p);
}

enum { SIDE_TOGGLE = 84, SIDE_SLIDER = 64 };

static void add_side_slider(app_parts *p, const settings_row *row)
{
    parts_column (p, 0, .height = SIDE_SLIDER, .pad = {0, 4, 0, 0}) {
        parts_row (p, 12) {
            parts_text(p, APP_TYPE_BUTTON, _(row->label), .grow = 1);
            parts_text(p, APP_TYPE_NOTE, slider_words(p, row));
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
        for (const settings_row *row = app_settings_rows; row->label; row++) {
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
    for (const settings_row *row = app_settings_rows; row->label; row++) {
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

static const struct {
    const char *name;
    app_icon icon;
} tabs[SETTINGS_TABS] = {[SETTINGS_APPEARANCE] = {N_("Appearance"), APP_ICON_LEVELS},
                         [SETTINGS_PLAYING] = {N_("Playing"), APP_ICON_PLAY},
                         [SETTINGS_CONTROLS] = {N_("Controls"), APP_ICON_KEYBOARD},
                         [SETTINGS_SOUNDS] = {N_("Sound"), APP_ICON_SOUND},
                         [SETTINGS_ACCESSIBILITY] = {N_("Accessibility"), APP_ICON_ACCESS},
                         [SETTINGS_DATA] = {N_("Data"), APP_ICON_LAYERS}};

static void add_tabs(app_parts *p)
{
    parts_column (p, 14, .together = true, .least_width = LIST) {
        for (int i = 0; i < SETTINGS_TABS; i++)
            parts_control(p, APP_CONTROL_ROW, app_settings_id(SETTINGS_TAB, i, 0), _(tabs[i].name),
                          .icon = tabs[i].icon, .height = 48, .chosen = (int)state_of(p)->tab == i);
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
                parts_text(p, APP_TYPE_PAGE_TITLE, _(tabs[state_of(p)->tab].name));
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
        items[i] = (app_drop_item){.label = _(tabs[i].name)};
    parts_row (p, 0, .grow = 50, .together = true, .most_width = most_width) {
        parts_drop(p, app_settings_id(SETTINGS_TAB, tab, 0), items, SETTINGS_TABS, tab,
                   items[tab].label, .grow = 1, .height = height);
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
