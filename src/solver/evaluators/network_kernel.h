#ifndef SOLVER_NETWORK_KERNEL_H
#define SOLVER_NETWORK_KERNEL_H

#include <stdbool.h>
#include <stdint.h>

/* The inner loops of network.h. They are compiled once for each set of instructions from one source
 * (network_loops.h), and give the same numbers, to the bit. */

/* What a move adds to an accumulator, or takes away from it: a row of `units` numbers for each half. */
typedef struct network_rows {
    const int16_t *half[2];
    bool minus;
} network_rows;

typedef struct network_kernel {
    const char *name; /* of the instructions */

    /* Writes the accumulator after the move to `out`, which may be the one before. units: of a half, a multiple of
     * 32. */
    void (*move)(int16_t *out, const int16_t *before, network_rows rows, int units);

    /* Returns the sum over both halves of the activations after the move, each times its unit's weight. */
    int32_t (*sum)(const int16_t *before, network_rows rows, const int16_t *weight, int units);
} network_kernel;

/* The kernel for this processor, and all that it can run, the slowest first; they end with NULL. */
const network_kernel *solver_network_kernel(void);
const network_kernel *const *solver_network_kernels(void);

/* One for each file; the last one only where it is compiled in. */
extern const network_kernel solver_network_plain, solver_network_native, solver_network_avx2;

#endif
