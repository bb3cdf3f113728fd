/* Level packs as text: reads them line by line, and writes them. */
#include "puzzle/level.h"

#include "base/array.h"
#include "base/scan.h"
#include "base/utf8.h"
#include "puzzle/goal.h"
#include "puzzle/notation.h"
#include "puzzle/scramble.h"
#include "puzzle/solvable.h"

#include <stdlib.h>
#include <string.h>

/* ---- One level ---- */

typedef enum level_key {
    KEY_TITLE,
    KEY_AUTHOR,
    KEY_SIZE,
    KEY_GOAL,
    KEY_BOARD,
    KEY_SEED,
    KEY_PICTURE,
    KEY_WORD,
    KEY_PAR,
    LEVEL_KEYS,
} level_key;

/* The lines of one level, or of the pack's own header, before they are understood: first all keys
 * are collected, so that their order in the file means nothing. */
typedef struct level_block {
    bool is_level; /* false for the header */
    int version;   /* of the pack */
    int line;      /* of "level ID" */
    char id[PUZZLE_LEVEL_ID_SIZE];
    sw_scan values[LEVEL_KEYS]; /* line 0 where the key is missing */
} level_block;

enum {
    VALUE_SIZE = 2 * PUZZLE_BOARD_TEXT_SIZE, /* room for board text with spaces */
    MAX_WALK = 100000,                       /* bounds the time that a line can cost */
    MAX_PAR = 100000,
};

static const char *const key_names[LEVEL_KEYS] = {"title", "author",  "size", "goal", "board",
                                                  "seed",  "picture", "word", "par"};

static bool find_key(const char *name, level_key *out)
{
    for (int i = 0; i < LEVEL_KEYS; i++)
        if (strcmp(name, key_names[i]) == 0) {
            *out = (level_key)i;
            return true;
        }
    return false;
}

static bool block_has(const level_block *block, level_key key)
{
    return block->values[key].line > 0;
}

