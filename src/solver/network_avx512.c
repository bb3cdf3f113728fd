#include "network_code.h"

/* AVX-512 with dot products of bytes: one instruction adds 64 products of an activation and a second
 * weight. */
#ifdef NETWORK_X86
#include <immintrin.h>

#define WITH_AVX512 __attribute__((target("avx512f,avx512bw,avx512vl,avx512vnni")))

enum {
    WORDS = 32, /* numbers of 16 bits in a register */
    BYTES = 64,
    AT_ONCE = 4, /* fours of units; a dot product takes as many steps as two of them fill */
};

/* Activations of a whole register of units, from two of sums. */
WITH_AVX512 static inline __m512i activate(__m512i low, __m512i high)
{
    const __m512i order = _mm512_set_epi64(7, 5, 3, 1, 6, 4, 2, 0); /* packing mixes the lanes */
    __m512i packed = _mm512_packs_epi16(_mm512_srai_epi16(low, NETWORK_FIRST_SHIFT),
                                        _mm512_srai_epi16(high, NETWORK_FIRST_SHIFT));
    packed = _mm512_max_epi8(packed, _mm512_setzero_si512());
    return _mm512_permutexvar_epi64(order, packed);
}

WITH_AVX512 static inline __m512i moved(const int16_t *before, const int16_t *from,
                                        const int16_t *to)
{
    __m512i rest = _mm512_sub_epi16(_mm512_load_si512(before), _mm512_load_si512(from));
    return _mm512_add_epi16(rest, _mm512_load_si512(to));
}

/* The third layer, from the sums of the second. */
WITH_AVX512 static inline int finish(const network *net, __m512i low, __m512i high)
{
    const __m512i top = _mm512_set1_epi16(NETWORK_CLIP);
    __m512i both = _mm512_castsi256_si512(
        _mm512_cvtsepi32_epi16(_mm512_srai_epi32(low, NETWORK_SECOND_SHIFT)));
    both = _mm512_inserti64x4(
        both, _mm512_cvtsepi32_epi16(_mm512_srai_epi32(high, NETWORK_SECOND_SHIFT)), 1);
    both = _mm512_min_epi16(_mm512_max_epi16(both, _mm512_setzero_si512()), top);
    __m512i products = _mm512_madd_epi16(both, _mm512_loadu_si512(net->third));
    return (net->third_bias + _mm512_reduce_add_epi32(products)) >> NETWORK_THIRD_SHIFT;
}

WITH_AVX512 static inline int evaluate(const network *net, const int32_t *active)
{
    __m512i sum[AT_ONCE][2] = {{_mm512_loadu_si512(net->second_bias),
                                _mm512_loadu_si512(net->second_bias + NETWORK_SECOND / 2)}};
    for (int i = 1; i < AT_ONCE; i++)
        sum[i][0] = sum[i][1] = _mm512_setzero_si512();
    for (int four = 0; four < NETWORK_FOURS; four += AT_ONCE)
        for (int i = 0; i < AT_ONCE; i++) {
            const int8_t *weights = net->second[four + i][0];
            __m512i units = _mm512_set1_epi32(active[four + i]);
            sum[i][0] = _mm512_dpbusd_epi32(sum[i][0], units, _mm512_load_si512(weights));
            sum[i][1] = _mm512_dpbusd_epi32(sum[i][1], units, _mm512_load_si512(weights + BYTES));
        }
    for (int half = 0; half < 2; half++)
        for (int i = 1; i < AT_ONCE; i++)
            sum[0][half] = _mm512_add_epi32(sum[0][half], sum[i][half]);
    return finish(net, sum[0][0], sum[0][1]);
}

WITH_AVX512 static void move(const int16_t *before, const int16_t *from, const int16_t *to,
                             int16_t *out)
{
    for (int i = 0; i < NETWORK_HIDDEN; i += WORDS)
        _mm512_store_si512(out + i, moved(before + i, from + i, to + i));
}

WITH_AVX512 static int value(const network *net, const int16_t *sum)
{
    _Alignas(BYTES) int32_t active[NETWORK_FOURS];
    for (int i = 0; i < NETWORK_HIDDEN; i += BYTES)
        _mm512_store_si512(active + i / 4, activate(_mm512_load_si512(sum + i),
                                                    _mm512_load_si512(sum + i + WORDS)));
    return evaluate(net, active);
}

WITH_AVX512 static int child(const network *net, const int16_t *before, const int16_t *from,
                             const int16_t *to)
{
    _Alignas(BYTES) int32_t active[NETWORK_FOURS];
    for (int i = 0, j = WORDS; i < NETWORK_HIDDEN; i += BYTES, j += BYTES)
        _mm512_store_si512(active + i / 4, activate(moved(before + i, from + i, to + i),
                                                    moved(before + j, from + j, to + j)));
    return evaluate(net, active);
}

static bool is_here(void)
{
    return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
           __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512vnni");
}

const network_code network_avx512 = {"AVX-512 VNNI", is_here, move, value, child};
#endif
