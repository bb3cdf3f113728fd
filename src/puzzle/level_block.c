/* The lines of one level, gathered and then made into the level. */
#include "level_block.h"

#include "puzzle/goal.h"
#include "puzzle/notation.h"
#include "puzzle/scramble.h"
#include "puzzle/solvable.h"

#include <string.h>

enum {
    VALUE_SIZE = 2 * PUZZLE_BOARD_TEXT_SIZE, /* room for board text with spaces */
    MAX_WALK = 100000,                       /* bounds the time that a line can cost */
    MAX_PAR = 100000,
};

static const char *const key_names[PUZZLE_KEYS] = {"title", "author",  "size", "goal", "board",
                                                   "seed",  "picture", "word", "par"};

const char *puzzle_key_name(puzzle_key key)
{
    return key_names[key];
}

bool puzzle_key_find(const char *name, puzzle_key *out)
{
    for (int i = 0; i < PUZZLE_KEYS; i++)
        if (strcmp(name, key_names[i]) == 0) {
            *out = (puzzle_key)i;
            return true;
        }
    return false;
}

bool puzzle_block_has(const puzzle_block *block, puzzle_key key)
{
    return block->values[key].line > 0;
}

sw_status puzzle_block_copy(const puzzle_block *block, puzzle_key key, char *out, size_t size,
                            sw_error *error)
{
    sw_scan value = block->values[key];
    size_t length = (size_t)(value.end - value.at);
    if (length >= size)
        return sw_fail_at(error, SW_BAD_INPUT, value.line, "%s is longer than %zu bytes",
                          key_names[key], size - 1);
    memcpy(out, value.at, length);
    out[length] = '\0';
    return SW_OK;
}

/* Reports what another parser said of a value, with the key and its line before it. */
static sw_status fail_value(const puzzle_block *block, puzzle_key key, const sw_error *said,
                            sw_error *error)
{
    sw_status status = sw_fail_because(error, said->status, said, "%s", key_names[key]);
    if (error)
        error->line = block->values[key].line;
    return status;
}

bool puzzle_name_valid(const char *text)
{
    return text[0] != '\0' && strspn(text, "abcdefghijklmnopqrstuvwxyz0123456789-") == strlen(text);
}

static sw_status read_texts(const puzzle_block *block, puzzle_level *level, sw_error *error)
{
    sw_status status =
        puzzle_block_copy(block, KEY_TITLE, level->title, sizeof level->title, error);
    if (status == SW_OK && puzzle_block_has(block, KEY_AUTHOR))
        status = puzzle_block_copy(block, KEY_AUTHOR, level->author, sizeof level->author, error);
    if (status != SW_OK || !puzzle_block_has(block, KEY_PICTURE))
        return status;
    status = puzzle_block_copy(block, KEY_PICTURE, level->picture, sizeof level->picture, error);
    if (status == SW_OK && !puzzle_name_valid(level->picture))
        return sw_fail_at(error, SW_BAD_INPUT, block->values[KEY_PICTURE].line,
                          "picture: a name has only a to z, 0 to 9 and '-'");
    return status;
}

static sw_status read_goal(const puzzle_block *block, puzzle_level *level, sw_error *error)
{
    char text[VALUE_SIZE];
    sw_error said;
    puzzle_size size;
    sw_status status = puzzle_block_copy(block, KEY_SIZE, text, sizeof text, error);
    if (status != SW_OK)
        return status;
    if (puzzle_size_parse(&size, text, &said) != SW_OK)
        return fail_value(block, KEY_SIZE, &said, error);
    status = puzzle_block_copy(block, KEY_GOAL, text, sizeof text, error);
    if (status != SW_OK)
        return status;
    if (puzzle_goal_parse(&level->goal, text, size, &said) != SW_OK)
        return fail_value(block, KEY_GOAL, &said, error);
    return SW_OK;
}

static bool has_each_letter_once(const char *word)
{
    for (const char *at = word; *at != '\0'; at++)
        if (*at < 'A' || *at > 'Z' || strchr(at + 1, *at))
            return false;
    return true;
}

/* Comes after the goal, whose size it must fill. */
static sw_status read_word(const puzzle_block *block, puzzle_level *level, sw_error *error)
{
    if (!puzzle_block_has(block, KEY_WORD))
        return SW_OK;
    int line = block->values[KEY_WORD].line;
    if (puzzle_block_has(block, KEY_PICTURE))
        return sw_fail_at(error, SW_BAD_INPUT, line, "level '%s' has either a word or a picture",
                          block->id);
    sw_status status = puzzle_block_copy(block, KEY_WORD, level->word, sizeof level->word, error);
    if (status != SW_OK)
        return status;
    if (!has_each_letter_once(level->word))
        return sw_fail_at(error, SW_BAD_INPUT, line, "word: only A to Z, and no letter twice");
    int tiles = puzzle_size_cells(level->goal.size) - 1;
    if (strlen(level->word) != (size_t)tiles)
        return sw_fail_at(error, SW_BAD_INPUT, line,
                          "word: this has %zu letters, the board %d tiles", strlen(level->word),
                          tiles);
    return SW_OK;
}

/* What keeps a number and a word apart. */
static bool take_blanks(sw_scan *scan)
{
    const char *before = scan->at;
    sw_scan_blanks(scan);
    return scan->at > before;
}

