/* Files that are no picture that can be shown: each gets one clause, and nothing else is written. */
#include "picture/picture.h"

#include "os/file.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "claims.h"

static const char scratch[] = "test_picture_damaged.tmp";
static const char cut_short[] = "the picture is cut short";
static const char not_decoded[] = "the picture is damaged: it cannot be decoded";
static const char no_picture[] = "not a PNG, JPEG, WebP, GIF, BMP or SVG picture";

static void assert_refused(const char *path, sw_status wanted, const char *message)
{
    sw_error error = {0};
    SDL_Surface *untouched = (SDL_Surface *)&error;
    SDL_Surface *picture = untouched;
    sw_status status = app_picture_load(&picture, path, 512, &error);
    if (message)
        assert_string_equal(error.message, message);
    assert_int_not_equal(strlen(error.message), 0);
    assert_int_equal(status, wanted);
    assert_ptr_equal(picture, untouched);
}

/* Not os_file_replace: that one waits for the disk. */
static void write_scratch(const void *data, size_t size)
{
    FILE *file = fopen(scratch, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(data, 1, size, file), size);
    assert_int_equal(fclose(file), 0);
}

static void assert_bytes_refused(const void *data, size_t size, const char *message)
{
    write_scratch(data, size);
    assert_refused(scratch, SW_BAD_INPUT, message);
    assert_int_equal(os_file_remove(scratch, NULL), SW_OK);
}

typedef struct content {
    uint8_t *data;
    size_t size;
} content;

static content read_sample(const char *name)
{
    char path[1024];
    char *data;
    content out;
    SDL_snprintf(path, sizeof path, PICTURES "%s", name);
    assert_int_equal(os_file_read(&data, &out.size, path, 1 << 16, NULL), SW_OK);
    out.data = (uint8_t *)data;
    return out;
}

/* Writes a big-endian number into a sample. */
static void poke(content *sample, size_t at, int bytes, uint32_t value)
{
    for (int i = 0; i < bytes; i++)
        sample->data[at + (size_t)i] = (uint8_t)(value >> 8 * (bytes - 1 - i));
}

static void assert_poked(const char *name, size_t at, int bytes, uint32_t value,
                         const char *message)
{
    content sample = read_sample(name);
    poke(&sample, at, bytes, value);
    assert_bytes_refused(sample.data, sample.size, message);
    free(sample.data);
}

CLAIM(no_file_and_a_folder_are_told_apart)
{
    assert_refused("no-such-picture.png", SW_NOT_FOUND, NULL);
    assert_refused(PICTURES, SW_IO, NULL);
    SDL_Surface *picture;
    assert_int_equal(app_picture_load(&picture, PICTURES, 512, NULL), SW_IO);
}

CLAIM(an_empty_file_is_refused)
{
    assert_bytes_refused("", 0, "the file is empty");
}

CLAIM(an_oversized_file_is_not_read)
{
    int file = open(scratch, O_CREAT | O_WRONLY, 0600);
    assert_true(file >= 0);
    assert_int_equal(ftruncate(file, (off_t)APP_PICTURE_MAX_BYTES + 1), 0);
    close(file);
    assert_refused(scratch, SW_BAD_INPUT, NULL);
    assert_int_equal(os_file_remove(scratch, NULL), SW_OK);
}

