/* What a pasted text means: a path, a number, a board or an ID. */
#include "client/paste.h"

#include "base/scan.h"
#include "puzzle/notation.h"

#include <string.h>

static int hex_value(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

/* One byte of an address; *at moves behind it. */
static char next_byte(const char **at, bool escaped)
{
    const char *from = *at;
    if (escaped && from[0] == '%' && hex_value(from[1]) >= 0 && hex_value(from[2]) >= 0) {
        *at += 3;
        return (char)(hex_value(from[1]) * 16 + hex_value(from[2]));
    }
    *at += 1;
    return *from;
}

bool client_paste_path(const char *text, char *out, size_t size)
{
    static const char scheme[] = "file://";
    const char *at = text + strspn(text, " \t\r\n");
    bool address = strncmp(at, scheme, sizeof scheme - 1) == 0;
    if (address)
        at += sizeof scheme - 1;
    size_t length = 0;
    while (*at && *at != '\r' && *at != '\n') {
        char byte = next_byte(&at, address);
        if (byte == '\0' || length + 1 >= size)
            return false;
        out[length++] = byte;
    }
    while (length > 0 && out[length - 1] == ' ')
        length--;
    out[length] = '\0';
    return out[0] == '/';
}

bool client_paste_number(const char *text, uint64_t *out)
{
    int64_t number;
    sw_scan scan = sw_scan_start(text, strcspn(text, "\r\n"));
    sw_scan_blanks(&scan);
    if (!sw_scan_integer(&scan, 0, INT64_MAX, &number))
        return false;
    sw_scan_blanks(&scan);
    if (!sw_scan_done(&scan))
        return false;
    *out = (uint64_t)number;
    return true;
}

sw_status client_paste_board(const char *text, puzzle_board *out, sw_error *error)
{
    static const char blanks[] = " \t\r\n";
    char board[PUZZLE_BOARD_TEXT_SIZE];
    const char *at = text + strspn(text, blanks);
    size_t length = strlen(at);
    while (length > 0 && strchr(blanks, at[length - 1]))
        length--;
    if (length >= sizeof board)
        return sw_fail(error, SW_BAD_INPUT, "the text is too long for a board");
    for (size_t i = 0; i < length; i++)
        board[i] = at[i];
    board[length] = '\0';
    for (char *end = board; (end = strpbrk(end, "\r\n")) != NULL;) {
        size_t gap = strspn(end, blanks);
        *end = '/';
        memmove(end + 1, end + gap, strlen(end + gap) + 1);
    }
    return puzzle_board_parse(out, board, error);
}

sw_status client_paste_moves(const char *text, puzzle_path *out, sw_error *error)
{
    sw_text line;
    if (text[strspn(text, "UDLRudlr0123456789 \t\r\n")] != '\0' || !strpbrk(text, "UDLRudlr"))
        return sw_fail(error, SW_NOT_FOUND, "the text has no moves");
    sw_text_init(&line, strlen(text) + 1);
    for (; *text != '\0'; text++)
        sw_text_add_char(&line, strchr("\r\n", *text) ? ' ' : *text);
    sw_status status = line.failed ? sw_fail(error, SW_NO_MEMORY, "not enough memory")
                                   : puzzle_path_parse(out, line.data, PUZZLE_NOTATION_TILE, error);
    sw_text_deinit(&line);
    return status;
}

/* How much of the word stands before the ID in it: brackets, or all of a link but its end. */
static size_t before_id(const char *word, size_t length)
{
    for (size_t i = length; i > 0; i--)
        if (word[i - 1] == '#')
            return i;
    return strspn(word, "([{<\"'");
}

/* Copies the word without what stands around it in a sentence, such as "(4x4-1-KRV2)."; false where
 * it was not meant for an ID. A word that is too long for one is cut, and then refused as such. */
static bool copy_likely(const char *word, size_t length, char *out, size_t size)
{
    size_t before = before_id(word, length);
    if (before >= length)
        return false;
    length -= before;
    while (length > 0 && strchr(")]}>\"'.,;:!?", word[before + length - 1]))
        length--;
    if (length >= size)
        length = size - 1;
    memcpy(out, word + before, length);
    out[length] = '\0';
    return puzzle_id_likely(out);
}

sw_status client_paste_id(const char *text, puzzle_id *out, sw_error *error)
{
    static const char blanks[] = " \t\r\n";
    char word[PUZZLE_ID_SIZE + 1];
    sw_status first = SW_NOT_FOUND;
    for (const char *at = text + strspn(text, blanks); *at; at += strspn(at, blanks)) {
        size_t length = strcspn(at, blanks);
        if (copy_likely(at, length, word, sizeof word)) {
            sw_error reason;
            sw_status status = puzzle_id_parse(out, word, &reason);
            if (status == SW_OK)
                return SW_OK;
            if (first == SW_NOT_FOUND)
                first = sw_fail_because(error, status, &reason, "%.40s", word);
        }
        at += length;
    }
    return first == SW_NOT_FOUND ? sw_fail(error, first, "the text has no ID") : first;
}
