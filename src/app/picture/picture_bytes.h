#ifndef APP_PICTURE_BYTES_H
#define APP_PICTURE_BYTES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* A stretch of a file's bytes, borrowed. Whatever a hostile file claims, nothing here reads past
 * the end: a byte beyond it counts as 0, and a part beyond it is shorter than asked for. */
typedef struct app_bytes {
    const uint8_t *data;
    size_t size;
} app_bytes;

static inline bool app_bytes_hold(app_bytes bytes, size_t at, size_t count)
{
    return at <= bytes.size && count <= bytes.size - at;
}

static inline uint8_t app_bytes_at(app_bytes bytes, size_t at)
{
    return at < bytes.size ? bytes.data[at] : 0;
}

static inline app_bytes app_bytes_part(app_bytes bytes, size_t at, size_t count)
{
    if (at >= bytes.size)
        return (app_bytes){NULL, 0};
    size_t rest = bytes.size - at;
    return (app_bytes){bytes.data + at, count < rest ? count : rest};
}

/* True where the text, without its NUL, stands at `at`. */
static inline bool app_bytes_match(app_bytes bytes, size_t at, const char *text)
{
    size_t length = strlen(text);
    return app_bytes_hold(bytes, at, length) && memcmp(bytes.data + at, text, length) == 0;
}

/* Unsigned numbers of 1 to 4 bytes. */
static inline uint32_t app_bytes_big(app_bytes bytes, size_t at, int count)
{
    uint32_t value = 0;
    for (int i = 0; i < count; i++)
        value = value << 8 | app_bytes_at(bytes, at + (size_t)i);
    return value;
}

static inline uint32_t app_bytes_little(app_bytes bytes, size_t at, int count)
{
    uint32_t value = 0;
    for (int i = count - 1; i >= 0; i--)
        value = value << 8 | app_bytes_at(bytes, at + (size_t)i);
    return value;
}

#endif
