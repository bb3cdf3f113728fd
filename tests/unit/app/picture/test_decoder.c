/* Pictures from children. This program is its own child, as the game is. */
#include "app/decode.h"
#include "os/child.h"
#include "os/clock.h"
#include "os/file.h"
#include "os/paths.h"
#include "picture/decode_answer.h"
#include "picture/decoder.h"
#include "picture/picture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "claims.h"

#define PICTURES TEST_DATA_DIR "/pictures/"
enum { LONGEST = 1600 };
static const char scratch[] = "test_decoder.tmp";

static void write_scratch(const void *data, size_t size)
{
    unlink(scratch); /* what an end before its time has left may be a pipe */
    FILE *file = fopen(scratch, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(data, 1, size, file), size);
    assert_int_equal(fclose(file), 0);
}

/* Long lines in dashes of a thousandth of a pixel: SDL_image works on them for minutes. */
static void write_dashes(int lines)
{
    FILE *file = fopen(scratch, "w");
    assert_non_null(file);
    fprintf(file, "<svg width='100' height='100'><path fill='none' stroke='black' "
                  "stroke-dasharray='0.001' d='");
    for (int i = 0; i < lines; i++)
        fprintf(file, "M0 %d L100 %d ", i, i + 1);
    fprintf(file, "'/></svg>");
    assert_int_equal(fclose(file), 0);
}

static app_decoder *open_decoder(void)
{
    app_decoder *decoder;
    assert_int_equal(app_decoder_create(&decoder, &(app_decoder_setup){0}, NULL), SW_OK);
    return decoder;
}

static app_decode_ticket ask(app_decoder *decoder, const char *path, app_decode_use use)
{
    app_decode_ticket ticket =
        app_decoder_ask(decoder, &(app_decode){.path = path, .longest = LONGEST, .use = use});
    assert_int_not_equal(ticket, 0);
    return ticket;
}

static app_decoded answer_of(app_decoder *decoder, const char *path)
{
    app_decoded answer;
    app_decode_ticket ticket = ask(decoder, path, APP_DECODE_GAME);
    app_decoder_finish(decoder);
    assert_true(app_decoder_take(decoder, APP_DECODE_GAME, &answer));
    assert_int_equal(answer.ticket, ticket);
    assert_false(app_decoder_take(decoder, APP_DECODE_GAME, &answer));
    return answer;
}

static void assert_refused(const char *path, const char *message)
{
    app_decoder *decoder = open_decoder();
    app_decoded answer = answer_of(decoder, path);
    assert_null(answer.picture);
    assert_string_equal(answer.error.message, message);
    app_decoder_destroy(decoder);
}

CLAIM(test_pictures_come_whole)
{
    static const char *const names[] = {
        "plain.png",    "interlaced.png", "palette.png",
        "turned-6.png", "plain.jpg",      "turned-6.jpg",
        "plain.gif",    "animated.gif",   "progressive.jpg",
        "plain.webp",   "clear.webp",     "lossless.webp",
        "plain.bmp",    "packed.bmp",     "../../../assets/pictures/koi-pond.svg"};
    app_decoder *decoder = open_decoder();
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        char path[1024];
        SDL_Surface *wanted;
        snprintf(path, sizeof path, PICTURES "%s", names[i]);
        assert_int_equal(app_picture_load(&wanted, path, LONGEST, NULL), SW_OK);
        app_decoded answer = answer_of(decoder, path);
        assert_non_null(answer.picture);
        assert_int_equal(answer.picture->w, wanted->w);
        assert_int_equal(answer.picture->h, wanted->h);
        assert_memory_equal(answer.picture->pixels, wanted->pixels,
                            (size_t)wanted->h * (size_t)wanted->pitch);
        SDL_FreeSurface(answer.picture);
        SDL_FreeSurface(wanted);
    }
    app_decoder_destroy(decoder);
}

/* ---- The child is sealed ---- */

