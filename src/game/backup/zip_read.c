/* Reads a zip that anybody may have made: every number is compared with what the file has room for before it is used. */
#include "backup/zip.h"
#include "backup/zip_form.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#define ZLIB_CONST /* what is read is not written */
#include <zlib.h>

static unsigned take_2(const unsigned char *at)
{
    return at[0] | (unsigned)at[1] << 8;
}

static uint32_t take_4(const unsigned char *at)
{
    return take_2(at) | (uint32_t)take_2(at + 2) << 16;
}

static sw_status read_at(game_zip *zip, uint64_t at, void *out, size_t size, sw_error *error)
{
    size_t got;
    sw_status status = os_reader_seek(&zip->file, at, error);
    if (status == SW_OK)
        status = os_reader_read(&zip->file, out, size, &got, error);
    if (status == SW_OK && got < size)
        status = sw_fail(error, SW_BAD_INPUT, "the file is cut short");
    return status;
}

/* ---- The directory ---- */

typedef struct directory {
    uint32_t at, size; /* at: also where the entries end */
    size_t count;
} directory;

static sw_status fail_form(sw_error *error)
{
    return sw_fail(error, SW_BAD_INPUT, "the file is damaged or not a Slidewise backup");
}

/* From the last record, which ends the file. */
static sw_status find_directory(game_zip *zip, directory *out, sw_error *error)
{
    unsigned char end[ZIP_END_SIZE];
    uint64_t size = zip->file.size;
    if (size < sizeof end)
        return fail_form(error);
    sw_status status = read_at(zip, size - sizeof end, end, sizeof end, error);
    if (status != SW_OK)
        return status;
    *out = (directory){take_4(end + 16), take_4(end + 12), take_2(end + 10)};
    bool good = take_4(end) == ZIP_END && take_4(end + 4) == 0 && take_2(end + 8) == out->count &&
                take_2(end + 20) == 0 && (uint64_t)out->at + out->size + sizeof end == size;
    return good ? SW_OK : fail_form(error);
}

/* What the entry's own header and the directory say alike: from the version needed to the name's length. */
enum { LOCAL_FACTS = 4, CENTRAL_FACTS = 6 };

static bool take_facts(game_zip_entry *out, const unsigned char *at, size_t *name_length)
{
    unsigned version = take_2(at), flags = take_2(at + 2), method = take_2(at + 4);
    out->method = (game_zip_method)method;
    out->sum = take_4(at + 10);
    out->packed = take_4(at + 14);
    out->size = take_4(at + 18);
    *name_length = take_2(at + 22);
    bool stored = method == GAME_ZIP_STORED && out->packed == out->size;
    return version <= ZIP_VERSION && (flags & ~(unsigned)ZIP_UTF8) == 0 &&
           (stored || method == GAME_ZIP_DEFLATED) && *name_length > 0 &&
           *name_length <= GAME_ZIP_NAME_MAX && take_2(at + 24) == 0;
}

/* One entry's line: `left` bytes are left of the directory, and the entry lies where the one before it ended. Returns
 * the line's length; 0: it is none. */
static size_t take_line(game_zip_entry *out, const unsigned char *at, size_t left, uint64_t *end)
{
    size_t name_length;
    if (left < ZIP_CENTRAL_SIZE || take_4(at) != ZIP_CENTRAL ||
        !take_facts(out, at + CENTRAL_FACTS, &name_length) || left < ZIP_CENTRAL_SIZE + name_length)
        return 0;
    /* The kind of file, such as a link; 0 from systems that have no kinds. */
    uint32_t kind = take_4(at + 38) & 0170000u << 16;
    out->at = take_4(at + 42);
    bool good = take_4(at + 32) == 0 && out->at == *end &&
                (kind == 0 || kind == (ZIP_REGULAR_FILE & 0170000u << 16)) &&
                !memchr(at + ZIP_CENTRAL_SIZE, '\0', name_length);
    *end += ZIP_LOCAL_SIZE + name_length + out->packed;
    return good ? ZIP_CENTRAL_SIZE + name_length : 0;
}

/* The names move to the beginning of `bytes`, which they leave room for. */
static bool take_lines(game_zip *zip, unsigned char *bytes, const directory *from)
{
    size_t used = 0, kept = 0;
    uint64_t end = 0;
    for (zip->count = 0; zip->count < from->count; zip->count++) {
        game_zip_entry *entry = &zip->entries[zip->count];
        size_t length = take_line(entry, bytes + used, from->size - used, &end);
        if (length == 0)
            return false;
        size_t name = length - ZIP_CENTRAL_SIZE;
        memmove(bytes + kept, bytes + used + ZIP_CENTRAL_SIZE, name);
        bytes[kept + name] = '\0';
        entry->name = (const char *)bytes + kept;
        kept += name + 1;
        used += length;
    }
    return used == from->size && end == from->at;
}

