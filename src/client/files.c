/* A folder to choose a file from: what is in it, in which order, and what is shown of it. */
#include "client/files.h"

#include "base/utf8.h"
#include "os/entries.h"
#include "os/paths.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* ---- Order ---- */

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* Two numbers by their worth: both texts are moved behind them. */
static int order_numbers(const char **a, const char **b)
{
    while (**a == '0')
        ++*a;
    while (**b == '0')
        ++*b;
    size_t long_a = strspn(*a, "0123456789"), long_b = strspn(*b, "0123456789");
    int order = long_a != long_b ? (long_a < long_b ? -1 : 1) : memcmp(*a, *b, long_a);
    *a += long_a;
    *b += long_b;
    return order;
}

int client_file_order(const char *a, const char *b)
{
    const char *whole_a = a, *whole_b = b;
    while (*a && *b) {
        if (is_digit(*a) && is_digit(*b)) {
            int order = order_numbers(&a, &b);
            if (order != 0)
                return order;
            continue;
        }
        uint32_t code_a = sw_utf8_small(sw_utf8_next(&a)), code_b = sw_utf8_small(sw_utf8_next(&b));
        if (code_a != code_b)
            return code_a < code_b ? -1 : 1;
    }
    if (*a || *b)
        return *a ? 1 : -1;
    return strcmp(whole_a, whole_b);
}

static int order_files(const void *a, const void *b)
{
    const client_file *one = a, *other = b;
    if (one->folder != other->folder)
        return one->folder ? -1 : 1;
    return client_file_order(one->name, other->name);
}

/* ---- Reading ---- */

static bool can_be_opened(const char *name, const char *const *endings)
{
    const char *dot = strrchr(name, '.');
    for (; dot && *endings; endings++)
        if (strcasecmp(dot + 1, *endings) == 0)
            return true;
    return false;
}

sw_status client_files_read(client_files *out, const char *path, const char *const *endings,
                            sw_error *error)
{
    os_entry *entries;
    size_t count;
    sw_status status = os_entries_list(&entries, &count, path, error);
    if (status != SW_OK)
        return status;
    client_files files = {.all = calloc(count + 1, sizeof *files.all),
                          .shown = calloc(count + 1, sizeof *files.shown)};
    for (size_t i = 0; files.all && files.shown && i < count; i++)
        if (entries[i].folder || can_be_opened(entries[i].name, endings)) {
            files.all[files.count++] =
                (client_file){.name = entries[i].name, .folder = entries[i].folder};
            entries[i].name = NULL;
        }
    os_entries_free(entries, count);
    if (!files.all || !files.shown) {
        client_files_deinit(&files);
        return sw_fail(error, SW_NO_MEMORY, "no memory for the folder's names");
    }
    qsort(files.all, files.count, sizeof *files.all, order_files);
    client_files_filter(&files, "");
    *out = files;
    return SW_OK;
}

void client_files_deinit(client_files *files)
{
    for (size_t i = 0; i < files->count; i++)
        free(files->all[i].name);
    free(files->all);
    free(files->shown);
    *files = (client_files){0};
}

/* ---- What is shown ---- */

static bool begins(const char *name, const char *text)
{
    while (*text) {
        if (!*name || sw_utf8_small(sw_utf8_next(&name)) != sw_utf8_small(sw_utf8_next(&text)))
            return false;
    }
    return true;
}

bool client_file_matches(const char *name, const char *text)
{
    while (*name && !begins(name, text))
        sw_utf8_next(&name);
    return *name || !*text;
}

void client_files_filter(client_files *files, const char *text)
{
    files->shown_count = 0;
    for (size_t i = 0; i < files->count; i++)
        if (client_file_matches(files->all[i].name, text))
            files->shown[files->shown_count++] = i;
}

client_file *client_files_row(const client_files *files, int row)
{
    return row >= 0 && (size_t)row < files->shown_count ? &files->all[files->shown[row]] : NULL;
}

int client_files_find(const client_files *files, const char *name)
{
    for (size_t i = 0; i < files->shown_count; i++)
        if (strcmp(files->all[files->shown[i]].name, name) == 0)
            return (int)i;
    return -1;
}

void client_file_words(const char *name, char *out, size_t size)
{
    size_t length = sw_utf8_fit(name, strlen(name), size - 1);
    memcpy(out, name, length);
    out[length] = '\0';
    sw_utf8_make_harmless(out, length);
}

bool client_files_parent(char *path, char *name, size_t size)
{
    char *slash = strrchr(path, '/');
    if (!slash || slash[1] == '\0')
        return false;
    snprintf(name, size, "%s", slash + 1);
    slash[slash == path] = '\0';
    return true;
}
