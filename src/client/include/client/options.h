#ifndef CLIENT_OPTIONS_H
#define CLIENT_OPTIONS_H

#include "base/args.h"
#include "puzzle/board.h"

#include <stdint.h>

/* What is seen first, where the options name no game. */
typedef enum client_first {
    CLIENT_FIRST_TITLE,
    CLIENT_FIRST_GAME, /* the one that was left, if there is one */
    CLIENT_FIRST_NEW_GAME,
    CLIENT_FIRST_DAILY,
} client_first;

/* The game's command line. Strings are borrowed from argv. */
typedef struct client_options {
    const char *goal; /* NULL where the option was not given */
    const char *board;
    const char *image;
    const char *level;
    const char *id;
    const char *link; /* what a link leads to (client/link.h) */
    bool has_size, has_seed;
    puzzle_size size;
    uint64_t seed;
    bool fullscreen, windowed, no_animation;
    int scale_percent; /* 0: as set */
    client_first first;
    const char *file; /* to be opened; NULL: none */
    bool desktop;     /* what is wrong is said in the window */
} client_options;

/* All of them, for the help. */
extern const sw_option client_options_table[];

/* Whether "--desktop" is among the options, the others being right or not. */
bool client_options_desktop(int argc, char **argv);

/* Options are written "--name value" or "--name=value". argv is put into another order, as in
 * base/args.h. SW_BAD_INPUT, saying which option and why; *out is then untouched. */
sw_status client_options_parse(client_options *out, int argc, char **argv, sw_error *error);

#endif
