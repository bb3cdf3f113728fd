/* Reasons why a picture cannot be decoded, on their way from one process to another. */
#include "picture/decode_answer.h"

#include <string.h>

/* Each clause that reading a picture can end with; tests/lint/errors.sh looks for what is missing. */
static const char *const clauses[] = {
    "%s: %s", /* the system's: os_fail */
    "a CMYK JPEG, made for print, cannot be shown",
    "an animated WebP, which cannot be shown",
    "no memory for the picture",
    "not a PNG, JPEG, WebP, GIF, BMP or SVG picture",
    "the GIF holds no picture",
    "the PNG does not begin with its size",
    "the SVG gives neither width and height nor a viewBox",
    "the WebP is damaged",
    "the file is empty",
    "the file is too large: %d MB at most",
    "the picture is %.0fx%.0f, too large: %d million pixels at most",
    "the picture is %.0fx%.0f, too large: %dx%d at most",
    "the picture is %.0fx%.0f, too small: %dx%d at least",
    "the picture is cut short",
    "the picture is damaged: it cannot be decoded",
    "the picture needs too much memory to decode",
    "there is no such file",
    "this is a folder, not a file",
    "this is not a regular file",
};
enum { CLAUSES = sizeof clauses / sizeof *clauses };

/* CLAUSES: it is none of those. */
static uint32_t number_of(const char *format)
{
    uint32_t i = 0;
    while (i < CLAUSES && strcmp(clauses[i], format) != 0)
        i++;
    return i;
}

void app_decode_answer_tell(app_decode_answer *out, const sw_error *error)
{
    *out = (app_decode_answer){
        .mark = APP_DECODE_MARK, .status = error->status, .clauses = (uint32_t)error->clauses};
    for (int i = 0; i < error->clauses; i++)
        out->reasons[i] = number_of(error->formats[i]);
    memcpy(out->facts, error->facts, sizeof out->facts);
}

static bool is_reason(const app_decode_answer *answer)
{
    if (answer->mark != APP_DECODE_MARK || answer->status == SW_OK ||
        answer->status > SW_CANCELLED || answer->clauses == 0 || answer->clauses > SW_ERROR_CLAUSES)
        return false;
    for (uint32_t i = 0; i < answer->clauses; i++)
        if (answer->reasons[i] >= CLAUSES)
            return false;
    return true;
}

/* Facts are numbers and the system's words. */
static bool are_facts(const char facts[SW_ERROR_SIZE])
{
    const char *end = memchr(facts, '\0', SW_ERROR_SIZE);
    for (const char *at = facts; end && at < end; at++)
        if (*at != SW_FACT_END && (*at < ' ' || *at > '~'))
            return false;
    return end != NULL;
}

void app_decode_answer_read(sw_error *out, const app_decode_answer *answer)
{
    if (!is_reason(answer) || !are_facts(answer->facts)) {
        sw_fail(out, SW_BAD_INPUT, "the picture could not be decoded");
        return;
    }
    sw_error told = {.status = (sw_status)answer->status, .clauses = (int)answer->clauses};
    for (int i = 0; i < told.clauses; i++)
        told.formats[i] = clauses[answer->reasons[i]];
    memcpy(told.facts, answer->facts, sizeof told.facts);
    *out = (sw_error){.status = told.status};
    sw_error_add(out, &told);
}

bool app_decode_answer_fits(const app_decode_answer *answer, int longest)
{
    uint32_t most = (uint32_t)longest;
    return answer->mark == APP_DECODE_MARK && answer->status == SW_OK && answer->width > 0 &&
           answer->height > 0 && answer->width <= most && answer->height <= most;
}
