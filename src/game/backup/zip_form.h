#ifndef GAME_ZIP_FORM_H
#define GAME_ZIP_FORM_H

#include <stdint.h>

/* The records of a zip. Numbers are little-endian. */
enum {
    ZIP_LOCAL = 0x04034b50, /* before each entry's content */
    ZIP_LOCAL_SIZE = 30,
    ZIP_CENTRAL = 0x02014b50, /* one for each entry, behind them all */
    ZIP_CENTRAL_SIZE = 46,
    ZIP_END = 0x06054b50, /* the last record */
    ZIP_END_SIZE = 22,
    ZIP_COUNT_MAX = 0xffff, /* entries that the last record can say */

    ZIP_VERSION = 20,          /* of the form that a reader must know: deflated content */
    ZIP_MADE_BY = 3 << 8 | 20, /* on a Unix */
    ZIP_UTF8 = 1 << 11,        /* the one flag: the name is UTF-8 */
    ZIP_DAY = 1 << 5 | 1       /* 1980-01-01: when an entry was changed is not kept */
};
static const uint32_t ZIP_REGULAR_FILE = 0100600u << 16; /* its attributes */

#endif
