#ifndef SOLVER_NETWORK_CODE_H
#define SOLVER_NETWORK_CODE_H

#include "network.h"

/* The inner loops of a network, as each instruction set does them best. All give the same numbers.
 * Rows and sums are NETWORK_HIDDEN numbers long and aligned to 64 bytes. */
typedef struct network_code {
    const char *name;
    bool (*is_here)(void); /* this processor has the instructions */
    void (*move)(const int16_t *before, const int16_t *from, const int16_t *to, int16_t *out);
    int (*value)(const network *net, const int16_t *sum);
    int (*child)(const network *net, const int16_t *before, const int16_t *from, const int16_t *to);
} network_code;

/* What this processor can run, best first; NULL behind the last, which is plain C. */
const network_code *network_code_here(int index);

#if defined(__x86_64__) && defined(__GNUC__)
#define NETWORK_X86 1
extern const network_code network_avx512, network_avx2;
#endif

#endif
