/* A game as a short text that can be typed, and back. */
#include "puzzle/id.h"

#include "base/scan.h"
#include "id_rank.h"
#include "id_symbol.h"
#include "puzzle/scramble.h"
#include "puzzle/solvable.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

/* "4x4" goal-letter "-" kind "-" digits check; kind is the letter of a board ID, or the version of
 * the generator. The check sees no dashes; that none is mistyped for a symbol, or a symbol for it, is
 * seen by the form: no goal's letter is a kind, a seed is never grouped, and a board's digits, which
 * are, have a number that the size tells. */
static const char board_letter = 'B';
enum {
    OWN_GOAL = PUZZLE_GOALS, /* beside the named ones: written as an arrangement */
    GROUP = 5,
    MOST_SYMBOLS = 2 * PUZZLE_RANK_DIGITS + 1,        /* behind the kind */
    MOST_DASHES = (MOST_SYMBOLS + GROUP - 1) / GROUP, /* one before each group */
    MOST_READ = 9999,                                 /* of a side, to be refused */
};
_Static_assert(PUZZLE_ID_SIZE == sizeof "32x32g-B" + MOST_DASHES + MOST_SYMBOLS, "as it is said");

static const char goal_letters[PUZZLE_GOALS + 1] = {
    [PUZZLE_GOAL_STANDARD] = '\0', [PUZZLE_GOAL_BLANK_FIRST] = 'f', [PUZZLE_GOAL_SNAKE] = 's',
    [PUZZLE_GOAL_SPIRAL] = 'p',    [PUZZLE_GOAL_COLUMNS] = 'c',     [OWN_GOAL] = 'g',
};

/* --- writing --- */

typedef struct id_writer {
    sw_text *out;
    unsigned sum;
} id_writer;

static void put(id_writer *writer, char c)
{
    sw_text_add_char(writer->out, c);
    if (c != '-')
        writer->sum = puzzle_check_add(writer->sum, puzzle_symbol_value(c));
}

static id_writer begin(sw_text *out, puzzle_size size, int goal, char kind)
{
    id_writer writer = {.out = out};
    char head[32], letter[2] = {goal_letters[goal]};
    snprintf(head, sizeof head, "%dx%d%s-%c-", size.columns, size.rows, letter, kind);
    for (const char *at = head; *at; at++)
        put(&writer, *at);
    return writer;
}

static void put_check(id_writer *writer)
{
    put(writer, puzzle_symbol_char(puzzle_check_symbol(writer->sum)));
}

void puzzle_id_format_seed(puzzle_size size, puzzle_goal goal, uint64_t seed, sw_text *out)
{
    id_writer writer = begin(out, size, goal, puzzle_symbol_char(PUZZLE_SCRAMBLE_VERSION));
    int digits = 1;
    for (uint64_t rest = seed; rest >= 32; rest /= 32)
        digits++;
    while (digits-- > 0)
        put(&writer, puzzle_symbol_char(seed >> 5 * digits & 31));
    put_check(&writer);
}

void puzzle_id_format_board(const puzzle_board *start, const puzzle_board *goal, sw_text *out)
{
    assert(puzzle_size_equal(start->size, goal->size));
    puzzle_goal name;
    bool named = puzzle_goal_identify(goal, &name);
    int width = puzzle_rank_digits(puzzle_size_cells(start->size));
    int count = named ? width : 2 * width;
    uint8_t digits[2 * PUZZLE_RANK_DIGITS];
    if (!named)
        puzzle_rank_write(goal, digits);
    puzzle_rank_write(start, digits + count - width);

    id_writer writer = begin(out, start->size, named ? (int)name : OWN_GOAL, board_letter);
    for (int i = 0; i < count; i++) {
        if (i > 0 && i % GROUP == 0)
            put(&writer, '-');
        put(&writer, puzzle_symbol_char(digits[i]));
    }
    if (count % GROUP == 0)
        put(&writer, '-');
    put_check(&writer);
}

/* --- reading --- */

/* An ID taken to pieces. */
typedef struct id_parts {
    puzzle_size size; /* perhaps an impossible one */
    int goal;         /* a puzzle_goal or OWN_GOAL */
    char kind;
    int count;
    uint8_t digits[PUZZLE_ID_SIZE]; /* without the check symbol */
    unsigned sum;                   /* of all symbols */
} id_parts;

/* Takes one character and gives it as Slidewise writes it in capitals; NUL, and nothing taken, where
 * no ID has it. */
static char take_plain(const char **at)
{
    bool times = (*at)[0] == '\xC3' && (*at)[1] == '\x97'; /* U+00D7 */
    int symbol = times ? puzzle_symbol_value('x') : puzzle_symbol_value(**at);
    if (symbol < 0 && **at != '-')
        return '\0';
    *at += times ? 2 : 1;
    return symbol < 0 ? '-' : puzzle_symbol_char(symbol);
}

static sw_status copy_plain(char *out, const char *text, sw_error *error)
{
    size_t length = 0;
    while (*text) {
        if (length + 1 == PUZZLE_ID_SIZE)
            return sw_fail(error, SW_BAD_INPUT, "no ID has more than %zu characters", length);
        out[length++] = take_plain(&text);
        if (out[length - 1] == '\0' && *text > ' ' && *text <= '~')
            return sw_fail(error, SW_BAD_INPUT, "character %zu: no ID has a '%c'", length, *text);
        if (out[length - 1] == '\0')
            return sw_fail(error, SW_BAD_INPUT,
                           "character %zu: an ID has letters, digits and dashes only", length);
    }
    out[length] = '\0';
    return SW_OK;
}