static sw_status read_directory(game_zip *zip, size_t most, sw_error *error)
{
    directory from = {0};
    sw_status status = find_directory(zip, &from, error);
    if (status != SW_OK)
        return status;
    if (from.count > most || from.size > from.count * (ZIP_CENTRAL_SIZE + GAME_ZIP_NAME_MAX))
        return sw_fail(error, SW_BAD_INPUT, "the file has %zu entries, more than the limit of %zu",
                       from.count, most);
    zip->names = malloc((size_t)from.size + 1);
    zip->entries = calloc(from.count + 1, sizeof *zip->entries);
    if (!zip->names || !zip->entries)
        return sw_fail(error, SW_NO_MEMORY, "not enough memory");
    status = read_at(zip, from.at, zip->names, from.size, error);
    if (status == SW_OK && !take_lines(zip, (unsigned char *)zip->names, &from))
        status = fail_form(error);
    return status;
}

sw_status game_zip_open(game_zip *out, const char *path, size_t most, sw_error *error)
{
    *out = (game_zip){0};
    sw_status status = os_reader_open(&out->file, path, error);
    if (status != SW_OK)
        return status;
    status = read_directory(out, most, error);
    if (status != SW_OK)
        game_zip_close(out);
    return status;
}

void game_zip_close(game_zip *zip)
{
    os_reader_close(&zip->file);
    free(zip->entries);
    free(zip->names);
    *zip = (game_zip){0};
}

/* ---- Contents ---- */

static sw_status fail_damaged(sw_error *error)
{
    return sw_fail(error, SW_BAD_INPUT, "damaged: its checksum does not match");
}

/* The entry's own header must say what the directory says. The file then stands at its content. */
static sw_status pass_header(game_zip *zip, const game_zip_entry *entry, sw_error *error)
{
    unsigned char header[ZIP_LOCAL_SIZE + GAME_ZIP_NAME_MAX];
    game_zip_entry own = {0};
    size_t length = strlen(entry->name), own_length;
    sw_status status = read_at(zip, entry->at, header, ZIP_LOCAL_SIZE + length, error);
    if (status != SW_OK)
        return status;
    bool same = take_4(header) == ZIP_LOCAL &&
                take_facts(&own, header + LOCAL_FACTS, &own_length) && own_length == length &&
                memcmp(header + ZIP_LOCAL_SIZE, entry->name, length) == 0 &&
                own.method == entry->method && own.sum == entry->sum &&
                own.packed == entry->packed && own.size == entry->size;
    return same ? SW_OK : fail_damaged(error);
}

/* Takes exactly the entry's packed bytes, and gives exactly its size. */
static sw_status inflate_all(game_zip *zip, const game_zip_entry *entry, z_stream *stream,
                             sw_error *error)
{
    unsigned char piece[1 << 14];
    uint32_t left = entry->packed;
    int outcome = Z_OK;
    while (left > 0 && outcome == Z_OK) {
        size_t size = left < sizeof piece ? left : sizeof piece, got;
        sw_status status = os_reader_read(&zip->file, piece, size, &got, error);
        if (status != SW_OK)
            return status;
        if (got < size)
            break;
        left -= (uint32_t)size;
        stream->next_in = piece;
        stream->avail_in = (uInt)size;
        outcome = inflate(stream, Z_NO_FLUSH);
    }
    if (outcome == Z_MEM_ERROR)
        return sw_fail(error, SW_NO_MEMORY, "not enough memory");
    bool whole =
        outcome == Z_STREAM_END && left == 0 && stream->avail_in == 0 && stream->avail_out == 0;
    return whole ? SW_OK : fail_damaged(error);
}

static sw_status inflate_content(game_zip *zip, const game_zip_entry *entry, char *out,
                                 sw_error *error)
{
    z_stream stream = {.next_out = (Bytef *)out, .avail_out = entry->size};
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK)
        return sw_fail(error, SW_NO_MEMORY, "not enough memory");
    sw_status status = inflate_all(zip, entry, &stream, error);
    inflateEnd(&stream);
    return status;
}

static sw_status copy_content(game_zip *zip, const game_zip_entry *entry, char *out,
                              sw_error *error)
{
    size_t got;
    sw_status status = os_reader_read(&zip->file, out, entry->size, &got, error);
    return status == SW_OK && got < entry->size ? fail_damaged(error) : status;
}

sw_status game_zip_read(game_zip *zip, const game_zip_entry *entry, char **out, sw_error *error)
{
    char *data = malloc((size_t)entry->size + 1);
    if (!data)
        return sw_fail(error, SW_NO_MEMORY, "no memory for %" PRIu32 " bytes", entry->size);
    sw_status status = pass_header(zip, entry, error);
    if (status == SW_OK)
        status = entry->method == GAME_ZIP_STORED ? copy_content(zip, entry, data, error)
                                                  : inflate_content(zip, entry, data, error);
    if (status == SW_OK && crc32_z(0, (const Bytef *)data, entry->size) != entry->sum)
        status = fail_damaged(error);
    if (status != SW_OK) {
        free(data);
        return status;
    }
    data[entry->size] = '\0';
    *out = data;
    return SW_OK;
}
