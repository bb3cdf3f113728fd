#include "claims.h"

#include "base/rng.h"
#include "game/settings.h"
#include "puzzle/goal.h"

#include <string.h>

static const char defaults[] = "version = 2\n"
                               "theme = dark\n"
                               "palette = auto\n"
                               "patterns = off\n"
                               "mark-in-place = on\n"
                               "slide-ms = 90\n"
                               "reduced-motion = off\n"
                               "scale = auto\n"
                               "invert-arrows = off\n"
                               "hover = off\n"
                               "hover-lines = off\n"
                               "swipe = off\n"
                               "repeat-first = 300\n"
                               "repeat-next = 80\n"
                               "repeat-turn = 200\n"
                               "fullscreen = off\n"
                               "window = auto\n"
                               "size = 4x4\n"
                               "goal = standard\n"
                               "kind = uniform\n"
                               "style = numbers\n"
                               "picture = \n"
                               "numbers = off\n"
                               "challenge = attack\n"
                               "memory = normal\n"
                               "points = on\n"
                               "moves-left = off\n"
                               "metric = moves\n"
                               "replays = 1000\n"
                               "guided = off\n"
                               "clock = seconds\n"
                               "thousandths = off\n"
                               "inspection = off\n"
                               "hide-time = off\n"
                               "rumble = on\n"
                               "press-twice = off\n"
                               "sound = on\n"
                               "loudness = 70\n"
                               "tile-loudness = 80\n"
                               "interface-loudness = 40\n"
                               "sound-set = glazed\n"
                               "sound-signs = off\n"
                               "quiet-away = on\n"
                               "session = \n"
                               "attack = 4x4 60+15\n"
                               "marathon = 4x4 5\n"
                               "blind = 4x4\n"
                               "fewest = 4x4\n"
                               "relay = 7x7\n";

/* Each setting that is a number or a switch: a line in which it is another one than usual, its value there, and the
 * least and most that random ones are drawn from. */
