/* The names of sittings that results carry, and the results of one. */
#include "base/utf8.h"
#include "game/results.h"

#include <stdlib.h>
#include <string.h>

void game_sitting_name(const char *typed, char out[GAME_SITTING_NAME])
{
    while (*typed == ' ')
        typed++;
    size_t length = sw_utf8_fit(typed, strlen(typed), GAME_SITTING_NAME - 1);
    while (length > 0 && typed[length - 1] == ' ')
        length--;
    memcpy(out, typed, length);
    out[length] = '\0';
}

static bool is_listed(const char *const *list, size_t count, const char *name)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp(list[i], name) == 0)
            return true;
    return false;
}

sw_status game_results_sittings(const game_results *results, const char ***out, size_t *count,
                                sw_error *error)
{
    const char **list = calloc(results->count + 1, sizeof *list);
    *count = 0;
    if (!list)
        return sw_fail(error, SW_NO_MEMORY, "not enough memory");
    for (size_t i = results->count; i > 0; i--) {
        const game_result *result = &results->list[i - 1];
        if (game_result_credit(result) != GAME_CREDIT_SHOWN && result->sitting[0] != '\0' &&
            !is_listed(list, *count, result->sitting))
            list[(*count)++] = result->sitting;
    }
    *out = list;
    return SW_OK;
}

sw_status game_results_of_sitting(game_results *out, const game_results *results, const char *name,
                                  sw_error *error)
{
    *out = (game_results){0};
    for (size_t i = 0; i < results->count; i++) {
        const game_result *result = &results->list[i];
        if (strcmp(result->sitting, name) != 0 || game_results_add(out, result))
            continue;
        game_results_deinit(out);
        return sw_fail(error, SW_NO_MEMORY, "not enough memory");
    }
    return SW_OK;
}
