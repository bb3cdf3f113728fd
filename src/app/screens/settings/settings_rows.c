/* What can be set: a table of all rows, what each is at present, and what it says of itself. */
#include "screens/settings/settings.h"

#include "input/keys.h"
#include "platform/platform.h"
#include "text/words.h"
#include "ui/glyph.h"

#include <stddef.h>

#define FIELD(name) offsetof(game_settings, name)

const settings_row app_settings_rows[SETTINGS_ROWS] = {
    {SETTINGS_APPEARANCE, SETTINGS_THEME_FIRST, APP_CONTROL_TAB, N_("Theme"), NULL, FIELD(theme)},
    {SETTINGS_APPEARANCE, SETTINGS_PALETTE_FIRST, APP_CONTROL_TAB, N_("Tile palette"),
     N_("Auto: by ring from 6 × 6 on"), FIELD(palette)},
    {SETTINGS_APPEARANCE, SETTINGS_NUMBERS, APP_CONTROL_TOGGLE, N_("Numbers on pictures"), NULL,
     FIELD(numbers)},
    {SETTINGS_APPEARANCE, SETTINGS_FULL, APP_CONTROL_TOGGLE, N_("Full screen"), NULL,
     FIELD(fullscreen)},
    {SETTINGS_PLAYING, SETTINGS_SLIDE_TIME, APP_CONTROL_SLIDER, N_("Slide time"),
     N_("0 ms to 200 ms"), FIELD(slide_ms)},
    {SETTINGS_PLAYING, SETTINGS_CLOCK_FIRST, APP_CONTROL_TAB, N_("Clock"), N_("While playing"),
     FIELD(clock)},
    {SETTINGS_PLAYING, SETTINGS_THOUSANDTHS, APP_CONTROL_TOGGLE, N_("Thousandths"),
     N_("12.345 instead of 12.35, averages too"), FIELD(thousandths)},
    {SETTINGS_PLAYING, SETTINGS_INSPECTION_FIRST, APP_CONTROL_TAB, N_("Inspection"),
     N_("Before the first move"), FIELD(inspection)},
    {SETTINGS_PLAYING, SETTINGS_POINTS, APP_CONTROL_TOGGLE, N_("Points"),
     N_("Best moves earn points; streaks multiply them"), FIELD(points)},
    {SETTINGS_PLAYING, SETTINGS_MOVES_LEFT, APP_CONTROL_TOGGLE, N_("Moves left"),
     N_("While playing: the fewest moves from here"), FIELD(moves_left)},
    {SETTINGS_PLAYING, SETTINGS_METRIC_FIRST, APP_CONTROL_TAB, N_("What counts"),
     N_("In hints, solutions and reviews"), FIELD(metric)},
    {SETTINGS_PLAYING, SETTINGS_FIRST_STEPS, APP_CONTROL_TOGGLE, N_("Show the tips again"),
     N_("In the next game, once"), FIELD(guided)},
    {SETTINGS_CONTROLS, SETTINGS_HOVER, APP_CONTROL_TOGGLE, N_("Slide by hovering"), NULL,
     FIELD(hover)},
    {SETTINGS_CONTROLS, SETTINGS_HOVER_LINES, APP_CONTROL_TOGGLE, N_("Hovering slides whole lines"),
     N_("Otherwise only a tile next to the blank"), FIELD(hover_lines)},
    {SETTINGS_CONTROLS, SETTINGS_SWIPE, APP_CONTROL_TOGGLE, N_("Swipe anywhere"),
     N_("A finger's stroke on the board slides a tile"), FIELD(swipe)},
    {SETTINGS_CONTROLS, SETTINGS_ARROWS, APP_CONTROL_TOGGLE, N_("Arrows move the blank"),
     N_("Otherwise the tile follows the arrow"), FIELD(invert_arrows)},
    {SETTINGS_CONTROLS, SETTINGS_RUMBLE, APP_CONTROL_TOGGLE, N_("Rumble"),
     N_("A gamepad shakes when a board is solved"), FIELD(rumble)},
    {SETTINGS_CONTROLS, SETTINGS_REPEAT_FIRST, APP_CONTROL_SLIDER, N_("First repeat"),
     N_("A held direction slides on"), FIELD(repeat_first)},
    {SETTINGS_CONTROLS, SETTINGS_REPEAT_NEXT, APP_CONTROL_SLIDER, N_("Next repeats"),
     N_("At 0 it goes as far as it can"), FIELD(repeat_next)},
    {SETTINGS_CONTROLS, SETTINGS_REPEAT_TURN, APP_CONTROL_SLIDER, N_("Repeat after a turn"),
     N_("From one direction to another"), FIELD(repeat_turn)},
    {SETTINGS_SOUNDS, SETTINGS_SOUND, APP_CONTROL_TOGGLE, N_("Sound"), NULL, FIELD(sound)},
    {SETTINGS_SOUNDS, SETTINGS_LOUDNESS, APP_CONTROL_SLIDER, N_("Loudness"), NULL, FIELD(loudness)},
    {SETTINGS_SOUNDS, SETTINGS_TILE_LOUDNESS, APP_CONTROL_SLIDER, N_("Tiles"),
     N_("Sliding, coming home, stopping"), FIELD(tile_loudness)},
    {SETTINGS_SOUNDS, SETTINGS_INTERFACE_LOUDNESS, APP_CONTROL_SLIDER, N_("Interface"),
     N_("Buttons, results, hints"), FIELD(interface_loudness)},
    {SETTINGS_SOUNDS, SETTINGS_SET_FIRST, APP_CONTROL_TAB, N_("Sound set"), NULL, FIELD(sound_set)},
    {SETTINGS_SOUNDS, SETTINGS_SIGNS, APP_CONTROL_TOGGLE, N_("Signs for sounds"),
     N_("Slides, homes and stops are also seen"), FIELD(sound_signs)},
    {SETTINGS_SOUNDS, SETTINGS_QUIET_AWAY, APP_CONTROL_TOGGLE, N_("Quiet when not in front"),
     N_("Silent while another window is used"), FIELD(quiet_away)},
    {SETTINGS_ACCESSIBILITY, SETTINGS_SCALE_AUTO, APP_CONTROL_TOGGLE, N_("Automatic text size"),
     N_("Grows with the window"), FIELD(scale_percent)},
    {SETTINGS_ACCESSIBILITY, SETTINGS_SCALE, APP_CONTROL_SLIDER, N_("Text size"),
     N_("Words and buttons"), FIELD(scale_percent)},
    {SETTINGS_ACCESSIBILITY, SETTINGS_CONTRAST, APP_CONTROL_TOGGLE, N_("High contrast"),
     N_("Black, white and yellow"), FIELD(theme)},
    {SETTINGS_ACCESSIBILITY, SETTINGS_REDUCED, APP_CONTROL_TOGGLE, N_("Reduced motion"),
     N_("Tiles jump, no ripple"), FIELD(reduced_motion)},
    {SETTINGS_ACCESSIBILITY, SETTINGS_PATTERNS, APP_CONTROL_TOGGLE, N_("Patterns on tiles"),
     N_("Each row has its own pattern"), FIELD(patterns)},
    {SETTINGS_ACCESSIBILITY, SETTINGS_MARK, APP_CONTROL_TOGGLE, N_("Mark tiles in place"),
     N_("A short line, and a lower tile"), FIELD(mark_in_place)},
    {SETTINGS_ACCESSIBILITY, SETTINGS_PRESS_TWICE, APP_CONTROL_TOGGLE,
     N_("Press twice instead of holding"), N_("For the goal, whole lines and hovering"),
     FIELD(press_twice)},
    {SETTINGS_ACCESSIBILITY, SETTINGS_HIDE_TIME, APP_CONTROL_TOGGLE,
     N_("Hide the time while playing"), N_("It is kept, and shown in the result"),
     FIELD(hide_time)},
    {SETTINGS_DATA, SETTINGS_REPLAYS_FIRST, APP_CONTROL_TAB, N_("Replays kept"), NULL,
     FIELD(replays)},
    {SETTINGS_DATA, SETTINGS_RESULTS, APP_CONTROL_BUTTON, N_("Results"), NULL, 0},
    {SETTINGS_DATA, SETTINGS_EXPORT, APP_CONTROL_BUTTON, N_("Export everything"),
     N_("All your results, packs and settings"), 0},
    {SETTINGS_DATA, SETTINGS_IMPORT, APP_CONTROL_BUTTON, N_("Bring it back"),
     N_("Adds what is new. You lose nothing."), 0},
    {SETTINGS_DATA, SETTINGS_FOLDER_FIRST + GAME_HOME_CONFIG, APP_CONTROL_BUTTON,
     N_("Folder of the settings"), NULL, 0},
    {SETTINGS_DATA, SETTINGS_FOLDER_FIRST + GAME_HOME_STATE, APP_CONTROL_BUTTON,
     N_("Folder of the game in play"), NULL, 0},
    {SETTINGS_DATA, SETTINGS_FOLDER_FIRST + GAME_HOME_DATA, APP_CONTROL_BUTTON,
     N_("Folder of results, replays, packs"), NULL, 0},
    {SETTINGS_DATA, SETTINGS_MEMORY_FIRST, APP_CONTROL_TAB, N_("Solver memory"),
     N_("More memory, faster hints"), FIELD(memory)},
};

