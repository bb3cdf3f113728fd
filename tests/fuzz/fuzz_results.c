/* Results: whatever is read is written as something that reads as the same results again, and no
 * figure of it goes astray. Each input is tried as it is, and with the title and the checksums that it
 * would need, which no chance would find. */

#include "format/checksum.h"
#include "game/results.h"
#include "require.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { LIMIT = 16 << 20 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void add_all(const game_results *results, sw_text *out)
{
    game_results_format(results, out);
    REQUIRE(!out->failed);
}

static void require_round_trip(const game_results *results)
{
    game_results back;
    sw_text text, again;
    sw_text_init(&text, LIMIT);
    sw_text_init(&again, LIMIT);
    add_all(results, &text);
    REQUIRE(game_results_parse(&back, text.data, text.length, NULL) == SW_OK);
    add_all(&back, &again);
    REQUIRE(strcmp(text.data, again.data) == 0);
    for (size_t i = 0; i < back.count; i++)
        REQUIRE(game_results_find(&back, back.list[i].id) == &back.list[i]);
    sw_text_deinit(&text);
    sw_text_deinit(&again);
    game_results_deinit(&back);
}

static void require_figures_of(const game_results *results, const game_category *category,
                               size_t games)
{
    for (int kind = 0; kind < GAME_FIGURE_KINDS; kind++) {
        game_figures figures = game_results_figures(results, category, (game_figure_kind)kind);
        REQUIRE(figures.games == games);
        REQUIRE((figures.best >= 0) == (games > 0) && (figures.mean >= 0) == (games > 0));
        for (int k = 0; k < GAME_AVERAGES; k++) {
            bool enough = games >= game_average_games((game_average_kind)k);
            REQUIRE((figures.ao[k] >= 0) == enough && (figures.best_ao[k] >= 0) == enough);
        }
    }
}

/* By the player's own games, and by those with help, too. */
static void require_category(const game_results *results, game_category category)
{
    size_t own = 0, all = 0;
    for (size_t i = 0; i < results->count; i++) {
        const game_result *result = &results->list[i];
        all += game_category_has(&category, result);
        own +=
            game_category_has(&category, result) && game_result_credit(result) == GAME_CREDIT_OWN;
    }
    REQUIRE(all > 0 && category.games == all);
    require_figures_of(results, &category, own);
    category.assisted = true;
    require_figures_of(results, &category, all);
}

static void require_figures(const game_results *results)
{
    game_category *categories;
    size_t count, games = 0, won = 0;
    REQUIRE(game_results_categories(results, &categories, &count, NULL) == SW_OK);
    for (size_t i = 0; i < count; i++) {
        require_category(results, categories[i]);
        if (categories[i].way == GAME_WAY_UNKNOWN) /* the others are parts of these */
            games += categories[i].games;
    }
    for (size_t i = 0; i < results->count; i++)
        won += game_result_credit(&results->list[i]) != GAME_CREDIT_SHOWN;
    REQUIRE(games == won);
    free(categories);
}

static void try_text(const char *text, size_t length)
{
    game_results results;
    sw_error error = {0};
    sw_text table;
    sw_status status = game_results_parse(&results, text, length, &error);
    if (status != SW_OK)
        REQUIRE(status == error.status && error.message[0] != '\0' && error.line > 0);
    sw_text_init(&table, LIMIT);
    game_results_csv(&results, &table);
    REQUIRE(!table.failed);
    sw_text_deinit(&table);
    require_round_trip(&results);
    require_figures(&results);
    game_results_deinit(&results);
}

static void try_as_lines(const uint8_t *data, size_t size)
{
    sw_text text;
    sw_text_init(&text, 64 + size * 11);
    sw_text_add(&text, "slidewise-results 2\n");
    size_t begin = text.length;
    for (size_t i = 0; i < size; i++) {
        if (data[i] != '\n') {
            sw_text_add_char(&text, (char)data[i]);
            continue;
        }
        sw_text_add_char(&text, ' ');
        uint32_t sum = game_sum(GAME_SUM, text.data + begin, text.length - begin);
        sw_text_addf(&text, "%08x\n", (unsigned)sum);
        begin = text.length;
    }
    try_text(text.data, text.length);
    sw_text_deinit(&text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    try_text((const char *)data, size);
    try_as_lines(data, size);
    return 0;
}
