/* Mappings of pads that SDL does not know, from the file that players share. */
#include "input/pad.h"

#include "base/scan.h"

#include <ctype.h>
#include <string.h>

enum { LINE_MAX_SIZE = 2048, ID_DIGITS = 32 };

/* 32 hexadecimal digits, and a comma behind them. */
static bool begins_with_id(const char *line)
{
    int digits = 0;
    while (digits < ID_DIGITS && isxdigit((unsigned char)line[digits]))
        digits++;
    return digits == ID_DIGITS && line[digits] == ',';
}

/* Those for other systems stand in the same file. */
static bool is_for_here(const char *line)
{
    static const char word[] = "platform:";
    const char *platform = strstr(line, word), *name = SDL_GetPlatform();
    size_t length = strlen(name);
    if (!platform)
        return true;
    platform += sizeof word - 1;
    return SDL_strncasecmp(platform, name, length) == 0 &&
           (platform[length] == ',' || platform[length] == '\0');
}

static bool map_line(const char *line)
{
    if (!begins_with_id(line))
        return false;
    return !is_for_here(line) || SDL_GameControllerAddMapping(line) >= 0;
}

sw_status app_pads_map(const char *text, size_t size, sw_error *error)
{
    sw_status status = SW_OK;
    sw_scan scan = sw_scan_start(text, size), line;
    while (sw_scan_line(&scan, &line)) {
        char words[LINE_MAX_SIZE] = "";
        sw_scan_blanks(&line);
        size_t length = (size_t)(line.end - line.at);
        if (length == 0 || *line.at == '#')
            continue;
        if (length < sizeof words)
            memcpy(words, line.at, length);
        if (!map_line(words))
            status = sw_fail_at(status == SW_OK ? error : NULL, SW_BAD_INPUT, line.line,
                                "not understood, passed over");
    }
    return status;
}
