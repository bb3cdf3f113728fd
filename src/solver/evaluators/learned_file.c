/* Reads and writes a file of learned weights, with version and checksum. */
#define XXH_INLINE_ALL /* the hash's state then needs no memory of its own */
#include "evaluators/learned.h"

#include "os/file.h"

#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

enum { VERSION = 2, MOST_BYTES = 1 << 23, MOST_BIAS = 1 << 20 };

static const char magic[8] = {'S', 'W', 'V', 'A', 'L', 'U', 'E', '\n'};

/* After the magic: version, side and bias, each of 4 bytes. */
enum { HEADER = sizeof magic + 3 * 4, CHECKSUM = 8 };

static size_t file_size(int side)
{
    return HEADER + 2 * solver_learned_count(side) + CHECKSUM;
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

sw_status solver_learned_save(const learned *self, const char *path, sw_error *error)
{
    size_t size = file_size(self->side);
    unsigned char *data = malloc(size), *at = data;
    if (!data)
        return sw_fail(error, SW_NO_MEMORY, "%s: out of memory", path);
    memcpy(at, magic, sizeof magic);
    at += sizeof magic;
    put(&at, VERSION, 4);
    put(&at, (uint64_t)self->side, 4);
    put(&at, (uint32_t)self->bias, 4);
    for (size_t i = 0; i < solver_learned_count(self->side); i++)
        put(&at, (uint16_t)self->weight[i], 2);
    put(&at, XXH64(data, (size_t)(at - data), 0), CHECKSUM);
    sw_status status = os_file_replace(path, (const char *)data, size, error);
    free(data);
    return name_path(status, path, error);
}

/* Checks all but the weights themselves. */
static sw_status read_header(int *side, int *bias, const unsigned char *data, size_t size,
                             sw_error *error)
{
    const unsigned char *at = data + sizeof magic;
    if (size < HEADER + CHECKSUM || memcmp(data, magic, sizeof magic) != 0)
        return sw_fail(error, SW_BAD_INPUT, "no file of learned values");
    uint64_t version = take(&at, 4), columns = take(&at, 4);
    *bias = (int32_t)take(&at, 4);
    if (version != VERSION)
        return sw_fail(error, SW_BAD_INPUT, "version %d of the format, not %d", (int)version,
                       VERSION);
    if (columns < LEARNED_LEAST_SIDE || columns > LEARNED_MOST_SIDE)
        return sw_fail(error, SW_BAD_INPUT, "for boards of a size that none are known for");
    *side = (int)columns;
    if (size != file_size(*side))
        return sw_fail(error, SW_BAD_INPUT, "%zu bytes long, not %zu", size, file_size(*side));
    at = data + size - CHECKSUM;
    if (take(&at, CHECKSUM) != XXH64(data, size - CHECKSUM, 0))
        return sw_fail(error, SW_BAD_INPUT, "damaged: the checksum does not fit");
    if (*bias < -MOST_BIAS || *bias > MOST_BIAS)
        return sw_fail(error, SW_BAD_INPUT, "the bias is out of range");
    return SW_OK;
}

/* So that no difference of two leaves its 16 bits. */
static bool weights_fit(const learned *self)
{
    for (size_t i = 0; i < solver_learned_count(self->side); i++)
        if (self->weight[i] > LEARNED_MOST_WEIGHT || self->weight[i] < -LEARNED_MOST_WEIGHT)
            return false;
    return true;
}

static sw_status read_all(learned *out, const unsigned char *data, size_t size, sw_error *error)
{
    const unsigned char *at = data + HEADER;
    learned read;
    int side = 0, bias = 0;
    sw_status status = read_header(&side, &bias, data, size, error);
    if (status != SW_OK)
        return status;
    if (solver_learned_init(&read, side) != SW_OK)
        return sw_fail(error, SW_NO_MEMORY, "out of memory");
    read.bias = bias;
    for (size_t i = 0; i < solver_learned_count(side); i++)
        read.weight[i] = (int16_t)take(&at, 2);
    if (!weights_fit(&read)) {
        solver_learned_deinit(&read);
        return sw_fail(error, SW_BAD_INPUT, "a weight is out of range");
    }
    solver_learned_prepare(&read);
    *out = read;
    return SW_OK;
}

sw_status solver_learned_load(learned *out, const char *path, sw_error *error)
{
    char *data;
    size_t size;
    sw_status status = os_file_read(&data, &size, path, MOST_BYTES, error);
    if (status == SW_OK) {
        status = read_all(out, (const unsigned char *)data, size, error);
        free(data);
    }
    return name_path(status, path, error);
}
