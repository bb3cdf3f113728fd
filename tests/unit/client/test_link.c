/* What links to the page lead to. */
#include "client/link.h"

#include "base/day.h"

#include "claims.h"

#include <string.h>

static client_link good(const char *text)
{
    client_link link;
    sw_error error;
    if (client_link_parse(&link, text, &error) != SW_OK)
        fail_msg("'%s': %s", text, error.message);
    return link;
}

static void assert_bad(const char *text, const char *because)
{
    client_link link = {.day = 4711};
    sw_error error;
    assert_int_not_equal(client_link_parse(&link, text, &error), SW_OK);
    assert_non_null(strstr(error.message, because));
    assert_int_equal(link.day, 4711);
}

CLAIM(a_link_leads_to_the_board_of_its_id)
{
    static const char *const links[] = {"4x4-1-KRV2", "#4x4-1-krv2",
                                        "https://example.org/slidewise/#4x4-1-KRV2",
                                        "http://127.0.0.1:8000/a#b#4x4-1-KRV2"};
    for (size_t i = 0; i < sizeof links / sizeof links[0]; i++) {
        client_link link = good(links[i]);
        assert_false(link.daily);
        assert_int_equal(link.id.kind, PUZZLE_ID_SEED);
        assert_int_equal(link.id.seed, 20251);
    }
}

CLAIM(a_link_leads_to_a_day)
{
    int day;
    assert_true(sw_day_parse("2026-11-26", &day));
    client_link link = good("https://example.org/#daily-2026-11-26");
    assert_true(link.daily);
    assert_int_equal(link.day, day);
    link = good("#daily");
    assert_true(link.daily);
    assert_int_equal(link.day, CLIENT_LINK_TODAY);
}

CLAIM(what_leads_nowhere_is_refused)
{
    assert_bad("", "is not an ID");
    assert_bad("https://example.org/", "no ID has a");
    assert_bad("https://example.org/#", "is not an ID");
    assert_bad("#4x4-1-KRV3", "something is mistyped");
    assert_bad("#daily-2026-13-01", "'daily-2026-13-01' names no day");
    assert_bad("#daily-2026-11-26x", "names no day");
    assert_bad("#daily2026-11-26", "names no day");
    assert_bad("#dailyx", "names no day");
}

CLAIM(the_name_of_a_link_stands_behind_its_mark)
{
    assert_string_equal(client_link_name("https://example.org/#4x4-1-KRV3"), "4x4-1-KRV3");
    assert_string_equal(client_link_name("4x4-1-KRV3"), "4x4-1-KRV3");
}

CLAIM(the_link_of_a_day_leads_back_to_it)
{
    static const char *const dates[] = {"1970-01-01", "2026-11-26", "9999-12-31"};
    for (size_t i = 0; i < sizeof dates / sizeof dates[0]; i++) {
        int day;
        sw_text text;
        sw_text_init(&text, 64);
        assert_true(sw_day_parse(dates[i], &day));
        client_link_format_daily(day, &text);
        assert_string_equal(text.data + strlen("daily-"), dates[i]);
        assert_int_equal(good(text.data).day, day);
        sw_text_deinit(&text);
    }
}