#define FIELD(name) offsetof(game_settings, name), sizeof((game_settings *)0)->name
static const struct {
    size_t at, size;
    const char *line;
    int unusual, least, most;
} values[] = {
    {FIELD(version), "", 2, 2, 2},
    {FIELD(theme), "theme = contrast\n", GAME_THEME_CONTRAST, 0, GAME_THEMES - 1},
    {FIELD(palette), "palette=rings\n", GAME_PALETTE_RINGS, 0, GAME_PALETTES - 1},
    {FIELD(patterns), "  patterns   =  on  \n", true, 0, 1},
    {FIELD(mark_in_place), "mark-in-place = off\r\n", false, 0, 1},
    {FIELD(slide_ms), "slide-ms = 0\n", 0, 0, GAME_SLIDE_MS_MAX},
    {FIELD(reduced_motion), "reduced-motion = on\n", true, 0, 1},
    {FIELD(scale_percent), "scale = 150\n", 150, GAME_SCALE_MIN, GAME_SCALE_MAX},
    {FIELD(invert_arrows), "invert-arrows = on\n", true, 0, 1},
    {FIELD(hover), "hover = on\n", true, 0, 1},
    {FIELD(hover_lines), "hover-lines = on\n", true, 0, 1},
    {FIELD(swipe), "swipe = on\n", true, 0, 1},
    {FIELD(repeat_first), "repeat-first = 180\n", 180, 0, GAME_REPEAT_MS_MAX},
    {FIELD(repeat_next), "repeat-next = 0\n", 0, 0, GAME_REPEAT_MS_MAX},
    {FIELD(repeat_turn), "repeat-turn = 500\n", 500, 0, GAME_REPEAT_MS_MAX},
    {FIELD(fullscreen), "fullscreen = on\n", true, 0, 1},
    {FIELD(columns), "size = 7x32\n", 7, 2, 32},
    {FIELD(rows), "", 32, 2, 32},
    {FIELD(goal), "goal = spiral\n", PUZZLE_GOAL_SPIRAL, 0, PUZZLE_GOALS - 1},
    {FIELD(kind), "kind = hard\n", GAME_BOARD_HARD, 0, GAME_BOARD_HARD},
    {FIELD(style), "style = picture\n", GAME_PICTURE, 0, GAME_STYLES - 1},
    {FIELD(numbers), "numbers = on\n", true, 0, 1},
    {FIELD(mode), "challenge = marathon\n", GAME_MODE_MARATHON, GAME_MODE_ATTACK, GAME_MODES - 1},
    {FIELD(memory), "memory = large\n", SOLVER_MEMORY_LARGE, 0, SOLVER_MEMORIES - 1},
    {FIELD(points), "points = off\n", false, 0, 1},
    {FIELD(moves_left), "moves-left = on\n", true, 0, 1},
    {FIELD(metric), "metric = slides\n", PUZZLE_METRIC_SLIDES, 0, PUZZLE_METRICS - 1},
    {FIELD(replays), "replays = 0\n", 0, 0, GAME_REPLAYS_MAX},
    {FIELD(guided), "guided = on\n", true, 0, 1},
    {FIELD(clock), "clock = hundredths\n", GAME_CLOCK_HUNDREDTHS, 0, GAME_CLOCKS - 1},
    {FIELD(thousandths), "thousandths = on\n", true, 0, 1},
    {FIELD(inspection), "inspection = free\n", GAME_INSPECTION_FREE, 0, GAME_INSPECTIONS - 1},
    {FIELD(hide_time), "hide-time = on\n", true, 0, 1},
    {FIELD(rumble), "rumble = off\n", false, 0, 1},
    {FIELD(press_twice), "press-twice = on\n", true, 0, 1},
    {FIELD(sound), "sound = off\n", false, 0, 1},
    {FIELD(loudness), "loudness = 100\n", 100, 0, GAME_LOUDNESS_MAX},
    {FIELD(tile_loudness), "tile-loudness = 0\n", 0, 0, GAME_LOUDNESS_MAX},
    {FIELD(interface_loudness), "interface-loudness = 55\n", 55, 0, GAME_LOUDNESS_MAX},
    {FIELD(sound_set), "sound-set = soft\n", GAME_SOUND_SOFT, 0, GAME_SOUND_SETS - 1},
    {FIELD(sound_signs), "sound-signs = on\n", true, 0, 1},
    {FIELD(quiet_away), "quiet-away = off\n", false, 0, 1},
};
enum { VALUES = sizeof values / sizeof *values };

static int value_of(const game_settings *settings, int i)
{
    const char *at = (const char *)settings + values[i].at;
    return values[i].size == sizeof(bool) ? *(const bool *)at : *(const int *)(const void *)at;
}

static void set_value(game_settings *settings, int i, int value)
{
    char *at = (char *)settings + values[i].at;
    if (values[i].size == sizeof(bool))
        *(bool *)at = value;
    else
        *(int *)(void *)at = value;
}

static void assert_same(const game_settings *a, const game_settings *b)
{
    for (int i = 0; i < VALUES; i++)
        if (value_of(a, i) != value_of(b, i))
            fail_msg("%s: %d, not %d", values[i].line, value_of(a, i), value_of(b, i));
    assert_string_equal(a->picture, b->picture);
    assert_string_equal(a->sitting, b->sitting);
    for (int mode = GAME_MODE_ATTACK; mode < GAME_MODES; mode++)
        assert_true(game_challenge_same(&a->challenges[mode], &b->challenges[mode]));
}

static void assert_written(const game_settings *settings, const char *before, const char *expected)
{
    sw_text text;
    sw_text_init(&text, 1 << 16);
    game_settings_format(settings, before, &text);
    assert_string_equal(text.data, expected);
    sw_text_deinit(&text);
}

static game_settings parsed(const char *text)
{
    game_settings settings;
    assert_int_equal(game_settings_parse(&settings, text, strlen(text), NULL), SW_OK);
    return settings;
}

