/* Runs a fuzz target over the files of the folders given, in every build and without libFuzzer:
 * what once broke a parser, and one file for each way through it, is tried again by every ctest. */

#include <dirent.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Exactly as large as its content, so that the address sanitizer sees a read beyond it. */
static int replay_file(const char *path, size_t size)
{
    uint8_t *data = malloc(size > 0 ? size : 1);
    FILE *file = fopen(path, "rb");
    int done = data && file && fread(data, 1, size, file) == size;
    if (done)
        LLVMFuzzerTestOneInput(data, size);
    else
        fprintf(stderr, "cannot read %s\n", path);
    if (file)
        fclose(file);
    free(data);
    return done;
}

/* How many files there were, or -1. */
static int replay_folder(const char *path)
{
    DIR *folder = opendir(path);
    if (!folder) {
        fprintf(stderr, "cannot open %s\n", path);
        return -1;
    }
    int count = 0;
    for (const struct dirent *entry; count >= 0 && (entry = readdir(folder)) != NULL;) {
        char name[4096];
        struct stat about;
        snprintf(name, sizeof name, "%s/%s", path, entry->d_name);
        if (stat(name, &about) != 0 || !S_ISREG(about.st_mode))
            continue;
        count = replay_file(name, (size_t)about.st_size) ? count + 1 : -1;
    }
    closedir(folder);
    return count;
}

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        int count = replay_folder(argv[i]);
        if (count == 0)
            fprintf(stderr, "%s has no files: nothing was tested\n", argv[i]);
        if (count <= 0)
            return 1;
        printf("%s: %d files\n", argv[i], count);
    }
    return argc > 1 ? 0 : 1;
}
