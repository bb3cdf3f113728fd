/* The words of a command. */
#include "engine/engine_words.h"

#include <string.h>

static const char blanks[] = " \t\r";

bool cli_engine_next_word(const char **at, engine_word *out)
{
    const char *text = *at + strspn(*at, blanks);
    size_t length = strcspn(text, blanks);
    *at = text + length;
    *out = (engine_word){text, (int)length};
    return length > 0;
}

bool cli_engine_is_word(engine_word word, const char *text)
{
    return strlen(text) == (size_t)word.length && memcmp(word.text, text, strlen(text)) == 0;
}

char *cli_engine_trim(char *text)
{
    text += strspn(text, blanks);
    size_t length = strlen(text);
    while (length > 0 && strchr(blanks, text[length - 1]))
        length--;
    text[length] = '\0';
    return text;
}
