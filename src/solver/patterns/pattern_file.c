/* Reads, writes and checks the files of pattern databases. */
#define XXH_INLINE_ALL /* the hash's state then needs no memory of its own */
#include "patterns/pattern_file.h"

#include "os/atomic_file.h"
#include "os/file.h"
#include "os/pages.h"
#include "os/paths.h"
#include "os/reader.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>
#include <xxhash.h>

enum { VERSION = 1, BYTE_ORDER_MARK = 0x01020304 };

/* What is read, hashed and written at once: it stays in the processor's cache meanwhile. What is only
 * looked at passes through a buffer on the stack, and a thread's stack may be small. */
enum { PIECE = 1 << 16, PASSING = 1 << 12, MODE = 0644 };

static const char magic[8] = {'S', 'W', 'T', 'A', 'B', 'L', 'E', '\n'};
static const char suffix[] = ".swpt", unfinished[] = ".swpt.tmp-";

/* In the machine's own byte order, as the bits behind it are. */
typedef struct file_header {
    char magic[8];
    uint32_t version;
    uint32_t byte_order_mark;
    uint16_t columns, rows;
    uint32_t tiles;
    uint32_t homes;
    uint32_t outside;
    uint32_t blocks;
    uint32_t words;
    uint64_t bytes;    /* of the bits */
    uint64_t checksum; /* of all above, and of the bits */
} file_header;

enum { SUMMED = offsetof(file_header, checksum) };
static_assert(sizeof(file_header) == 56 && SUMMED == 48, "a file's header has no gaps");

static file_header header_of(const pattern *table)
{
    const pattern_space *space = table->space;
    file_header header = {
        .version = VERSION,
        .byte_order_mark = BYTE_ORDER_MARK,
        .columns = (uint16_t)space->size.columns,
        .rows = (uint16_t)space->size.rows,
        .tiles = (uint32_t)space->tiles,
        .homes = table->homes,
        .outside = table->outside,
        .blocks = space->blocks,
        .words = (uint32_t)table->words,
        .bytes = solver_pattern_bytes(table),
    };
    memcpy(header.magic, magic, sizeof magic);
    return header;
}

static void write_name(char *out, const file_header *header)
{
    snprintf(out, SOLVER_FILE_NAME, "%dx%d-%u-%x-%x%s", header->columns, header->rows,
             header->tiles, header->homes, header->outside, suffix);
}

static bool is_stopped(const atomic_bool *stop)
{
    return stop && atomic_load_explicit(stop, memory_order_relaxed);
}

static size_t piece_at(const file_header *header, uint64_t done, size_t most)
{
    return header->bytes - done < most ? (size_t)(header->bytes - done) : most;
}

static void begin_sum(XXH3_state_t *sum, const file_header *header)
{
    XXH3_64bits_reset(sum);
    XXH3_64bits_update(sum, header, SUMMED);
}

/* A header whose version is ours and that fits the file's size; the table may still be any. */
static solver_file_state read_header(os_reader *file, file_header *out)
{
    size_t got;
    if (os_reader_read(file, out, sizeof *out, &got, NULL) != SW_OK || got < sizeof *out ||
        memcmp(out->magic, magic, sizeof magic) != 0)
        return SOLVER_FILE_DAMAGED;
    if (out->version != VERSION || out->byte_order_mark != BYTE_ORDER_MARK)
        return SOLVER_FILE_STALE;
    return file->size - sizeof *out == out->bytes ? SOLVER_FILE_GOOD : SOLVER_FILE_DAMAGED;
}

/* Reads the bits, into `bits` or, where that is NULL, past it. SW_NOT_FOUND where their checksum is
 * not the header's. */
static sw_status read_bits(os_reader *file, const file_header *header, char *bits,
                           const atomic_bool *stop)
{
    char passing[PASSING];
    XXH3_state_t sum;
    size_t got;
    begin_sum(&sum, header);
    for (uint64_t done = 0; done < header->bytes; done += got) {
        size_t piece = piece_at(header, done, bits ? PIECE : PASSING);
        char *to = bits ? bits + done : passing;
        if (is_stopped(stop))
            return SW_CANCELLED;
        if (os_reader_read(file, to, piece, &got, NULL) != SW_OK || got < piece)
            return SW_NOT_FOUND;
        XXH3_64bits_update(&sum, to, piece);
    }
    return XXH3_64bits_digest(&sum) == header->checksum ? SW_OK : SW_NOT_FOUND;
}

/* Opens the table's file and reads its header, which is in every field as it must be. */
static sw_status open_file(os_reader *out, file_header *header, const pattern *table,
                           const char *path)
{
    file_header wanted = header_of(table);
    if (os_reader_open(out, path, NULL) != SW_OK)
        return SW_NOT_FOUND;
    if (read_header(out, header) == SOLVER_FILE_GOOD && memcmp(header, &wanted, SUMMED) == 0)
        return SW_OK;
    os_reader_close(out);
    return SW_NOT_FOUND;
}

/* The table's file: its name, and its path in the folder. */
static sw_status find_path(char name[SOLVER_FILE_NAME], char path[OS_PATH_SIZE],
                           const pattern *table, const char *folder, sw_error *error)
{
    file_header header = header_of(table);
    write_name(name, &header);
    return os_path_join(path, OS_PATH_SIZE, folder, name, error);
}

