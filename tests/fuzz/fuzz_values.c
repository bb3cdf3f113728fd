/* Files of learned numbers: whatever is read has the numbers of its file. Each input is tried as it is, and as what a
 * right file has between its first bytes and its checksum. The kind wants few weights, so that hundreds of files are
 * tried a second. */

#define XXH_INLINE_ALL
#include "evaluators/values_file.h"
#include "scratch_file.h"
#include "values_bytes.h"

#include <stdbool.h>

enum { HEADER = 20, MOST_SIDE = 6, MOST_BIAS = 1 << 20, MOST_BODY = 4096 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Wants a side and a bias, both within limits. */
static size_t few_weights(const int32_t *number, sw_error *error)
{
    if (number[0] >= 1 && number[0] <= MOST_SIDE && number[1] >= -MOST_BIAS &&
        number[1] <= MOST_BIAS)
        return (size_t)(number[0] * number[0]);
    sw_fail(error, SW_BAD_INPUT, "out of range");
    return 0;
}

static const values_kind kind = {"SWVALUE\n", 2, 2, few_weights};

static void require_numbers(const values_file *values, const unsigned char *data, size_t size)
{
    REQUIRE(values->count > 0 && values->count == few_weights(values->number, NULL));
    REQUIRE(size == HEADER + 2 * values->count + VALUES_CHECKSUM);
    for (int i = 0; i < 2; i++)
        REQUIRE(values->number[i] == values_number_at(data + VALUES_MAGIC + 4 + 4 * i));
    for (size_t i = 0; i < values->count; i++) {
        const unsigned char *at = data + HEADER + 2 * i;
        REQUIRE(values->weight[i] == (int16_t)(at[0] | at[1] << 8));
    }
}

static void try_file(const unsigned char *data, size_t size)
{
    values_file values;
    sw_error error = {0};
    scratch_write(data, size);
    sw_status status = solver_values_file_load(&values, &kind, scratch_path, &error);
    if (status != SW_OK) {
        REQUIRE(status == SW_BAD_INPUT && strstr(error.message, "values.swv"));
        return;
    }
    require_numbers(&values, data, size);
    free(values.weight);
}

static void try_as_body(const uint8_t *data, size_t size)
{
    unsigned char file[VALUES_MAGIC + MOST_BODY + VALUES_CHECKSUM];
    memcpy(file, kind.magic, VALUES_MAGIC);
    memcpy(file + VALUES_MAGIC, data, size);
    try_file(file, values_add_checksum(file, VALUES_MAGIC + size));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    scratch_open("values.swv");
    try_file(data, size);
    if (size > 0 && size <= MOST_BODY)
        try_as_body(data, size);
    return 0;
}
