/* The claims of a test program: each adds itself before main begins. */
#include "claims.h"

enum { CLAIMS_MOST = 256 };

static struct CMUnitTest claims[CLAIMS_MOST];
static size_t count;
static CMFixtureFunction set_up, clear_away;

void claims_add(struct CMUnitTest claim)
{
    if (count < CLAIMS_MOST)
        claims[count] = claim;
    count++;
}

void claims_set_up(CMFixtureFunction setup, CMFixtureFunction teardown)
{
    set_up = setup;
    clear_away = teardown;
}

int claims_run(void)
{
    if (count == 0 || count > CLAIMS_MOST) {
        print_error("%zu claims: there must be 1 to %d\n", count, CLAIMS_MOST);
        return 1;
    }
    return _cmocka_run_group_tests("claims", claims, count, set_up, clear_away);
}