/* "N" or "N moves K". */
static sw_status read_seed(const puzzle_block *block, puzzle_level *level, sw_error *error)
{
    sw_scan value = block->values[KEY_SEED];
    int64_t seed;
    int64_t moves = 0;
    bool read = sw_scan_integer(&value, 0, INT64_MAX, &seed);
    if (read && !sw_scan_done(&value))
        read = take_blanks(&value) && sw_scan_word(&value, "moves") && take_blanks(&value) &&
               sw_scan_integer(&value, 1, MAX_WALK, &moves);
    if (!read || !sw_scan_done(&value))
        return sw_fail_at(error, SW_BAD_INPUT, value.line,
                          "seed: N or 'N moves K' is expected, K from 1 to %d", MAX_WALK);
    sw_rng rng = sw_rng_seed((uint64_t)seed);
    level->start = moves > 0 ? puzzle_scramble_moves(&level->goal, (int)moves, &rng)
                             : puzzle_scramble(&level->goal, &rng);
    return SW_OK;
}

static sw_status read_board(const puzzle_block *block, puzzle_level *level, sw_error *error)
{
    char text[VALUE_SIZE];
    sw_error said;
    int line = block->values[KEY_BOARD].line;
    sw_status status = puzzle_block_copy(block, KEY_BOARD, text, sizeof text, error);
    if (status != SW_OK)
        return status;
    if (puzzle_board_parse(&level->start, text, &said) != SW_OK)
        return fail_value(block, KEY_BOARD, &said, error);
    puzzle_size is = level->start.size;
    puzzle_size wanted = level->goal.size;
    if (!puzzle_size_equal(is, wanted))
        return sw_fail_at(error, SW_BAD_INPUT, line, "board: this is %dx%d, but size says %dx%d",
                          is.columns, is.rows, wanted.columns, wanted.rows);
    if (puzzle_board_equal(&level->start, &level->goal))
        return sw_fail_at(error, SW_BAD_INPUT, line, "board: this is the goal already");
    if (!puzzle_solvable(&level->start, &level->goal))
        return sw_fail_at(error, SW_UNSOLVABLE, line, "board: the goal cannot be reached from it");
    return SW_OK;
}

static sw_status read_start(const puzzle_block *block, puzzle_level *level, sw_error *error)
{
    if (puzzle_block_has(block, KEY_BOARD) == puzzle_block_has(block, KEY_SEED))
        return sw_fail_at(error, SW_BAD_INPUT, block->line,
                          "level '%s' needs either a board or a seed", block->id);
    return puzzle_block_has(block, KEY_BOARD) ? read_board(block, level, error)
                                              : read_seed(block, level, error);
}

enum { FIRST_WITH_SLIDES = 2 }; /* version of the pack */

static sw_status fail_par(const puzzle_block *block, sw_error *error)
{
    return sw_fail_at(error, SW_BAD_INPUT, block->values[KEY_PAR].line,
                      "par: 'N optimal' or 'N best-known' is expected, N from 1 to %d%s", MAX_PAR,
                      block->version < FIRST_WITH_SLIDES ? "" : ", with 'slides' behind it or not");
}

/* Behind the proof stands nothing, or what the par counts if not moves. */
static sw_status read_par_metric(const puzzle_block *block, sw_scan value, puzzle_level *level,
                                 sw_error *error)
{
    if (sw_scan_done(&value))
        return SW_OK;
    if (!take_blanks(&value) || !sw_scan_word(&value, "slides") || !sw_scan_done(&value))
        return fail_par(block, error);
    if (block->version < FIRST_WITH_SLIDES)
        return sw_fail_at(error, SW_BAD_INPUT, value.line,
                          "par: slides need a pack of version %d, and this one is of version %d",
                          FIRST_WITH_SLIDES, block->version);
    level->par_metric = PUZZLE_METRIC_SLIDES;
    return SW_OK;
}

/* "N optimal" or "N best-known", and "slides" behind it where they are counted. */
static sw_status read_par(const puzzle_block *block, puzzle_level *level, sw_error *error)
{
    if (!puzzle_block_has(block, KEY_PAR))
        return SW_OK;
    sw_scan value = block->values[KEY_PAR];
    int64_t par;
    bool read = sw_scan_integer(&value, 1, MAX_PAR, &par) && take_blanks(&value);
    if (sw_scan_word(&value, "optimal"))
        level->par_proof = PUZZLE_PAR_OPTIMAL;
    else if (sw_scan_word(&value, "best-known"))
        level->par_proof = PUZZLE_PAR_BEST_KNOWN;
    if (!read || level->par_proof == PUZZLE_PAR_NONE)
        return fail_par(block, error);
    level->par = (int)par;
    return read_par_metric(block, value, level, error);
}

static sw_status require_keys(const puzzle_block *block, sw_error *error)
{
    static const puzzle_key required[] = {KEY_TITLE, KEY_SIZE, KEY_GOAL};
    for (size_t i = 0; i < sizeof required / sizeof required[0]; i++)
        if (!puzzle_block_has(block, required[i]))
            return sw_fail_at(error, SW_BAD_INPUT, block->line, "level '%s' has no %s", block->id,
                              key_names[required[i]]);
    return SW_OK;
}

sw_status puzzle_block_read(const puzzle_block *block, puzzle_level *out, sw_error *error)
{
    puzzle_level level = {.line = block->line};
    memcpy(level.id, block->id, sizeof level.id);
    sw_status status = require_keys(block, error);
    if (status == SW_OK)
        status = read_texts(block, &level, error);
    if (status == SW_OK)
        status = read_goal(block, &level, error);
    if (status == SW_OK)
        status = read_word(block, &level, error);
    if (status == SW_OK)
        status = read_start(block, &level, error);
    if (status == SW_OK)
        status = read_par(block, &level, error);
    if (status == SW_OK)
        *out = level;
    return status;
}
