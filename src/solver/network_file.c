#define XXH_INLINE_ALL /* the hash's state then needs no memory of its own */
#include "network.h"

#include "os/file.h"

#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

enum { VERSION = 1, MOST_BYTES = 1 << 23 };

/* Biases from here on could make a sum leave its 32 bits. */
enum { BIAS_LIMIT = 1 << 30 };

static const char magic[8] = {'S', 'W', 'V', 'A', 'L', 'U', 'E', '\n'};

/* After the magic: version, side, hidden units, second units, each of 4 bytes. */
enum { HEADER = sizeof magic + 4 * 4, CHECKSUM = 8 };

/* Numbers of a network that follow one another in its file, of 1, 2 or 4 bytes each. */
typedef struct part {
    void *numbers;
    size_t count;
    int bytes;
} part;

enum { PARTS = 6 };

static void list_parts(part out[PARTS], network *net)
{
    const part parts[PARTS] = {
        {net->first, network_first_count(net->side), 2},
        {net->first_bias, NETWORK_HIDDEN, 2},
        {net->second, NETWORK_FOURS * sizeof(network_four), 1},
        {net->second_bias, NETWORK_SECOND, 4},
        {net->third, NETWORK_SECOND, 2},
        {&net->third_bias, 1, 4},
    };
    memcpy(out, parts, sizeof parts);
}

static size_t file_size(int side)
{
    network net = {.side = side};
    part parts[PARTS];
    size_t size = HEADER + CHECKSUM;
    list_parts(parts, &net);
    for (int i = 0; i < PARTS; i++)
        size += parts[i].count * (size_t)parts[i].bytes;
    return size;
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

static void put_part(unsigned char **at, const part *from)
{
    for (size_t i = 0; i < from->count; i++)
        switch (from->bytes) {
        case 1:
            put(at, (uint8_t)((const int8_t *)from->numbers)[i], 1);
            break;
        case 2:
            put(at, (uint16_t)((const int16_t *)from->numbers)[i], 2);
            break;
        default:
            put(at, (uint32_t)((const int32_t *)from->numbers)[i], 4);
        }
}

static void take_part(const unsigned char **at, const part *to)
{
    for (size_t i = 0; i < to->count; i++)
        switch (to->bytes) {
        case 1:
            ((int8_t *)to->numbers)[i] = (int8_t)take(at, 1);
            break;
        case 2:
            ((int16_t *)to->numbers)[i] = (int16_t)take(at, 2);
            break;
        default:
            ((int32_t *)to->numbers)[i] = (int32_t)take(at, 4);
        }
}

static void write_all(unsigned char *data, network *net)
{
    unsigned char *at = data;
    part parts[PARTS];
    memcpy(at, magic, sizeof magic);
    at += sizeof magic;
    put(&at, VERSION, 4);
    put(&at, (uint64_t)net->side, 4);
    put(&at, NETWORK_HIDDEN, 4);
    put(&at, NETWORK_SECOND, 4);
    list_parts(parts, net);
    for (int i = 0; i < PARTS; i++)
        put_part(&at, &parts[i]);
    put(&at, XXH64(data, (size_t)(at - data), 0), CHECKSUM);
}

/* Puts the path before the message. */
static sw_status name_path(sw_status status, const char *path, sw_error *error)
{
    char message[SW_ERROR_SIZE];
    if (!error || status == SW_OK)
        return status;
    sw_error_describe(error, path, message, sizeof message);
    return sw_fail(error, status, "%s", message);
}

sw_status network_save(const network *net, const char *path, sw_error *error)
{
    network same = *net; /* its numbers are only read */
    size_t size = file_size(net->side);
    unsigned char *data = malloc(size);
    if (!data)
        return sw_fail(error, SW_NO_MEMORY, "%s: out of memory", path);
    write_all(data, &same);
    sw_status status = os_file_replace(path, (const char *)data, size, error);
    free(data);
    return name_path(status, path, error);
}

/* Checks all but the numbers themselves. */
static sw_status read_header(int *side, const unsigned char *data, size_t size, sw_error *error)
{
    const unsigned char *at = data + sizeof magic;
    if (size < HEADER + CHECKSUM || memcmp(data, magic, sizeof magic) != 0)
        return sw_fail(error, SW_BAD_INPUT, "no network of learned values");
    uint64_t version = take(&at, 4), edge = take(&at, 4);
    uint64_t hidden = take(&at, 4), second = take(&at, 4);
    if (version != VERSION)
        return sw_fail(error, SW_BAD_INPUT, "version %d of the format, not %d", (int)version,
                       VERSION);
    if (edge < 2 || edge > NETWORK_MAX_SIDE || hidden != NETWORK_HIDDEN || second != NETWORK_SECOND)
        return sw_fail(error, SW_BAD_INPUT, "a network of another size than any in use");
    if (size != file_size((int)edge))
        return sw_fail(error, SW_BAD_INPUT, "%zu bytes long, not %zu", size, file_size((int)edge));
    at = data + size - CHECKSUM;
    if (take(&at, CHECKSUM) != XXH64(data, size - CHECKSUM, 0))
        return sw_fail(error, SW_BAD_INPUT, "damaged: the checksum does not fit");
    *side = (int)edge;
    return SW_OK;
}

static bool biases_fit(const network *net)
{
    bool fit = net->third_bias < BIAS_LIMIT && net->third_bias > -BIAS_LIMIT;
    for (int i = 0; i < NETWORK_SECOND; i++)
        fit &= net->second_bias[i] < BIAS_LIMIT && net->second_bias[i] > -BIAS_LIMIT;
    return fit;
}

static sw_status read_all(network *out, const unsigned char *data, size_t size, sw_error *error)
{
    const unsigned char *at = data + HEADER;
    network net;
    part parts[PARTS];
    int side = 0;
    sw_status status = read_header(&side, data, size, error);
    if (status != SW_OK)
        return status;
    if (network_init(&net, side) != SW_OK)
        return sw_fail(error, SW_NO_MEMORY, "out of memory");
    list_parts(parts, &net);
    for (int i = 0; i < PARTS; i++)
        take_part(&at, &parts[i]);
    if (!biases_fit(&net)) {
        network_deinit(&net);
        return sw_fail(error, SW_BAD_INPUT, "a bias is out of range");
    }
    *out = net;
    return SW_OK;
}

sw_status network_load(network *out, const char *path, sw_error *error)
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
