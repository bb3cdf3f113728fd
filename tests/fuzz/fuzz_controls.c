/* Controls: whatever the text, no source does two things on one screen; written over that text they read
 * back the same, without complaint, and writing them again changes nothing. */

#include "input/actions.h"
#include "input/bindings_text.h"
#include "require.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require_bounds(const app_bindings *own)
{
    REQUIRE(own->count >= 0 && own->count <= APP_BINDINGS_MAX);
    for (int i = 0; i < own->count; i++) {
        const app_binding *b = &own->items[i];
        REQUIRE(app_action_of(b->intent));
        REQUIRE(!app_bindings_conflict(own, b->intent, b->source));
    }
}

static void require_same(const app_bindings *a, const app_bindings *b)
{
    int count;
    const app_action *actions = app_actions(&count);
    for (int i = 0; i < count; i++)
        for (int n = 0;; n++) {
            const app_binding *one = app_bindings_nth(a, actions[i].intent, n);
            const app_binding *other = app_bindings_nth(b, actions[i].intent, n);
            REQUIRE(!one == !other);
            if (!one)
                break;
            REQUIRE(app_source_equal(one->source, other->source));
        }
}

static void require_written(const app_bindings *own, const char *before)
{
    app_bindings back;
    sw_text text, again;
    sw_text_init(&text, 1 << 24);
    sw_text_init(&again, 1 << 24);
    app_bindings_format(own, before, &text);
    REQUIRE(!text.failed);
    REQUIRE(app_bindings_version(text.data, text.length) == APP_BINDINGS_VERSION);
    REQUIRE(app_bindings_parse(&back, text.data, text.length, NULL) == SW_OK);
    require_bounds(&back);
    require_same(own, &back);
    app_bindings_format(&back, text.data, &again);
    REQUIRE(strcmp(text.data, again.data) == 0);
    sw_text_deinit(&text);
    sw_text_deinit(&again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    app_bindings own;
    sw_error error = {0};
    char *text = malloc(size + 1);
    REQUIRE(text);
    memcpy(text, data, size);
    text[size] = '\0';
    if (app_bindings_parse(&own, text, size, &error) != SW_OK)
        REQUIRE(error.status == SW_BAD_INPUT && error.line > 0 && error.message[0] != '\0');
    require_bounds(&own);
    require_written(&own, text);
    free(text);
    return 0;
}
