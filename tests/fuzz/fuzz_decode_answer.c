/* What the game believes of its decoding child, which may have been taken over by a picture. */
#include "base/utf8.h"
#include "picture/decode_answer.h"
#include "require.h"

#include <stdint.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void check_reason(const app_decode_answer *answer)
{
    sw_error error;
    app_decode_answer_read(&error, answer);
    REQUIRE(error.status != SW_OK && error.status <= SW_CANCELLED);
    REQUIRE(error.clauses > 0 && error.clauses <= SW_ERROR_CLAUSES);
    REQUIRE(strlen(error.message) < sizeof error.message && error.message[0] != '\0');
    REQUIRE(sw_utf8_valid(error.message, strlen(error.message)));
    for (const char *at = error.message; *at;)
        REQUIRE(!sw_utf8_is_control(sw_utf8_next(&at)));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    app_decode_answer answer = {.mark = APP_DECODE_MARK}; /* else nothing more is read */
    size_t rest = sizeof answer - sizeof answer.mark;
    memcpy((char *)&answer + sizeof answer.mark, data, size < rest ? size : rest);
    check_reason(&answer);
    if (app_decode_answer_fits(&answer, APP_DECODE_LONGEST)) {
        REQUIRE(answer.width >= 1 && answer.width <= APP_DECODE_LONGEST);
        REQUIRE(answer.height >= 1 && answer.height <= APP_DECODE_LONGEST);
    }
    return 0;
}
