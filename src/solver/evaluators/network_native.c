/* A network's loops by instructions that every processor has for which the program was compiled. */
#include "evaluators/network_loops.h"

const network_kernel solver_network_native = {VECTORS_NAME, move, sum};
