/* Reads and writes a file of learned weights, with version and checksum. */
#define XXH_INLINE_ALL /* the hash's state then needs no memory of its own */
#include "evaluators/values_file.h"

#include "os/file.h"

#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

enum { VERSION = 2, MOST_BYTES = 1 << 24, MOST_BIAS = 1 << 20 };

static const char magic[8] = {'S', 'W', 'V', 'A', 'L', 'U', 'E', '\n'};

/* After the magic: version, side and bias, each of 4 bytes. */
enum { HEADER = sizeof magic + 3 * 4, CHECKSUM = 8 };

static size_t file_size(size_t count)
{
    return HEADER + 2 * count + CHECKSUM;
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

sw_status solver_values_file_save(const values_file *values, const char *path, sw_error *error)
{
    size_t size = file_size(values->count);
    unsigned char *data = malloc(size), *at = data;
    if (!data)
        return sw_fail(error, SW_NO_MEMORY, "%s: out of memory", path);
    memcpy(at, magic, sizeof magic);
    at += sizeof magic;
    put(&at, VERSION, 4);
    put(&at, (uint64_t)values->side, 4);
    put(&at, (uint32_t)values->bias, 4);
    for (size_t i = 0; i < values->count; i++)
        put(&at, (uint16_t)values->weight[i], 2);
    put(&at, XXH64(data, (size_t)(at - data), 0), CHECKSUM);
    sw_status status = os_file_replace(path, (const char *)data, size, error);
    free(data);
    return name_path(status, path, error);
}

/* Checks all but the weights themselves. */
static sw_status read_header(values_file *out, const unsigned char *data, size_t size,
                             values_file_count *count_of, sw_error *error)
{
    const unsigned char *at = data + sizeof magic;
    if (size < HEADER + CHECKSUM || memcmp(data, magic, sizeof magic) != 0)
        return sw_fail(error, SW_BAD_INPUT, "no file of learned values");
    uint64_t version = take(&at, 4), side = take(&at, 4);
    out->bias = (int32_t)take(&at, 4);
    if (version != VERSION)
        return sw_fail(error, SW_BAD_INPUT, "version %d of the format, not %d", (int)version,
                       VERSION);
    out->side = side <= INT16_MAX ? (int)side : -1;
    out->count = count_of(out->side);
    if (out->count == 0)
        return sw_fail(error, SW_BAD_INPUT, "for boards of a size that none are known for");
    if (size != file_size(out->count))
        return sw_fail(error, SW_BAD_INPUT, "%zu bytes long, not %zu", size, file_size(out->count));
    at = data + size - CHECKSUM;
    if (take(&at, CHECKSUM) != XXH64(data, size - CHECKSUM, 0))
        return sw_fail(error, SW_BAD_INPUT, "damaged: the checksum does not fit");
    if (out->bias < -MOST_BIAS || out->bias > MOST_BIAS)
        return sw_fail(error, SW_BAD_INPUT, "the bias is out of range");
    return SW_OK;
}

static bool weights_fit(const values_file *values, int most)
{
    for (size_t i = 0; i < values->count; i++)
        if (values->weight[i] > most || values->weight[i] < -most)
            return false;
    return true;
}

static sw_status read_all(values_file *out, const unsigned char *data, size_t size,
                          values_file_count *count_of, int most, sw_error *error)
{
    const unsigned char *at = data + HEADER;
    values_file read;
    sw_status status = read_header(&read, data, size, count_of, error);
    if (status != SW_OK)
        return status;
    read.weight = malloc(read.count * sizeof *read.weight);
    if (!read.weight)
        return sw_fail(error, SW_NO_MEMORY, "out of memory");
    for (size_t i = 0; i < read.count; i++)
        read.weight[i] = (int16_t)take(&at, 2);
    if (!weights_fit(&read, most)) {
        free(read.weight);
        return sw_fail(error, SW_BAD_INPUT, "a weight is out of range");
    }
    *out = read;
    return SW_OK;
}

sw_status solver_values_file_load(values_file *out, const char *path, values_file_count *count_of,
                                  int most, sw_error *error)
{
    char *data;
    size_t size;
    sw_status status = os_file_read(&data, &size, path, MOST_BYTES, error);
    if (status == SW_OK) {
        status = read_all(out, (const unsigned char *)data, size, count_of, most, error);
        free(data);
    }
    return name_path(status, path, error);
}
