#ifndef TEST_SOLVER_SCARCE_MEMORY_H
#define TEST_SOLVER_SCARCE_MEMORY_H

/* Lets memory run out. The linker sends every allocation of the solver here: link with
 * SCARCE_MEMORY_OPTIONS of the tests' CMakeLists.txt. Allocations of all threads count. */

/* From now on so many allocations succeed, then so many fail, and all later ones succeed. */
void scarce_memory_begin(long allowed, long refused);

/* Memory is there again. Returns how many allocations have failed. */
long scarce_memory_end(void);

#endif
