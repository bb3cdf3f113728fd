#include "claims.h"

#include "game/command.h"

#include <string.h>

/* The forms that the header promises. */
static const struct {
    const char *text;
    game_command command;
} forms[] = {
    {"move U", {.kind = GAME_MOVE, .move = PUZZLE_UP}},
    {"move R", {.kind = GAME_MOVE, .move = PUZZLE_RIGHT}},
    {"line D", {.kind = GAME_LINE, .move = PUZZLE_DOWN}},
    {"press 0", {.kind = GAME_PRESS, .cell = 0}},
    {"press 1023", {.kind = GAME_PRESS, .cell = 1023}},
    {"undo", {.kind = GAME_UNDO}},
    {"redo", {.kind = GAME_REDO}},
    {"restart", {.kind = GAME_RESTART}},
    {"hint region", {.kind = GAME_HINT, .step = GAME_HINT_REGION}},
    {"hint tile", {.kind = GAME_HINT, .step = GAME_HINT_TILE}},
    {"hint arrow", {.kind = GAME_HINT, .step = GAME_HINT_ARROW}},
    {"hint-move L", {.kind = GAME_HINT_MOVE, .move = PUZZLE_LEFT}},
    {"auto", {.kind = GAME_AUTO}},
    {"auto-move D", {.kind = GAME_AUTO_MOVE, .move = PUZZLE_DOWN}},
    {"move U k", {.kind = GAME_MOVE, .way = GAME_WAY_KEYS, .move = PUZZLE_UP}},
    {"press 7 m", {.kind = GAME_PRESS, .way = GAME_WAY_POINTER, .cell = 7}},
    {"line L v", {.kind = GAME_LINE, .way = GAME_WAY_HOVER, .move = PUZZLE_LEFT}},
    {"undo t", {.kind = GAME_UNDO, .way = GAME_WAY_TOUCH}},
    {"hint tile p", {.kind = GAME_HINT, .way = GAME_WAY_PAD, .step = GAME_HINT_TILE}},
};

CLAIM(every_command_has_its_text_form)
{
    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++) {
        game_command command;
        assert_int_equal(game_command_parse(&command, forms[i].text, NULL), SW_OK);
        assert_int_equal(command.kind, forms[i].command.kind);
        assert_int_equal(command.way, forms[i].command.way);
        assert_int_equal(command.move, forms[i].command.move);
        assert_int_equal(command.cell, forms[i].command.cell);
        assert_int_equal(command.step, forms[i].command.step);

        sw_text text;
        sw_text_init(&text, 64);
        game_command_format(forms[i].command, &text);
        assert_string_equal(text.data, forms[i].text);
        sw_text_deinit(&text);
    }
}

CLAIM(bad_commands_are_refused_with_their_reason)
{
    static const struct {
        const char *text;
        const char *message;
    } bad[] = {
        {"", "unknown command \"\""},
        {"jump", "unknown command \"jump\""},
        {"moves U", "unknown command \"moves U\""},
        {"move", "move: expected U, D, L or R"},
        {"hint", "hint: expected region, tile or arrow"},
        {"move X", "move: expected U, D, L or R"},
        {"move u", "move: expected U, D, L or R"},
        {"move U U", "move: unexpected \"U\""},
        {"press", "press: expected a cell, 0 to 1023"},
        {"press -1", "press: expected a cell, 0 to 1023"},
        {"press 1024", "press: expected a cell, 0 to 1023"},
        {"press 7x", "press: unexpected \"x\""},
        {"undo 2", "undo: unexpected \"2\""},
        {"hint play", "hint: expected region, tile or arrow"},
        {"hint tile 2", "hint: unexpected \"2\""},
    };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        game_command command = {.cell = 77};
        sw_error error;
        assert_int_equal(game_command_parse(&command, bad[i].text, &error), SW_BAD_INPUT);
        assert_string_equal(error.message, bad[i].message);
        assert_int_equal(command.cell, 77);
    }
}