CLAIM(what_was_chosen_of_a_challenge_comes_back)
{
    game_settings settings =
        parsed("challenge = marathon\nmarathon = 5x3 731\nattack = 9x9 180+45\n");
    assert_int_equal(settings.mode, GAME_MODE_MARATHON);
    assert_int_equal(settings.challenges[GAME_MODE_MARATHON].boards, 731);
    assert_int_equal(settings.challenges[GAME_MODE_MARATHON].size.rows, 3);
    assert_int_equal(settings.challenges[GAME_MODE_ATTACK].each_s, 45);
    sw_text text;
    sw_text_init(&text, 1 << 16);
    game_settings_format(&settings, "", &text);
    assert_non_null(strstr(text.data, "\nmarathon = 5x3 731\n"));
    game_settings back = parsed(text.data);
    assert_same(&settings, &back);
    sw_text_deinit(&text);
}

CLAIM(what_is_no_challenge_leaves_the_usual_one)
{
    static const char *const bad[] = {"marathon = 4x4\n", "marathon = marathon 4x4 5\n",
                                      "relay = 8x8\n",    "challenge = daily\n",
                                      "attack = \n",      "blind = 4x4 \001\n"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        game_settings settings, usual = game_settings_default();
        sw_error error;
        assert_int_equal(game_settings_parse(&settings, bad[i], strlen(bad[i]), &error),
                         SW_BAD_INPUT);
        settings.version = usual.version;
        assert_int_equal(settings.mode, usual.mode);
        for (int mode = GAME_MODE_ATTACK; mode < GAME_MODES; mode++)
            assert_true(game_challenge_same(&settings.challenges[mode], &usual.challenges[mode]));
    }
}

CLAIM(the_defaults_are_written_one_a_line)
{
    game_settings settings = game_settings_default();
    assert_written(&settings, "", defaults);
    game_settings back = parsed(defaults);
    assert_same(&settings, &back);
}

CLAIM(no_text_means_the_defaults)
{
    game_settings settings = game_settings_default();
    game_settings back = parsed("");
    assert_same(&settings, &back);
}

static void usual_challenges(game_settings *out)
{
    for (int mode = 0; mode < GAME_MODES; mode++)
        out->challenges[mode] = game_challenge_usual((game_mode)mode);
}

CLAIM(every_setting_is_read)
{
    sw_text text;
    sw_text_init(&text, 1 << 16);
    game_settings expected = {.picture = "/home/ann/my cat 100%.png", .sitting = "Tuesday evening"};
    for (int i = 0; i < VALUES; i++) {
        set_value(&expected, i, values[i].unusual);
        sw_text_add(&text, values[i].line);
    }
    sw_text_add(&text, "picture = /home/ann/my cat 100%25.png\nsession = Tuesday evening");
    usual_challenges(&expected);
    game_settings settings = parsed(text.data);
    assert_same(&settings, &expected);
    sw_text_deinit(&text);
}

static game_settings random_settings(sw_rng *rng)
{
    game_settings settings = {0};
    for (int i = 0; i < VALUES; i++) {
        int range = values[i].most - values[i].least + 1;
        set_value(&settings, i, values[i].least + (int)sw_rng_below(rng, (uint64_t)range));
    }
    if (sw_rng_below(rng, 2))
        settings.memory = SOLVER_MEMORY_LEAST_MB + (int)sw_rng_below(rng, 8177);
    usual_challenges(&settings);
    settings.challenges[GAME_MODE_MARATHON].boards = 2 + (int)sw_rng_below(rng, 9999);
    size_t length = sw_rng_below(rng, 30);
    for (size_t i = 0; i < length; i++)
        settings.picture[i] = (char)(1 + sw_rng_below(rng, 255));
    length = sw_rng_below(rng, GAME_SITTING_NAME);
    for (size_t i = 0; i < length; i++)
        settings.sitting[i] = (char)(1 + sw_rng_below(rng, 255));
    return settings;
}

