/* What can be set: the rows of all pages, and what is special about some of them. */
#include "screens/settings/settings.h"

#include "client/records.h"
#include "client/replays.h"
#include "client/start.h"
#include "program/go.h"
#include "program/say.h"
#include "program/window.h"
#include "screens/screens.h"
#include "text/words.h"
#include "ui/glyph.h"

#include <stddef.h>

static const settings_state *state_of(const app_parts *p)
{
    return p->state;
}

/* Names the key that does the same as the row; where no key does it, or none is at hand, there is nothing to be told. */
static const char *key_note(app_parts *p, app_intent intent, const char *format)
    __attribute__((format_arg(3)));
static const char *key_note(app_parts *p, app_intent intent, const char *format)
{
    app_key_name key = app_view_key_name(p->view, intent);
    return key.text[0] ? parts_print(p, format, key.text) : "";
}

/* ---- Appearance ---- */

void app_settings_note_theme(const app *app, settings_state *self)
{
    int theme = app->client.settings.theme;
    if (theme != GAME_THEME_CONTRAST)
        self->theme = theme;
}

static void set_theme(app *app, settings_state *self, int theme)
{
    app->client.settings.theme = theme;
    app_settings_note_theme(app, self);
}

static void set_contrast(app *app, settings_state *self, int on)
{
    set_theme(app, self, on ? GAME_THEME_CONTRAST : self->theme);
}

static const char *numbers_note(app_parts *p)
{
    return key_note(p, APP_INTENT_NUMBERS, _("In new games; %s changes it while playing"));
}

static void set_fullscreen(app *app, settings_state *self, int on)
{
    (void)self;
    app_set_fullscreen(app, on != 0);
}

static const char *fullscreen_note(app_parts *p)
{
    return key_note(p, APP_INTENT_FULLSCREEN, _("%s at any time"));
}

/* ---- Playing, controls ---- */

/* The settings say that they were shown. */
static void set_tips(app *app, settings_state *self, int come)
{
    (void)self;
    app->client.settings.guided = !come;
}

static const char *hover_note(app_parts *p)
{
    app_key_name keys = app_view_key_names(p->view, APP_INTENT_FREEZE);
    return keys.text[0]
               ? parts_print(p, _("Without a click; %s or a held button stops it"), keys.text)
               : _("Without a click; a held button stops it");
}

static bool hovers(const game_settings *settings)
{
    return settings->hover;
}

/* ---- Sounds ---- */

static const char *sound_note(app_parts *p)
{
    return key_note(p, APP_INTENT_SOUND, _("%s anywhere turns it off and on"));
}

static void play_home(app *app)
{
    app_sound_play(app, APP_SOUND_HOME);
}

static void play_button(app *app)
{
    app_sound_play(app, APP_SOUND_BUTTON);
}

/* ---- The size of text ---- */

static int scale_value(const app *app, const settings_state *self, const game_settings *settings)
{
    if (self->scale != 0)
        return self->scale;
    return settings->scale_percent == GAME_SCALE_AUTO ? app->window.scale.wanted
                                                      : settings->scale_percent;
}

/* A slider that changed the scale while it is dragged would run away from the pointer. */
static void hold_scale(app *app, settings_state *self, int percent)
{
    (void)app;
    self->scale = percent;
}

static void set_scale(app *app, int percent)
{
    app->client.settings.scale_percent = percent;
    app->options.scale_percent = 0; /* the command line's choice gives way */
}

void app_settings_take_scale(app *app, settings_state *self)
{
    set_scale(app, self->scale);
    self->scale = 0;
}

/* Switched off, the automatic size stays as it is, to be changed from there. */
static void set_scale_auto(app *app, settings_state *self, int on)
{
    (void)self;
    set_scale(app, on ? GAME_SCALE_AUTO : app->window.scale.wanted);
}

static const char *scale_note(app_parts *p)
{
    const app_scale *scale = &p->app->window.scale;
    return scale->used < scale->wanted
               ? parts_print(p, _("This window has room for %d%%"), scale->used)
               : _("Words and buttons");
}

/* ---- Data ---- */

/* Waits until all replays are written, then counts them. */
static size_t count_replays(app *app)
{
    sw_error error;
    const game_replays *replays;
    game_store_flush(app->client.store);
    if (game_store_list_replays(app->client.store, &replays, &error) == SW_OK)
        return replays->count;
    app_notify_error(app, &error);
    return 0;
}

