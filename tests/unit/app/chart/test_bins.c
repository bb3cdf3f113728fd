/* Values of a histogram. */
#include "screens/statistics/statistics.h"

#include "base/rng.h"

#include "claims.h"

static void add_all(app_bins *bins, const double *values, size_t count)
{
    for (size_t i = 0; i < count; i++)
        app_bins_add(bins, values[i]);
}

CLAIM(a_value_counts_in_the_bin_that_begins_at_it_or_below)
{
    app_bins bins = app_bins_of(8, 42, 10);
    add_all(&bins, (double[]){8, 10, 19.999, 20, 42}, 5);
    assert_int_equal(bins.count, 5);
    assert_true(bins.low == 0);
    assert_false(bins.open);
    static const size_t wanted[] = {1, 2, 1, 0, 1};
    for (int i = 0; i < 5; i++)
        assert_int_equal(bins.in[i], wanted[i]);
    assert_int_equal(bins.most, 2);
}

/* 0.6 - 0.3 is less than three times 0.1. */
CLAIM(a_width_without_an_exact_number_puts_none_into_the_bin_before)
{
    app_bins bins = app_bins_of(0.3, 0.7, 0.1);
    add_all(&bins, (double[]){0.3, 0.4, 0.5, 0.6, 0.7}, 5);
    assert_int_equal(bins.count, 5);
    for (int i = 0; i < 5; i++)
        assert_int_equal(bins.in[i], 1);
}

CLAIM(values_that_are_alike_have_bins_around_them_and_none_below_zero)
{
    app_bins bins = app_bins_of(100, 100, 5), none = app_bins_of(0, 0, 1);
    app_bins_add(&bins, 100);
    app_bins_add(&none, 0);
    assert_int_equal(bins.count, APP_BINS_FEWEST);
    assert_true(bins.low == 90);
    assert_int_equal(bins.in[2], 1);
    assert_true(none.low == 0);
    assert_int_equal(none.in[0], 1);
}

CLAIM(one_that_is_far_off_takes_no_room_from_the_others)
{
    double values[21] = {[20] = 1e6};
    for (int i = 0; i < 20; i++)
        values[i] = i + 1;
    double reach = app_bins_reach(values, 21);
    assert_true(reach >= 20 && reach < 100);
    app_bins bins = app_bins_of(1, reach, 5);
    add_all(&bins, values, 21);
    assert_true(bins.open);
    assert_true(bins.in[bins.count - 1] >= 1);
    assert_true(app_bins_reach(values + 15, 6) == 1e6); /* of a few none is far off */
    assert_true(app_bins_reach(values, 20) == 20);
}

CLAIM(the_median_is_in_the_middle)
{
    assert_true(app_bins_median((double[]){1, 2, 9}, 3) == 2);
    assert_true(app_bins_median((double[]){1, 2, 4, 9}, 4) == 3);
    assert_true(app_bins_median((double[]){7}, 1) == 7);
}

CLAIM(every_value_is_counted_once_and_where_it_belongs)
{
    static const double widths[] = {0.01, 0.2, 1, 50};
    for (uint64_t seed = 1; seed <= 200; seed++) {
        sw_rng rng = sw_rng_seed(seed);
        double width = widths[seed % 4], values[60];
        double least = width * (double)sw_rng_below(&rng, 50), most = least;
        size_t count = 1 + sw_rng_below(&rng, 60), seen = 0;
        for (size_t i = 0; i < count; i++) {
            values[i] = least + width * (double)sw_rng_below(&rng, 90) / 3;
            most = values[i] > most ? values[i] : most;
        }
        app_bins bins = app_bins_of(least, most, width);
        add_all(&bins, values, count);
        assert_in_range(bins.count, 1, APP_BINS);
        for (int bin = 0; bin < bins.count; bin++) {
            size_t wanted = 0;
            double from = bins.low + bin * width - width / 1e6, end = from + width;
            for (size_t i = 0; i < count; i++)
                wanted += values[i] >= from && values[i] < end;
            assert_int_equal(bins.in[bin], wanted);
            seen += bins.in[bin];
        }
        assert_int_equal(seen, count);
    }
}
