#ifndef SOLVER_VECTORS_H
#define SOLVER_VECTORS_H

/* LANES numbers of 16 bits at once, by the widest instructions that the compiler may use here, and sums of 32
 * bits. With VECTORS_PLAIN, or on a machine without such instructions, one number at a time. The results are the
 * same everywhere, to the bit. */

#include <stdint.h>

#if !defined(VECTORS_PLAIN) && (defined(__AVX2__) || defined(__SSE2__))
#include <immintrin.h>
#elif !defined(VECTORS_PLAIN) && defined(__ARM_NEON)
#include <arm_neon.h>
#elif !defined(VECTORS_PLAIN) && defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

#if !defined(VECTORS_PLAIN) && defined(__AVX2__)

#define VECTORS_NAME "AVX2"
enum { LANES = 16 };
typedef __m256i lanes, lane_sums;

static inline lanes lanes_load(const int16_t *from)
{
    return _mm256_loadu_si256((const __m256i *)(const void *)from);
}

static inline void lanes_store(int16_t *to, lanes all)
{
    _mm256_storeu_si256((__m256i *)(void *)to, all);
}

static inline lanes lanes_add(lanes a, lanes b)
{
    return _mm256_add_epi16(a, b);
}

static inline lanes lanes_subtract(lanes a, lanes b)
{
    return _mm256_sub_epi16(a, b);
}

/* Of numbers that are cut to 0 to 255, the squares' quarters. */
static inline lanes lanes_activate(lanes all)
{
    lanes cut =
        _mm256_min_epi16(_mm256_max_epi16(all, _mm256_setzero_si256()), _mm256_set1_epi16(255));
    return _mm256_srli_epi16(_mm256_mullo_epi16(cut, cut), 2);
}

static inline lane_sums lane_sums_zero(void)
{
    return _mm256_setzero_si256();
}

static inline lane_sums lane_sums_add_products(lane_sums sums, lanes a, lanes b)
{
    return _mm256_add_epi32(sums, _mm256_madd_epi16(a, b));
}

static inline int32_t lane_sums_total(lane_sums sums)
{
    __m128i four = _mm_add_epi32(_mm256_castsi256_si128(sums), _mm256_extracti128_si256(sums, 1));
    four = _mm_add_epi32(four, _mm_shuffle_epi32(four, 0x4e));
    return _mm_cvtsi128_si32(_mm_add_epi32(four, _mm_shuffle_epi32(four, 0xb1)));
}

#elif !defined(VECTORS_PLAIN) && defined(__SSE2__)

#define VECTORS_NAME "SSE2"
enum { LANES = 8 };
typedef __m128i lanes, lane_sums;

static inline lanes lanes_load(const int16_t *from)
{
    return _mm_loadu_si128((const __m128i *)(const void *)from);
}

static inline void lanes_store(int16_t *to, lanes all)
{
    _mm_storeu_si128((__m128i *)(void *)to, all);
}

static inline lanes lanes_add(lanes a, lanes b)
{
    return _mm_add_epi16(a, b);
}

static inline lanes lanes_subtract(lanes a, lanes b)
{
    return _mm_sub_epi16(a, b);
}

static inline lanes lanes_activate(lanes all)
{
    lanes cut = _mm_min_epi16(_mm_max_epi16(all, _mm_setzero_si128()), _mm_set1_epi16(255));
    return _mm_srli_epi16(_mm_mullo_epi16(cut, cut), 2);
}

static inline lane_sums lane_sums_zero(void)
{
    return _mm_setzero_si128();
}

static inline lane_sums lane_sums_add_products(lane_sums sums, lanes a, lanes b)
{
    return _mm_add_epi32(sums, _mm_madd_epi16(a, b));
}

static inline int32_t lane_sums_total(lane_sums sums)
{
    sums = _mm_add_epi32(sums, _mm_shuffle_epi32(sums, 0x4e));
    return _mm_cvtsi128_si32(_mm_add_epi32(sums, _mm_shuffle_epi32(sums, 0xb1)));
}