/* Copies a value that is there; SW_BAD_INPUT where it does not fit. */
static sw_status copy_value(const level_block *block, level_key key, char *out, size_t size,
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
static sw_status fail_value(const level_block *block, level_key key, const sw_error *said,
                            sw_error *error)
{
    sw_status status = sw_fail_because(error, said->status, said, "%s", key_names[key]);
    if (error)
        error->line = block->values[key].line;
    return status;
}

/* What ids and pictures are called: a name can then never be a path. */
static bool is_name(const char *text)
{
    return text[0] != '\0' && strspn(text, "abcdefghijklmnopqrstuvwxyz0123456789-") == strlen(text);
}

static sw_status read_texts(const level_block *block, puzzle_level *level, sw_error *error)
{
    sw_status status = copy_value(block, KEY_TITLE, level->title, sizeof level->title, error);
    if (status == SW_OK && block_has(block, KEY_AUTHOR))
        status = copy_value(block, KEY_AUTHOR, level->author, sizeof level->author, error);
    if (status != SW_OK || !block_has(block, KEY_PICTURE))
        return status;
    status = copy_value(block, KEY_PICTURE, level->picture, sizeof level->picture, error);
    if (status == SW_OK && !is_name(level->picture))
        return sw_fail_at(error, SW_BAD_INPUT, block->values[KEY_PICTURE].line,
                          "picture: a name has only a to z, 0 to 9 and '-'");
    return status;
}

static sw_status read_goal(const level_block *block, puzzle_level *level, sw_error *error)
{
    char text[VALUE_SIZE];
    sw_error said;
    puzzle_size size;
    sw_status status = copy_value(block, KEY_SIZE, text, sizeof text, error);
    if (status != SW_OK)
        return status;
    if (puzzle_size_parse(&size, text, &said) != SW_OK)
        return fail_value(block, KEY_SIZE, &said, error);
    status = copy_value(block, KEY_GOAL, text, sizeof text, error);
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
static sw_status read_word(const level_block *block, puzzle_level *level, sw_error *error)
{
    if (!block_has(block, KEY_WORD))
        return SW_OK;
    int line = block->values[KEY_WORD].line;
    if (block_has(block, KEY_PICTURE))
        return sw_fail_at(error, SW_BAD_INPUT, line, "level '%s' has either a word or a picture",
                          block->id);
    sw_status status = copy_value(block, KEY_WORD, level->word, sizeof level->word, error);
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
static sw_status read_seed(const level_block *block, puzzle_level *level, sw_error *error)
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

static sw_status read_board(const level_block *block, puzzle_level *level, sw_error *error)
{
    char text[VALUE_SIZE];
    sw_error said;
    int line = block->values[KEY_BOARD].line;
    sw_status status = copy_value(block, KEY_BOARD, text, sizeof text, error);
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

static sw_status read_start(const level_block *block, puzzle_level *level, sw_error *error)
{
    if (block_has(block, KEY_BOARD) == block_has(block, KEY_SEED))
        return sw_fail_at(error, SW_BAD_INPUT, block->line,
                          "level '%s' needs either a board or a seed", block->id);
    return block_has(block, KEY_BOARD) ? read_board(block, level, error)
                                       : read_seed(block, level, error);
}

enum { FIRST_WITH_SLIDES = 2 }; /* version of the pack */

static sw_status fail_par(const level_block *block, sw_error *error)
{
    return sw_fail_at(error, SW_BAD_INPUT, block->values[KEY_PAR].line,
                      "par: 'N optimal' or 'N best-known' is expected, N from 1 to %d%s", MAX_PAR,
                      block->version < FIRST_WITH_SLIDES ? "" : ", with 'slides' behind it or not");
}

/* Behind the proof stands nothing, or what the par counts if not moves. */
static sw_status read_par_metric(const level_block *block, sw_scan value, puzzle_level *level,
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
static sw_status read_par(const level_block *block, puzzle_level *level, sw_error *error)
{
    if (!block_has(block, KEY_PAR))
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

static sw_status require_keys(const level_block *block, sw_error *error)
{
    static const level_key required[] = {KEY_TITLE, KEY_SIZE, KEY_GOAL};
    for (size_t i = 0; i < sizeof required / sizeof required[0]; i++)
        if (!block_has(block, required[i]))
            return sw_fail_at(error, SW_BAD_INPUT, block->line, "level '%s' has no %s", block->id,
                              key_names[required[i]]);
    return SW_OK;
}

/* Understands the block of a level. *out is untouched on an error. */
static sw_status read_block(const level_block *block, puzzle_level *out, sw_error *error)
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

/* ---- Reading a pack ---- */

/* A pack while it is read: the levels so far, and the block whose lines are being collected. */
typedef struct pack_reader {
    int version;
    level_block block;
    puzzle_pack pack;
    size_t capacity; /* of the pack's levels */
    sw_error *error;
} pack_reader;

static bool add_level(pack_reader *reader, const puzzle_level *level)
{
    puzzle_pack *pack = &reader->pack;
    if (!sw_array_reserve(&pack->levels, &reader->capacity, (size_t)pack->count + 1,
                          sizeof *pack->levels))
        return false;
    pack->levels[pack->count++] = *level;
    return true;
}

static sw_status finish_level(pack_reader *reader)
{
    puzzle_level level;
    sw_status status = read_block(&reader->block, &level, reader->error);
    if (status == SW_OK && !add_level(reader, &level))
        status = sw_fail(reader->error, SW_NO_MEMORY, "no memory for the levels");
    return status;
}

static sw_status finish_header(pack_reader *reader)
{
    const level_block *block = &reader->block;
    puzzle_pack *pack = &reader->pack;
    if (!block_has(block, KEY_TITLE))
        return sw_fail_at(reader->error, SW_BAD_INPUT, 1, "the pack has no title");
    sw_status status = copy_value(block, KEY_TITLE, pack->title, sizeof pack->title, reader->error);
    if (status == SW_OK && block_has(block, KEY_AUTHOR))
        status = copy_value(block, KEY_AUTHOR, pack->author, sizeof pack->author, reader->error);
    return status;
}

static sw_status finish_block(pack_reader *reader)
{
    return reader->block.is_level ? finish_level(reader) : finish_header(reader);
}

/* The rest of a line "level ID". */
static sw_status start_level(pack_reader *reader, sw_scan rest)
{
    sw_status status = finish_block(reader);
    if (status != SW_OK)
        return status;
    level_block block = {.is_level = true, .version = reader->version, .line = rest.line};
    if (!sw_scan_token(&rest, block.id, sizeof block.id) || !sw_scan_done(&rest) ||
        !is_name(block.id))
        return sw_fail_at(reader->error, SW_BAD_INPUT, rest.line,
                          "a level's id is 1 to %d of a to z, 0 to 9 and '-'",
                          PUZZLE_LEVEL_ID_SIZE - 1);
    const puzzle_level *other = puzzle_pack_find(&reader->pack, block.id);
    if (other)
        return sw_fail_at(reader->error, SW_BAD_INPUT, rest.line,
                          "level '%s' is there already, in line %d", block.id, other->line);
    if (reader->pack.count == PUZZLE_PACK_MAX_LEVELS)
        return sw_fail_at(reader->error, SW_BAD_INPUT, rest.line, "a pack has at most %d levels",
                          PUZZLE_PACK_MAX_LEVELS);
    reader->block = block;
    return SW_OK;
}

static sw_status take_value(pack_reader *reader, level_key key, sw_scan value)
{
    level_block *block = &reader->block;
    if (!block->is_level && key != KEY_TITLE && key != KEY_AUTHOR)
        return sw_fail_at(reader->error, SW_BAD_INPUT, value.line,
                          "%s belongs to a level: 'level ID' comes first", key_names[key]);
    if (block_has(block, key))
        return sw_fail_at(reader->error, SW_BAD_INPUT, value.line,
                          "%s is there already, in line %d", key_names[key],
                          block->values[key].line);
    block->values[key] = value;
    return SW_OK;
}

/* One line that is neither empty nor a comment, without the blanks around it. */
static sw_status read_entry(pack_reader *reader, sw_scan line)
{
    char word[16];
    level_key key = KEY_TITLE;
    if (!sw_scan_token(&line, word, sizeof word))
        return sw_fail_at(reader->error, SW_BAD_INPUT, line.line, "no key is as long as this");
    bool is_level = strcmp(word, "level") == 0;
    if (!is_level && !find_key(word, &key))
        return sw_fail_at(reader->error, SW_BAD_INPUT, line.line, "no key is called '%s'", word);
    sw_scan_blanks(&line);
    if (sw_scan_done(&line))
        return sw_fail_at(reader->error, SW_BAD_INPUT, line.line, "%s has no value", word);
    return is_level ? start_level(reader, line) : take_value(reader, key, line);
}

static sw_status check_characters(const sw_scan *line, sw_error *error)
{
    uint32_t code;
    size_t length = (size_t)(line->end - line->at);
    for (size_t at = 0; at < length;) {
        at += sw_utf8_read(line->at + at, length - at, &code);
        if (code == SW_UTF8_MALFORMED)
            return sw_fail_at(error, SW_BAD_INPUT, line->line, "this is not UTF-8");
        if (sw_utf8_is_control(code) && code != '\t')
            return sw_fail_at(error, SW_BAD_INPUT, line->line, "U+%04X is a control character",
                              (unsigned)code);
    }
    return SW_OK;
}

static void trim(sw_scan *line)
{
    sw_scan_blanks(line);
    while (line->end > line->at && (line->end[-1] == ' ' || line->end[-1] == '\t'))
        line->end--;
}

static sw_status read_entries(pack_reader *reader, sw_scan *scan)
{
    sw_scan line;
    while (sw_scan_line(scan, &line)) {
        sw_status status = check_characters(&line, reader->error);
        trim(&line);
        if (status == SW_OK && !sw_scan_done(&line) && *line.at != '#')
            status = read_entry(reader, line);
        if (status != SW_OK)
            return status;
    }
    sw_status status = finish_block(reader);
    if (status == SW_OK && reader->pack.count == 0)
        status = sw_fail_at(reader->error, SW_BAD_INPUT, 1, "the pack has no level");
    return status;
}

static sw_status read_version(sw_scan *scan, int *out, sw_error *error)
{
    sw_scan line;
    int64_t version;
    if (!sw_scan_line(scan, &line) || !sw_scan_word(&line, "slidewise-levels") ||
        !sw_scan_char(&line, ' ') || !sw_scan_integer(&line, 1, INT32_MAX, &version) ||
        !sw_scan_done(&line))
        return sw_fail_at(error, SW_BAD_INPUT, 1,
                          "this is no level pack: its first line is not 'slidewise-levels 1'");
    if (version > PUZZLE_LEVELS_VERSION)
        return sw_fail_at(error, SW_BAD_INPUT, 1,
                          "the pack is of version %lld; only versions 1 to %d are known",
                          (long long)version, PUZZLE_LEVELS_VERSION);
    *out = (int)version;
    return SW_OK;
}

sw_status puzzle_pack_parse(puzzle_pack *out, const char *text, size_t length, sw_error *error)
{
    sw_scan scan = sw_scan_start(text, length);
    pack_reader reader = {.error = error};
    sw_status status = read_version(&scan, &reader.version, error);
    if (status == SW_OK)
        status = read_entries(&reader, &scan);
    if (status == SW_OK)
        *out = reader.pack;
    else
        puzzle_pack_deinit(&reader.pack);
    return status;
}

void puzzle_pack_deinit(puzzle_pack *pack)
{
    free(pack->levels);
    *pack = (puzzle_pack){0};
}

const puzzle_level *puzzle_pack_find(const puzzle_pack *pack, const char *id)
{
    for (int i = 0; i < pack->count; i++)
        if (strcmp(pack->levels[i].id, id) == 0)
            return &pack->levels[i];
    return NULL;
}

/* ---- Writing ---- */

static void add_entry(sw_text *out, const char *key, const char *value)
{
    if (value[0] != '\0')
        sw_text_addf(out, "%s %s\n", key, value);
}

static void add_goal(sw_text *out, const puzzle_board *goal)
{
    puzzle_goal named;
    sw_text_add(out, "goal ");
    if (puzzle_goal_identify(goal, &named))
        sw_text_add(out, puzzle_goal_name(named));
    else
        puzzle_board_format(goal, out);
    sw_text_add_char(out, '\n');
}

const char *puzzle_par_words(puzzle_par_proof proof, puzzle_metric metric)
{
    static const char *const words[][PUZZLE_METRICS] = {
        [PUZZLE_PAR_NONE] = {"", ""},
        [PUZZLE_PAR_OPTIMAL] = {"optimal", "optimal slides"},
        [PUZZLE_PAR_BEST_KNOWN] = {"best-known", "best-known slides"},
    };
    return words[proof][metric];
}

int puzzle_levels_version(const puzzle_level *levels, int count)
{
    for (int i = 0; i < count; i++)
        if (levels[i].par_proof != PUZZLE_PAR_NONE && levels[i].par_metric == PUZZLE_METRIC_SLIDES)
            return 2;
    return 1;
}

void puzzle_level_format(const puzzle_level *level, sw_text *out)
{
    sw_text_addf(out, "level %s\n", level->id);
    add_entry(out, "title", level->title);
    add_entry(out, "author", level->author);
    sw_text_addf(out, "size %dx%d\n", level->goal.size.columns, level->goal.size.rows);
    add_goal(out, &level->goal);
    sw_text_add(out, "board ");
    puzzle_board_format(&level->start, out);
    sw_text_add_char(out, '\n');
    add_entry(out, "picture", level->picture);
    add_entry(out, "word", level->word);
    if (level->par_proof != PUZZLE_PAR_NONE)
        sw_text_addf(out, "par %d %s\n", level->par,
                     puzzle_par_words(level->par_proof, level->par_metric));
}

void puzzle_pack_format(const puzzle_pack *pack, sw_text *out)
{
    sw_text_addf(out, "slidewise-levels %d\n", puzzle_levels_version(pack->levels, pack->count));
    add_entry(out, "title", pack->title);
    add_entry(out, "author", pack->author);
    for (int i = 0; i < pack->count; i++) {
        sw_text_add_char(out, '\n');
        puzzle_level_format(&pack->levels[i], out);
    }
}
