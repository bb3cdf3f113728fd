/* The alphabet of IDs and their check symbol. */
#include "id_symbol.h"

#include <string.h>

static const char alphabet[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

int puzzle_symbol_value(char c)
{
    if (c >= 'a' && c <= 'z')
        c = (char)(c - 'a' + 'A');
    if (c == 'O')
        return 0;
    if (c == 'I' || c == 'L')
        return 1;
    const char *found = c != '\0' ? strchr(alphabet, c) : NULL;
    return found ? (int)(found - alphabet) : -1;
}

char puzzle_symbol_char(int value)
{
    return alphabet[value];
}

/* Multiplies by a in GF(32) = GF(2)[a] / (a^5 + a^2 + 1): bits are coefficients. That polynomial is
 * primitive: the powers of a are all 31 elements but 0. */
static unsigned times_a(unsigned element)
{
    unsigned shifted = element << 1;
    return shifted & 32 ? shifted ^ 37 : shifted;
}

unsigned puzzle_check_add(unsigned sum, int symbol)
{
    return times_a(sum) ^ (unsigned)symbol;
}

int puzzle_check_symbol(unsigned sum)
{
    return (int)times_a(sum);
}
