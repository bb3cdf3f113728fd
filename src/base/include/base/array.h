#ifndef BASE_ARRAY_H
#define BASE_ARRAY_H

#include <stdbool.h>
#include <stddef.h>

/* Makes room for `need` elements of `size` bytes each in an array on the heap. `array` is the address
 * of the caller's pointer, which is NULL while *capacity is 0; *capacity counts elements. The array
 * grows by half at least, so that adding one element after the other stays cheap. New elements hold
 * anything. False where memory runs out: then array and capacity are as they were.
 *
 *     if (!sw_array_reserve(&list->items, &list->capacity, list->count + 1, sizeof *list->items)) */
bool sw_array_reserve(void *array, size_t *capacity, size_t need, size_t size);

#endif