const settings_row *app_settings_row_of(int id)
{
    const settings_row *found = app_settings_rows;
    for (int i = 0; i < SETTINGS_ROWS; i++)
        if ((int)app_settings_rows[i].id <= id && app_settings_rows[i].id > found->id)
            found = &app_settings_rows[i];
    return found;
}

bool app_settings_is_loudness(settings_id id)
{
    return id >= SETTINGS_LOUDNESS && id <= SETTINGS_INTERFACE_LOUDNESS;
}

int app_settings_value(const game_settings *settings, const settings_row *row)
{
    const void *field = (const char *)settings + row->field;
    if (row->id == SETTINGS_SCALE_AUTO)
        return settings->scale_percent == GAME_SCALE_AUTO;
    if (row->id == SETTINGS_CONTRAST)
        return settings->theme == GAME_THEME_CONTRAST;
    return row->kind == APP_CONTROL_TOGGLE ? *(const bool *)field : *(const int *)field;
}

bool app_settings_row_counts(const game_settings *settings, const settings_row *row)
{
    bool is_folder = row->id >= SETTINGS_FOLDER_FIRST;
    return (row->id != SETTINGS_HOVER_LINES || settings->hover) &&
           (!is_folder || app_platform_has_folders());
}

/* ---- Notes ---- */

