/* Reads and writes files of learned numbers, with version and checksum. */
#define XXH_INLINE_ALL /* the hash's state then needs no memory of its own */
#include "evaluators/values_file.h"

#include "os/file.h"

#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

enum { MAGIC = 8, NUMBER = 4, WEIGHT = 2, CHECKSUM = 8, MOST_BYTES = 1 << 24 };

static size_t header_size(const values_kind *kind)
{
    return MAGIC + NUMBER * (1 + (size_t)kind->numbers);
}

static size_t file_size(const values_kind *kind, size_t count)
{
    return header_size(kind) + WEIGHT * count + CHECKSUM;
}

/* Little-endian numbers, one after the other. */
static void put(unsigned char **at, uint64_t number, int bytes)
{
    for (int i = 0; i < bytes; i++)
        *(*at)++ = (unsigned char)(number >> 8 * i);
}

static uint64_t take(const unsigned char **at, int bytes)
{
    uint64_t number = 0;
    for (int i = 0; i < bytes; i++)
        number |= (uint64_t) * (*at)++ << 8 * i;
    return number;
}

/* Puts the path before the message. */
static sw_status name_path(sw_status status, const char *path, sw_error *error)
{
    if (!error || status == SW_OK)
        return status;
    return sw_fail_in_file(error, path, error);
}

sw_status solver_values_file_save(const values_file *values, const values_kind *kind,
                                  const char *path, sw_error *error)
{
    size_t size = file_size(kind, values->count);
    unsigned char *data = malloc(size), *at = data;
    if (!data)
        return sw_fail(error, SW_NO_MEMORY, "%s: out of memory", path);
    memcpy(at, kind->magic, MAGIC);
    at += MAGIC;
    put(&at, (uint64_t)kind->version, NUMBER);
    for (int i = 0; i < kind->numbers; i++)
        put(&at, (uint32_t)values->number[i], NUMBER);
    for (size_t i = 0; i < values->count; i++)
        put(&at, (uint16_t)values->weight[i], WEIGHT);
    put(&at, XXH64(data, (size_t)(at - data), 0), CHECKSUM);
    sw_status status = os_file_replace(path, (const char *)data, size, error);
    free(data);
    return name_path(status, path, error);
}

/* Checks all but the weights themselves. */
static sw_status read_header(values_file *out, const values_kind *kind, const unsigned char *data,
                             size_t size, sw_error *error)
{
    const unsigned char *at = data + MAGIC;
    if (size < file_size(kind, 0) || memcmp(data, kind->magic, MAGIC) != 0)
        return sw_fail(error, SW_BAD_INPUT, "no file of learned values for boards of this size");
    int version = (int32_t)take(&at, NUMBER);
    if (version != kind->version)
        return sw_fail(error, SW_BAD_INPUT, "version %d of the format, not %d", version,
                       kind->version);
    for (int i = 0; i < kind->numbers; i++)
        out->number[i] = (int32_t)take(&at, NUMBER);
    out->count = kind->count(out->number, error);
    if (out->count == 0)
        return SW_BAD_INPUT;
    if (size != file_size(kind, out->count))
        return sw_fail(error, SW_BAD_INPUT, "%zu bytes long, not %zu", size,
                       file_size(kind, out->count));
    at = data + size - CHECKSUM;
    if (take(&at, CHECKSUM) != XXH64(data, size - CHECKSUM, 0))
        return sw_fail(error, SW_BAD_INPUT, "damaged: the checksum does not fit");
    return SW_OK;
}

static sw_status read_all(values_file *out, const values_kind *kind, const unsigned char *data,
                          size_t size, sw_error *error)
{
    const unsigned char *at = data + header_size(kind);
    values_file read = {.count = 0};
    sw_status status = read_header(&read, kind, data, size, error);
    if (status != SW_OK)
        return status;
    read.weight = malloc(read.count * sizeof *read.weight);
    if (!read.weight)
        return sw_fail(error, SW_NO_MEMORY, "out of memory");
    for (size_t i = 0; i < read.count; i++)
        read.weight[i] = (int16_t)(at[2 * i] | at[2 * i + 1] << 8);
    *out = read;
    return SW_OK;
}

sw_status solver_values_file_load(values_file *out, const values_kind *kind, const char *path,
                                  sw_error *error)
{
    char *data;
    size_t size;
    sw_status status = os_file_read(&data, &size, path, MOST_BYTES, error);
    if (status == SW_OK) {
        status = read_all(out, kind, (const unsigned char *)data, size, error);
        free(data);
    }
    return name_path(status, path, error);
}