static os_child start_child(const char *path)
{
    os_child child;
    const os_child_limits limits = {.processor_s = 10, .wall_ms = 30000, .memory = 1 << 30};
    const char *const arguments[] = {"--decode", path, "100", NULL};
    assert_int_equal(os_child_start(&child, NULL, arguments, &limits, NULL), SW_OK);
    return child;
}

/* A number of /proc/PID/status, by its key; -1 where it is not there. */
static int status_of(pid_t process, const char *key)
{
    char path[64], line[256];
    int value = -1;
    snprintf(path, sizeof path, "/proc/%ld/status", (long)process);
    FILE *file = fopen(path, "r");
    size_t length = strlen(key);
    while (file && fgets(line, sizeof line, file))
        if (strncmp(line, key, length) == 0 && line[length] == ':')
            value = atoi(line + length + 1);
    if (file)
        fclose(file);
    return value;
}

static void wait_ms(int ms)
{
    nanosleep(&(struct timespec){.tv_nsec = ms * 1000000L}, NULL);
}

/* It works on this one until it is killed, so that there is time to look. */
CLAIM(test_child_is_sealed_while_it_decodes)
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    skip();
#endif
    write_dashes(20);
    os_child child = start_child(scratch);
    double give_up = os_clock_ms() + 10000;
    while (status_of(child.process, "NoNewPrivs") != 1 && os_clock_ms() < give_up)
        wait_ms(1);
    wait_ms(100); /* from the one to the other */
    assert_int_equal(status_of(child.process, "NoNewPrivs"), 1);
#if defined(__x86_64__)
    assert_int_equal(status_of(child.process, "Seccomp"), 2); /* a filter */
#endif
    os_child_kill(&child);
    os_child_end(&child);
    unlink(scratch);
}

/* Nothing that libraries do at the end is forbidden. */
CLAIM(test_sealed_child_leaves_by_itself)
{
    static const char *const names[] = {"plain.png", "plain.jpg", "plain.webp",
                                        "../../../assets/pictures/koi-pond.svg"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        char path[1024], bytes[1 << 16];
        size_t got;
        snprintf(path, sizeof path, PICTURES "%s", names[i]);
        os_child child = start_child(path);
        assert_int_equal(os_child_read(&child, bytes, sizeof bytes, &got, NULL), SW_OK);
        os_child_end_state end = os_child_end(&child);
        assert_int_equal(end.how, OS_CHILD_LEFT);
        assert_int_equal(end.exit_status, 0);
    }
}

CLAIM(test_reasons_come_whole)
{
    assert_refused("nowhere.png", "there is no such file");
    assert_refused("/", "this is a folder, not a file");
    assert_refused("/dev/zero", "this is not a regular file");
    assert_refused(PICTURES "cmyk.jpg", "a CMYK JPEG, made for print, cannot be shown");
    write_scratch("", 0);
    assert_refused(scratch, "the file is empty");
    write_scratch("GIF89a, or so it says", 12);
    assert_refused(scratch, "the picture is cut short");
    write_scratch("<svg width='99999' height='10'></svg>", 37);
    assert_refused(scratch, "the picture is 99999x10, too large: 60000x60000 at most");
    assert_int_equal(chmod(scratch, 0), 0);
    if (geteuid() != 0)
        assert_refused(scratch, "cannot open it: Permission denied");
    unlink(scratch);
}

CLAIM(test_pipe)
{
    unlink(scratch);
    assert_int_equal(mkfifo(scratch, 0600), 0);
    assert_refused(scratch, "this is not a regular file");
    unlink(scratch);
}

/* It has too many dashes for the memory, which has no limit where sanitizers need more. */
CLAIM(test_large_picture)
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    skip();
#endif
    write_dashes(200);
    assert_refused(scratch, "the picture needs too much memory to decode");
    unlink(scratch);
}

CLAIM(test_endless_picture)
{
    write_dashes(20);
    assert_refused(scratch, "the picture takes too long to decode");
    unlink(scratch);
}

