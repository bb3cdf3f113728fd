#ifndef TESTS_FUZZ_VALUES_BYTES_H
#define TESTS_FUZZ_VALUES_BYTES_H

#include <stddef.h>
#include <stdint.h>
#include <xxhash.h>

/* The bytes of files of learned numbers. */
enum { VALUES_MAGIC = 8, VALUES_CHECKSUM = 8 };

/* Returns the number of 4 bytes, little-endian, that stands there. */
static inline int32_t values_number_at(const unsigned char *at)
{
    return (int32_t)((uint32_t)(at[0] | at[1] << 8 | at[2] << 16) | (uint32_t)at[3] << 24);
}

/* Writes the checksum that fits behind the bytes; returns the size with it. */
static inline size_t values_add_checksum(unsigned char *file, size_t size)
{
    uint64_t sum = XXH64(file, size, 0);
    for (int i = 0; i < VALUES_CHECKSUM; i++)
        file[size + (size_t)i] = (unsigned char)(sum >> 8 * i);
    return size + VALUES_CHECKSUM;
}

#endif
