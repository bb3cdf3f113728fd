/* Lines of a file: the same ones as a search for line ends finds, each with its number, and those that
 * are too long left out. The first byte of the input is the limit, the others are the file. */

#include "os/lines.h"
#include "scratch_file.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require_next(os_lines *lines, const uint8_t *text, size_t length, size_t limit,
                         int number)
{
    os_line line = {0};
    sw_error error = {0};
    sw_status status = os_lines_next(lines, &line, &error);
    if (length > limit) {
        REQUIRE(status == SW_BAD_INPUT && error.status == status && line.number == number);
        return;
    }
    size_t shown = length > 0 && text[length - 1] == '\r' ? length - 1 : length;
    REQUIRE(status == SW_OK && line.number == number);
    REQUIRE(line.length == shown && memcmp(line.text, text, shown) == 0);
    REQUIRE(line.text[shown] == '\0');
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size == 0)
        return 0;
    size_t limit = (size_t)data[0] + 1;
    const uint8_t *at = data + 1, *end = data + size;
    os_lines *lines;
    os_line line;
    scratch_open("lines");
    scratch_write(at, (size_t)(end - at));
    REQUIRE(os_lines_open(&lines, scratch_path, limit, NULL) == SW_OK);
    for (int number = 1; at < end; number++) {
        const uint8_t *stop = memchr(at, '\n', (size_t)(end - at));
        require_next(lines, at, (size_t)((stop ? stop : end) - at), limit, number);
        at = stop ? stop + 1 : end;
    }
    REQUIRE(os_lines_next(lines, &line, NULL) == SW_NOT_FOUND);
    REQUIRE(os_lines_next(lines, &line, NULL) == SW_NOT_FOUND);
    os_lines_close(lines);
    return 0;
}
