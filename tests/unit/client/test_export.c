/* Files that go into the player's documents. */
#include "client/export.h"

#include "front.h"
#include "os/file.h"

#include <string.h>

static void export(front *f, const char *words)
{
    sw_text text;
    sw_text_init(&text, 16);
    sw_text_add(&text, words);
    client_export(&f->client, &text, "figures", ".csv");
    sw_text_deinit(&text);
}

static void assert_file(const front *f, const char *name, const char *words)
{
    char path[128], *text;
    size_t size;
    snprintf(path, sizeof path, "%s/%s", f->own.folder, name);
    assert_int_equal(os_file_read(&text, &size, path, 100, NULL), SW_OK);
    assert_string_equal(text, words);
    free(text);
    remove(path);
}

CLAIM(each_export_is_a_file_of_its_own)
{
    front *f = front_open();
    setenv("XDG_DOCUMENTS_DIR", f->own.folder, 1);
    export(f, "one");
    export(f, "other");
    assert_int_equal(f->said[CLIENT_SAYS_EXPORTED], 2);
    assert_file(f, "figures.csv", "one");
    assert_file(f, "figures-2.csv", "other");
    front_close(f);
}

CLAIM(what_cannot_be_written_is_told)
{
    front *f = front_open();
    setenv("XDG_DOCUMENTS_DIR", "/dev/null/nowhere", 1);
    export(f, "one");
    assert_int_equal(f->said[CLIENT_SAYS_NOT_EXPORTED], 1);
    setenv("XDG_DOCUMENTS_DIR", f->own.folder, 1);
    export(f, "more than sixteen letters"); /* as where memory runs out */
    assert_int_equal(f->said[CLIENT_SAYS_NOT_EXPORTED], 2);
    assert_int_equal(f->said[CLIENT_SAYS_EXPORTED], 0);
    front_close(f);
}