CLAIM(random_settings_come_back)
{
    sw_rng rng = sw_rng_seed(41);
    for (int i = 0; i < 1000; i++) {
        game_settings settings = random_settings(&rng);
        sw_text text;
        sw_text_init(&text, 1 << 16);
        game_settings_format(&settings, "", &text);
        game_settings back = parsed(text.data);
        assert_same(&settings, &back);
        sw_text_deinit(&text);
    }
}

CLAIM(bad_lines_are_named_and_the_rest_is_read)
{
    static const struct {
        const char *line, *message;
    } bad[] = {
        {"theme = pink", "theme not understood, default used"},
        {"palette = ", "palette not understood, default used"},
        {"patterns = yes", "patterns not understood, default used"},
        {"patterns = on off", "patterns not understood, default used"},
        {"slide-ms = 201", "slide-ms not understood, default used"},
        {"slide-ms = -1", "slide-ms not understood, default used"},
        {"slide-ms = 90ms", "slide-ms not understood, default used"},
        {"scale = 49", "scale not understood, default used"},
        {"scale = 301", "scale not understood, default used"},
        {"scale = autos", "scale not understood, default used"},
        {"clock = minutes", "clock not understood, default used"},
        {"version = 1", "version not understood, default used"},
        {"window = 1280", "window not understood, default used"},
        {"window = 0x800 0 0", "window not understood, default used"},
        {"window = 1280x800 0", "window not understood, default used"},
        {"window = 1280x800 0 40000", "window not understood, default used"},
        {"window = 1280x800 0 0 large", "window not understood, default used"},
        {"size = 4x33", "size not understood, default used"},
        {"size = 1x4", "size not understood, default used"},
        {"size = 4x4 4x4", "size not understood, default used"},
        {"replays = 5001", "replays not understood, default used"},
        {"memory = 15", "memory not understood, default used"},
        {"memory = 8193", "memory not understood, default used"},
        {"memory = 64 MB", "memory not understood, default used"},
        {"memory = tiny", "memory not understood, default used"},
        {"points = 2", "points not understood, default used"},
        {"goal = up", "goal not understood, default used"},
        {"style = 1", "style not understood, default used"},
        {"picture = 100%", "picture not understood, default used"},
        {"session = 100%", "session not understood, default used"},
        {"session = 123456789012345678901234567890123456789012345678",
         "session not understood, default used"},
        {"theme", "not understood, passed over"},
        {"= dark", "not understood, passed over"},
        {"The me = dark", "not understood, passed over"},
        {"fullscreen = on\x01", "not understood, passed over"},
        {"numbers = off", "numbers is set a second time, the first is used"},
    };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        sw_text text;
        game_settings settings;
        game_settings expected = game_settings_default();
        sw_error error = {0};
        expected.invert_arrows = true;
        expected.numbers = true;
        sw_text_init(&text, 1000);
        sw_text_addf(&text, "# two lines\nnumbers = on\n%s\ninvert-arrows = on\nbad too\n",
                     bad[i].line);
        assert_int_equal(game_settings_parse(&settings, text.data, text.length, &error),
                         SW_BAD_INPUT);
        assert_string_equal(error.message, bad[i].message);
        assert_int_equal(error.line, 3);
        assert_same(&settings, &expected);
        sw_text_deinit(&text);
    }
}

static void assert_window(const char *line, game_window expected)
{
    game_settings settings = parsed(line);
    assert_memory_equal(&settings.window, &expected, sizeof expected);
    sw_text text;
    sw_text_init(&text, 1 << 16);
    game_settings_format(&settings, "", &text);
    assert_non_null(strstr(text.data, line));
    sw_text_deinit(&text);
}

CLAIM(the_window_is_written_as_it_was_left)
{
    game_window window;
    memset(&window, 0, sizeof window); /* compared byte by byte */
    assert_window("window = auto\n", window);
    window.x = -1600, window.y = 30, window.width = 900, window.height = 700;
    assert_window("window = 900x700 -1600 30\n", window);
    window.maximized = true;
    assert_window("window = 900x700 -1600 30 maximized\n", window);
}

