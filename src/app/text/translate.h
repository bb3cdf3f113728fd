#ifndef APP_TRANSLATE_H
#define APP_TRANSLATE_H

#include "base/translate.h"

#include <stdbool.h>

/* A text that a player reads stands where it is used, in English, inside one of these:
 *
 *     _("Continue")                             a text
 *     N_("Time attack")                         one in a table, which is said by _ where it is shown
 *     P_("goal", "Columns")                     one of several meanings of the same English
 *     PL_("%s move", "%s moves", n)             one of a count; the number itself is an argument of the format
 *
 * A comment before it that begins with "Translators:" is for those who put it into another language. The compiler
 * holds the arguments of a format against it. */
#define _(words) app_translate(words)
#define P_(context, words) app_translate_in(context, words)
#define PL_(one, many, n) app_translate_count(one, many, n)

/* Called once, before anything is said: "xx" is the pseudo-language, every text accented, 60 % longer and in brackets,
 * and "xx-rtl" the same from right to left. NULL, or any other: English. */
void app_language_begin(const char *language);

/* Whether the language is read from right to left. */
bool app_language_is_mirrored(void);

/* What is returned lasts as long as the program. For the window's thread alone. */
const char *app_translate(const char *words) __attribute__((format_arg(1)));
const char *app_translate_in(const char *context, const char *words) __attribute__((format_arg(2)));
const char *app_translate_count(const char *one, const char *many, long long n)
    __attribute__((format_arg(1), format_arg(2)));

#endif