static const char *hover_note(app_parts *p)
{
    app_key_name keys = app_view_key_names(p->view, APP_INTENT_FREEZE);
    return keys.text[0]
               ? parts_print(p, _("Without a click; %s or a held button stops it"), keys.text)
               : _("Without a click; a held button stops it");
}

/* Names the key that does the same as the row; where no key does it, or none is at hand, there is nothing to be told. */
static const char *key_note(app_parts *p, app_intent intent, const char *format)
    __attribute__((format_arg(3)));
static const char *key_note(app_parts *p, app_intent intent, const char *format)
{
    app_key_name key = app_view_key_name(p->view, intent);
    return key.text[0] ? parts_print(p, format, key.text) : "";
}

static const char *scale_note(app_parts *p, const settings_row *row)
{
    const app_scale *scale = &p->app->window.scale;
    return scale->used < scale->wanted
               ? parts_print(p, _("This window has room for %d%%"), scale->used)
               : _(row->note);
}

static const char *replays_note(app_parts *p, size_t count)
{
    const char *now = app_words_count(&p->arena, count);
    const char *most = app_words_count(&p->arena, (unsigned long long)p->view->settings->replays);
    return parts_print(p, _("%s now, at most %s"), now, most);
}

const char *app_settings_note(app_parts *p, const settings_row *row)
{
    const settings_facts *facts = &((const settings_state *)p->state)->facts;
    switch (row->id) {
    case SETTINGS_HOVER:
        return hover_note(p);
    case SETTINGS_FULL:
        return key_note(p, APP_INTENT_FULLSCREEN, _("%s at any time"));
    case SETTINGS_NUMBERS:
        return key_note(p, APP_INTENT_NUMBERS, _("In new games; %s changes it while playing"));
    case SETTINGS_SOUND:
        return key_note(p, APP_INTENT_SOUND, _("%s anywhere turns it off and on"));
    case SETTINGS_SCALE:
        return scale_note(p, row);
    case SETTINGS_REPLAYS_FIRST:
        return replays_note(p, facts->replays);
    case SETTINGS_RESULTS:
        return parts_print(p, _("%s in Statistics, to export or delete"),
                           app_words_count(&p->arena, facts->results));
    default:
        return row->id >= SETTINGS_FOLDER_FIRST ? facts->folders[row->id - SETTINGS_FOLDER_FIRST]
               : row->note                      ? _(row->note)
                                                : "";
    }
}