CLAIM(automatic_colours_are_rings_on_large_boards)
{
    game_settings usual = parsed(""), chosen = parsed("palette = plain\n");
    assert_int_equal(usual.palette, GAME_PALETTE_AUTO);
    assert_int_equal(chosen.palette, GAME_PALETTE_PLAIN);
    assert_int_equal(game_settings_palette(&usual, (puzzle_size){5, 9}), GAME_PALETTE_PLAIN);
    assert_int_equal(game_settings_palette(&usual, (puzzle_size){6, 6}), GAME_PALETTE_RINGS);
    assert_int_equal(game_settings_palette(&chosen, (puzzle_size){6, 6}), GAME_PALETTE_PLAIN);
}

CLAIM(a_nul_in_the_text_spoils_only_its_line)
{
    const char text[] = "scale = 200\ntheme = li\0ght\nnumbers = on\n";
    game_settings settings;
    sw_error error;
    assert_int_equal(game_settings_parse(&settings, text, sizeof text - 1, &error), SW_BAD_INPUT);
    assert_int_equal(error.line, 2);
    assert_int_equal(settings.scale_percent, 200);
    assert_int_equal(settings.theme, GAME_THEME_DARK);
    assert_true(settings.numbers);
}

/* Lines that stand there keep their places; what is missing comes behind them. */
CLAIM(comments_and_unknown_keys_stay_where_they_stand)
{
    static const char before[] = "# mine\n"
                                 "\n"
                                 "scale = auto\n"
                                 "  # indented\n"
                                 "volume = 11 # from a later version\n"
                                 "theme=dark";
    game_settings settings = game_settings_default();
    sw_text after;
    sw_text_init(&after, 2000);
    settings.scale_percent = 200;
    settings.theme = GAME_THEME_LIGHT;
    sw_text_add(&after, "# mine\n"
                        "\n"
                        "scale = 200\n"
                        "  # indented\n"
                        "volume = 11 # from a later version\n"
                        "theme = light\n");
    for (const char *line = defaults; *line; line = strchr(line, '\n') + 1)
        if (strncmp(line, "scale ", 6) != 0 && strncmp(line, "theme ", 6) != 0)
            sw_text_add_bytes(&after, line, (size_t)(strchr(line, '\n') + 1 - line));
    assert_written(&settings, before, after.data);
    sw_text_deinit(&after);
}

/* Whoever wrote them finds them again, and may mend them. */
CLAIM(lines_that_are_not_understood_become_comments)
{
    game_settings settings = game_settings_default();
    sw_text before, after;
    sw_text_init(&before, 2000);
    sw_text_init(&after, 2000);
    sw_text_addf(&before, "%stheme = light\nnonsense\nscale = 1\n", defaults);
    sw_text_addf(&after, "%s# theme = light\n# nonsense\n# scale = 1\n", defaults);
    assert_written(&settings, before.data, after.data);
    assert_written(&settings, after.data, after.data);
    sw_text_deinit(&before);
    sw_text_deinit(&after);
}

CLAIM(a_misspelt_value_stays_beside_the_default)
{
    game_settings settings = game_settings_default();
    sw_text text;
    sw_text_init(&text, 2000);
    game_settings_format(&settings, "# mine\npalette = rainbow\n", &text);
    assert_ptr_equal(strstr(text.data, "# mine\n# palette = rainbow\npalette = auto\n"), text.data);
    sw_text_deinit(&text);
}

CLAIM(writing_twice_changes_nothing)
{
    game_settings settings = game_settings_default();
    sw_text text;
    sw_text_init(&text, 1 << 16);
    game_settings_format(&settings, "# a\nx = y\nnumbers = on\n", &text);
    assert_written(&settings, text.data, text.data);
    sw_text_deinit(&text);
}
