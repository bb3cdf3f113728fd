/* Numbers for the order of a line's tiles, by which conflicts are looked up. */
#include "heuristics/line_code.h"

#include <assert.h>

int solver_line_code_count(const line_code *lines, uint32_t code)
{
    uint32_t last[LINE_CODE_LENGTH]; /* of the subsequence of each length that ends lowest */
    int count = 0, longest = 0;
    for (; code; code >>= lines->bits) {
        uint32_t digit = code & ((1u << lines->bits) - 1);
        if (digit == 0)
            continue;
        int shorter = longest;
        while (shorter > 0 && last[shorter - 1] > digit)
            shorter--;
        last[shorter] = digit;
        longest += shorter == longest;
        count++;
    }
    return 2 * (count - longest);
}

void solver_line_code_init(line_code *out, int length)
{
    assert(length <= LINE_CODE_LENGTH);
    out->length = length;
    out->bits = length < LINE_CODE_LENGTH ? 3 : 4;
    if (length <= LINE_CODE_TABLE_LENGTH)
        for (uint32_t code = 0; code < 1u << (length * out->bits); code++)
            out->table[code] = (uint8_t)solver_line_code_count(out, code);
}
