#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A text that grows up to a limit. When memory or the limit runs out, `failed` is set, what was
 * there stays, and later additions do nothing: check once, at the end. */
typedef struct sw_text {
    char *data; /* always ends in NUL, never NULL; owned */
    size_t length;
    size_t capacity;
    size_t limit; /* bytes, the NUL not counted */
    bool failed;
} sw_text;

void sw_text_init(sw_text *text, size_t limit);

/* Begins a text in the caller's own bytes, one of them for the NUL: it asks for no memory, and is never deinited. */
void sw_text_init_in(sw_text *text, char *bytes, size_t size);

void sw_text_deinit(sw_text *text);
void sw_text_clear(sw_text *text);

/* Makes room for `more` bytes behind the present ones, so that adding them cannot fail. False where memory or the
 * limit runs out; the text is then as it was, and has not failed. */
bool sw_text_reserve(sw_text *text, size_t more);

void sw_text_add(sw_text *text, const char *string);
void sw_text_add_char(sw_text *text, char c);
void sw_text_add_bytes(sw_text *text, const char *bytes, size_t count);
/* Adds text from outside that will be printed: each byte of a control character, and each that is no
 * UTF-8, becomes a question mark. */
void sw_text_add_harmless(sw_text *text, const char *bytes, size_t count);

void sw_text_add_number(sw_text *text, uint64_t number); /* many times as fast as "%d" */
void sw_text_addf(sw_text *text, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