sw_status solver_pattern_file_load(pattern *out, const pattern_space *space, cell_set homes,
                                   int blank_home, const char *folder, const atomic_bool *stop)
{
    pattern table = solver_pattern_outline(space, homes, blank_home);
    char name[SOLVER_FILE_NAME], path[OS_PATH_SIZE];
    os_reader file;
    file_header header;
    *out = (pattern){.space = NULL};
    if (find_path(name, path, &table, folder, NULL) != SW_OK ||
        open_file(&file, &header, &table, path) != SW_OK)
        return SW_NOT_FOUND;
    table.bits = os_pages_alloc(solver_pattern_bytes(&table));
    sw_status status =
        table.bits ? read_bits(&file, &header, (char *)table.bits, stop) : SW_NO_MEMORY;
    os_reader_close(&file);
    if (status == SW_OK)
        *out = table;
    else
        solver_pattern_deinit(&table);
    return status;
}

/* SW_OK, SW_NOT_FOUND or SW_CANCELLED. */
static sw_status check(const pattern *table, const char *path, const atomic_bool *stop)
{
    os_reader file;
    file_header header;
    sw_status status = open_file(&file, &header, table, path);
    if (status != SW_OK)
        return status;
    status = read_bits(&file, &header, NULL, stop);
    os_reader_close(&file);
    return status;
}

/* The sum comes before the bits: it is made on a way of its own through them. */
static sw_status sum_bits(file_header *header, const char *bits, const atomic_bool *stop)
{
    XXH3_state_t sum;
    begin_sum(&sum, header);
    for (uint64_t done = 0; done < header->bytes; done += piece_at(header, done, PIECE)) {
        if (is_stopped(stop))
            return SW_CANCELLED;
        XXH3_64bits_update(&sum, bits + done, piece_at(header, done, PIECE));
    }
    header->checksum = XXH3_64bits_digest(&sum);
    return SW_OK;
}

static sw_status write_pieces(os_atomic_file *file, const file_header *header, const char *bits,
                              const atomic_bool *stop, sw_error *error)
{
    sw_status status = os_atomic_file_write(file, (const char *)header, sizeof *header, error);
    for (uint64_t done = 0; done < header->bytes && status == SW_OK;
         done += piece_at(header, done, PIECE)) {
        if (is_stopped(stop))
            return SW_CANCELLED;
        status = os_atomic_file_write(file, bits + done, piece_at(header, done, PIECE), error);
    }
    return status;
}

static sw_status write_file(const pattern *table, const char *path, const atomic_bool *stop,
                            sw_error *error)
{
    const char *bits = (const char *)table->bits;
    file_header header = header_of(table);
    os_atomic_file file;
    sw_status status = sum_bits(&header, bits, stop);
    if (status == SW_OK)
        status = os_atomic_file_open(&file, path, MODE, error);
    if (status != SW_OK)
        return status;
    status = write_pieces(&file, &header, bits, stop, error);
    if (status == SW_OK)
        return os_atomic_file_keep(&file, error);
    os_atomic_file_discard(&file);
    return status;
}

/* Puts the path before the message. */
static sw_status name_path(sw_status status, const char *path, sw_error *error)
{
    if (!error || status == SW_OK || status == SW_CANCELLED)
        return status;
    return sw_fail_in_file(error, path, error);
}

sw_status solver_pattern_file_save(const pattern *table, const char *folder,
                                   const atomic_bool *stop, solver_file *about, sw_error *error)
{
    char path[OS_PATH_SIZE];
    *about = (solver_file){.bytes = sizeof(file_header) + solver_pattern_bytes(table)};
    sw_status status = os_folder_make(folder, error);
    if (status == SW_OK)
        status = find_path(about->name, path, table, folder, error);
    if (status != SW_OK)
        return name_path(status, folder, error);
    status = check(table, path, stop);
    if (status != SW_NOT_FOUND)
        return status;
    about->written = true;
    return name_path(write_file(table, path, stop, error), path, error);
}

bool solver_pattern_file_is_name(const char *name)
{
    size_t length = strlen(name), tail = strlen(suffix);
    return length < SOLVER_FILE_NAME &&
           ((length > tail && strcmp(name + length - tail, suffix) == 0) ||
            strstr(name, unfinished));
}

/* A file that lies under another name than its own is never looked for. */
static solver_file_state judge(os_reader *file, const char *name)
{
    char own[SOLVER_FILE_NAME];
    file_header header;
    solver_file_state state = read_header(file, &header);
    if (state != SOLVER_FILE_GOOD)
        return state;
    write_name(own, &header);
    return strcmp(name, own) == 0 && read_bits(file, &header, NULL, NULL) == SW_OK
               ? SOLVER_FILE_GOOD
               : SOLVER_FILE_DAMAGED;
}

solver_file solver_pattern_file_look(const char *folder, const char *name)
{
    solver_file about = {.state = SOLVER_FILE_DAMAGED};
    char path[OS_PATH_SIZE];
    os_reader file;
    snprintf(about.name, sizeof about.name, "%s", name);
    if (os_path_join(path, sizeof path, folder, name, NULL) != SW_OK ||
        os_reader_open(&file, path, NULL) != SW_OK)
        return about;
    about.bytes = file.size;
    about.state = strstr(name, unfinished) ? SOLVER_FILE_UNFINISHED : judge(&file, name);
    os_reader_close(&file);
    return about;
}
