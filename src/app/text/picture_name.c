/* What pictures are called, after their names. */
#include "text/picture_name.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

static const char *const endings[] = {".svg", ".png", ".jpg", ".jpeg", ".webp", ".gif", ".bmp"};

size_t app_picture_stem(const char *name)
{
    size_t length = strlen(name);
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
        size_t ending = strlen(endings[i]);
        if (length > ending && strcasecmp(name + length - ending, endings[i]) == 0)
            return length - ending;
    }
    return 0;
}

/* Bundled pictures are called by their names; a copy's file has the original's name, and a key. */
void app_picture_title(const char *name, char *out, size_t size)
{
    enum { KEY = 17 };
    bool copy = strncmp(name, "own/", 4) == 0;
    const char *slash = strrchr(name, '/');
    const char *base = slash ? slash + 1 : name;
    size_t stem = app_picture_stem(base), length = stem ? stem : strlen(base);
    if (copy && length > KEY)
        length -= KEY;
    snprintf(out, size, "%.*s", (int)length, base);
    if (!slash)
        for (char *c = out; *c; c++)
            if (*c == '-')
                *c = ' ';
    out[0] = (char)toupper((unsigned char)out[0]);
}
