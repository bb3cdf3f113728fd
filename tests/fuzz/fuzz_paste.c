/* Pasted text: whatever it is taken for is that, and no reading writes beyond its room. */

#include "client/paste.h"
#include "require.h"

#include "puzzle/solvable.h"

#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void try_path(const char *text)
{
    for (size_t size = 1; size <= 64; size *= 8) {
        char *out = malloc(size); /* exactly as large: a sanitizer sees a byte beyond it */
        REQUIRE(out);
        if (client_paste_path(text, out, size)) {
            REQUIRE(strlen(out) < size && out[0] == '/');
            REQUIRE(!strpbrk(text, "\r\n") || !strchr(out, '\n') || strchr(text, '%'));
        }
        free(out);
    }
}

static void try_board(const char *text)
{
    puzzle_board board = {.blank = -1}, same;
    sw_error error = {0};
    sw_status status = client_paste_board(text, &board, &error);
    if (status != SW_OK) {
        REQUIRE(status == SW_BAD_INPUT && error.message[0] != '\0' && board.blank == -1);
        return;
    }
    REQUIRE(puzzle_board_init(&same, board.size, board.tiles, NULL) == SW_OK);
    REQUIRE(puzzle_board_equal(&board, &same));
}

static void try_id(const char *text)
{
    puzzle_id id;
    sw_error error = {0};
    sw_status status = client_paste_id(text, &id, &error);
    if (status == SW_OK)
        REQUIRE(puzzle_solvable(&id.start, &id.goal));
    else
        REQUIRE(status == error.status && error.message[0] != '\0');
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = malloc(size + 1);
    uint64_t number;
    REQUIRE(text);
    memcpy(text, data, size);
    text[size] = '\0';
    try_path(text);
    try_board(text);
    try_id(text);
    if (client_paste_number(text, &number))
        REQUIRE(number <= INT64_MAX && strpbrk(text, "0123456789"));
    free(text);
    return 0;
}
