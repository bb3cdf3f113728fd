/* Commands as text and back. */
#include "game/command.h"

#include "base/scan.h"
#include "puzzle/notation.h"

#include <string.h>

typedef enum operand { OPERAND_NONE, OPERAND_MOVE, OPERAND_CELL, OPERAND_STEP } operand;

/* In the order of game_command_kind. */
static const struct {
    const char *word;
    operand operand;
} kinds[] = {
    {"move", OPERAND_MOVE},      {"line", OPERAND_MOVE},      {"press", OPERAND_CELL},
    {"undo", OPERAND_NONE},      {"redo", OPERAND_NONE},      {"restart", OPERAND_NONE},
    {"hint", OPERAND_STEP},      {"hint-move", OPERAND_MOVE}, {"auto", OPERAND_NONE},
    {"auto-move", OPERAND_MOVE}, {"clock", OPERAND_NONE},
};
enum { KINDS = sizeof kinds / sizeof kinds[0] };

static const char *const steps[] = {"region", "tile", "arrow"};
static const char way_letters[GAME_WAYS] = {'\0', 'k', 'm', 'v', 't', 'p'};

char game_way_letter(game_way way)
{
    return way_letters[way];
}

static bool take_kind(sw_scan *scan, game_command_kind *out)
{
    for (int i = 0; i < KINDS; i++)
        if (sw_scan_word(scan, kinds[i].word)) {
            *out = (game_command_kind)i;
            return true;
        }
    return false;
}

static bool take_move(sw_scan *scan, puzzle_move *out)
{
    for (int i = 0; i < PUZZLE_MOVES; i++)
        if (sw_scan_char(scan, puzzle_move_letter((puzzle_move)i))) {
            *out = (puzzle_move)i;
            return true;
        }
    return false;
}

static bool take_cell(sw_scan *scan, int *out)
{
    int64_t cell;
    if (!sw_scan_integer(scan, 0, PUZZLE_MAX_CELLS - 1, &cell))
        return false;
    *out = (int)cell;
    return true;
}

static game_way take_way(sw_scan *scan)
{
    for (int way = GAME_WAY_KEYS; way < GAME_WAYS; way++) {
        const char word[] = {way_letters[way], '\0'};
        if (sw_scan_word(scan, word))
            return (game_way)way;
    }
    return GAME_WAY_UNKNOWN;
}

static bool take_step(sw_scan *scan, game_hint_step *out)
{
    int step = sw_scan_name(scan, steps, GAME_HINT_PLAY);
    *out = (game_hint_step)step;
    return step >= 0;
}

sw_status game_command_parse(game_command *out, const char *text, sw_error *error)
{
    sw_scan scan = sw_scan_start(text, strlen(text));
    game_command command = {0};
    sw_scan_blanks(&scan);
    if (!take_kind(&scan, &command.kind))
        return sw_fail(error, SW_BAD_INPUT, "unknown command \"%.40s\"", scan.at);
    const char *word = kinds[command.kind].word;
    operand takes = kinds[command.kind].operand;
    sw_scan_blanks(&scan);
    if (takes == OPERAND_MOVE && !take_move(&scan, &command.move))
        return sw_fail(error, SW_BAD_INPUT, "%s: expected U, D, L or R", word);
    if (takes == OPERAND_CELL && !take_cell(&scan, &command.cell))
        return sw_fail(error, SW_BAD_INPUT, "%s: expected a cell, 0 to %d", word,
                       PUZZLE_MAX_CELLS - 1);
    if (takes == OPERAND_STEP && !take_step(&scan, &command.step))
        return sw_fail(error, SW_BAD_INPUT, "%s: expected region, tile or arrow", word);
    sw_scan_blanks(&scan);
    command.way = take_way(&scan);
    sw_scan_blanks(&scan);
    if (!sw_scan_done(&scan))
        return sw_fail(error, SW_BAD_INPUT, "%s: unexpected \"%.40s\"", word, scan.at);
    *out = command;
    return SW_OK;
}

void game_command_format(game_command command, sw_text *out)
{
    sw_text_add(out, kinds[command.kind].word);
    if (kinds[command.kind].operand == OPERAND_MOVE)
        sw_text_addf(out, " %c", puzzle_move_letter(command.move));
    else if (kinds[command.kind].operand == OPERAND_CELL)
        sw_text_addf(out, " %d", command.cell);
    else if (kinds[command.kind].operand == OPERAND_STEP)
        sw_text_addf(out, " %s", steps[command.step]);
    if (command.way != GAME_WAY_UNKNOWN)
        sw_text_addf(out, " %c", game_way_letter(command.way));
}
