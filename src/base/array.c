/* Arrays that grow. */
#include "base/array.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { LEAST = 16 };

bool sw_array_reserve(void *array, size_t *capacity, size_t need, size_t size)
{
    if (need <= *capacity)
        return true;
    if (need > SIZE_MAX / 2 / size)
        return false;
    size_t grown = *capacity + *capacity / 2;
    grown = grown < LEAST ? LEAST : grown;
    grown = grown < need ? need : grown;
    /* The caller's pointer has a type of its own: its bytes are copied, never read as a void *. */
    void *data;
    memcpy(&data, array, sizeof data);
    data = realloc(data, grown * size);
    if (!data)
        return false;
    memcpy(array, &data, sizeof data);
    *capacity = grown;
    return true;
}
