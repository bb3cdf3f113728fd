#ifndef TESTS_GAME_SUM_H
#define TESTS_GAME_SUM_H

#include <stdint.h>

/* The checksum of a text as docs/FORMATS.md has it (FNV-1a), without the code under test. */
static inline uint32_t sum_of(const char *text)
{
    uint32_t sum = 2166136261u;
    for (const char *c = text; *c; c++)
        sum = (sum ^ (unsigned char)*c) * 16777619u;
    return sum;
}

#endif
