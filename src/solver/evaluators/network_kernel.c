/* Chooses a network's loops when the program runs. */
#include "evaluators/network_kernel.h"

#include <stddef.h>

const network_kernel *const *solver_network_kernels(void)
{
    static const network_kernel *const common[] = {&solver_network_plain, &solver_network_native,
                                                   NULL};
#ifdef NETWORK_HAS_AVX2
    static const network_kernel *const all[] = {&solver_network_plain, &solver_network_native,
                                                &solver_network_avx2, NULL};
    if (__builtin_cpu_supports("avx2"))
        return all;
#endif
    return common;
}

const network_kernel *solver_network_kernel(void)
{
    const network_kernel *const *kernels = solver_network_kernels();
    while (kernels[1])
        kernels++;
    return *kernels;
}
