/* Controls: whatever the text, no source does two things on one screen; written over that text they read
 * back the same, without complaint, and writing them again changes nothing. */

#include "input/actions.h"
#include "program/own_bindings.h"
#include "require.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require_apart(const app_binding *a, const app_binding *b)
{
    if (app_source_equal(a->source, b->source))
        REQUIRE(a->intent != b->intent && !app_actions_meet(a->intent, b->intent));
}

static void require_bounds(const app_bindings *own)
{
    REQUIRE(own->count >= 0 && own->count <= APP_BINDINGS_MAX);
    for (int i = 0; i < own->count; i++) {
        REQUIRE(app_action_of(own->items[i].intent));
        for (int j = 0; j < i; j++)
            require_apart(&own->items[i], &own->items[j]);
    }
}

/* The action's next one from *at on, of pads or of all else; NULL after the last. */
static const app_binding *next_of(const app_bindings *own, app_intent intent, bool pads, int *at)
{
    while (*at < own->count) {
        const app_binding *b = &own->items[(*at)++];
        if (b->intent == intent && (b->source.kind == APP_SOURCE_PAD) == pads)
            return b;
    }
    return NULL;
}

/* Both have the same ones of the action, in the same order. */
static void require_same_of(const app_bindings *a, const app_bindings *b, app_intent intent,
                            bool pads)
{
    const app_binding *one, *other;
    int at = 0, other_at = 0;
    do {
        one = next_of(a, intent, pads, &at);
        other = next_of(b, intent, pads, &other_at);
        REQUIRE(!one == !other);
        REQUIRE(!one || app_source_equal(one->source, other->source));
    } while (one);
}

static void require_same(const app_bindings *a, const app_bindings *b)
{
    int count;
    const app_action *actions = app_actions(&count);
    for (int i = 0; i < 2 * count; i++)
        require_same_of(a, b, actions[i / 2].intent, i % 2);
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
