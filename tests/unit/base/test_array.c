#include "base/array.h"

#include <stdlib.h>

#include "claims.h"

CLAIM(elements_stay_while_the_array_grows)
{
    int *list = NULL;
    size_t capacity = 0;
    for (size_t count = 0; count < 1000; count++) {
        assert_true(sw_array_reserve(&list, &capacity, count + 1, sizeof *list));
        assert_true(capacity > count);
        list[count] = (int)count;
    }
    for (int i = 0; i < 1000; i++)
        assert_int_equal(list[i], i);
    free(list);
}

CLAIM(an_array_grows_seldom)
{
    char *list = NULL;
    size_t capacity = 0, before = 0;
    int times = 0;
    for (size_t need = 1; need <= 1000000; need++) {
        assert_true(sw_array_reserve(&list, &capacity, need, 1));
        times += capacity != before;
        before = capacity;
    }
    assert_in_range(times, 1, 40);
    free(list);
}

CLAIM(room_that_is_there_is_enough)
{
    double *list = NULL;
    size_t capacity = 0;
    assert_true(sw_array_reserve(&list, &capacity, 0, sizeof *list));
    assert_null(list);
    assert_true(sw_array_reserve(&list, &capacity, 500, sizeof *list));
    const double *there = list;
    size_t enough = capacity;
    assert_true(enough >= 500);
    assert_true(sw_array_reserve(&list, &capacity, 500, sizeof *list));
    assert_ptr_equal(list, there);
    assert_true(capacity == enough);
    free(list);
}

CLAIM(what_no_memory_holds_is_refused_and_changes_nothing)
{
    uint64_t *list = NULL;
    size_t capacity = 0;
    assert_true(sw_array_reserve(&list, &capacity, 3, sizeof *list));
    list[2] = 77;
    const uint64_t *there = list;
    size_t before = capacity;
    assert_false(sw_array_reserve(&list, &capacity, SIZE_MAX, sizeof *list));
    assert_false(sw_array_reserve(&list, &capacity, SIZE_MAX / sizeof *list + 2, sizeof *list));
    assert_ptr_equal(list, there);
    assert_true(capacity == before);
    assert_true(list[2] == 77);
    free(list);
}