/* What a child that was taken over might write instead. */
static void assert_program_refused(const char *line)
{
    app_decoder *decoder;
    FILE *file = fopen(scratch, "w");
    assert_non_null(file);
    fprintf(file, "#!/bin/sh\n%s\n", line);
    fclose(file);
    assert_int_equal(chmod(scratch, 0700), 0);
    char path[1024];
    assert_int_equal(os_path_absolute(path, sizeof path, scratch, NULL), SW_OK);
    const app_decoder_setup setup = {.program = path};
    assert_int_equal(app_decoder_create(&decoder, &setup, NULL), SW_OK);
    app_decoded answer = answer_of(decoder, PICTURES "plain.png");
    assert_null(answer.picture);
    assert_string_equal(answer.error.message, "the picture could not be decoded");
    app_decoder_destroy(decoder);
    unlink(scratch);
}

CLAIM(test_child_that_lies)
{
    assert_program_refused("exit 0");
    assert_program_refused("echo short");
    assert_program_refused("kill -SEGV $$");
    assert_program_refused("head -c 100000 /dev/zero");
    assert_program_refused("head -c 100000 /dev/urandom");
    assert_program_refused("exec cat /dev/zero");
}

/* An answer of a picture of 2x1, but with so many bytes after it. */
static void assert_pixels(uint32_t width, size_t bytes, bool good)
{
    app_decoder *decoder;
    char line[1024];
    const app_decode_answer head = {
        .mark = APP_DECODE_MARK, .status = SW_OK, .width = width, .height = 1};
    FILE *file = fopen("test_decoder.head", "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(&head, sizeof head, 1, file), 1);
    fclose(file);
    snprintf(line, sizeof line, "#!/bin/sh\ncat test_decoder.head\nhead -c %zu /dev/zero\n", bytes);
    write_scratch(line, strlen(line));
    assert_int_equal(chmod(scratch, 0700), 0);
    char path[1024];
    assert_int_equal(os_path_absolute(path, sizeof path, scratch, NULL), SW_OK);
    const app_decoder_setup setup = {.program = path};
    assert_int_equal(app_decoder_create(&decoder, &setup, NULL), SW_OK);
    app_decoded answer = answer_of(decoder, PICTURES "plain.png");
    assert_true((answer.picture != NULL) == good);
    SDL_FreeSurface(answer.picture);
    app_decoder_destroy(decoder);
    unlink("test_decoder.head");
    unlink(scratch);
}

CLAIM(test_exact_count_of_bytes)
{
    assert_pixels(2, 8, true);
    assert_pixels(2, 7, false);
    assert_pixels(2, 9, false);
    assert_pixels(LONGEST, 4 * LONGEST, true);
    assert_pixels(LONGEST + 1, 4 * (LONGEST + 1), false); /* more than was asked for */
    assert_pixels(0, 0, false);
}

CLAIM(test_answer_that_makes_no_sense)
{
    static const char no_sense[] = "the picture could not be decoded";
    app_decode_answer answer;
    sw_error error, out;
    sw_fail(&error, SW_IO, "this is not a regular file");
    app_decode_answer_tell(&answer, &error);
    app_decode_answer_read(&out, &answer);
    assert_string_equal(out.message, "this is not a regular file");
    assert_int_equal(out.status, SW_IO);

    app_decode_answer spoilt = answer;
    memset(spoilt.reason, 'x', sizeof spoilt.reason);
    app_decode_answer_read(&out, &spoilt);
    assert_string_equal(out.message, no_sense);
    static const char *const harmful[] = {"", "\033[2J", "\302\233m", "\377"};
    for (size_t i = 0; i < sizeof harmful / sizeof *harmful; i++) {
        spoilt = answer;
        strcpy(spoilt.reason, harmful[i]);
        app_decode_answer_read(&out, &spoilt);
        assert_string_equal(out.message, no_sense);
    }
    spoilt = answer;
    spoilt.status = 77;
    app_decode_answer_read(&out, &spoilt);
    assert_string_equal(out.message, no_sense);
    spoilt = answer;
    strcpy(spoilt.reason, "%n is said, not obeyed");
    app_decode_answer_read(&out, &spoilt);
    assert_string_equal(out.message, "%n is said, not obeyed");
}

CLAIM(test_forgotten_at_once)
{
    app_decoded answer;
    app_decoder *decoder = open_decoder();
    write_dashes(20);
    double since = os_clock_ms();
    app_decode_ticket first = ask(decoder, scratch, APP_DECODE_GAME);
    ask(decoder, scratch, APP_DECODE_THUMBNAIL);
    ask(decoder, scratch, APP_DECODE_THUMBNAIL);
    SDL_Delay(100);
    app_decoder_forget(decoder, first);
    app_decoder_forget_all(decoder, APP_DECODE_THUMBNAIL);
    app_decoder_finish(decoder);
    assert_true(os_clock_ms() - since < 9000);
    assert_false(app_decoder_take(decoder, APP_DECODE_GAME, &answer));
    assert_false(app_decoder_take(decoder, APP_DECODE_THUMBNAIL, &answer));
    assert_int_equal(waitpid(-1, NULL, WNOHANG), -1);
    app_decoder_destroy(decoder);
    unlink(scratch);
}

CLAIM(test_closed_while_it_works)
{
    app_decoder *decoder = open_decoder();
    write_dashes(20);
    ask(decoder, scratch, APP_DECODE_GAME);
    ask(decoder, scratch, APP_DECODE_THUMBNAIL);
    ask(decoder, scratch, APP_DECODE_THUMBNAIL);
    SDL_Delay(100);
    app_decoder_destroy(decoder);
    assert_int_equal(waitpid(-1, NULL, WNOHANG), -1);
    unlink(scratch);
}

/* Both threads are held up, one by a picture that only it may take. */
CLAIM(test_what_the_player_waits_for_goes_first)
{
    app_decoded answer;
    app_decoder *decoder = open_decoder();
    write_dashes(20);
    app_decode_ticket slow = ask(decoder, scratch, APP_DECODE_THUMBNAIL);
    SDL_Delay(50);
    ask(decoder, PICTURES "plain.png", APP_DECODE_THUMBNAIL);
    app_decode_ticket newer = ask(decoder, PICTURES "plain.png", APP_DECODE_THUMBNAIL);
    app_decode_ticket game = ask(decoder, PICTURES "plain.png", APP_DECODE_GAME);
    while (!app_decoder_take(decoder, APP_DECODE_GAME, &answer))
        SDL_Delay(1);
    assert_int_equal(answer.ticket, game);
    SDL_FreeSurface(answer.picture);
    assert_false(app_decoder_take(decoder, APP_DECODE_THUMBNAIL, &answer));
    app_decoder_forget(decoder, slow);
    app_decoder_finish(decoder);
    assert_true(app_decoder_take(decoder, APP_DECODE_THUMBNAIL, &answer));
    assert_int_equal(answer.ticket, newer);
    SDL_FreeSurface(answer.picture);
    app_decoder_destroy(decoder);
    unlink(scratch);
}

/* A thumbnail that is kept needs no child, until the file changes. */
CLAIM(test_thumbnails_are_kept)
{
    app_decoder *decoder;
    app_decoded answer;
    app_decoder_setup setup = {.thumbnails = "test_decoder.thumbnails"};
    write_scratch("<svg width='40' height='30'></svg>", 34);
    for (int i = 0; i < 3; i++) {
        assert_int_equal(app_decoder_create(&decoder, &setup, NULL), SW_OK);
        ask(decoder, scratch, APP_DECODE_THUMBNAIL);
        app_decoder_finish(decoder);
        assert_true(app_decoder_take(decoder, APP_DECODE_THUMBNAIL, &answer));
        assert_true((answer.picture != NULL) == (i < 2));
        SDL_FreeSurface(answer.picture);
        app_decoder_destroy(decoder);
        setup.program = "/nowhere/at/all";
        if (i == 1)
            write_scratch("<svg width='40' height='31'></svg> ", 35);
    }
    unlink(scratch);
    assert_int_equal(system("rm -r test_decoder.thumbnails"), 0);
}

static app_decoded keep(const char *path, const char *folder)
{
    app_decoder *decoder;
    app_decoded answer;
    const app_decoder_setup setup = {.copies = folder};
    assert_int_equal(app_decoder_create(&decoder, &setup, NULL), SW_OK);
    const app_decode what = {.path = path, .longest = 100, .use = APP_DECODE_GAME, .keep = true};
    assert_int_not_equal(app_decoder_ask(decoder, &what), 0);
    app_decoder_finish(decoder);
    assert_true(app_decoder_take(decoder, APP_DECODE_GAME, &answer));
    app_decoder_destroy(decoder);
    assert_non_null(answer.picture);
    assert_true(answer.picture->w <= 100 && answer.picture->h <= 100);
    SDL_FreeSurface(answer.picture);
    return answer;
}

static void assert_copy(const char *own, const char *ending, int width, int height)
{
    char path[1200];
    SDL_Surface *copy;
    assert_int_equal(strncmp(own, "own/", 4), 0);
    assert_string_equal(own + strlen(own) - strlen(ending), ending);
    snprintf(path, sizeof path, "test_decoder.copies/%s", own + 4);
    assert_int_equal(app_picture_load(&copy, path, 4000, NULL), SW_OK);
    assert_int_equal(copy->w, width);
    assert_int_equal(copy->h, height);
    SDL_FreeSurface(copy);
}

static size_t copies_there(void)
{
    char **names;
    size_t count;
    assert_int_equal(os_folder_list(&names, &count, "test_decoder.copies", NULL), SW_OK);
    os_folder_free(names, count);
    return count;
}

CLAIM(test_copies)
{
    static const char folder[] = "test_decoder.copies";
    app_decoded first = keep(PICTURES "plain.jpg", folder);
    assert_copy(first.own, ".jpg", 40, 32);
    assert_string_equal(keep(PICTURES "plain.jpg", folder).own, first.own); /* the same once more */
    assert_int_equal(copies_there(), 1);
    assert_copy(keep(PICTURES "plain.png", folder).own, ".png", 40, 32);
    assert_copy(keep(PICTURES "plain.webp", folder).own, ".jpg", 40, 32);
    assert_copy(keep(PICTURES "lossless.webp", folder).own, ".png", 40, 32);
    write_scratch("<svg width='4000' height='3000'></svg>", 38);
    assert_copy(keep(scratch, folder).own, ".png", 2048, 1536);
    write_scratch("<svg width='4000' height='2000'></svg>  ", 40); /* changed, so another one */
    assert_copy(keep(scratch, folder).own, ".png", 2048, 1024);
    assert_int_equal(copies_there(), 6);
    char path[4096], wanted[4096];
    snprintf(path, sizeof path, "%s/%s", folder, first.own + 4);
    snprintf(wanted, sizeof wanted, "%s", first.own);
    assert_string_equal(keep(path, folder).own, wanted); /* a copy is not copied */
    assert_int_equal(copies_there(), 6);
    assert_string_equal(keep(scratch, "/dev/null/copies").own, ""); /* it is played all the same */
    unlink(scratch);
    assert_int_equal(system("rm -r test_decoder.copies"), 0);
}

static void count(void *data)
{
    SDL_AtomicAdd((SDL_atomic_t *)data, 1);
}

CLAIM(test_wakes_for_each_answer)
{
    SDL_atomic_t woken = {0};
    app_decoder *decoder;
    const app_decoder_setup setup = {.wake = count, .data = &woken};
    assert_int_equal(app_decoder_create(&decoder, &setup, NULL), SW_OK);
    ask(decoder, PICTURES "plain.png", APP_DECODE_WATCHED);
    ask(decoder, "nowhere.png", APP_DECODE_CHOICE);
    app_decoder_finish(decoder);
    assert_int_equal(SDL_AtomicGet(&woken), 2);
    app_decoder_destroy(decoder); /* frees what nobody took */
}

int main(int argc, char **argv)
{
    if (app_decode_asked(argc, argv))
        return app_decode_run(argc, argv);
    return claims_run();
}
