/* Sets of boards: a file is refused with a line, or written again as a set with right sums that reads and
 * writes the same. */

#include "require.h"
#include "sets/set.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* The set as text again, which the caller deinits. */
static sw_text write(const cli_set *set)
{
    sw_text text;
    sw_text_init(&text, CLI_SET_TEXT_MAX);
    cli_set_format(set, &text);
    REQUIRE(!text.failed);
    return text;
}

/* Parsing cuts the text up, so it gets a copy. */
static sw_status parse(cli_set *out, const char *text, size_t size, cli_set_sums *sums)
{
    sw_error error = {0};
    char *copy = malloc(size + 1);
    REQUIRE(copy);
    memcpy(copy, text, size);
    copy[size] = '\0';
    sw_status status = cli_set_parse(out, copy, size, sums, &error);
    bool is_text = !memchr(text, '\0', size);
    REQUIRE(status == SW_OK || (error.status == status && (error.line > 0 || !is_text)));
    free(copy);
    return status;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    cli_set first, again;
    cli_set_sums sums;
    if (parse(&first, (const char *)data, size, &sums) != SW_OK)
        return 0;
    for (int i = 0; i < first.count; i++)
        (void)cli_set_row_check(&first, &first.rows[i], NULL);
    sw_text text = write(&first);
    REQUIRE(parse(&again, text.data, text.length, &sums) == SW_OK && sums.status == SW_OK);
    sw_text twice = write(&again);
    REQUIRE(twice.length == text.length && memcmp(twice.data, text.data, text.length) == 0);
    sw_text_deinit(&text);
    sw_text_deinit(&twice);
    cli_set_deinit(&first);
    cli_set_deinit(&again);
    return 0;
}
