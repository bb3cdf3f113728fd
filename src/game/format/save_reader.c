/* What reading each line of a save needs. */
#include "format/save_reader.h"

#include <stdlib.h>
#include <string.h>

sw_status game_save_fail(const game_save_reader *in, const char *message)
{
    return sw_fail_plain(in->error, SW_BAD_INPUT, in->line.line, message);
}

bool game_save_take_key(game_save_reader *in, const char *key)
{
    sw_scan text = in->text;
    sw_scan line;
    if (!sw_scan_line(&text, &line) || !sw_scan_word(&line, key))
        return false;
    sw_scan_char(&line, ' ');
    in->text = text;
    in->line = line;
    return true;
}

sw_status game_save_need_key(game_save_reader *in, const char *key)
{
    if (game_save_take_key(in, key))
        return SW_OK;
    return sw_fail_at(in->error, SW_BAD_INPUT, in->text.line, "expected \"%s\"", key);
}

sw_status game_save_end_of_line(const game_save_reader *in)
{
    return sw_scan_done(&in->line) ? SW_OK
                                   : game_save_fail(in, "unexpected text at the end of the line");
}

bool game_save_take_board(game_save_reader *in, int number)
{
    int64_t found;
    game_save_reader before = *in;
    if (in->form->is_over && game_save_take_key(in, "board") &&
        sw_scan_integer(&in->line, number, number, &found) && sw_scan_done(&in->line))
        return true;
    *in = before;
    return false;
}

static bool is_letter(char c)
{
    return c >= 'a' && c <= 'z';
}

bool game_save_is_later(sw_scan line)
{
    bool begins = line.at < line.end && is_letter(*line.at);
    while (line.at < line.end &&
           (is_letter(*line.at) || (*line.at >= '0' && *line.at <= '9') || *line.at == '-'))
        line.at++;
    if (!begins || line.at == line.end || *line.at != ' ')
        return false;
    for (; line.at < line.end; line.at++)
        if ((unsigned char)*line.at < ' ' || *line.at == 0x7f)
            return false;
    return true;
}

bool game_save_keep_later(sw_scan line, char *later)
{
    size_t before = strlen(later), length = (size_t)(line.end - line.at);
    if (before + length + 1 >= GAME_LATER_SIZE)
        return false;
    memcpy(later + before, line.at, length);
    memcpy(later + before + length, "\n", 2);
    return true;
}

bool game_save_take_id(sw_scan *line, uint64_t *out)
{
    char text[17];
    sw_scan rest = *line;
    if (!sw_scan_token(&rest, text, sizeof text) || strlen(text) != 16 ||
        strspn(text, "0123456789abcdef") != 16)
        return false;
    *out = strtoull(text, NULL, 16);
    *line = rest;
    return true;
}

bool game_save_take_style(sw_scan *line, game_style *out)
{
    for (int style = 0; style < GAME_STYLES; style++)
        if (sw_scan_word(line, game_style_name((game_style)style))) {
            *out = (game_style)style;
            return true;
        }
    return false;
}

bool game_save_take_kind(sw_scan *line, game_board_kind *out)
{
    for (int kind = 0; kind < GAME_BOARD_KINDS; kind++)
        if (sw_scan_word(line, game_board_kind_name((game_board_kind)kind))) {
            *out = (game_board_kind)kind;
            return true;
        }
    return false;
}

bool game_save_take_proof(sw_scan *line, puzzle_par_proof *out)
{
    for (int proof = 0; proof < GAME_SAVE_PAR_PROOFS; proof++)
        if (sw_scan_word(line, game_save_par_proofs[proof])) {
            *out = (puzzle_par_proof)proof;
            return true;
        }
    return false;
}
