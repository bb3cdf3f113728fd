/* The settings as lines of text that a person can edit, and back. */
#include "game/settings.h"

#include "format/value.h"
#include "game/look.h"
#include "puzzle/goal.h"
#include "puzzle/notation.h"

#include <limits.h>
#include <stddef.h>
#include <string.h>

const int game_replay_limits[GAME_REPLAY_LIMITS] = {0, 100, 300, 1000, 3000};

static const char *const theme_names[GAME_THEMES] = {"dark", "light", "contrast"};
static const char *const palette_names[GAME_PALETTES] = {"auto",  "plain",  "rows",
                                                         "rings", "fringe", "grids"};
static const char *const clock_names[GAME_CLOCKS] = {"seconds", "tenths", "hundredths"};

static const char *const inspection_names[GAME_INSPECTIONS] = {"off", "15", "free"};
static const char *const sound_names[GAME_SOUND_SETS] = {"glazed", "wood", "soft"};

static const char *theme_word(int theme)
{
    return theme_names[theme];
}

static const char *palette_word(int palette)
{
    return palette_names[palette];
}

static const char *clock_word(int clock)
{
    return clock_names[clock];
}

static const char *inspection_word(int inspection)
{
    return inspection_names[inspection];
}

static const char *metric_word(int metric)
{
    return puzzle_metric_name((puzzle_metric)metric);
}

static const char *sound_word(int set)
{
    return sound_names[set];
}

/* The one word of a setting that is a number otherwise. */
static const char *auto_word(int value)
{
    (void)value;
    return "auto";
}

static const char *goal_word(int goal)
{
    return puzzle_goal_name((puzzle_goal)goal);
}

static const char *kind_word(int kind)
{
    return game_board_kind_names[kind];
}

static const char *style_word(int style)
{
    return game_style_names[style];
}

static const char *mode_word(int mode)
{
    return game_rules_of((game_mode)mode)->name;
}

enum { SETTINGS_VERSION = 2 };

typedef enum setting_type {
    SWITCH,    /* bool: on or off */
    NUMBER,    /* int, min .. max; where there is a word, 0 by that */
    WORD,      /* int, min .. max, by name */
    SIZE,      /* the two ints columns and rows */
    TEXT,      /* char[max] */
    WINDOW,    /* game_window */
    CHALLENGE, /* game_challenge of the mode that the key names */
    MEMORY,    /* the int solver_memory: a word or a number */
} setting_type;

typedef struct setting {
    const char *key;
    setting_type type;
    size_t offset; /* in game_settings */
    int min;
    int max;
    const char *(*word)(int);
} setting;

#define CHALLENGE_ROW(name, mode)                                                                  \
    {                                                                                              \
        name, CHALLENGE, offsetof(game_settings, challenges) + (mode) * sizeof(game_challenge), 0, \
            0, NULL                                                                                \
    }

