/* The command line of the game, checked option by option. */
#include "client/options.h"

#include "base/scan.h"
#include "game/settings.h"
#include "puzzle/notation.h"

#include <string.h>

static sw_status read_number(const char *name, const char *text, int64_t min, int64_t max,
                             int64_t *out, sw_error *error)
{
    sw_scan scan = sw_scan_start(text, strlen(text));
    if (!sw_scan_integer(&scan, min, max, out) || !sw_scan_done(&scan))
        return sw_fail(error, SW_BAD_INPUT, "%s wants a whole number from %lld to %lld, not '%s'",
                       name, (long long)min, (long long)max, text);
    return SW_OK;
}

static sw_status read_size(client_options *options, const char *text, sw_error *error)
{
    sw_error reason;
    if (puzzle_size_parse(&options->size, text, &reason) != SW_OK)
        return sw_fail(error, SW_BAD_INPUT, "--size: %s", reason.message);
    options->has_size = true;
    return SW_OK;
}

static bool read_flag(client_options *options, const char *name)
{
    if (strcmp(name, "--fullscreen") == 0)
        options->fullscreen = true;
    else if (strcmp(name, "--windowed") == 0)
        options->windowed = true;
    else if (strcmp(name, "--no-animation") == 0)
        options->no_animation = true;
    else
        return false;
    return true;
}

/* Where an option that is kept as text goes; NULL for others. */
static const char **text_option(client_options *options, const char *name)
{
    if (strcmp(name, "--goal") == 0)
        return &options->goal;
    if (strcmp(name, "--board") == 0)
        return &options->board;
    if (strcmp(name, "--image") == 0)
        return &options->image;
    if (strcmp(name, "--level") == 0)
        return &options->level;
    if (strcmp(name, "--id") == 0)
        return &options->id;
    return NULL;
}

static sw_status read_value(client_options *options, const char *name, const char *value,
                            sw_error *error)
{
    int64_t number;
    const char **text = text_option(options, name);
    if (text) {
        *text = value;
        return SW_OK;
    }
    if (strcmp(name, "--size") == 0)
        return read_size(options, value, error);
    if (strcmp(name, "--seed") == 0) {
        sw_status status = read_number(name, value, 0, INT64_MAX, &number, error);
        options->has_seed = status == SW_OK;
        options->seed = options->has_seed ? (uint64_t)number : 0;
        return status;
    }
    sw_status status = read_number(name, value, GAME_SCALE_MIN, GAME_SCALE_MAX, &number, error);
    options->scale_percent = status == SW_OK ? (int)number : 0;
    return status;
}

static bool takes_value(client_options *options, const char *name)
{
    return text_option(options, name) || strcmp(name, "--size") == 0 ||
           strcmp(name, "--seed") == 0 || strcmp(name, "--scale") == 0;
}

/* What cannot be meant together. */
static sw_status check_together(const client_options *options, sw_error *error)
{
    if (options->id && (options->level || options->board || options->goal || options->has_size ||
                        options->has_seed))
        return sw_fail(error, SW_BAD_INPUT,
                       "--id names a whole game: leave out --board, --goal, --size, --seed and "
                       "--level");
    if (options->level &&
        (options->board || options->goal || options->has_size || options->has_seed))
        return sw_fail(error, SW_BAD_INPUT,
                       "--level names a whole game: leave out --board, --goal, --size and --seed");
    if (options->board && (options->has_size || options->has_seed))
        return sw_fail(error, SW_BAD_INPUT, "--board says it all: leave out --size and --seed");
    if (options->fullscreen && options->windowed)
        return sw_fail(error, SW_BAD_INPUT, "--fullscreen and --windowed exclude each other");
    return SW_OK;
}

sw_status client_options_parse(client_options *out, int argc, char **argv, sw_error *error)
{
    client_options options = {0};
    for (int i = 1; i < argc; i++) {
        if (read_flag(&options, argv[i]))
            continue;
        if (!takes_value(&options, argv[i]))
            return sw_fail(error, SW_BAD_INPUT, "unknown option '%s' (try slidewise --help)",
                           argv[i]);
        if (i + 1 == argc)
            return sw_fail(error, SW_BAD_INPUT, "%s wants a value", argv[i]);
        sw_status status = read_value(&options, argv[i], argv[i + 1], error);
        if (status != SW_OK)
            return status;
        i++;
    }
    sw_status status = check_together(&options, error);
    if (status == SW_OK)
        *out = options;
    return status;
}
