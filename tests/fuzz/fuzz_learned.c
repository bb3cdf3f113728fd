/* Learned values: whatever is read has the weights of its file. Each input is tried as it is,
 * and as the bias and the weights of a file that is right otherwise, over and over until it is full. */

#define XXH_INLINE_ALL
#include "evaluators/learned.h"
#include "scratch_file.h"

#include <xxhash.h>

enum { HEADER = 20, CHECKSUM = 8 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require_weights(const learned *values, const unsigned char *data)
{
    for (size_t i = 0; i < solver_learned_count(values->side); i++) {
        const unsigned char *at = data + HEADER + 2 * i;
        REQUIRE(values->weight[i] == (int16_t)(at[0] | at[1] << 8));
        REQUIRE(abs(values->weight[i]) <= LEARNED_MOST_WEIGHT);
    }
}

static void try_file(const unsigned char *data, size_t size)
{
    learned values;
    sw_error error = {0};
    scratch_write(data, size);
    sw_status status = solver_learned_load(&values, scratch_path, &error);
    if (status != SW_OK) {
        REQUIRE(status == SW_BAD_INPUT && strstr(error.message, "values.swv"));
        return;
    }
    REQUIRE(values.side >= LEARNED_LEAST_SIDE && values.side <= LEARNED_MOST_SIDE);
    require_weights(&values, data);
    solver_learned_deinit(&values);
}

static void put(unsigned char *at, uint64_t number, int bytes)
{
    for (int i = 0; i < bytes; i++)
        at[i] = (unsigned char)(number >> 8 * i);
}

static void try_as_weights(const uint8_t *data, size_t size)
{
    size_t length = HEADER + 2 * solver_learned_count(LEARNED_LEAST_SIDE) + CHECKSUM;
    unsigned char *file = malloc(length);
    REQUIRE(file);
    memcpy(file, "SWVALUE\n", 8);
    put(file + 8, 2, 4);
    put(file + 12, LEARNED_LEAST_SIDE, 4);
    for (size_t i = 16; i < length - CHECKSUM; i++)
        file[i] = data[(i - 16) % size];
    put(file + length - CHECKSUM, XXH64(file, length - CHECKSUM, 0), CHECKSUM);
    try_file(file, length);
    free(file);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    scratch_open("values.swv");
    try_file(data, size);
    if (size > 0)
        try_as_weights(data, size);
    return 0;
}