void app_settings_load_facts(app *app, settings_state *self)
{
    settings_facts *facts = &self->facts;
    *facts = (settings_facts){.replays = count_replays(app),
                              .results = client_results(&app->client)->count};
    for (int i = 0; i < GAME_HOMES; i++)
        if (client_home_path((game_home)i, facts->folders[i], OS_PATH_SIZE, NULL) != SW_OK)
            facts->folders[i][0] = '\0';
}

static const char *replays_note(app_parts *p)
{
    const char *now = app_words_count(&p->arena, state_of(p)->facts.replays);
    const char *most = app_words_count(&p->arena, (unsigned long long)p->view->settings->replays);
    return parts_print(p, _("%s now, at most %s"), now, most);
}

/* A limit that makes replays go is asked about first, in place. */
static void set_replays(app *app, settings_state *self, int limit)
{
    self->facts.replays = count_replays(app);
    self->surplus = self->facts.replays > (size_t)limit ? self->facts.replays - (size_t)limit : 0;
    self->limit = limit;
    if (self->surplus > 0)
        self->page.controls.focus = SETTINGS_KEEP;
    else
        app->client.settings.replays = limit;
}

static void add_question(app_parts *p)
{
    size_t surplus = state_of(p)->surplus;
    if (surplus == 0)
        return;
    const char *words =
        parts_print(p,
                    PL_("This removes the oldest replay for good.",
                        "This removes the %s oldest replays for good.", (long long)surplus),
                    app_words_count(&p->arena, surplus));
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

static void remove_surplus(app *app, settings_state *self)
{
    sw_error error;
    app_arena in;
    size_t removed;
    app->client.settings.replays = self->limit;
    sw_status status = client_replay_trim(&app->client, (size_t)self->limit, &removed, &error);
    app_arena_empty(&in);
    if (status == SW_OK)
        app_notify(app, APP_ICON_TICK,
                   app_arena_print(
                       &in,
                       PL_("One replay was removed", "%s replays were removed", (long long)removed),
                       app_words_count(&in, removed)));
    else
        app_notify_error(app, &error);
    app_settings_load_facts(app, self);
}

void app_settings_answer_limit(app *app, settings_state *self, bool remove)
{
    if (remove)
        remove_surplus(app, self);
    self->surplus = 0;
    self->page.controls.focus =
        app_settings_row_id(app_settings_row_of(offsetof(game_settings, replays)));
}

static const char *results_note(app_parts *p)
{
    return parts_print(p, _("%s in Statistics, to export or delete"),
                       app_words_count(&p->arena, state_of(p)->facts.results));
}

static app_go open_statistics(void)
{
    return app_go_to(APP_PUSH, APP_SCREEN_STATISTICS);
}

static app_go export_everything(void)
{
    app_go go = app_go_to(APP_PUSH, APP_SCREEN_BACKUP);
    go.argument.kind = APP_ARGUMENT_EXPORT;
    return go;
}

static app_go choose_backup(void)
{
    return app_go_files(APP_FILES_BACKUPS);
}

/* What the words for memory mean differs between systems. */
static const char *memory_choice(int word)
{
    if (word >= SOLVER_MEMORIES)
        return NULL;
    switch (solver_memory_limit((solver_memory)word) >> 20) {
    case 128:
        return N_("128 MB");
    case 256:
        return N_("256 MB");
    case 512:
        return N_("512 MB");
    case 768:
        return N_("768 MB");
    case 1024:
        return N_("1 GB");
    default:
        return N_("2 GB");
    }
}

/* ---- All rows ---- */

#define FIELD(name) .field = offsetof(game_settings, name)
#define FOLDER_ROW(label, of_home)                                                                 \
    {                                                                                              \
        SETTINGS_DATA, APP_CONTROL_BUTTON, label, .is_folder = true, .home = (of_home),            \
                                                  .icon = APP_ICON_COPY, .verb = N_("Copy")        \
    }

const settings_row app_settings_rows[] = {
    {SETTINGS_APPEARANCE, APP_CONTROL_TAB, N_("Theme"), FIELD(theme), .set = set_theme,
     .choices = {N_("Dark"), N_("Light"), N_("High contrast")}},
    {SETTINGS_APPEARANCE, APP_CONTROL_TAB, N_("Tile palette"), N_("Auto: by ring from 6 × 6 on"),
     FIELD(palette),
     .choices = {N_("Auto"), N_("Plain"), N_("By row"), N_("By ring"), N_("Fringe"), N_("Grids")}},
    {SETTINGS_APPEARANCE, APP_CONTROL_TOGGLE, N_("Numbers on pictures"), FIELD(numbers),
     .tell = numbers_note},
    {SETTINGS_APPEARANCE, APP_CONTROL_TOGGLE, N_("Full screen"), FIELD(fullscreen),
     .tell = fullscreen_note, .set = set_fullscreen},

    {SETTINGS_PLAYING, APP_CONTROL_SLIDER, N_("Slide time"), N_("0 ms to 200 ms"), FIELD(slide_ms)},
    {SETTINGS_PLAYING, APP_CONTROL_TAB, N_("Clock"), N_("While playing"), FIELD(clock),
     .choices = {N_("Seconds"), N_("Tenths"), N_("Hundredths")}},
    {SETTINGS_PLAYING, APP_CONTROL_TOGGLE, N_("Thousandths"),
     N_("12.345 instead of 12.35, averages too"), FIELD(thousandths)},
    {SETTINGS_PLAYING, APP_CONTROL_TAB, N_("Inspection"), N_("Before the first move"),
     FIELD(inspection), .choices = {N_("Off"), N_("15 s"), N_("Free")}},
    {SETTINGS_PLAYING, APP_CONTROL_TOGGLE, N_("Points"),
     N_("Best moves earn points; streaks multiply them"), FIELD(points)},
    {SETTINGS_PLAYING, APP_CONTROL_TOGGLE, N_("Moves left"),
     N_("While playing: the fewest moves from here"), FIELD(moves_left)},
    {SETTINGS_PLAYING, APP_CONTROL_TAB, N_("What counts"), N_("In hints, solutions and reviews"),
     FIELD(metric), .choices = {N_("Moves"), N_("Slides")}},
    {SETTINGS_PLAYING, APP_CONTROL_TOGGLE, N_("Show the tips again"), N_("In the next game, once"),
     FIELD(guided), .by_value = true, .on = false, .set = set_tips, .lasts = true},

    {SETTINGS_CONTROLS, APP_CONTROL_TOGGLE, N_("Slide by hovering"), FIELD(hover),
     .tell = hover_note},
    {SETTINGS_CONTROLS, APP_CONTROL_TOGGLE, N_("Hovering slides whole lines"),
     N_("Otherwise only a tile next to the blank"), FIELD(hover_lines), .is_shown = hovers},
    {SETTINGS_CONTROLS, APP_CONTROL_TOGGLE, N_("Swipe anywhere"),
     N_("A finger's stroke on the board slides a tile"), FIELD(swipe)},
    {SETTINGS_CONTROLS, APP_CONTROL_TOGGLE, N_("Arrows move the blank"),
     N_("Otherwise the tile follows the arrow"), FIELD(invert_arrows)},
    {SETTINGS_CONTROLS, APP_CONTROL_TOGGLE, N_("Rumble"),
     N_("A gamepad shakes when a board is solved"), FIELD(rumble)},
    {SETTINGS_CONTROLS, APP_CONTROL_SLIDER, N_("First repeat"), N_("A held direction slides on"),
     FIELD(repeat_first)},
    {SETTINGS_CONTROLS, APP_CONTROL_SLIDER, N_("Next repeats"), N_("At 0 it goes as far as it can"),
     FIELD(repeat_next)},
    {SETTINGS_CONTROLS, APP_CONTROL_SLIDER, N_("Repeat after a turn"),
     N_("From one direction to another"), FIELD(repeat_turn)},

    {SETTINGS_SOUNDS, APP_CONTROL_TOGGLE, N_("Sound"), FIELD(sound), .tell = sound_note,
     .play = app_sound_quieten},
    {SETTINGS_SOUNDS, APP_CONTROL_SLIDER, N_("Loudness"), FIELD(loudness), .percent = true,
     .play = play_home},
    {SETTINGS_SOUNDS, APP_CONTROL_SLIDER, N_("Tiles"), N_("Sliding, coming home, stopping"),
     FIELD(tile_loudness), .percent = true, .play = play_home},
    {SETTINGS_SOUNDS, APP_CONTROL_SLIDER, N_("Interface"), N_("Buttons, results, hints"),
     FIELD(interface_loudness), .percent = true, .play = play_button},
    {SETTINGS_SOUNDS, APP_CONTROL_TAB, N_("Sound set"), FIELD(sound_set), .play = play_home,
     .choices = {N_("Glazed"), N_("Wood"), N_("Soft")}},
    {SETTINGS_SOUNDS, APP_CONTROL_TOGGLE, N_("Signs for sounds"),
     N_("Slides, homes and stops are also seen"), FIELD(sound_signs)},
    {SETTINGS_SOUNDS, APP_CONTROL_TOGGLE, N_("Quiet when not in front"),
     N_("Silent while another window is used"), FIELD(quiet_away)},

    {SETTINGS_ACCESSIBILITY, APP_CONTROL_TOGGLE, N_("Automatic text size"),
     N_("Grows with the window"), FIELD(scale_percent), .by_value = true, .on = GAME_SCALE_AUTO,
     .set = set_scale_auto},
    {SETTINGS_ACCESSIBILITY, APP_CONTROL_SLIDER, N_("Text size"), FIELD(scale_percent),
     .percent = true, .tell = scale_note, .value = scale_value, .set = hold_scale,
     .lasts = true}, /* the row above resets it */
    {SETTINGS_ACCESSIBILITY, APP_CONTROL_TOGGLE, N_("High contrast"), N_("Black, white and yellow"),
     FIELD(theme), .by_value = true, .on = GAME_THEME_CONTRAST, .set = set_contrast},
    {SETTINGS_ACCESSIBILITY, APP_CONTROL_TOGGLE, N_("Reduced motion"), N_("Tiles jump, no ripple"),
     FIELD(reduced_motion)},
    {SETTINGS_ACCESSIBILITY, APP_CONTROL_TOGGLE, N_("Patterns on tiles"),
     N_("Each row has its own pattern"), FIELD(patterns)},
    {SETTINGS_ACCESSIBILITY, APP_CONTROL_TOGGLE, N_("Mark tiles in place"),
     N_("A short line, and a lower tile"), FIELD(mark_in_place)},
    {SETTINGS_ACCESSIBILITY, APP_CONTROL_TOGGLE, N_("Press twice instead of holding"),
     N_("For the goal, whole lines and hovering"), FIELD(press_twice)},
    {SETTINGS_ACCESSIBILITY, APP_CONTROL_TOGGLE, N_("Hide the time while playing"),
     N_("It is kept, and shown in the result"), FIELD(hide_time)},

    {SETTINGS_DATA, APP_CONTROL_TAB, N_("Replays kept"), FIELD(replays), .tell = replays_note,
     .values = game_replay_limits, .set = set_replays, .add_below = add_question,
     .choices = {N_("None"), N_("100"), N_("300"), N_("1,000"), N_("3,000")}},
    {SETTINGS_DATA, APP_CONTROL_BUTTON, N_("Results"), .tell = results_note, .icon = APP_ICON_STATS,
     .verb = N_("Open"), .press = open_statistics},
    {SETTINGS_DATA, APP_CONTROL_BUTTON, N_("Export everything"),
     N_("All your results, packs and settings"), .icon = APP_ICON_OUT, .verb = N_("Export"),
     .press = export_everything},
    {SETTINGS_DATA, APP_CONTROL_BUTTON, N_("Bring it back"),
     N_("Adds what is new. You lose nothing."), .icon = APP_ICON_FOLDER, .verb = N_("Open"),
     .press = choose_backup},
    FOLDER_ROW(N_("Folder of the settings"), GAME_HOME_CONFIG),
    FOLDER_ROW(N_("Folder of the game in play"), GAME_HOME_STATE),
    FOLDER_ROW(N_("Folder of results, replays, packs"), GAME_HOME_DATA),
    {SETTINGS_DATA, APP_CONTROL_TAB, N_("Solver memory"), N_("More memory, faster hints"),
     FIELD(memory), .choice = memory_choice},
    {.label = NULL},
};

const settings_row *app_settings_row_of(size_t field)
{
    const settings_row *row = app_settings_rows;
    while (row->field != field)
        row++;
    return row;
}

int app_settings_row_id(const settings_row *row)
{
    return app_settings_id(SETTINGS_ROW, (int)(row - app_settings_rows), 0);
}

int app_settings_value(const app *app, const settings_state *self, const game_settings *settings,
                       const settings_row *row)
{
    if (row->value)
        return row->value(app, self, settings);
    int value = game_setting_value(game_setting_of(row->field), settings);
    return row->by_value ? value == row->on : value;
}

void app_settings_set(app *app, settings_state *self, const settings_row *row, int value)
{
    if (row->set)
        row->set(app, self, value);
    else
        game_setting_set(game_setting_of(row->field), &app->client.settings, value);
}

const char *app_settings_note(app_parts *p, const settings_row *row)
{
    if (row->is_folder)
        return state_of(p)->facts.folders[row->home];
    return row->tell ? row->tell(p) : row->note ? _(row->note) : "";
}

int app_settings_choices(const settings_row *row, const char *words[SETTINGS_CHOICES])
{
    int count = 0;
    const char *word;
    while (count < SETTINGS_CHOICES &&
           (word = row->choice ? row->choice(count) : row->choices[count]))
        words[count++] = _(word);
    return count;
}
