/* The command line of the game. */
#include "client/options.h"

#include "base/args.h"
#include "game/settings.h"
#include "puzzle/notation.h"

#include <stddef.h>
#include <string.h>

static const char *const firsts[] = {"title", "game", "new-game", "daily",
                                     NULL}; /* as client_first */

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
    client_options options = {0};
    const char *size = NULL;
    int64_t seed = -1, scale = 0;
    int operands = 0, first = CLIENT_FIRST_TITLE;
    const sw_option table[] = {
        {.name = "--size", .text = &size},
        {.name = "--goal", .text = &options.goal},
        {.name = "--board", .text = &options.board},
        {.name = "--image", .text = &options.image},
        {.name = "--level", .text = &options.level},
        {.name = "--id", .text = &options.id},
        {.name = "--link", .text = &options.link},
        {.name = "--seed", .number = &seed, .min = 0, .max = INT64_MAX},
        {.name = "--scale", .number = &scale, .min = GAME_SCALE_MIN, .max = GAME_SCALE_MAX},
        {.name = "--fullscreen", .flag = &options.fullscreen},
        {.name = "--windowed", .flag = &options.windowed},
        {.name = "--no-animation", .flag = &options.no_animation},
        {.name = "--open", .choice = &first, .choices = firsts},
        {.name = "--desktop", .flag = &options.desktop},
        {.name = NULL},
    };
    sw_status status = sw_args_parse(table, argc - 1, argv + 1, &operands, error);
    if (status == SW_OK)
        status = take_operands(&options, operands, argv + 1, error);
    if (status == SW_OK && size)
        status = read_size(&options, size, error);
    options.has_seed = seed >= 0;
    options.seed = options.has_seed ? (uint64_t)seed : 0;
    options.scale_percent = (int)scale;
    options.first = (client_first)first;
    if (status == SW_OK)
        status = check_together(&options, error);
    if (status == SW_OK)
        *out = options;
    return status;
}
