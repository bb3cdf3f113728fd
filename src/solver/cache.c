/* Tables in files: the folder, its list and its clearing, and saving those of a claim. */
#include "solver/cache.h"

#include "core/progress.h"
#include "os/file.h"
#include "os/paths.h"
#include "os/reader.h"
#include "patterns/pattern_file.h"
#include "solver_parts.h"

#include <stdlib.h>

sw_status solver_cache_folder(char *out, size_t size, sw_error *error)
{
    sw_status status = os_path_cache(out, size, error);
    return status == SW_OK ? os_path_join(out, size, out, "tables", error) : status;
}

bool solver_set_cache(solver *self, const char *folder)
{
    return solver_pattern_store_set_folder(solver_tables_patterns(solver_shared_tables(self)),
                                           folder);
}

sw_status solver_claim_save(solver_claim *claim, const solver_progress *progress,
                            solver_file out[SOLVER_MOST_FILES], int *count, sw_error *error)
{
    pattern_claim *patterns = solver_claim_patterns(claim);
    *count = 0;
    if (!patterns)
        return SW_OK;
    return solver_pattern_claim_save(patterns, progress ? &progress->cancel : NULL, out, count,
                                     error);
}

static sw_status save(solver_claim *claim, solver_progress *progress, solver_file_saved *saved,
                      void *data, sw_error *error)
{
    solver_file files[SOLVER_MOST_FILES];
    int count;
    sw_status status = solver_claim_save(claim, progress, files, &count, error);
    for (int i = 0; i < count && status == SW_OK && saved; i++)
        saved(data, &files[i]);
    return status;
}

sw_status solver_claim_save_all(solver *self, solver_claim *claim, solver_memory memory,
                                solver_progress *progress, solver_file_saved *saved, void *data,
                                sw_error *error)
{
    sw_status status = SW_OK;
    size_t bytes_saved = 0;
    for (int word = 0; word <= SOLVER_MEMORIES && status == SW_OK; word++) {
        bool less = word < SOLVER_MEMORIES &&
                    solver_memory_limit((solver_memory)word) < solver_memory_limit(memory);
        if (!less && word < SOLVER_MEMORIES)
            continue;
        solver_set_memory(self, less ? (solver_memory)word : memory);
        status = solver_claim_wait(claim, progress);
        if (status != SW_OK)
            return sw_fail(error, status, "memory ran out");
        size_t bytes = solver_claim_state(claim).bytes;
        if (bytes != bytes_saved)
            status = save(claim, progress, saved, data, error);
        bytes_saved = bytes;
    }
    return status;
}

/* Leaves the names of tables' files in the list, and frees the others. */
static size_t keep_ours(char **names, size_t count)
{
    size_t kept = 0;
    for (size_t i = 0; i < count; i++)
        if (solver_pattern_file_is_name(names[i]))
            names[kept++] = names[i];
        else
            free(names[i]);
    return kept;
}

/* A folder that is not there is empty. */
static sw_status list_names(char ***names, size_t *count, const char *folder, sw_error *error)
{
    *names = NULL;
    *count = 0;
    sw_status status = os_folder_list(names, count, folder, error);
    if (status == SW_OK)
        *count = keep_ours(*names, *count);
    return status == SW_NOT_FOUND ? SW_OK : status;
}

sw_status solver_cache_list(solver_file **out, size_t *count, const char *folder, sw_error *error)
{
    char **names;
    size_t named;
    *out = NULL;
    *count = 0;
    sw_status status = list_names(&names, &named, folder, error);
    if (status == SW_OK && named > 0) {
        *out = calloc(named, sizeof **out);
        if (!*out)
            status = sw_fail(error, SW_NO_MEMORY, "no memory for a list of files");
    }
    for (; *out && *count < named; ++*count)
        (*out)[*count] = solver_pattern_file_look(folder, names[*count]);
    os_folder_free(names, named);
    return status;
}

static sw_status remove_file(const char *path, uint64_t *bytes, sw_error *error)
{
    os_reader file;
    uint64_t size = 0;
    if (os_reader_open(&file, path, NULL) == SW_OK) {
        size = file.size;
        os_reader_close(&file);
    }
    sw_status status = os_file_remove(path, error);
    *bytes += status == SW_OK ? size : 0;
    return status;
}

sw_status solver_cache_clear(const char *folder, size_t *files, uint64_t *bytes, sw_error *error)
{
    char path[OS_PATH_SIZE], **names;
    size_t count;
    *files = 0;
    *bytes = 0;
    sw_status status = list_names(&names, &count, folder, error);
    for (size_t i = 0; i < count && status == SW_OK; i++) {
        status = os_path_join(path, sizeof path, folder, names[i], error);
        if (status == SW_OK)
            status = remove_file(path, bytes, error);
        *files += status == SW_OK;
    }
    os_folder_free(names, count);
    return status;
}
