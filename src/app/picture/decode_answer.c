/* A reason why a picture cannot be decoded, on its way from one process to another. */
#include "picture/decode_answer.h"

#include "base/utf8.h"
#include "text/errors.h"

#include <string.h>

void app_decode_answer_tell(app_decode_answer *out, const sw_error *error)
{
    app_arena in;
    app_arena_empty(&in);
    *out = (app_decode_answer){.mark = APP_DECODE_MARK, .status = error->status};
    const char *words = app_words_error(&in, error, false);
    memcpy(out->reason, words, sw_utf8_fit(words, strlen(words), sizeof out->reason - 1));
}

/* Well formed, and nothing that a terminal may obey. */
static bool is_harmless(const char *text, size_t length)
{
    if (!sw_utf8_valid(text, length))
        return false;
    uint32_t code;
    while ((code = sw_utf8_next(&text)) != 0)
        if (sw_utf8_is_control(code))
            return false;
    return true;
}

static bool is_reason(const app_decode_answer *answer)
{
    const char *end = memchr(answer->reason, '\0', sizeof answer->reason);
    return answer->mark == APP_DECODE_MARK && answer->status != SW_OK &&
           answer->status <= SW_CANCELLED && end && end > answer->reason &&
           is_harmless(answer->reason, (size_t)(end - answer->reason));
}

void app_decode_answer_read(sw_error *out, const app_decode_answer *answer)
{
    if (is_reason(answer))
        sw_fail(out, (sw_status)answer->status, "%s", answer->reason);
    else
        sw_fail(out, SW_BAD_INPUT, "the picture could not be decoded");
}

bool app_decode_answer_fits(const app_decode_answer *answer, int longest)
{
    uint32_t most = (uint32_t)longest;
    return answer->mark == APP_DECODE_MARK && answer->status == SW_OK && answer->width > 0 &&
           answer->height > 0 && answer->width <= most && answer->height <= most;
}
