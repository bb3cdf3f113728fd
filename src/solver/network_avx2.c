#include "network_code.h"

/* AVX2: products of bytes are added in pairs, then the pairs. An activation is at most 127, so that
 * no pair leaves its 16 bits. */
#ifdef NETWORK_X86
#include <immintrin.h>

#define WITH_AVX2 __attribute__((target("avx2")))

enum {
    WORDS = 16, /* numbers of 16 bits in a register */
    BYTES = 32,
    PARTS = NETWORK_SECOND / 8, /* registers of second sums */
    IN_ORDER = 0xd8,            /* packing mixes the halves of its operands */
};

WITH_AVX2 static inline __m256i load(const void *from)
{
    return _mm256_load_si256(from);
}

/* Activations of a whole register of units, from two of sums. */
WITH_AVX2 static inline __m256i activate(__m256i low, __m256i high)
{
    __m256i packed = _mm256_packs_epi16(_mm256_srai_epi16(low, NETWORK_FIRST_SHIFT),
                                        _mm256_srai_epi16(high, NETWORK_FIRST_SHIFT));
    packed = _mm256_max_epi8(packed, _mm256_setzero_si256());
    return _mm256_permute4x64_epi64(packed, IN_ORDER);
}

WITH_AVX2 static inline __m256i moved(const int16_t *before, const int16_t *from, const int16_t *to)
{
    return _mm256_add_epi16(_mm256_sub_epi16(load(before), load(from)), load(to));
}

/* The third layer's products for 16 units, from the sums of the second. */
WITH_AVX2 static inline __m256i products(const int16_t *third, __m256i low, __m256i high)
{
    const __m256i top = _mm256_set1_epi16(NETWORK_CLIP);
    __m256i packed = _mm256_packs_epi32(_mm256_srai_epi32(low, NETWORK_SECOND_SHIFT),
                                        _mm256_srai_epi32(high, NETWORK_SECOND_SHIFT));
    packed = _mm256_min_epi16(_mm256_max_epi16(packed, _mm256_setzero_si256()), top);
    packed = _mm256_permute4x64_epi64(packed, IN_ORDER);
    return _mm256_madd_epi16(packed, _mm256_loadu_si256((const __m256i *)third));
}

WITH_AVX2 static inline int finish(const network *net, const __m256i sum[PARTS])
{
    __m256i all = _mm256_add_epi32(products(net->third, sum[0], sum[1]),
                                   products(net->third + WORDS, sum[2], sum[3]));
    __m128i four = _mm_add_epi32(_mm256_castsi256_si128(all), _mm256_extracti128_si256(all, 1));
    four = _mm_hadd_epi32(four, four);
    four = _mm_hadd_epi32(four, four);
    return (net->third_bias + _mm_cvtsi128_si32(four)) >> NETWORK_THIRD_SHIFT;
}

WITH_AVX2 static inline int evaluate(const network *net, const int32_t *active)
{
    const __m256i ones = _mm256_set1_epi16(1);
    __m256i sum[PARTS];
    for (int i = 0; i < PARTS; i++)
        sum[i] = _mm256_loadu_si256((const __m256i *)net->second_bias + i);
    for (int four = 0; four < NETWORK_FOURS; four++) {
        const __m256i *weights = (const __m256i *)net->second[four];
        __m256i units = _mm256_set1_epi32(active[four]);
        for (int i = 0; i < PARTS; i++) {
            __m256i pairs = _mm256_maddubs_epi16(units, load(weights + i));
            sum[i] = _mm256_add_epi32(sum[i], _mm256_madd_epi16(pairs, ones));
        }
    }
    return finish(net, sum);
}

WITH_AVX2 static void move(const int16_t *before, const int16_t *from, const int16_t *to,
                           int16_t *out)
{
    for (int i = 0; i < NETWORK_HIDDEN; i += WORDS)
        _mm256_store_si256((__m256i *)(out + i), moved(before + i, from + i, to + i));
}

WITH_AVX2 static int value(const network *net, const int16_t *sum)
{
    _Alignas(BYTES) int32_t active[NETWORK_FOURS];
    for (int i = 0; i < NETWORK_HIDDEN; i += BYTES)
        _mm256_store_si256((__m256i *)(active + i / 4),
                           activate(load(sum + i), load(sum + i + WORDS)));
    return evaluate(net, active);
}

WITH_AVX2 static int child(const network *net, const int16_t *before, const int16_t *from,
                           const int16_t *to)
{
    _Alignas(BYTES) int32_t active[NETWORK_FOURS];
    for (int i = 0, j = WORDS; i < NETWORK_HIDDEN; i += BYTES, j += BYTES)
        _mm256_store_si256(
            (__m256i *)(active + i / 4),
            activate(moved(before + i, from + i, to + i), moved(before + j, from + j, to + j)));
    return evaluate(net, active);
}

static bool is_here(void)
{
    return __builtin_cpu_supports("avx2");
}

const network_code network_avx2 = {"AVX2", is_here, move, value, child};
#endif
