/* Settings: whatever the text, they come out within their bounds; written over that text they read
 * back the same, without complaint, and writing them again changes nothing. */

#include "game/settings.h"
#include "puzzle/goal.h"
#include "require.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require_bounds(const game_settings *settings)
{
    REQUIRE(settings->theme >= 0 && settings->theme < GAME_THEMES);
    REQUIRE(settings->palette >= 0 && settings->palette < GAME_PALETTES);
    REQUIRE(settings->slide_ms >= 0 && settings->slide_ms <= GAME_SLIDE_MS_MAX);
    REQUIRE(
        settings->scale_percent == GAME_SCALE_AUTO ||
        (settings->scale_percent >= GAME_SCALE_MIN && settings->scale_percent <= GAME_SCALE_MAX));
    REQUIRE(puzzle_size_valid((puzzle_size){settings->columns, settings->rows}));
    REQUIRE(settings->goal >= 0 && settings->goal < PUZZLE_GOALS);
    REQUIRE(settings->kind >= GAME_BOARD_UNIFORM && settings->kind <= GAME_BOARD_HARD);
    REQUIRE(settings->style >= 0 && settings->style < GAME_STYLES);
    REQUIRE(memchr(settings->picture, '\0', sizeof settings->picture));
}

static void require_written(const game_settings *settings, const char *before)
{
    game_settings back;
    sw_text text;
    sw_text again;
    sw_text_init(&text, 1 << 24);
    sw_text_init(&again, 1 << 24);
    game_settings_format(settings, before, &text);
    REQUIRE(!text.failed);
    REQUIRE(game_settings_parse(&back, text.data, text.length, NULL) == SW_OK);
    require_bounds(&back);
    game_settings_format(&back, text.data, &again);
    REQUIRE(strcmp(text.data, again.data) == 0);
    sw_text_deinit(&text);
    sw_text_deinit(&again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    game_settings settings;
    sw_error error = {0};
    char *text = malloc(size + 1);
    REQUIRE(text);
    memcpy(text, data, size);
    text[size] = '\0';
    if (game_settings_parse(&settings, (const char *)data, size, &error) != SW_OK)
        REQUIRE(error.status == SW_BAD_INPUT && error.line > 0 && error.message[0] != '\0');
    require_bounds(&settings);
    require_written(&settings, text);
    free(text);
    return 0;
}