/* ---- Choices ---- */

/* What the words for memory mean differs between systems. */
static const char *memory_words(solver_memory word)
{
    switch (solver_memory_limit(word) >> 20) {
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

int app_settings_choices(const settings_row *row, const char *words[SETTINGS_CHOICES])
{
    static const struct {
        settings_id id;
        const char *words[SETTINGS_CHOICES];
    } choices[] = {
        {SETTINGS_THEME_FIRST, {N_("Dark"), N_("Light"), N_("High contrast")}},
        {SETTINGS_PALETTE_FIRST,
         {N_("Auto"), N_("Plain"), N_("By row"), N_("By ring"), N_("Fringe"), N_("Grids")}},
        {SETTINGS_CLOCK_FIRST, {N_("Seconds"), N_("Tenths"), N_("Hundredths")}},
        {SETTINGS_INSPECTION_FIRST, {N_("Off"), N_("15 s"), N_("Free")}},
        {SETTINGS_METRIC_FIRST, {N_("Moves"), N_("Slides")}},
        {SETTINGS_SET_FIRST, {N_("Glazed"), N_("Wood"), N_("Soft")}},
        {SETTINGS_REPLAYS_FIRST, {N_("None"), N_("100"), N_("300"), N_("1,000"), N_("3,000")}},
    };
    int count = 0;
    for (size_t i = 0; i < sizeof choices / sizeof *choices; i++)
        for (int j = 0; choices[i].id == row->id && j < SETTINGS_CHOICES && choices[i].words[j];
             j++)
            words[count++] = _(choices[i].words[j]);
    for (int word = 0; row->id == SETTINGS_MEMORY_FIRST && word < SOLVER_MEMORIES; word++)
        words[count++] = _(memory_words((solver_memory)word));
    return count;
}

/* A limit that was written into the settings by hand may be none of these. */
static int limit_chosen(int replays)
{
    for (int i = 0; i < GAME_REPLAY_LIMITS; i++)
        if (game_replay_limits[i] == replays)
            return i;
    return -1;
}

int app_settings_chosen(const game_settings *settings, const settings_row *row)
{
    int value = app_settings_value(settings, row);
    return row->id == SETTINGS_REPLAYS_FIRST ? limit_chosen(value) : value;
}

/* ---- Sliders ---- */

int app_settings_scale(const app_parts *p)
{
    const settings_state *self = p->state;
    int set = p->view->settings->scale_percent;
    if (self->scale != 0)
        return self->scale;
    return set == GAME_SCALE_AUTO ? p->app->window.scale.wanted : set;
}

const char *app_settings_value_words(app_parts *p, const settings_row *row)
{
    int value = app_settings_value(p->view->settings, row);
    if (row->id == SETTINGS_SCALE)
        return parts_print(p, _("%d%%"), app_settings_scale(p));
    return app_settings_is_loudness(row->id) ? parts_print(p, _("%d%%"), value)
                                             : parts_print(p, _("%d ms"), value);
}