#elif !defined(VECTORS_PLAIN) && defined(__ARM_NEON) && defined(__aarch64__)

#define VECTORS_NAME "NEON"
enum { LANES = 8 };
typedef int16x8_t lanes;
typedef int32x4_t lane_sums;

static inline lanes lanes_load(const int16_t *from)
{
    return vld1q_s16(from);
}

static inline void lanes_store(int16_t *to, lanes all)
{
    vst1q_s16(to, all);
}

static inline lanes lanes_add(lanes a, lanes b)
{
    return vaddq_s16(a, b);
}

static inline lanes lanes_subtract(lanes a, lanes b)
{
    return vsubq_s16(a, b);
}

static inline lanes lanes_activate(lanes all)
{
    lanes cut = vminq_s16(vmaxq_s16(all, vdupq_n_s16(0)), vdupq_n_s16(255));
    uint16x8_t square = vreinterpretq_u16_s16(vmulq_s16(cut, cut));
    return vreinterpretq_s16_u16(vshrq_n_u16(square, 2));
}

static inline lane_sums lane_sums_zero(void)
{
    return vdupq_n_s32(0);
}

static inline lane_sums lane_sums_add_products(lane_sums sums, lanes a, lanes b)
{
    return vmlal_high_s16(vmlal_s16(sums, vget_low_s16(a), vget_low_s16(b)), a, b);
}

static inline int32_t lane_sums_total(lane_sums sums)
{
    return vaddvq_s32(sums);
}

#elif !defined(VECTORS_PLAIN) && defined(__wasm_simd128__)

#define VECTORS_NAME "SIMD128"
enum { LANES = 8 };
typedef v128_t lanes, lane_sums;

static inline lanes lanes_load(const int16_t *from)
{
    return wasm_v128_load(from);
}

static inline void lanes_store(int16_t *to, lanes all)
{
    wasm_v128_store(to, all);
}

static inline lanes lanes_add(lanes a, lanes b)
{
    return wasm_i16x8_add(a, b);
}

static inline lanes lanes_subtract(lanes a, lanes b)
{
    return wasm_i16x8_sub(a, b);
}

static inline lanes lanes_activate(lanes all)
{
    lanes cut = wasm_i16x8_min(wasm_i16x8_max(all, wasm_i16x8_splat(0)), wasm_i16x8_splat(255));
    return wasm_u16x8_shr(wasm_i16x8_mul(cut, cut), 2);
}

static inline lane_sums lane_sums_zero(void)
{
    return wasm_i32x4_splat(0);
}

static inline lane_sums lane_sums_add_products(lane_sums sums, lanes a, lanes b)
{
    return wasm_i32x4_add(sums, wasm_i32x4_dot_i16x8(a, b));
}

static inline int32_t lane_sums_total(lane_sums sums)
{
    return wasm_i32x4_extract_lane(sums, 0) + wasm_i32x4_extract_lane(sums, 1) +
           wasm_i32x4_extract_lane(sums, 2) + wasm_i32x4_extract_lane(sums, 3);
}

#else

#define VECTORS_NAME "plain C"
enum { LANES = 1 };
typedef int16_t lanes;
typedef int32_t lane_sums;

static inline lanes lanes_load(const int16_t *from)
{
    return *from;
}

static inline void lanes_store(int16_t *to, lanes all)
{
    *to = all;
}

static inline lanes lanes_add(lanes a, lanes b)
{
    return (lanes)(a + b);
}

static inline lanes lanes_subtract(lanes a, lanes b)
{
    return (lanes)(a - b);
}

static inline lanes lanes_activate(lanes all)
{
    int cut = all < 0 ? 0 : all > 255 ? 255 : all;
    return (lanes)(cut * cut >> 2);
}

static inline lane_sums lane_sums_zero(void)
{
    return 0;
}

static inline lane_sums lane_sums_add_products(lane_sums sums, lanes a, lanes b)
{
    return sums + a * b;
}

static inline int32_t lane_sums_total(lane_sums sums)
{
    return sums;
}

#endif

#endif
