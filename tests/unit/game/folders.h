#ifndef TESTS_GAME_FOLDERS_H
#define TESTS_GAME_FOLDERS_H

/* A folder of its own for each test, with files in it. Included after claims.h. */

#include "os/file.h"
#include "os/paths.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct place {
    char root[64];
    char config[128];
    char state[128];
    char data[128];
} place;

static inline int make_place(void **state)
{
    place *here = calloc(1, sizeof *here);
    assert_non_null(here);
    strcpy(here->root, "/tmp/slidewise-store-XXXXXX");
    assert_non_null(mkdtemp(here->root));
    chmod(here->root, 0777);
    snprintf(here->config, sizeof here->config, "%s/config/slidewise", here->root);
    snprintf(here->state, sizeof here->state, "%s/state/slidewise", here->root);
    snprintf(here->data, sizeof here->data, "%s/data/slidewise", here->root);
    *state = here;
    return 0;
}

static inline void remove_tree(const char *path)
{
    char **names;
    size_t count;
    if (unlink(path) == 0 || os_folder_list(&names, &count, path, NULL) != SW_OK)
        return;
    for (size_t i = 0; i < count; i++) {
        char inner[OS_PATH_SIZE];
        assert_int_equal(os_path_join(inner, sizeof inner, path, names[i], NULL), SW_OK);
        remove_tree(inner);
    }
    os_folder_free(names, count);
    rmdir(path);
}

static inline int clear_place(void **state)
{
    place *here = *state;
    remove_tree(here->root);
    free(here);
    return 0;
}

static inline const char *path_of(char out[OS_PATH_SIZE], const char *folder, const char *name)
{
    assert_int_equal(os_path_join(out, OS_PATH_SIZE, folder, name, NULL), SW_OK);
    return out;
}

static inline void write_file(const char *folder, const char *name, const char *text)
{
    char path[OS_PATH_SIZE];
    assert_int_equal(os_folder_make(folder, NULL), SW_OK);
    path_of(path, folder, name);
    assert_int_equal(os_file_replace(path, text, strlen(text), NULL), SW_OK);
}

static inline void assert_file(const char *folder, const char *name, const char *expected)
{
    char path[OS_PATH_SIZE];
    char *text;
    size_t size;
    path_of(path, folder, name);
    assert_int_equal(os_file_read(&text, &size, path, 1 << 20, NULL), SW_OK);
    assert_string_equal(text, expected);
    free(text);
}

static inline bool file_exists(const char *folder, const char *name)
{
    char path[OS_PATH_SIZE];
    return os_file_exists(path_of(path, folder, name));
}

static inline int count_lines(const char *folder, const char *name)
{
    char path[OS_PATH_SIZE];
    char *text;
    size_t size;
    int lines = 0;
    path_of(path, folder, name);
    assert_int_equal(os_file_read(&text, &size, path, 1 << 20, NULL), SW_OK);
    for (size_t i = 0; i < size; i++)
        lines += text[i] == '\n';
    free(text);
    return lines;
}

static inline char *content_of(const char *folder, const char *name)
{
    char path[OS_PATH_SIZE];
    char *text;
    size_t size;
    path_of(path, folder, name);
    assert_int_equal(os_file_read(&text, &size, path, 1 << 20, NULL), SW_OK);
    return text;
}

#define PLACE_CLAIM(name) CLAIM_WITH(name, make_place, clear_place)

#endif
