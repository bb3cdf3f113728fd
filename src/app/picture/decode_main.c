/* The child that decodes one picture. */
#include "app/decode.h"

#include "picture/decode_answer.h"
#include "picture/picture.h"
#include "text/translate.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PICTURE_WRITTEN = 0, REASON_WRITTEN = 1, NOTHING_WRITTEN = 2 };

bool app_decode_asked(int argc, char **argv)
{
    return argc > 1 && strcmp(argv[1], "--decode") == 0;
}

static bool write_picture(const SDL_Surface *picture, bool photograph)
{
    const app_decode_answer answer = {.mark = APP_DECODE_MARK,
                                      .status = SW_OK,
                                      .width = (uint32_t)picture->w,
                                      .height = (uint32_t)picture->h,
                                      .photograph = photograph};
    bool written = fwrite(&answer, sizeof answer, 1, stdout) == 1;
    for (int y = 0; written && y < picture->h; y++) {
        const char *row = (const char *)picture->pixels + (ptrdiff_t)y * picture->pitch;
        written = fwrite(row, 4, (size_t)picture->w, stdout) == (size_t)picture->w;
    }
    return fflush(stdout) == 0 && written;
}

static bool write_reason(const sw_error *error)
{
    app_decode_answer answer;
    app_decode_answer_tell(&answer, error);
    return fwrite(&answer, sizeof answer, 1, stdout) == 1 && fflush(stdout) == 0;
}

/* With a buffer of its own, stdout asks the system nothing about itself before it writes. */
static void buffer_output(void)
{
    static char buffer[1 << 16];
    setvbuf(stdout, buffer, _IOFBF, sizeof buffer);
}

int app_decode_run(int argc, char **argv)
{
    sw_error error;
    SDL_Surface *picture;
    bool photograph;
    long longest = argc == 4 ? strtol(argv[3], NULL, 10) : 0;
    if (longest < 1 || longest > APP_DECODE_LONGEST)
        return NOTHING_WRITTEN;
    buffer_output();
    app_language_begin(getenv("SLIDEWISE_LANGUAGE"));
    if (app_picture_load_sealed(&picture, &photograph, argv[2], (int)longest, &error) != SW_OK)
        return write_reason(&error) ? REASON_WRITTEN : NOTHING_WRITTEN;
    bool written = write_picture(picture, photograph);
    SDL_FreeSurface(picture);
    return written ? PICTURE_WRITTEN : NOTHING_WRITTEN;
}
