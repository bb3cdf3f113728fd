/* The files of tables, listed and removed. */
#include "tables/tables_files.h"

#include "verbs.h"

#include "os/paths.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT_LIMIT = 8192 };
static const double BYTES_A_MB = 1 << 20;

static const char *const states[] = {
    [SOLVER_FILE_GOOD] = "good",
    [SOLVER_FILE_STALE] = "stale",
    [SOLVER_FILE_DAMAGED] = "damaged",
    [SOLVER_FILE_UNFINISHED] = "unfinished",
};

void cli_tables_add_file(sw_text *out, const solver_file *file, const char *word)
{
    sw_text_addf(out, "%12" PRIu64 "  %-10s  %s\n", file->bytes, word, file->name);
}

sw_status cli_tables_add_files(sw_text *out, sw_error *error)
{
    char folder[OS_PATH_SIZE];
    solver_file *files;
    size_t count;
    if (solver_cache_folder(folder, sizeof folder, NULL) != SW_OK)
        return SW_OK;
    sw_status status = solver_cache_list(&files, &count, folder, error);
    if (status != SW_OK)
        return status;
    sw_text_add(out, count > 0 ? "\nFiles in " : "\nNo files in ");
    sw_text_add_harmless(out, folder, strlen(folder));
    sw_text_add(out, count > 0 ? ":\n" : "\n");
    for (size_t i = 0; i < count; i++)
        cli_tables_add_file(out, &files[i], states[files[i].state]);
    free(files);
    return SW_OK;
}

static int print_freed(const char *folder, size_t files, uint64_t bytes)
{
    sw_text text;
    sw_text_init(&text, TEXT_LIMIT);
    sw_text_add_harmless(&text, folder, strlen(folder));
    sw_text_addf(&text, ": %zu file%s removed, %.2f MB freed\n", files, files == 1 ? "" : "s",
                 (double)bytes / BYTES_A_MB);
    int code = cli_print_text(&text);
    sw_text_deinit(&text);
    return code;
}

int cli_tables_clear(void)
{
    char folder[OS_PATH_SIZE];
    sw_error error;
    size_t files;
    uint64_t bytes;
    if (solver_cache_folder(folder, sizeof folder, &error) != SW_OK)
        return cli_complain("tables clear", &error);
    if (solver_cache_clear(folder, &files, &bytes, &error) != SW_OK)
        return cli_complain_of(folder, &error);
    return print_freed(folder, files, bytes);
}
