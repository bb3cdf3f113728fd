/* The settings: the table of all there are, and their lines in a text that a person can edit. */
#include "game/settings.h"

#include "base/edited.h"
#include "format/value.h"
#include "puzzle/goal.h"
#include "puzzle/notation.h"

#include <limits.h>
#include <stddef.h>
#include <string.h>

const int game_replay_limits[GAME_REPLAY_LIMITS] = {0, 100, 300, 1000, 3000};

/* ---- All there are ---- */

static const char *goal_name(int goal)
{
    return puzzle_goal_name((puzzle_goal)goal);
}

static const char *mode_name(int mode)
{
    return game_rules_of((game_mode)mode)->name;
}

#define FIELD(name) .field = offsetof(game_settings, name)
#define NAMES(...)                                                                                 \
    .names = (const char *const[])                                                                 \
    {                                                                                              \
        __VA_ARGS__                                                                                \
    }
#define CHALLENGE_ROW(NAME, name)                                                                  \
    {#name, GAME_SETTING_CHALLENGE,                                                                \
     .field = offsetof(game_settings, challenges) + GAME_MODE_##NAME * sizeof(game_challenge)},

/* In the order of a new file. What is usual is 0 where no row says it: off, or the first word. */
static const game_setting table[] = {
    {"version", GAME_SETTING_NUMBER, FIELD(version), .usual = 2, .least = 2, .most = INT_MAX},
    {"theme", GAME_SETTING_WORD, FIELD(theme), .most = GAME_THEMES - 1,
     NAMES("dark", "light", "contrast")},
    {"palette", GAME_SETTING_WORD, FIELD(palette), .most = GAME_PALETTES - 1,
     NAMES("auto", "plain", "rows", "rings", "fringe", "grids")},
    {"patterns", GAME_SETTING_SWITCH, FIELD(patterns)},
    {"mark-in-place", GAME_SETTING_SWITCH, FIELD(mark_in_place), .usual = true},
    {"slide-ms", GAME_SETTING_NUMBER, FIELD(slide_ms), .usual = 90, .most = GAME_SLIDE_MS_MAX,
     .step = 5},
    {"reduced-motion", GAME_SETTING_SWITCH, FIELD(reduced_motion)},
    {"scale", GAME_SETTING_NUMBER, FIELD(scale_percent), .usual = GAME_SCALE_AUTO,
     .least = GAME_SCALE_MIN, .most = GAME_SCALE_MAX, .step = 25, NAMES("auto")},
    {"invert-arrows", GAME_SETTING_SWITCH, FIELD(invert_arrows)},
    {"hover", GAME_SETTING_SWITCH, FIELD(hover)},
    {"hover-lines", GAME_SETTING_SWITCH, FIELD(hover_lines)},
    {"swipe", GAME_SETTING_SWITCH, FIELD(swipe)},
    {"repeat-first", GAME_SETTING_NUMBER, FIELD(repeat_first), .usual = 300,
     .most = GAME_REPEAT_MS_MAX, .step = 10},
    {"repeat-next", GAME_SETTING_NUMBER, FIELD(repeat_next), .usual = 80,
     .most = GAME_REPEAT_MS_MAX, .step = 10},
    {"repeat-turn", GAME_SETTING_NUMBER, FIELD(repeat_turn), .usual = 200,
     .most = GAME_REPEAT_MS_MAX, .step = 10},
    {"fullscreen", GAME_SETTING_SWITCH, FIELD(fullscreen)},
    {"window", GAME_SETTING_WINDOW, FIELD(window)},
    {"size", GAME_SETTING_SIZE, FIELD(columns), .usual = 4},
    {"goal", GAME_SETTING_WORD, FIELD(goal), .most = PUZZLE_GOALS - 1, .name = goal_name},
    {"kind", GAME_SETTING_WORD, FIELD(kind), .usual = GAME_BOARD_UNIFORM,
     .least = GAME_BOARD_UNIFORM, .most = GAME_BOARD_HARD, .names = game_board_kind_names},
    {"style", GAME_SETTING_WORD, FIELD(style), .most = GAME_STYLES - 1, .names = game_style_names},
    {"picture", GAME_SETTING_TEXT, FIELD(picture), .most = GAME_PICTURE_SIZE},
    {"numbers", GAME_SETTING_SWITCH, FIELD(numbers)},
    {"challenge", GAME_SETTING_WORD, FIELD(mode), .usual = GAME_MODE_ATTACK,
     .least = GAME_MODE_ATTACK, .most = GAME_MODES - 1, .name = mode_name},
    {"memory", GAME_SETTING_MEMORY, FIELD(memory), .usual = SOLVER_MEMORY_NORMAL},
    {"points", GAME_SETTING_SWITCH, FIELD(points), .usual = true},
    {"moves-left", GAME_SETTING_SWITCH, FIELD(moves_left)},
    {"metric", GAME_SETTING_WORD, FIELD(metric), .most = PUZZLE_METRICS - 1,
     .names = puzzle_metric_names},
    {"replays", GAME_SETTING_NUMBER, FIELD(replays), .usual = 1000, .most = GAME_REPLAYS_MAX},
    {"guided", GAME_SETTING_SWITCH, FIELD(guided)},
    {"clock", GAME_SETTING_WORD, FIELD(clock), .most = GAME_CLOCKS - 1,
     NAMES("seconds", "tenths", "hundredths")},
    {"thousandths", GAME_SETTING_SWITCH, FIELD(thousandths)},
    {"inspection", GAME_SETTING_WORD, FIELD(inspection), .most = GAME_INSPECTIONS - 1,
     NAMES("off", "15", "free")},
    {"hide-time", GAME_SETTING_SWITCH, FIELD(hide_time)},
    {"rumble", GAME_SETTING_SWITCH, FIELD(rumble), .usual = true},
    {"press-twice", GAME_SETTING_SWITCH, FIELD(press_twice)},
    {"sound", GAME_SETTING_SWITCH, FIELD(sound), .usual = true},
    {"loudness", GAME_SETTING_NUMBER, FIELD(loudness), .usual = 70, .most = GAME_LOUDNESS_MAX,
     .step = 5},
    {"tile-loudness", GAME_SETTING_NUMBER, FIELD(tile_loudness), .usual = 80,
     .most = GAME_LOUDNESS_MAX, .step = 5},
    {"interface-loudness", GAME_SETTING_NUMBER, FIELD(interface_loudness), .usual = 40,
     .most = GAME_LOUDNESS_MAX, .step = 5},
    {"sound-set", GAME_SETTING_WORD, FIELD(sound_set), .most = GAME_SOUND_SETS - 1,
     NAMES("glazed", "wood", "soft")},
    {"sound-signs", GAME_SETTING_SWITCH, FIELD(sound_signs)},
    {"quiet-away", GAME_SETTING_SWITCH, FIELD(quiet_away), .usual = true},
    {"session", GAME_SETTING_TEXT, FIELD(sitting), .most = GAME_SITTING_NAME},
    GAME_CHALLENGE_LIST(CHALLENGE_ROW)};
enum { SETTINGS = sizeof table / sizeof *table };

const game_setting *game_setting_of(size_t field)
{
    const game_setting *setting = table;
    while (setting->field != field)
        setting++;
    return setting;
}

int game_setting_value(const game_setting *setting, const game_settings *settings)
{
    const void *field = (const char *)settings + setting->field;
    return setting->type == GAME_SETTING_SWITCH ? *(const bool *)field : *(const int *)field;
}

void game_setting_set(const game_setting *setting, game_settings *settings, int value)
{
    void *field = (char *)settings + setting->field;
    if (setting->type == GAME_SETTING_SWITCH)
        *(bool *)field = value != 0;
    else
        *(int *)field = value;
}

static void set_usual(const game_setting *setting, game_settings *out)
{
    switch (setting->type) {
    case GAME_SETTING_SWITCH:
    case GAME_SETTING_NUMBER:
    case GAME_SETTING_WORD:
    case GAME_SETTING_MEMORY:
        game_setting_set(setting, out, setting->usual);
        break;
    case GAME_SETTING_SIZE:
        out->columns = out->rows = setting->usual;
        break;
    case GAME_SETTING_TEXT:
    case GAME_SETTING_WINDOW:
    case GAME_SETTING_CHALLENGE:
        break;
    }
}

game_settings game_settings_default(void)
{
    game_settings settings = {.version = 0};
    for (int i = 0; i < SETTINGS; i++)
        set_usual(&table[i], &settings);
    for (int mode = 0; mode < GAME_MODES; mode++)
        settings.challenges[mode] = game_challenge_usual((game_mode)mode);
    return settings;
}

game_palette game_settings_palette(const game_settings *settings, puzzle_size size)
{
    int shorter = size.columns < size.rows ? size.columns : size.rows;
    if (settings->palette != GAME_PALETTE_AUTO)
        return (game_palette)settings->palette;
    return shorter >= GAME_PALETTE_RINGS_FROM ? GAME_PALETTE_RINGS : GAME_PALETTE_PLAIN;
}

/* ---- Values ---- */

static const char *name_of(const game_setting *setting, int value)
{
    return setting->names ? setting->names[value] : setting->name(value);
}

static bool take_switch(sw_scan *line, bool *out)
{
    bool on = sw_scan_word(line, "on");
    if (!on && !sw_scan_word(line, "off"))
        return false;
    *out = on;
    return true;
}

static bool take_number(sw_scan *line, const game_setting *setting, int *out)
{
    int64_t number = 0;
    bool by_name = setting->names && sw_scan_word(line, setting->names[0]);
    if (!by_name && !sw_scan_integer(line, setting->least, setting->most, &number))
        return false;
    *out = (int)number;
    return true;
}

static bool take_word(sw_scan *line, const game_setting *setting, int *out)
{
    for (int i = setting->least; i <= setting->most; i++)
        if (sw_scan_word(line, name_of(setting, i))) {
            *out = i;
            return true;
        }
    return false;
}

static bool take_size(sw_scan *line, game_settings *out)
{
    char text[16];
    puzzle_size size;
    if (!sw_scan_token(line, text, sizeof text) || puzzle_size_parse(&size, text, NULL) != SW_OK)
        return false;
    out->columns = size.columns;
    out->rows = size.rows;
    return true;
}

/* "auto", or "1280x800 40 -30" and perhaps "maximized". */
static bool take_window(sw_scan *line, game_window *out)
{
    enum { MOST = GAME_WINDOW_SIDE_MAX };
    int64_t width, height, x, y;
    *out = (game_window){0};
    if (sw_scan_word(line, "auto"))
        return true;
    if (!sw_scan_integer(line, 1, MOST, &width) || !sw_scan_char(line, 'x') ||
        !sw_scan_integer(line, 1, MOST, &height))
        return false;
    sw_scan_blanks(line);
    if (!sw_scan_integer(line, -MOST, MOST, &x))
        return false;
    sw_scan_blanks(line);
    if (!sw_scan_integer(line, -MOST, MOST, &y))
        return false;
    sw_scan_blanks(line);
    bool maximized = sw_scan_word(line, "maximized");
    *out = (game_window){(int)x, (int)y, (int)width, (int)height, maximized};
    return true;
}

static bool take_memory(sw_scan *line, int *out)
{
    char text[16];
    solver_memory memory;
    if (!sw_scan_token(line, text, sizeof text) || !solver_memory_find(text, &memory))
        return false;
    *out = (int)memory;
    return true;
}

/* What stands behind the mode's name where a challenge is written as one text. */
static bool take_challenge(sw_scan *line, const game_setting *setting, game_challenge *out)
{
    char bytes[GAME_CHALLENGE_TEXT];
    sw_text text;
    sw_text_init_in(&text, bytes, sizeof bytes);
    sw_text_addf(&text, "%s ", setting->key);
    sw_text_add_bytes(&text, line->at, (size_t)(line->end - line->at));
    line->at = line->end;
    return !text.failed && game_challenge_parse(out, text.data, NULL) == SW_OK;
}

static bool take_setting(sw_scan *line, const game_setting *setting, game_settings *out)
{
    void *field = (char *)out + setting->field;
    switch (setting->type) {
    case GAME_SETTING_SWITCH:
        return take_switch(line, field);
    case GAME_SETTING_NUMBER:
        return take_number(line, setting, field);
    case GAME_SETTING_WORD:
        return take_word(line, setting, field);
    case GAME_SETTING_SIZE:
        return take_size(line, out);
    case GAME_SETTING_TEXT:
        return game_value_take(line, field, (size_t)setting->most);
    case GAME_SETTING_WINDOW:
        return take_window(line, field);
    case GAME_SETTING_CHALLENGE:
        return take_challenge(line, setting, field);
    case GAME_SETTING_MEMORY:
        return take_memory(line, field);
    }
    return false;
}

/* The whole value; *out stays as it is where it is not understood. */
static bool take_whole(sw_scan *line, const game_setting *setting, game_settings *out)
{
    game_settings changed = *out;
    if (!take_setting(line, setting, &changed) || !sw_scan_done(line))
        return false;
    *out = changed;
    return true;
}

/* ---- Writing ---- */

static void add_window(const game_window *window, sw_text *out)
{
    if (window->width == 0)
        sw_text_add(out, "auto");
    else
        sw_text_addf(out, "%dx%d %d %d%s", window->width, window->height, window->x, window->y,
                     window->maximized ? " maximized" : "");
}

static void add_challenge(const game_challenge *challenge, const game_setting *setting,
                          sw_text *out)
{
    char bytes[GAME_CHALLENGE_TEXT];
    sw_text text;
    sw_text_init_in(&text, bytes, sizeof bytes);
    game_challenge_format(challenge, &text);
    sw_text_add(out, text.data + strlen(setting->key) + 1);
}

static void add_memory(solver_memory memory, sw_text *out)
{
    if (memory < SOLVER_MEMORIES)
        sw_text_add(out, solver_memory_name(memory));
    else
        sw_text_addf(out, "%d", (int)memory);
}

static void add_setting(const game_settings *settings, const game_setting *setting, sw_text *out)
{
    const void *field = (const char *)settings + setting->field;
    sw_text_addf(out, "%s = ", setting->key);
    switch (setting->type) {
    case GAME_SETTING_SWITCH:
        sw_text_add(out, *(const bool *)field ? "on" : "off");
        break;
    case GAME_SETTING_NUMBER:
        if (setting->names && *(const int *)field == 0)
            sw_text_add(out, setting->names[0]);
        else
            sw_text_addf(out, "%d", *(const int *)field);
        break;
    case GAME_SETTING_WORD:
        sw_text_add(out, name_of(setting, *(const int *)field));
        break;
    case GAME_SETTING_SIZE:
        sw_text_addf(out, "%dx%d", settings->columns, settings->rows);
        break;
    case GAME_SETTING_TEXT:
        game_value_format(field, out);
        break;
    case GAME_SETTING_WINDOW:
        add_window(field, out);
        break;
    case GAME_SETTING_CHALLENGE:
        add_challenge(field, setting, out);
        break;
    case GAME_SETTING_MEMORY:
        add_memory((solver_memory) * (const int *)field, out);
        break;
    }
    sw_text_add_char(out, '\n');
}

/* ---- Lines ---- */

/* What the line sets; *value is left at its value. NULL: it sets nothing that is known, and *kind says what it is. */
static const game_setting *read_line(sw_scan line, sw_edited *kind, sw_scan *value)
{
    sw_scan key;
    *kind = sw_edited_read(line, true, &key, value);
    for (int i = 0; i < SETTINGS && *kind == SW_EDITED_PAIR; i++)
        if (sw_edited_is(key, table[i].key))
            return &table[i];
    return NULL;
}

/* A setting's first line counts; another one, and one that is not understood, stays as a comment. */
static void rewrite_line(const game_settings *settings, sw_scan line, bool *written, sw_text *out)
{
    sw_edited kind;
    sw_scan value;
    game_settings understood = *settings;
    const game_setting *setting = read_line(line, &kind, &value);
    bool first = setting && !written[setting - table];
    bool good = setting ? first && take_whole(&value, setting, &understood) : kind != SW_EDITED_BAD;
    if (!good)
        sw_edited_comment(line, out);
    else if (!setting)
        sw_edited_keep(line, out);
    if (!first)
        return;
    add_setting(settings, setting, out);
    written[setting - table] = true;
}

void game_settings_format(const game_settings *settings, const char *before, sw_text *out)
{
    bool written[SETTINGS] = {false};
    sw_scan scan = sw_scan_start(before, strlen(before)), line;
    while (sw_scan_line(&scan, &line))
        rewrite_line(settings, line, written, out);
    for (int i = 0; i < SETTINGS; i++)
        if (!written[i])
            add_setting(settings, &table[i], out);
}

static sw_status parse_line(sw_scan line, game_settings *out, bool *seen, sw_error *error)
{
    sw_edited kind;
    sw_scan value;
    const game_setting *setting = read_line(line, &kind, &value);
    if (kind == SW_EDITED_BAD)
        return sw_fail_at(error, SW_BAD_INPUT, line.line, "not understood, passed over");
    if (!setting)
        return SW_OK;
    if (seen[setting - table])
        return sw_fail_at(error, SW_BAD_INPUT, line.line,
                          "%s is set a second time, the first is used", setting->key);
    seen[setting - table] = true;
    if (!take_whole(&value, setting, out))
        return sw_fail_at(error, SW_BAD_INPUT, line.line, "%s not understood, default used",
                          setting->key);
    return SW_OK;
}

sw_status game_settings_parse(game_settings *out, const char *text, size_t length, sw_error *error)
{
    bool seen[SETTINGS] = {false};
    sw_status status = SW_OK;
    sw_scan scan = sw_scan_start(text, length), line;
    *out = game_settings_default();
    while (sw_scan_line(&scan, &line))
        if (parse_line(line, out, seen, status == SW_OK ? error : NULL) != SW_OK)
            status = SW_BAD_INPUT;
    return status;
}
