#ifndef TESTS_FUZZ_MEND_H
#define TESTS_FUZZ_MEND_H

#include "format/checksum.h"

#include <stdint.h>
#include <string.h>

/* Adds the input with the checksum that ends a save or a replay made right: whatever a change of one
 * byte has made of it gets past the checksum, which no chance would find. A last line that is no
 * checksum stays, and one is added. */
static inline void add_mended(sw_text *out, const uint8_t *data, size_t size)
{
    static const char key[] = "checksum ";
    const char *text = (const char *)data;
    size_t begin = out->length;
    size_t last = size > 0 && text[size - 1] == '\n' ? size - 1 : size;
    while (last > 0 && text[last - 1] != '\n')
        last--;
    bool has = size - last >= sizeof key - 1 && memcmp(text + last, key, sizeof key - 1) == 0;
    sw_text_add_bytes(out, text, has ? last : size);
    game_sum_add_line(begin, out);
}

static inline void try_mended(const uint8_t *data, size_t size,
                              void (*try_text)(const char *text, size_t length))
{
    sw_text text;
    sw_text_init(&text, size + GAME_SUM_LINE);
    add_mended(&text, data, size);
    try_text(text.data, text.length);
    sw_text_deinit(&text);
}

#endif
