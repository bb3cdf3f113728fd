/* A network's loops in plain C, which every other kernel is compared with. */
#define VECTORS_PLAIN
#include "evaluators/network_loops.h"

const network_kernel solver_network_plain = {VECTORS_NAME, move, sum};
