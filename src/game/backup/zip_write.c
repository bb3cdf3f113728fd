/* Writes a zip from its first byte to its last: each content is in memory as a whole, so that its header can say what
 * follows. */
#include "backup/zip.h"
#include "backup/zip_form.h"

#include <stdlib.h>
#include <string.h>
#define ZLIB_CONST /* what is read is not written */
#include <zlib.h>

static const size_t DIRECTORY_MAX = (size_t)ZIP_COUNT_MAX * (ZIP_CENTRAL_SIZE + GAME_ZIP_NAME_MAX);

sw_status game_zip_begin(game_zip_writer *out, const char *path, sw_error *error)
{
    sw_status status = os_atomic_file_open(&out->file, path, 0600, error);
    out->length = 0;
    out->count = 0;
    if (status == SW_OK)
        sw_text_init(&out->directory, DIRECTORY_MAX + ZIP_END_SIZE);
    return status;
}

void game_zip_discard(game_zip_writer *zip)
{
    os_atomic_file_discard(&zip->file);
    sw_text_deinit(&zip->directory);
}

static void add_2(sw_text *out, unsigned number)
{
    sw_text_add_char(out, (char)(number & 0xff));
    sw_text_add_char(out, (char)(number >> 8 & 0xff));
}

static void add_4(sw_text *out, uint32_t number)
{
    add_2(out, number & 0xffff);
    add_2(out, number >> 16);
}

/* ---- Contents ---- */

typedef struct content {
    const char *data; /* as it stands in the file */
    char *owned;      /* what holds it, or NULL */
    uint32_t sum, packed, size;
    game_zip_method method;
} content;

static sw_status fail_memory(sw_error *error)
{
    return sw_fail(error, SW_NO_MEMORY, "not enough memory");
}

static sw_status fail_full(sw_error *error)
{
    return sw_fail(error, SW_LIMIT, "the file would be larger than 4 GB");
}

/* Leaves the content as it is where it does not get smaller. */
static sw_status deflate_content(content *out, sw_error *error)
{
    enum { MEMORY_LEVEL = 8 };
    z_stream stream = {0};
    if (deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, -MAX_WBITS, MEMORY_LEVEL,
                     Z_DEFAULT_STRATEGY) != Z_OK)
        return fail_memory(error);
    char *packed = malloc(out->size);
    stream.next_in = (const Bytef *)out->data;
    stream.avail_in = out->size;
    stream.next_out = (Bytef *)packed;
    stream.avail_out = out->size;
    bool smaller = packed && deflate(&stream, Z_FINISH) == Z_STREAM_END && stream.avail_out > 0;
    size_t length = stream.total_out;
    deflateEnd(&stream);
    if (!smaller) {
        free(packed);
        return packed ? SW_OK : fail_memory(error);
    }
    out->data = out->owned = packed;
    out->packed = (uint32_t)length;
    out->method = GAME_ZIP_DEFLATED;
    return SW_OK;
}

/* ---- Entries ---- */

/* What an entry's own header and its line in the directory have in common. */
static void add_facts(sw_text *out, const char *name, const content *content)
{
    add_2(out, ZIP_VERSION);
    add_2(out, ZIP_UTF8);
    add_2(out, content->method);
    add_2(out, 0);
    add_2(out, ZIP_DAY);
    add_4(out, content->sum);
    add_4(out, content->packed);
    add_4(out, content->size);
    add_2(out, (unsigned)strlen(name));
    add_2(out, 0); /* extra fields */
}

static void add_to_directory(game_zip_writer *zip, const char *name, const content *content)
{
    sw_text *out = &zip->directory;
    add_4(out, ZIP_CENTRAL);
    add_2(out, ZIP_MADE_BY);
    add_facts(out, name, content);
    add_2(out, 0); /* length of a comment */
    add_2(out, 0); /* number of the disk */
    add_2(out, 0); /* internal attributes */
    add_4(out, ZIP_REGULAR_FILE);
    add_4(out, (uint32_t)zip->length);
    sw_text_add(out, name);
}

static sw_status write_entry(game_zip_writer *zip, const char *name, const content *content,
                             sw_error *error)
{
    sw_text header;
    sw_text_init(&header, ZIP_LOCAL_SIZE + GAME_ZIP_NAME_MAX);
    add_4(&header, ZIP_LOCAL);
    add_facts(&header, name, content);
    sw_text_add(&header, name);
    add_to_directory(zip, name, content);
    sw_status status = header.failed || zip->directory.failed
                           ? fail_memory(error)
                           : os_atomic_file_write(&zip->file, header.data, header.length, error);
    if (status == SW_OK)
        status = os_atomic_file_write(&zip->file, content->data, content->packed, error);
    zip->length += header.length + content->packed;
    zip->count++;
    sw_text_deinit(&header);
    return status;
}

sw_status game_zip_add(game_zip_writer *zip, const char *name, const char *data, size_t size,
                       game_zip_method method, sw_error *error)
{
    sw_status status = SW_OK;
    size_t header = ZIP_LOCAL_SIZE + strlen(name);
    if (zip->count == ZIP_COUNT_MAX || size > UINT32_MAX ||
        zip->length + header + size + zip->directory.length > UINT32_MAX - (1u << 20))
        return fail_full(error);
    content content = {.data = data, .packed = (uint32_t)size, .size = (uint32_t)size};
    content.sum = (uint32_t)crc32_z(0, (const Bytef *)data, size);
    if (method == GAME_ZIP_DEFLATED && size > 0)
        status = deflate_content(&content, error);
    if (status == SW_OK)
        status = write_entry(zip, name, &content, error);
    free(content.owned);
    return status;
}

sw_status game_zip_end(game_zip_writer *zip, sw_error *error)
{
    sw_text *out = &zip->directory;
    uint32_t directory = (uint32_t)out->length;
    add_4(out, ZIP_END);
    add_4(out, 0); /* disks */
    add_2(out, (unsigned)zip->count);
    add_2(out, (unsigned)zip->count);
    add_4(out, directory);
    add_4(out, (uint32_t)zip->length);
    add_2(out, 0); /* comment */
    sw_status status = out->failed
                           ? fail_memory(error)
                           : os_atomic_file_write(&zip->file, out->data, out->length, error);
    if (status != SW_OK) {
        game_zip_discard(zip);
        return status;
    }
    sw_text_deinit(out);
    return os_atomic_file_keep(&zip->file, error);
}
