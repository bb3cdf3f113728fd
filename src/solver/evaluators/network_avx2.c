/* A network's loops by AVX2, which not every x86 processor has. Compiled with -mavx2. */
#include "evaluators/network_loops.h"

const network_kernel solver_network_avx2 = {VECTORS_NAME, move, sum};
