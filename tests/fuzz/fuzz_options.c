/* Command lines: each line of the input is a word. The first one says whose: the game's, solve's, graph's, or those of
 * a table that has every kind of option. What is taken keeps to its range; what is refused is said in one sentence. */

#include "client/options.h"
#include "graph/graph_options.h"
#include "require.h"
#include "solve/solve.h"
#include "verbs.h"

#include <stdint.h>
#include <string.h>

enum { MOST_WORDS = 64, MOST_BYTES = 1 << 13 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

typedef struct words {
    char *text; /* owned; the words point into it */
    char *word[MOST_WORDS + 1];
    int count;
} words;

static void require_said(sw_status status, const sw_error *error)
{
    REQUIRE(status == error->status && error->message[0]);
    for (const char *at = error->message; *at; at++)
        REQUIRE((unsigned char)*at >= ' ' && *at != '\x7f');
}

/* ---- A table of every kind ---- */

static const char *const colours[] = {"red", "green", "blue", NULL};

typedef struct values {
    bool flag, some[3];
    const char *text;
    int64_t number, negative;
    int choice, operands;
} values;

static const sw_option table[] = {
    {.name = "--flag", .kind = SW_FLAG, .field = offsetof(values, flag)},
    {.name = "--text", .kind = SW_TEXT, .field = offsetof(values, text)},
    {.name = "--number",
     .kind = SW_NUMBER,
     .field = offsetof(values, number),
     .min = 3,
     .max = INT64_MAX},
    {.name = "--negative",
     .kind = SW_NUMBER,
     .field = offsetof(values, negative),
     .min = INT64_MIN + 1},
    {.name = "--choice", .kind = SW_CHOICE, .field = offsetof(values, choice), .words = colours},
    {.name = "--some", .kind = SW_CHOICES, .field = offsetof(values, some), .words = colours},
    {.name = NULL},
};

static sw_status parse(values *out, words *given, sw_error *error)
{
    sw_args args = {.count = given->count, .words = given->word};
    *out = (values){.number = 3, .choice = -1};
    sw_status status = sw_args_parse(&args, table, out, error);
    out->operands = args.count;
    return status;
}

/* The values as words, behind each other in `room`. */
static void write_words(const values *from, const words *operands, words *out, char *room)
{
    char *at = room;
    *out = (words){.count = 0};
#define WORD(...) (out->word[out->count++] = at, at += sprintf(at, __VA_ARGS__) + 1)
    if (from->flag)
        WORD("--flag");
    if (from->text)
        WORD("--text=%s", from->text);
    WORD("--number=%lld", (long long)from->number);
    WORD("--negative=%lld", (long long)from->negative);
    if (from->choice >= 0)
        WORD("--choice=%s", colours[from->choice]);
    for (int i = 0; i < 3; i++)
        if (from->some[i])
            WORD("--some=%s", colours[i]);
    WORD("--");
    for (int i = 0; i < from->operands && out->count < MOST_WORDS; i++)
        WORD("%s", operands->word[i]);
#undef WORD
}

static void try_table(words *given)
{
    static char room[2 * MOST_BYTES];
    values read, again;
    words written;
    sw_error error = {0};
    sw_status status = parse(&read, given, &error);
    if (status != SW_OK) {
        require_said(status, &error);
        return;
    }
    REQUIRE(read.number >= 3 && read.negative <= 0 && read.choice < 3);
    REQUIRE(read.operands >= 0 && read.operands <= given->count);
    if (read.operands + 9 > MOST_WORDS)
        return;
    write_words(&read, given, &written, room);
    REQUIRE(parse(&again, &written, NULL) == SW_OK);
    REQUIRE(again.flag == read.flag && again.number == read.number && again.choice == read.choice);
    REQUIRE(again.negative == read.negative && again.operands == read.operands);
    REQUIRE(memcmp(again.some, read.some, sizeof read.some) == 0);
    REQUIRE(!read.text == !again.text && (!read.text || strcmp(read.text, again.text) == 0));
    for (int i = 0; i < read.operands; i++)
        REQUIRE(strcmp(written.word[i], given->word[i]) == 0);
}

/* ---- Those of the program ---- */

static void try_game(words *given)
{
    client_options options = {.scale_percent = -1};
    sw_error error = {0};
    client_options_desktop(given->count, given->word);
    sw_status status = client_options_parse(&options, given->count, given->word, &error);
    if (status != SW_OK) {
        require_said(status, &error);
        REQUIRE(options.scale_percent == -1); /* untouched */
        return;
    }
    REQUIRE(!options.has_size || puzzle_size_valid(options.size));
    REQUIRE(options.scale_percent == 0 ||
            (options.scale_percent >= 50 && options.scale_percent <= 300));
    REQUIRE(options.seed <= INT64_MAX && options.first <= CLIENT_FIRST_DAILY);
}

/* Reads the words behind the verb into the settings, which begin as usual; the operands are what is left. */
static sw_status read_verb(const cli_verb *verb, words *given, sw_args *args, void *settings,
                           sw_error *error)
{
    *args = (sw_args){.count = given->count - 1, .words = given->word + 1};
    memcpy(settings, verb->self.usual, verb->size);
    return sw_args_parse(args, verb->options, settings, error);
}

static void try_solve(words *given)
{
    cli_solve_options options;
    sw_args args;
    sw_error error = {0};
    sw_status status = read_verb(&cli_solve, given, &args, &options, &error);
    if (status == SW_OK && args.count == 0)
        return;
    if (status == SW_OK)
        status = cli_solve_options_read(&options, args.words[0], &error);
    if (status != SW_OK) {
        require_said(status, &error);
        return;
    }
    REQUIRE(options.input && options.jobs >= 1 && options.jobs <= 256);
    REQUIRE(options.threads >= 0 && options.threads <= 256);
    REQUIRE(options.time_ms >= 0 && options.time_ms <= 86400000 && options.nodes >= 0);
}

static void try_graph(words *given)
{
    cli_graph_words said;
    cli_graph_options options;
    sw_args args;
    sw_error error = {0};
    sw_status status = read_verb(&cli_graph, given, &args, &said, &error);
    if (status == SW_OK)
        status = cli_graph_options_read(&options, &said, &error);
    if (status != SW_OK) {
        require_said(status, &error);
        return;
    }
    REQUIRE(options.load || options.format);
    REQUIRE(options.load || puzzle_size_valid(options.goal.size));
    REQUIRE(!options.ball || options.depth >= 0);
}

/* ---- The words ---- */

static void read_words(words *out, const uint8_t *data, size_t size)
{
    *out = (words){.text = malloc(size + 1)};
    REQUIRE(out->text);
    memcpy(out->text, data, size);
    out->text[size] = '\0';
    for (size_t i = 0; i < size; i++)
        if (out->text[i] == '\n')
            out->text[i] = '\0';
    for (char *at = out->text; at <= out->text + size && out->count < MOST_WORDS;
         at += strlen(at) + 1)
        out->word[out->count++] = at;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    words given;
    if (size > MOST_BYTES)
        return 0;
    read_words(&given, data, size);
    if (strcmp(given.word[0], "game") == 0)
        try_game(&given);
    else if (strcmp(given.word[0], "solve") == 0)
        try_solve(&given);
    else if (strcmp(given.word[0], "graph") == 0)
        try_graph(&given);
    else
        try_table(&given);
    free(given.text);
    return 0;
}
