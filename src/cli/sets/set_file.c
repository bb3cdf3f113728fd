/* Sets as files. */
#include "sets/set_file.h"

#include "verbs.h"

#include "os/atomic_file.h"
#include "os/file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char cli_set_ending[] = ".csv";

sw_status cli_set_folder(char *out, size_t size, sw_error *error)
{
    sw_status status = os_path_bundled(out, size, "assets", error);
    return status == SW_OK ? os_path_join(out, size, out, "sets", error) : status;
}

static bool is_path(const char *text)
{
    size_t length = strlen(text), ending = strlen(cli_set_ending);
    return strchr(text, '/') ||
           (length > ending && strcmp(text + length - ending, cli_set_ending) == 0);
}

sw_status cli_set_path(char *out, size_t size, const char *text, sw_error *error)
{
    char folder[OS_PATH_SIZE];
    bool is_whole = is_path(text);
    sw_status status = is_whole ? SW_OK : cli_set_folder(folder, sizeof folder, error);
    if (status != SW_OK)
        return status;
    int length = is_whole ? snprintf(out, size, "%s", text)
                          : snprintf(out, size, "%s/%s%s", folder, text, cli_set_ending);
    return (size_t)length < size ? SW_OK : sw_fail(error, SW_LIMIT, "the path is too long");
}

void cli_set_name(sw_text *out, const char *path)
{
    const char *slash = strrchr(path, '/');
    const char *name = slash ? slash + 1 : path;
    size_t length = strlen(name), ending = strlen(cli_set_ending);
    bool ends = length > ending && strcmp(name + length - ending, cli_set_ending) == 0;
    sw_text_add_harmless(out, name, ends ? length - ending : length);
}

sw_status cli_set_load(cli_set *out, const char *path, cli_set_sums *sums, sw_error *error)
{
    char *text;
    size_t size;
    sw_status status = os_file_read(&text, &size, path, CLI_SET_TEXT_MAX, error);
    if (status != SW_OK)
        return status;
    status = cli_set_parse(out, text, size, sums, error);
    free(text);
    return status;
}

static sw_status check_rows(const cli_set *set, sw_error *error)
{
    for (int i = 0; i < set->count; i++) {
        sw_status status = cli_set_row_check(set, &set->rows[i], error);
        if (status != SW_OK) {
            error->line = set->rows[i].line;
            return status;
        }
    }
    return SW_OK;
}

int cli_set_open(cli_set *out, const char *path)
{
    sw_error error;
    cli_set_sums sums;
    if (cli_set_load(out, path, &sums, &error) != SW_OK)
        return cli_complain_of(path, &error);
    sw_status status = check_rows(out, &error);
    if (status == SW_OK && sums.status == SW_OK)
        return CLI_ANSWERED;
    cli_set_deinit(out);
    return cli_complain_of(path, status == SW_OK ? &sums : &error);
}

/* Others may read it, as they may any file of a project: os_file_replace is for what is the player's own. */
static sw_status replace_file(const char *path, const sw_text *text, sw_error *error)
{
    os_atomic_file file;
    sw_status status = os_atomic_file_open(&file, path, 0666, error);
    if (status != SW_OK)
        return status;
    status = os_atomic_file_write(&file, text->data, text->length, error);
    if (status == SW_OK)
        return os_atomic_file_keep(&file, error);
    os_atomic_file_discard(&file);
    return status;
}

int cli_set_save(const cli_set *set, const char *path)
{
    sw_text text;
    sw_error error;
    sw_text_init(&text, CLI_SET_TEXT_MAX);
    cli_set_format(set, &text);
    sw_status status = text.failed ? sw_fail(&error, SW_NO_MEMORY, "no memory to write the set")
                                   : replace_file(path, &text, &error);
    sw_text_deinit(&text);
    return status == SW_OK ? CLI_ANSWERED : cli_complain_of(path, &error);
}