static const setting settings_table[] = {
    {"version", NUMBER, offsetof(game_settings, version), SETTINGS_VERSION, INT_MAX, NULL},
    {"theme", WORD, offsetof(game_settings, theme), 0, GAME_THEMES - 1, theme_word},
    {"palette", WORD, offsetof(game_settings, palette), 0, GAME_PALETTES - 1, palette_word},
    {"patterns", SWITCH, offsetof(game_settings, patterns), 0, 0, NULL},
    {"mark-in-place", SWITCH, offsetof(game_settings, mark_in_place), 0, 0, NULL},
    {"slide-ms", NUMBER, offsetof(game_settings, slide_ms), 0, GAME_SLIDE_MS_MAX, NULL},
    {"reduced-motion", SWITCH, offsetof(game_settings, reduced_motion), 0, 0, NULL},
    {"scale", NUMBER, offsetof(game_settings, scale_percent), GAME_SCALE_MIN, GAME_SCALE_MAX,
     auto_word},
    {"invert-arrows", SWITCH, offsetof(game_settings, invert_arrows), 0, 0, NULL},
    {"hover", SWITCH, offsetof(game_settings, hover), 0, 0, NULL},
    {"hover-lines", SWITCH, offsetof(game_settings, hover_lines), 0, 0, NULL},
    {"swipe", SWITCH, offsetof(game_settings, swipe), 0, 0, NULL},
    {"repeat-first", NUMBER, offsetof(game_settings, repeat_first), 0, GAME_REPEAT_MS_MAX, NULL},
    {"repeat-next", NUMBER, offsetof(game_settings, repeat_next), 0, GAME_REPEAT_MS_MAX, NULL},
    {"repeat-turn", NUMBER, offsetof(game_settings, repeat_turn), 0, GAME_REPEAT_MS_MAX, NULL},
    {"fullscreen", SWITCH, offsetof(game_settings, fullscreen), 0, 0, NULL},
    {"window", WINDOW, offsetof(game_settings, window), 0, 0, NULL},
    {"size", SIZE, offsetof(game_settings, columns), 0, 0, NULL},
    {"goal", WORD, offsetof(game_settings, goal), 0, PUZZLE_GOALS - 1, goal_word},
    {"kind", WORD, offsetof(game_settings, kind), GAME_BOARD_UNIFORM, GAME_BOARD_HARD, kind_word},
    {"style", WORD, offsetof(game_settings, style), 0, GAME_STYLES - 1, style_word},
    {"picture", TEXT, offsetof(game_settings, picture), 0, GAME_PICTURE_SIZE, NULL},
    {"numbers", SWITCH, offsetof(game_settings, numbers), 0, 0, NULL},
    {"challenge", WORD, offsetof(game_settings, mode), GAME_MODE_ATTACK, GAME_MODES - 1, mode_word},
    CHALLENGE_ROW("attack", GAME_MODE_ATTACK),
    CHALLENGE_ROW("marathon", GAME_MODE_MARATHON),
    CHALLENGE_ROW("relay", GAME_MODE_RELAY),
    CHALLENGE_ROW("fewest", GAME_MODE_FEWEST),
    CHALLENGE_ROW("blind", GAME_MODE_BLIND),
    {"memory", MEMORY, offsetof(game_settings, memory), 0, 0, NULL},
    {"points", SWITCH, offsetof(game_settings, points), 0, 0, NULL},
    {"moves-left", SWITCH, offsetof(game_settings, moves_left), 0, 0, NULL},
    {"metric", WORD, offsetof(game_settings, metric), 0, PUZZLE_METRICS - 1, metric_word},
    {"replays", NUMBER, offsetof(game_settings, replays), 0, GAME_REPLAYS_MAX, NULL},
    {"guided", SWITCH, offsetof(game_settings, guided), 0, 0, NULL},
    {"clock", WORD, offsetof(game_settings, clock), 0, GAME_CLOCKS - 1, clock_word},
    {"thousandths", SWITCH, offsetof(game_settings, thousandths), 0, 0, NULL},
    {"inspection", WORD, offsetof(game_settings, inspection), 0, GAME_INSPECTIONS - 1,
     inspection_word},
    {"hide-time", SWITCH, offsetof(game_settings, hide_time), 0, 0, NULL},
    {"rumble", SWITCH, offsetof(game_settings, rumble), 0, 0, NULL},
    {"press-twice", SWITCH, offsetof(game_settings, press_twice), 0, 0, NULL},
    {"sound", SWITCH, offsetof(game_settings, sound), 0, 0, NULL},
    {"loudness", NUMBER, offsetof(game_settings, loudness), 0, GAME_LOUDNESS_MAX, NULL},
    {"tile-loudness", NUMBER, offsetof(game_settings, tile_loudness), 0, GAME_LOUDNESS_MAX, NULL},
    {"interface-loudness", NUMBER, offsetof(game_settings, interface_loudness), 0,
     GAME_LOUDNESS_MAX, NULL},
    {"sound-set", WORD, offsetof(game_settings, sound_set), 0, GAME_SOUND_SETS - 1, sound_word},
    {"sound-signs", SWITCH, offsetof(game_settings, sound_signs), 0, 0, NULL},
    {"quiet-away", SWITCH, offsetof(game_settings, quiet_away), 0, 0, NULL},
    {"session", TEXT, offsetof(game_settings, sitting), 0, GAME_SITTING_NAME, NULL},
};
enum { SETTINGS = sizeof settings_table / sizeof settings_table[0] };