CLAIM(other_files_are_no_pictures)
{
    static const char *const texts[] = {
        "BM is how this letter begins, and it goes on for a while",
        "GIF",
        "<html><svg></svg></html>",
        "<svgx width='40' height='40'></svgx>",
        "\xff\xd8",
        "RIFF....WAVEfmt ",
        "<!-- <svg",
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        assert_bytes_refused(texts[i], strlen(texts[i]), no_picture);
}

/* `whole` is the least size at which all of the (first) picture is there. */
static void assert_every_cut_noticed(const char *name, size_t whole)
{
    content sample = read_sample(name);
    assert_in_range(whole, 1, sample.size);
    write_scratch(sample.data, sample.size);
    for (size_t size = whole - 1; size >= 18; size--) {
        assert_int_equal(truncate(scratch, (off_t)size), 0);
        assert_refused(scratch, SW_BAD_INPUT, cut_short);
    }
    assert_int_equal(os_file_remove(scratch, NULL), SW_OK);
    free(sample.data);
}

static size_t size_of(const char *name)
{
    content sample = read_sample(name);
    free(sample.data);
    return sample.size;
}

CLAIM(wherever_a_file_is_cut_it_is_noticed)
{
    static const char *const names[] = {
        "plain.png",     "interlaced.png", "plain.jpg",  "progressive.jpg",
        "turned-6.jpg",  "turned-6.png",   "plain.webp", "lossless.webp",
        "turned-8.webp", "plain.bmp",      "core.bmp",
    };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        assert_every_cut_noticed(names[i], size_of(names[i]));
    assert_every_cut_noticed("plain.gif", size_of("plain.gif") - 1); /* a ';' ends the file */
    assert_every_cut_noticed("animated.gif", 0xb2);
}

CLAIM(a_cut_drawing_is_noticed)
{
    static const char text[] = "<svg width='40' height='40'><rect width='9' height='9'/></svg>";
    for (size_t size = 5; size < sizeof text - 6; size++)
        assert_bytes_refused(text, size, cut_short);
}

CLAIM(sizes_outside_the_limits_are_refused)
{
    const char *one = "the picture is 1x32, too small: 16x16 at least";
    const char *many = "the picture is 60001x32, too large: 60000x60000 at most";
    assert_poked("plain.png", 16, 4, 1, one);
    assert_poked("plain.png", 16, 4, 60001, many);
    assert_poked("plain.png", 16, 4, 0xffffffff,
                 "the picture is 4294967295x32, too large: 60000x60000 at most");
    assert_poked("plain.jpg", 0xa5, 2, 1, one);
    assert_poked("plain.jpg", 0xa5, 2, 60001, many);
    assert_poked("plain.jpg", 0xa3, 2, 0, "the picture is 40x0, too small: 16x16 at least");
    assert_poked("plain.gif", 0x26, 2, 0x0100, one);
    assert_poked("plain.gif", 0x26, 2, 0x61ea, many);
    assert_poked("plain.bmp", 18, 4, 0x01000000, one);
    assert_poked("plain.bmp", 18, 4, 0x61ea0000, many);
    assert_poked("plain.bmp", 22, 4, 0x00000080,
                 "the picture is 40x2147483648, too large: 60000x60000 at most");
    assert_poked("core.bmp", 18, 2, 0x0100, one);
    assert_poked("plain.webp", 26, 2, 0x0100, one);
    assert_poked("lossless.webp", 21, 2, 0x00c0, one);
    assert_poked("turned-8.webp", 24, 3, 0x60ea00,
                 "the picture is 60001x40, too large: 60000x60000 at most");
}

CLAIM(a_drawing_has_no_least_size_but_a_most)
{
    static const char vast[] = "<svg width='60001' height='40'></svg>";
    static const char sizeless[] = "<svg width='50%'></svg>";
    static const char nothing[] = "<svg width='0.0000000001' height='0'></svg>";
    static const char tiny[] = "<svg viewBox='0 0 1 .5'><rect width='1' height='1'/></svg>";
    assert_bytes_refused(vast, strlen(vast),
                         "the picture is 60001x40, too large: 60000x60000 at most");
    const char *unknown = "the SVG gives neither width and height nor a viewBox";
    assert_bytes_refused(sizeless, strlen(sizeless), unknown);
    assert_bytes_refused(nothing, strlen(nothing), unknown);
    write_scratch(tiny, strlen(tiny));
    SDL_Surface *picture;
    assert_int_equal(app_picture_load(&picture, scratch, 512, NULL), SW_OK);
    assert_int_equal(picture->w, 512);
    assert_int_equal(picture->h, 256);
    SDL_FreeSurface(picture);
    assert_int_equal(os_file_remove(scratch, NULL), SW_OK);
}

static size_t largest; /* the most bytes that SDL was asked for at once */

static void *counting_malloc(size_t size)
{
    largest = SDL_max(largest, size);
    return malloc(size);
}

static void *counting_calloc(size_t count, size_t size)
{
    largest = SDL_max(largest, count * size);
    return calloc(count, size);
}

static void *counting_realloc(void *memory, size_t size)
{
    largest = SDL_max(largest, size);
    return realloc(memory, size);
}

CLAIM(a_vast_header_takes_no_memory)
{
    content sample = read_sample("plain.png");
    poke(&sample, 16, 4, 20000);
    poke(&sample, 20, 4, 20000);
    const char *message = "the picture is 20000x20000, too large: 200 million pixels at most";
    assert_int_equal(
        SDL_SetMemoryFunctions(counting_malloc, counting_calloc, counting_realloc, free), 0);
    largest = 0;
    assert_bytes_refused(sample.data, sample.size, message);
    assert_bytes_refused(sample.data, 33, message);
    poke(&sample, 16, 4, 20000);
    poke(&sample, 20, 4, 10001);
    assert_bytes_refused(sample.data, sample.size,
                         "the picture is 20000x10001, too large: 200 million pixels at most");
    assert_int_equal(largest, 0);
    free(sample.data);
}

CLAIM(what_cannot_be_shown_says_why)
{
    assert_refused(PICTURES "cmyk.jpg", SW_BAD_INPUT,
                   "a CMYK JPEG, made for print, cannot be shown");
    assert_poked("turned-8.webp", 20, 1, 0x0a, "an animated WebP, which cannot be shown");
    assert_poked("plain.png", 60, 1, 0x55, not_decoded);
    assert_poked("plain.png", 12, 4, 0, "the PNG does not begin with its size");
    assert_poked("plain.jpg", 0xa2, 1, 12, not_decoded);
    assert_poked("plain.webp", 24, 1, 0, not_decoded);
    assert_poked("plain.gif", 0x21, 1, 0x3b, "the GIF holds no picture");
}

/* A colour profile that libpng would complain of on stderr. */
static const uint8_t bad_profile[] = {0, 0, 0, 3, 'i', 'C', 'C', 'P', 'x', 0, 0, 1, 2, 3, 4};
enum { AFTER_IHDR = 33 };

static void load_with_bad_profile(void)
{
    content plain = read_sample("plain.png");
    uint8_t data[4096];
    memcpy(data, plain.data, AFTER_IHDR);
    memcpy(data + AFTER_IHDR, bad_profile, sizeof bad_profile);
    memcpy(data + AFTER_IHDR + sizeof bad_profile, plain.data + AFTER_IHDR,
           plain.size - AFTER_IHDR);
    write_scratch(data, plain.size + sizeof bad_profile);
    free(plain.data);
    SDL_Surface *picture;
    assert_int_equal(app_picture_load(&picture, scratch, 512, NULL), SW_OK);
    SDL_FreeSurface(picture);
}

CLAIM(nothing_is_written_to_stderr)
{
    static const char noise[] = "test_picture_damaged.log";
    fflush(stderr);
    int kept = dup(STDERR_FILENO);
    int file = open(noise, O_CREAT | O_TRUNC | O_WRONLY, 0600);
    assert_true(kept >= 0 && file >= 0 && dup2(file, STDERR_FILENO) >= 0);
    load_with_bad_profile();
    what_cannot_be_shown_says_why(NULL);
    fflush(stderr);
    off_t written = lseek(STDERR_FILENO, 0, SEEK_END);
    dup2(kept, STDERR_FILENO);
    close(kept);
    close(file);
    assert_int_equal(written, 0);
    assert_int_equal(os_file_remove(noise, NULL), SW_OK);
}