static bool read_side(sw_scan *scan, int *out)
{
    int64_t side;
    if (sw_scan_char(scan, '0') || !sw_scan_integer(scan, 1, MOST_READ, &side))
        return false;
    *out = (int)side;
    return true;
}

static int read_goal(sw_scan *scan)
{
    for (int i = 1; i <= OWN_GOAL; i++)
        if (sw_scan_char(scan, puzzle_symbol_char(puzzle_symbol_value(goal_letters[i]))))
            return i;
    return PUZZLE_GOAL_STANDARD;
}

/* Size and goal. */
static bool read_shape(sw_scan *scan, id_parts *out)
{
    if (!read_side(scan, &out->size.columns) || !sw_scan_char(scan, 'X') ||
        !read_side(scan, &out->size.rows))
        return false;
    out->goal = read_goal(scan);
    return sw_scan_char(scan, '-');
}

static bool read_kind(sw_scan *scan, id_parts *out)
{
    if (sw_scan_done(scan) || !strchr("B123456789", *scan->at))
        return false;
    out->kind = *scan->at++;
    return sw_scan_char(scan, '-');
}

static bool take_apart(id_parts *out, const char *plain)
{
    sw_scan scan = sw_scan_start(plain, strlen(plain));
    out->count = 0;
    out->sum = 0;
    if (!read_shape(&scan, out) || !read_kind(&scan, out))
        return false;
    bool seed = out->kind != board_letter;
    if (seed && (out->goal == OWN_GOAL || strchr(scan.at, '-')))
        return false;
    for (const char *at = scan.at; *at; at++)
        if (*at != '-')
            out->digits[out->count++] = (uint8_t)puzzle_symbol_value(*at);
    for (const char *at = plain; *at; at++)
        if (*at != '-')
            out->sum = puzzle_check_add(out->sum, puzzle_symbol_value(*at));
    out->count--; /* the check symbol */
    return out->count >= 1 && !(seed && out->count > 1 && out->digits[0] == 0);
}

static sw_status read_seed(puzzle_id *id, const id_parts *parts, sw_error *error)
{
    int version = puzzle_symbol_value(parts->kind);
    if (version != PUZZLE_SCRAMBLE_VERSION)
        return sw_fail(error, SW_BAD_INPUT,
                       "made by another version of the generator: %d, and this one is %d", version,
                       PUZZLE_SCRAMBLE_VERSION);
    id->kind = PUZZLE_ID_SEED;
    for (int i = 0; i < parts->count; i++) {
        if (id->seed > UINT64_MAX >> 5)
            return sw_fail(error, SW_BAD_INPUT, "no seed is above %llu",
                           (unsigned long long)UINT64_MAX);
        id->seed = id->seed << 5 | parts->digits[i];
    }
    sw_rng rng = sw_rng_seed(id->seed);
    id->start = puzzle_scramble(&id->goal, &rng);
    return SW_OK;
}

static sw_status read_boards(puzzle_id *id, const id_parts *parts, sw_error *error)
{
    puzzle_size size = parts->size;
    int width = puzzle_rank_digits(puzzle_size_cells(size));
    bool own = parts->goal == OWN_GOAL;
    int wanted = own ? 2 * width : width;
    if (parts->count != wanted)
        return sw_fail(
            error, SW_BAD_INPUT, "%s takes %d characters and one for the check, not %d and one",
            own ? "a start and a goal of this size" : "a board of this size", wanted, parts->count);
    id->kind = PUZZLE_ID_BOARD;
    if ((own && !puzzle_rank_read(&id->goal, size, parts->digits)) ||
        !puzzle_rank_read(&id->start, size, parts->digits + wanted - width))
        return sw_fail(error, SW_BAD_INPUT, "no board of %dx%d has a number so high", size.columns,
                       size.rows);
    if (puzzle_board_equal(&id->start, &id->goal))
        return sw_fail(error, SW_BAD_INPUT, "the board is its goal already");
    if (!puzzle_solvable(&id->start, &id->goal))
        return sw_fail(error, SW_UNSOLVABLE,
                       "no moves lead from this board to its goal: the parity differs");
    return SW_OK;
}

sw_status puzzle_id_parse(puzzle_id *out, const char *text, sw_error *error)
{
    char plain[PUZZLE_ID_SIZE];
    sw_status status = copy_plain(plain, text, error);
    if (status != SW_OK)
        return status;
    id_parts parts;
    if (!take_apart(&parts, plain))
        return sw_fail(error, SW_BAD_INPUT, "'%.40s' is not an ID, which looks like 4x4-1-KRV2",
                       text);
    if (parts.sum != 0)
        return sw_fail(error, SW_BAD_INPUT,
                       "the check character does not fit: something is mistyped");
    puzzle_id id = {.seed = 0};
    puzzle_goal named = parts.goal == OWN_GOAL ? PUZZLE_GOAL_STANDARD : (puzzle_goal)parts.goal;
    status = puzzle_goal_make(&id.goal, named, parts.size, error);
    if (status == SW_OK)
        status = parts.kind == board_letter ? read_boards(&id, &parts, error)
                                            : read_seed(&id, &parts, error);
    if (status == SW_OK)
        *out = id;
    return status;
}

bool puzzle_id_likely(const char *text)
{
    char head[sizeof "9999x9999g-"];
    size_t length = 0;
    for (char c; length + 1 < sizeof head && (c = take_plain(&text)) != '\0';)
        head[length++] = c;
    sw_scan scan = sw_scan_start(head, length);
    id_parts parts;
    return read_shape(&scan, &parts);
}