game_settings game_settings_default(void)
{
    game_settings settings = {
        .version = SETTINGS_VERSION,
        .theme = GAME_THEME_DARK,
        .palette = GAME_PALETTE_AUTO,
        .mark_in_place = true,
        .slide_ms = 90,
        .scale_percent = GAME_SCALE_AUTO,
        .repeat_first = 300,
        .repeat_next = 80,
        .repeat_turn = 200,
        .columns = 4,
        .rows = 4,
        .goal = PUZZLE_GOAL_STANDARD,
        .kind = GAME_BOARD_UNIFORM,
        .style = GAME_NUMBERS,
        .memory = SOLVER_MEMORY_NORMAL,
        .points = true,
        .rumble = true,
        .replays = 1000,
        .sound = true,
        .loudness = 70,
        .tile_loudness = 80,
        .interface_loudness = 40,
        .sound_set = GAME_SOUND_GLAZED,
        .quiet_away = true,
        .mode = GAME_MODE_ATTACK,
    };
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

/* ---- Lines ---- */

typedef enum line_kind { LINE_KEPT, LINE_SETTING, LINE_BAD } line_kind;

static bool has_control(const sw_scan *line)
{
    for (const char *at = line->at; at < line->end; at++)
        if (((unsigned char)*at < ' ' && *at != '\t') || *at == 0x7f)
            return true;
    return false;
}

static size_t key_length(const sw_scan *line)
{
    const char *at = line->at;
    while (at < line->end &&
           ((*at >= 'a' && *at <= 'z') || (*at >= '0' && *at <= '9') || *at == '-'))
        at++;
    return (size_t)(at - line->at);
}

static const setting *find_setting(const char *key, size_t length)
{
    for (int i = 0; i < SETTINGS; i++)
        if (strlen(settings_table[i].key) == length &&
            memcmp(settings_table[i].key, key, length) == 0)
            return &settings_table[i];
    return NULL;
}

/* Comments, empty lines and well-formed lines with an unknown key are LINE_KEPT. With LINE_SETTING
 * the line is left at its value, blanks around it taken off. */
static line_kind read_line(sw_scan *line, const setting **which)
{
    if (has_control(line))
        return LINE_BAD;
    sw_scan_blanks(line);
    if (sw_scan_done(line) || *line->at == '#')
        return LINE_KEPT;
    const char *key = line->at;
    size_t length = key_length(line);
    line->at += length;
    sw_scan_blanks(line);
    if (length == 0 || !sw_scan_char(line, '='))
        return LINE_BAD;
    sw_scan_blanks(line);
    while (line->end > line->at && (line->end[-1] == ' ' || line->end[-1] == '\t'))
        line->end--;
    *which = find_setting(key, length);
    return *which ? LINE_SETTING : LINE_KEPT;
}

/* ---- Values ---- */

static bool take_switch(sw_scan *line, bool *out)
{
    bool on = sw_scan_word(line, "on");
    if (!on && !sw_scan_word(line, "off"))
        return false;
    *out = on;
    return true;
}

static bool take_number(sw_scan *line, const setting *which, int *out)
{
    int64_t number = 0;
    bool by_word = which->word && sw_scan_word(line, which->word(0));
    if (!by_word && !sw_scan_integer(line, which->min, which->max, &number))
        return false;
    *out = (int)number;
    return true;
}

static bool take_word(sw_scan *line, const setting *which, int *out)
{
    for (int i = which->min; i <= which->max; i++)
        if (sw_scan_word(line, which->word(i))) {
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
static bool take_challenge(sw_scan *line, const setting *which, game_challenge *out)
{
    char bytes[GAME_CHALLENGE_TEXT];
    sw_text text;
    sw_text_init_in(&text, bytes, sizeof bytes);
    sw_text_addf(&text, "%s ", which->key);
    sw_text_add_bytes(&text, line->at, (size_t)(line->end - line->at));
    line->at = line->end;
    return !text.failed && game_challenge_parse(out, text.data, NULL) == SW_OK;
}

static bool take_setting(sw_scan *line, const setting *which, game_settings *out)
{
    void *field = (char *)out + which->offset;
    switch (which->type) {
    case SWITCH:
        return take_switch(line, field);
    case NUMBER:
        return take_number(line, which, field);
    case WORD:
        return take_word(line, which, field);
    case SIZE:
        return take_size(line, out);
    case TEXT:
        return game_value_take(line, field, (size_t)which->max);
    case WINDOW:
        return take_window(line, field);
    case CHALLENGE:
        return take_challenge(line, which, field);
    case MEMORY:
        return take_memory(line, field);
    }
    return false;
}

/* The whole value; *out stays as it is where it is not understood. */
static bool take_whole(sw_scan *line, const setting *which, game_settings *out)
{
    game_settings changed = *out;
    if (!take_setting(line, which, &changed) || !sw_scan_done(line))
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

static void add_challenge(const game_challenge *challenge, const setting *which, sw_text *out)
{
    char bytes[GAME_CHALLENGE_TEXT];
    sw_text text;
    sw_text_init_in(&text, bytes, sizeof bytes);
    game_challenge_format(challenge, &text);
    sw_text_add(out, text.data + strlen(which->key) + 1);
}

static void add_memory(solver_memory memory, sw_text *out)
{
    if (memory < SOLVER_MEMORIES)
        sw_text_add(out, solver_memory_name(memory));
    else
        sw_text_addf(out, "%d", (int)memory);
}

static void add_setting(const game_settings *settings, const setting *which, sw_text *out)
{
    const void *field = (const char *)settings + which->offset;
    sw_text_addf(out, "%s = ", which->key);
    switch (which->type) {
    case SWITCH:
        sw_text_add(out, *(const bool *)field ? "on" : "off");
        break;
    case NUMBER:
        if (which->word && *(const int *)field == 0)
            sw_text_add(out, which->word(0));
        else
            sw_text_addf(out, "%d", *(const int *)field);
        break;
    case WORD:
        sw_text_add(out, which->word(*(const int *)field));
        break;
    case SIZE:
        sw_text_addf(out, "%dx%d", settings->columns, settings->rows);
        break;
    case TEXT:
        game_value_format(field, out);
        break;
    case WINDOW:
        add_window(field, out);
        break;
    case CHALLENGE:
        add_challenge(field, which, out);
        break;
    case MEMORY:
        add_memory((solver_memory) * (const int *)field, out);
        break;
    }
    sw_text_add_char(out, '\n');
}

static void add_line(sw_scan line, sw_text *out)
{
    for (; line.at < line.end; line.at++)
        sw_text_add_char(out, *line.at);
    sw_text_add_char(out, '\n');
}

/* What was not understood stays as a comment, for whoever wrote it. */
static void add_comment(sw_scan line, sw_text *out)
{
    if (has_control(&line))
        return;
    sw_text_add(out, "# ");
    add_line(line, out);
}

static void rewrite_line(const game_settings *settings, sw_scan whole, bool *written, sw_text *out)
{
    game_settings understood = *settings;
    sw_scan line = whole;
    const setting *which = NULL;
    line_kind kind = read_line(&line, &which);
    bool good = kind == LINE_SETTING && !written[which - settings_table] &&
                take_whole(&line, which, &understood);
    if (kind == LINE_KEPT)
        add_line(whole, out);
    else if (!good)
        add_comment(whole, out);
    if (kind == LINE_SETTING && !written[which - settings_table]) {
        add_setting(settings, which, out);
        written[which - settings_table] = true;
    }
}

void game_settings_format(const game_settings *settings, const char *before, sw_text *out)
{
    bool written[SETTINGS] = {false};
    sw_scan scan = sw_scan_start(before, strlen(before));
    sw_scan line;
    while (sw_scan_line(&scan, &line))
        rewrite_line(settings, line, written, out);
    for (int i = 0; i < SETTINGS; i++)
        if (!written[i])
            add_setting(settings, &settings_table[i], out);
}

/* ---- Reading ---- */

bool game_settings_is_text(const char *text, size_t length)
{
    sw_scan scan = sw_scan_start(text, length), line;
    while (sw_scan_line(&scan, &line))
        if (has_control(&line))
            return false;
    return true;
}

static sw_status parse_line(sw_scan line, game_settings *out, bool *seen, sw_error *error)
{
    const setting *which = NULL;
    line_kind kind = read_line(&line, &which);
    if (kind == LINE_BAD)
        return sw_fail_at(error, SW_BAD_INPUT, line.line, "not understood, passed over");
    if (kind == LINE_KEPT)
        return SW_OK;
    if (seen[which - settings_table])
        return sw_fail_at(error, SW_BAD_INPUT, line.line,
                          "%s is set a second time, the first is used", which->key);
    seen[which - settings_table] = true;
    if (!take_whole(&line, which, out))
        return sw_fail_at(error, SW_BAD_INPUT, line.line, "%s not understood, default used",
                          which->key);
    return SW_OK;
}

sw_status game_settings_parse(game_settings *out, const char *text, size_t length, sw_error *error)
{
    bool seen[SETTINGS] = {false};
    sw_status status = SW_OK;
    sw_scan scan = sw_scan_start(text, length);
    sw_scan line;
    *out = game_settings_default();
    while (sw_scan_line(&scan, &line))
        if (parse_line(line, out, seen, status == SW_OK ? error : NULL) != SW_OK)
            status = SW_BAD_INPUT;
    return status;
}
