#ifndef TEST_SOLVER_COUNTED_MEMORY_H
#define TEST_SOLVER_COUNTED_MEMORY_H

#include <stddef.h>

/* Counts what is allocated: the linker sends every allocation here. Link with COUNTED_MEMORY_OPTIONS of
 * the tests' CMakeLists.txt. Allocations of all threads count. */

/* From now on. */
void counted_memory_begin(void);

/* Bytes that were in use at once since then, at most, beyond those of the beginning. */
size_t counted_memory_peak(void);

#endif
