/* A game as a short text that can be typed, and back. */
#include "puzzle/id.h"

#include "base/scan.h"
#include "puzzle/scramble.h"
#include "puzzle/solvable.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

/* ---- Symbols ---- */

/* What IDs are written in: Douglas Crockford's base-32 alphabet, which leaves out I, L, O and U.
 *
 * The check: an ID's symbols, from left to right, are the coefficients of a polynomial over GF(32),
 * and its last one is chosen so that a is a root, a being a primitive element: a Reed-Solomon code
 * with one check symbol (Reed and Solomon, 1960). The symbols are so weighted by powers of a. None of
 * these is 0, so that no wrong symbol goes unseen; neighbours' differ, so that no exchange does;
 * both at any length. */
static const char alphabet[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/* 0 to 31; -1 where the character has no meaning. Small letters mean the same; O is read as 0, I and
 * L as 1. */
static int symbol_value(char c)
{
    if (c >= 'a' && c <= 'z')
        c = (char)(c - 'a' + 'A');
    if (c == 'O')
        return 0;
    if (c == 'I' || c == 'L')
        return 1;
    const char *found = c != '\0' ? strchr(alphabet, c) : NULL;
    return found ? (int)(found - alphabet) : -1;
}

static char symbol_char(int value)
{
    return alphabet[value];
}

/* Multiplies by a in GF(32) = GF(2)[a] / (a^5 + a^2 + 1): bits are coefficients. That polynomial is
 * primitive: the powers of a are all 31 elements but 0. */
static unsigned times_a(unsigned element)
{
    unsigned shifted = element << 1;
    return shifted & 32 ? shifted ^ 37 : shifted;
}

/* The polynomial at a, one symbol further; begins with 0. After the last symbol it must be 0. */
static unsigned check_add(unsigned sum, int symbol)
{
    return times_a(sum) ^ (unsigned)symbol;
}

/* The last symbol, which brings the sum to 0. */
static int check_symbol(unsigned sum)
{
    return (int)times_a(sum);
}

/* ---- Ranks ---- */

/* Arrangements as numbers: the rank among all arrangements of the tiles and the blank (0), read row
 * by row, in their order; from 0 to cells! - 1. Written in base 32, the highest digit first, one a
 * byte. The factorial number system (Laisant, 1888) gives them: for each cell, how many smaller tiles
 * still follow; that digit is below the number of cells that are left. */
enum {
    BASE = 32,
    MOST_RANK_DIGITS = 1754, /* of the largest board */
};

typedef struct number {
    int count;                        /* digits in use; 0 for zero */
    uint8_t digits[MOST_RANK_DIGITS]; /* the lowest first */
} number;

/* number * factor + addend; what comes out has room. */
static void multiply(number *n, unsigned factor, unsigned addend)
{
    unsigned carry = addend;
    for (int i = 0; i < n->count; i++, carry /= BASE) {
        carry += n->digits[i] * factor;
        n->digits[i] = carry % BASE;
    }
    for (; carry > 0; carry /= BASE)
        n->digits[n->count++] = carry % BASE;
}

/* Leaves the quotient and gives the remainder. */
static unsigned divide(number *n, unsigned divisor)
{
    unsigned remainder = 0;
    for (int i = n->count; i-- > 0; remainder %= divisor) {
        remainder = remainder * BASE + n->digits[i];
        n->digits[i] = (uint8_t)(remainder / divisor);
    }
    while (n->count > 0 && n->digits[n->count - 1] == 0)
        n->count--;
    return remainder;
}

/* How many digits a board of that many cells takes, zeros in front included: the highest rank, cells! - 1,
 * has as many as cells!, which is no power of two. */
static int rank_digits(int cells)
{
    number factorial = {.count = 1, .digits = {1}};
    for (int i = 2; i <= cells; i++)
        multiply(&factorial, (unsigned)i, 0);
    return factorial.count;
}

/* Fills as many digits. */
static void rank_write(const puzzle_board *board, uint8_t *digits)
{
    int cells = puzzle_size_cells(board->size);
    number rank = {.count = 0};
    for (int cell = 0; cell < cells; cell++) {
        unsigned smaller = 0;
        for (int later = cell + 1; later < cells; later++)
            smaller += board->tiles[later] < board->tiles[cell];
        multiply(&rank, (unsigned)(cells - cell), smaller);
    }
    int count = rank_digits(cells);
    for (int i = 0; i < count; i++)
        digits[count - 1 - i] = i < rank.count ? rank.digits[i] : 0;
}

/* Reads as many digits; false, with *out untouched, where the number is not below cells!. */
static bool rank_read(puzzle_board *out, puzzle_size size, const uint8_t *digits)
{
    int cells = puzzle_size_cells(size);
    number rank = {.count = rank_digits(cells)};
    for (int i = 0; i < rank.count; i++)
        rank.digits[i] = digits[rank.count - 1 - i];

    unsigned smaller[PUZZLE_MAX_CELLS];
    for (int cell = cells; cell-- > 0;)
        smaller[cell] = divide(&rank, (unsigned)(cells - cell));
    if (rank.count > 0)
        return false;

    puzzle_tile tiles[PUZZLE_MAX_CELLS], left[PUZZLE_MAX_CELLS]; /* left: in their order */
    for (int i = 0; i < cells; i++)
        left[i] = (puzzle_tile)i;
    for (int cell = 0; cell < cells; cell++) {
        puzzle_tile *pick = left + smaller[cell];
        tiles[cell] = *pick;
        memmove(pick, pick + 1, (size_t)(left + cells - cell - 1 - pick) * sizeof *pick);
    }
    return puzzle_board_init(out, size, tiles, NULL) == SW_OK;
}

/* ---- The form ---- */

/* "4x4" goal-letter "-" kind "-" digits check; kind is the letter of a board ID, or the version of
 * the generator. The check sees no dashes; that none is mistyped for a symbol, or a symbol for it, is
 * seen by the form: no goal's letter is a kind, a seed is never grouped, and a board's digits, which
 * are, have a number that the size tells. */
static const char board_letter = 'B';
enum {
    OWN_GOAL = PUZZLE_GOALS, /* beside the named ones: written as an arrangement */
    GROUP = 5,
    MOST_SYMBOLS = 2 * MOST_RANK_DIGITS + 1,          /* behind the kind */
    MOST_DASHES = (MOST_SYMBOLS + GROUP - 1) / GROUP, /* one before each group */
    MOST_READ = 9999,                                 /* of a side, to be refused */
};
_Static_assert(PUZZLE_ID_SIZE == sizeof "32x32g-B" + MOST_DASHES + MOST_SYMBOLS, "as it is said");

static char letter_of(int goal)
{
    return goal == OWN_GOAL ? 'g' : puzzle_goal_letter((puzzle_goal)goal);
}

/* ---- Writing ---- */

typedef struct id_writer {
    sw_text *out;
    unsigned sum;
} id_writer;

static void put(id_writer *writer, char c)
{
    sw_text_add_char(writer->out, c);
    if (c != '-')
        writer->sum = check_add(writer->sum, symbol_value(c));
}

static id_writer begin(sw_text *out, puzzle_size size, int goal, char kind)
{
    id_writer writer = {.out = out};
    char head[32], letter[2] = {letter_of(goal)};
    snprintf(head, sizeof head, "%dx%d%s-%c-", size.columns, size.rows, letter, kind);
    for (const char *at = head; *at; at++)
        put(&writer, *at);
    return writer;
}

static void put_check(id_writer *writer)
{
    put(writer, symbol_char(check_symbol(writer->sum)));
}

void puzzle_id_format_seed(puzzle_size size, puzzle_goal goal, uint64_t seed, sw_text *out)
{
    id_writer writer = begin(out, size, goal, symbol_char(PUZZLE_SCRAMBLE_VERSION));
    int digits = 1;
    for (uint64_t rest = seed; rest >= 32; rest /= 32)
        digits++;
    while (digits-- > 0)
        put(&writer, symbol_char(seed >> 5 * digits & 31));
    put_check(&writer);
}

void puzzle_id_format_board(const puzzle_board *start, const puzzle_board *goal, sw_text *out)
{
    assert(puzzle_size_equal(start->size, goal->size));
    puzzle_goal name;
    bool named = puzzle_goal_identify(goal, &name);
    int width = rank_digits(puzzle_size_cells(start->size));
    int count = named ? width : 2 * width;
    uint8_t digits[2 * MOST_RANK_DIGITS];
    if (!named)
        rank_write(goal, digits);
    rank_write(start, digits + count - width);

    id_writer writer = begin(out, start->size, named ? (int)name : OWN_GOAL, board_letter);
    for (int i = 0; i < count; i++) {
        if (i > 0 && i % GROUP == 0)
            put(&writer, '-');
        put(&writer, symbol_char(digits[i]));
    }
    if (count % GROUP == 0)
        put(&writer, '-');
    put_check(&writer);
}

/* ---- Reading ---- */

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
    int symbol = times ? symbol_value('x') : symbol_value(**at);
    if (symbol < 0 && **at != '-')
        return '\0';
    *at += times ? 2 : 1;
    return symbol < 0 ? '-' : symbol_char(symbol);
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
        if (sw_scan_char(scan, symbol_char(symbol_value(letter_of(i)))))
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
            out->digits[out->count++] = (uint8_t)symbol_value(*at);
    for (const char *at = plain; *at; at++)
        if (*at != '-')
            out->sum = check_add(out->sum, symbol_value(*at));
    out->count--; /* the check symbol */
    return out->count >= 1 && !(seed && out->count > 1 && out->digits[0] == 0);
}

static sw_status read_seed(puzzle_id *id, const id_parts *parts, sw_error *error)
{
    int version = symbol_value(parts->kind);
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
    int width = rank_digits(puzzle_size_cells(size));
    bool own = parts->goal == OWN_GOAL;
    int wanted = own ? 2 * width : width;
    if (parts->count != wanted)
        return sw_fail(
            error, SW_BAD_INPUT, "%s takes %d characters and one for the check, not %d and one",
            own ? "a start and a goal of this size" : "a board of this size", wanted, parts->count);
    id->kind = PUZZLE_ID_BOARD;
    if ((own && !rank_read(&id->goal, size, parts->digits)) ||
        !rank_read(&id->start, size, parts->digits + wanted - width))
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
