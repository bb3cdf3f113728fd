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

static void assert_same(const game_settings *a, const game_settings *b)
{
    assert_int_equal(a->theme, b->theme);
    assert_int_equal(a->palette, b->palette);
    assert_int_equal(a->patterns, b->patterns);
    assert_int_equal(a->mark_in_place, b->mark_in_place);
    assert_int_equal(a->slide_ms, b->slide_ms);
    assert_int_equal(a->reduced_motion, b->reduced_motion);
    assert_int_equal(a->scale_percent, b->scale_percent);
    assert_int_equal(a->invert_arrows, b->invert_arrows);
    assert_int_equal(a->hover, b->hover);
    assert_int_equal(a->hover_lines, b->hover_lines);
    assert_int_equal(a->swipe, b->swipe);
    assert_int_equal(a->repeat_first, b->repeat_first);
    assert_int_equal(a->repeat_next, b->repeat_next);
    assert_int_equal(a->repeat_turn, b->repeat_turn);
    assert_int_equal(a->fullscreen, b->fullscreen);
    assert_int_equal(a->columns, b->columns);
    assert_int_equal(a->rows, b->rows);
    assert_int_equal(a->goal, b->goal);
    assert_int_equal(a->kind, b->kind);
    assert_int_equal(a->style, b->style);
    assert_string_equal(a->picture, b->picture);
    assert_string_equal(a->sitting, b->sitting);
    assert_int_equal(a->numbers, b->numbers);
    assert_int_equal(a->mode, b->mode);
    for (int mode = GAME_MODE_ATTACK; mode < GAME_MODES; mode++)
        assert_true(game_challenge_same(&a->challenges[mode], &b->challenges[mode]));
    assert_int_equal(a->memory, b->memory);
    assert_int_equal(a->points, b->points);
    assert_int_equal(a->moves_left, b->moves_left);
    assert_int_equal(a->replays, b->replays);
    assert_int_equal(a->guided, b->guided);
    assert_int_equal(a->clock, b->clock);
    assert_int_equal(a->thousandths, b->thousandths);
    assert_int_equal(a->inspection, b->inspection);
    assert_int_equal(a->hide_time, b->hide_time);
    assert_int_equal(a->rumble, b->rumble);
    assert_int_equal(a->press_twice, b->press_twice);
    assert_int_equal(a->sound, b->sound);
    assert_int_equal(a->loudness, b->loudness);
    assert_int_equal(a->tile_loudness, b->tile_loudness);
    assert_int_equal(a->interface_loudness, b->interface_loudness);
    assert_int_equal(a->sound_set, b->sound_set);
    assert_int_equal(a->sound_signs, b->sound_signs);
    assert_int_equal(a->quiet_away, b->quiet_away);
    assert_int_equal(a->version, b->version);
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

/* A text in which every setting is another one than usual, and what it says. */
static const char unusual_text[] = "theme = contrast\n"
                                   "palette=rings\n"
                                   "  patterns   =  on  \n"
                                   "mark-in-place = off\r\n"
                                   "slide-ms = 0\n"
                                   "reduced-motion = on\n"
                                   "scale = 150\n"
                                   "invert-arrows = on\n"
                                   "hover = on\n"
                                   "hover-lines = on\n"
                                   "swipe = on\n"
                                   "repeat-first = 180\n"
                                   "repeat-next = 0\n"
                                   "repeat-turn = 500\n"
                                   "fullscreen = on\n"
                                   "size = 7x32\n"
                                   "goal = spiral\n"
                                   "kind = hard\n"
                                   "style = picture\n"
                                   "picture = /home/ann/my cat 100%25.png\n"
                                   "numbers = on\n"
                                   "memory = large\n"
                                   "points = off\n"
                                   "moves-left = on\n"
                                   "metric = slides\n"
                                   "replays = 0\n"
                                   "guided = on\n"
                                   "clock = hundredths\n"
                                   "thousandths = on\n"
                                   "hide-time = on\n"
                                   "rumble = off\n"
                                   "press-twice = on\nsound = off\nloudness = 100\n"
                                   "tile-loudness = 0\ninterface-loudness = 55\n"
                                   "sound-set = soft\nsound-signs = on\nquiet-away = off\n"
                                   "session = Tuesday evening";

static const game_settings unusual = {
    .theme = GAME_THEME_CONTRAST,
    .palette = GAME_PALETTE_RINGS,
    .patterns = true,
    .mark_in_place = false,
    .slide_ms = 0,
    .reduced_motion = true,
    .scale_percent = 150,
    .invert_arrows = true,
    .hover = true,
    .hover_lines = true,
    .swipe = true,
    .repeat_first = 180,
    .repeat_next = 0,
    .repeat_turn = 500,
    .fullscreen = true,
    .columns = 7,
    .rows = 32,
    .goal = PUZZLE_GOAL_SPIRAL,
    .kind = GAME_BOARD_HARD,
    .style = GAME_PICTURE,
    .picture = "/home/ann/my cat 100%.png",
    .sitting = "Tuesday evening",
    .numbers = true,
    .memory = SOLVER_MEMORY_LARGE,
    .points = false,
    .moves_left = true,
    .metric = PUZZLE_METRIC_SLIDES,
    .replays = 0,
    .guided = true,
    .clock = GAME_CLOCK_HUNDREDTHS,
    .thousandths = true,
    .hide_time = true,
    .press_twice = true,
    .sound = false,
    .loudness = 100,
    .tile_loudness = 0,
    .interface_loudness = 55,
    .sound_set = GAME_SOUND_SOFT,
    .sound_signs = true,
    .quiet_away = false,
    .version = 2,
    .mode = GAME_MODE_ATTACK,
};

CLAIM(every_setting_is_read)
{
    game_settings settings = parsed(unusual_text), expected = unusual;
    usual_challenges(&expected);
    assert_same(&settings, &expected);
}

static game_settings random_settings(sw_rng *rng)
{
    game_settings settings = {
        .theme = (int)sw_rng_below(rng, GAME_THEMES),
        .palette = (int)sw_rng_below(rng, GAME_PALETTES),
        .patterns = sw_rng_below(rng, 2),
        .mark_in_place = sw_rng_below(rng, 2),
        .slide_ms = (int)sw_rng_below(rng, GAME_SLIDE_MS_MAX + 1),
        .reduced_motion = sw_rng_below(rng, 2),
        .scale_percent =
            GAME_SCALE_MIN + (int)sw_rng_below(rng, GAME_SCALE_MAX - GAME_SCALE_MIN + 1),
        .invert_arrows = sw_rng_below(rng, 2),
        .hover = sw_rng_below(rng, 2),
        .hover_lines = sw_rng_below(rng, 2),
        .swipe = sw_rng_below(rng, 2),
        .repeat_first = (int)sw_rng_below(rng, GAME_REPEAT_MS_MAX + 1),
        .repeat_next = (int)sw_rng_below(rng, GAME_REPEAT_MS_MAX + 1),
        .repeat_turn = (int)sw_rng_below(rng, GAME_REPEAT_MS_MAX + 1),
        .fullscreen = sw_rng_below(rng, 2),
        .columns = 2 + (int)sw_rng_below(rng, 31),
        .rows = 2 + (int)sw_rng_below(rng, 31),
        .goal = (int)sw_rng_below(rng, PUZZLE_GOALS),
        .kind = (int)sw_rng_below(rng, GAME_BOARD_HARD + 1),
        .style = (int)sw_rng_below(rng, GAME_STYLES),
        .numbers = sw_rng_below(rng, 2),
        .memory = (int)(sw_rng_below(rng, 2) ? sw_rng_below(rng, SOLVER_MEMORIES)
                                             : SOLVER_MEMORY_LEAST_MB + sw_rng_below(rng, 8177)),
        .points = sw_rng_below(rng, 2),
        .moves_left = sw_rng_below(rng, 2),
        .replays = (int)sw_rng_below(rng, GAME_REPLAYS_MAX + 1),
        .guided = sw_rng_below(rng, 2),
        .clock = (int)sw_rng_below(rng, GAME_CLOCKS),
        .thousandths = sw_rng_below(rng, 2),
        .inspection = (int)sw_rng_below(rng, GAME_INSPECTIONS),
        .hide_time = sw_rng_below(rng, 2),
        .rumble = sw_rng_below(rng, 2),
        .press_twice = sw_rng_below(rng, 2),
        .sound = sw_rng_below(rng, 2),
        .loudness = (int)sw_rng_below(rng, GAME_LOUDNESS_MAX + 1),
        .tile_loudness = (int)sw_rng_below(rng, GAME_LOUDNESS_MAX + 1),
        .interface_loudness = (int)sw_rng_below(rng, GAME_LOUDNESS_MAX + 1),
        .sound_set = (int)sw_rng_below(rng, GAME_SOUND_SETS),
        .sound_signs = sw_rng_below(rng, 2),
        .quiet_away = sw_rng_below(rng, 2),
        .version = 2,
        .mode = GAME_MODE_ATTACK + (int)sw_rng_below(rng, GAME_MODES - GAME_MODE_ATTACK),
    };
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
