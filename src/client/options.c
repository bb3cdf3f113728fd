/* The command line of the game. */
#include "client/options.h"

#include "game/settings.h"
#include "puzzle/goal.h"
#include "puzzle/notation.h"

#include <stddef.h>
#include <string.h>

/* What the options say, before it is understood. */
typedef struct words {
    client_options out;
    const char *size;
    int64_t seed;  /* -1 where it is not given */
    int64_t scale; /* per cent */
    int first;     /* client_first */
} words;

static const char *goal_word(int index)
{
    return index < PUZZLE_GOALS ? puzzle_goal_name((puzzle_goal)index) : NULL;
}

static const char *const firsts[] = {"title", "game", "new-game", "daily",
                                     NULL}; /* as client_first */

const sw_option client_options_table[] = {
    {"--size", "CxR", SW_TEXT, offsetof(words, size), .help = "C columns and R rows, 2x2 to 32x32"},
    {"--goal", "G", SW_TEXT, offsetof(words, out.goal), .word = goal_word,
     .help = "%s, or a board"},
    {"--seed", "N", SW_NUMBER, offsetof(words, seed), 0, INT64_MAX,
     .help = "the scramble of that number, 0 to 9223372036854775807"},
    {"--board", "BOARD", SW_TEXT, offsetof(words, out.board),
     .help = "starts from this board, such as 6,4,7/8,5,0/3,2,1"},
    {"--id", "ID", SW_TEXT, offsetof(words, out.id),
     .help = "the board of an ID, such as 4x4-1-KRV2"},
    {"--link", "LINK", SW_TEXT, offsetof(words, out.link),
     .help = "what a link to the game in a browser leads to: the board of its ID, or a daily "
             "board"},
    {"--image", "FILE", SW_TEXT, offsetof(words, out.image), .help = "puts a picture on the tiles"},
    {"--level", "PACK/NAME", SW_TEXT, offsetof(words, out.level),
     .help = "plays a level, such as first-steps/corner"},
    {"--open", "WHAT", SW_CHOICE, offsetof(words, first), .words = firsts,
     .help = "what is seen first: title (default), game (the one that was left), new-game or "
             "daily"},
    {"--fullscreen", NULL, SW_FLAG, offsetof(words, out.fullscreen), .help = "fills the screen"},
    {"--windowed", NULL, SW_FLAG, offsetof(words, out.windowed), .help = "plays in a window"},
    {"--scale", "PERCENT", SW_NUMBER, offsetof(words, scale), GAME_SCALE_MIN, GAME_SCALE_MAX,
     .help = "the size of text and buttons, 50 to 300"},
    {"--no-animation", NULL, SW_FLAG, offsetof(words, out.no_animation),
     .help = "tiles move at once"},
    {"--desktop", NULL, SW_FLAG, offsetof(words, out.desktop),
     .help = "as desktops start it: the window says what is wrong with the file or the options"},
    {.name = NULL},
};

/* What cannot be meant together. */
static sw_status check_together(const client_options *options, sw_error *error)
{
    if (options->id && (options->level || options->board || options->goal || options->has_size ||
                        options->has_seed))
        return sw_fail(error, SW_BAD_INPUT,
                       "--id names a whole game: leave out --board, --goal, --size, --seed and "
                       "--level");
    if (options->link && (options->id || options->level || options->board || options->goal ||
                          options->image || options->has_size || options->has_seed))
        return sw_fail(error, SW_BAD_INPUT,
                       "--link says it all: leave out --id, --board, --goal, --image, --size, "
                       "--seed and --level");
    if (options->level &&
        (options->board || options->goal || options->has_size || options->has_seed))
        return sw_fail(error, SW_BAD_INPUT,
                       "--level names a whole game: leave out --board, --goal, --size and --seed");
    if (options->board && (options->has_size || options->has_seed))
        return sw_fail(error, SW_BAD_INPUT, "--board says it all: leave out --size and --seed");
    if (options->first != CLIENT_FIRST_TITLE &&
        (options->id || options->link || options->level || options->board || options->image ||
         options->goal || options->has_size || options->has_seed || options->file))
        return sw_fail(error, SW_BAD_INPUT,
                       "--open says what is seen first: leave out what names a game, and the file");
    if (options->fullscreen && options->windowed)
        return sw_fail(error, SW_BAD_INPUT, "--fullscreen and --windowed exclude each other");
    return SW_OK;
}

static sw_status read_size(client_options *options, const char *text, sw_error *error)
{
    sw_error reason;
    if (puzzle_size_parse(&options->size, text, &reason) != SW_OK)
        return sw_fail_because(error, SW_BAD_INPUT, &reason, "--size");
    options->has_size = true;
    return SW_OK;
}

static sw_status take_operands(client_options *options, int count, char **operands, sw_error *error)
{
    if (count > 1)
        return sw_fail(error, SW_BAD_INPUT, "one file is opened, and not '%.40s' as well",
                       operands[1]);
    options->file = count > 0 ? operands[0] : NULL;
    return SW_OK;
}

bool client_options_desktop(int argc, char **argv)
{
    for (int i = 1; i < argc && strcmp(argv[i], "--") != 0; i++)
        if (strcmp(argv[i], "--desktop") == 0)
            return true;
    return false;
}

sw_status client_options_parse(client_options *out, int argc, char **argv, sw_error *error)
{
    words given = {.seed = -1, .first = CLIENT_FIRST_TITLE};
    client_options *options = &given.out;
    sw_args args = {.count = argc - 1, .words = argv + 1};
    sw_status status = sw_args_parse(&args, client_options_table, &given, error);
    if (status == SW_OK && args.help)
        status = sw_fail(error, SW_BAD_INPUT, "--help stands alone, or behind a verb");
    if (status == SW_OK)
        status = take_operands(options, args.count, args.words, error);
    if (status == SW_OK && given.size)
        status = read_size(options, given.size, error);
    options->has_seed = given.seed >= 0;
    options->seed = options->has_seed ? (uint64_t)given.seed : 0;
    options->scale_percent = (int)given.scale;
    options->first = (client_first)given.first;
    if (status == SW_OK)
        status = check_together(options, error);
    if (status == SW_OK)
        *out = *options;
    return status;
}
