#ifndef LIBRARY_FAIL_H
#define LIBRARY_FAIL_H

#include "base/status.h"
#include "base/text.h"
#include "slidewise.h"

/* Hands the reason out; `error` may be NULL. Returns the status. */
slidewise_status library_fail(char *error, const sw_error *reason);

/* The same with a reason that is a sentence of its own. */
slidewise_status library_fail_with(char *error, slidewise_status status, const char *reason);

slidewise_status library_fail_memory(char *error);

/* The caller's word for a status. */
slidewise_status library_status(sw_status status);

/* Hands a text out as snprintf does, and frees it. 0 and "" where it failed. */
size_t library_text_out(sw_text *text, char *out, size_t size);

#endif
