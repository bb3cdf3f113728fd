/* Much text on its way to standard output or to a file. */
#include "sink.h"

#include "verbs.h"

#include <errno.h>
#include <stdio.h>

enum { LONG = 1 << 16, LIMIT = 1 << 20, MODE = 0666 };

int cli_sink_open(cli_sink *out, const char *path)
{
    sw_error error;
    out->path = path;
    if (path && os_atomic_file_open(&out->file, path, MODE, &error) != SW_OK)
        return cli_complain_of(path, &error);
    sw_text_init(&out->text, LIMIT);
    return CLI_ANSWERED;
}

static int write_text(cli_sink *sink)
{
    sw_error error;
    const sw_text *text = &sink->text;
    if (text->failed)
        return cli_output_failed(ENOMEM);
    if (sink->path)
        return os_atomic_file_write(&sink->file, text->data, text->length, &error) == SW_OK
                   ? CLI_ANSWERED
                   : cli_complain_of(sink->path, &error);
    errno = 0;
    if (fwrite(text->data, 1, text->length, stdout) == text->length && fflush(stdout) == 0)
        return CLI_ANSWERED;
    return cli_output_failed(errno != 0 ? errno : EIO);
}

int cli_sink_pass(cli_sink *sink)
{
    if (sink->text.length < LONG && !sink->text.failed)
        return CLI_ANSWERED;
    int code = write_text(sink);
    sw_text_clear(&sink->text);
    return code;
}

int cli_sink_keep(cli_sink *sink)
{
    sw_error error;
    int code = write_text(sink);
    sw_text_deinit(&sink->text);
    if (!sink->path)
        return code;
    if (code != CLI_ANSWERED)
        os_atomic_file_discard(&sink->file);
    else if (os_atomic_file_keep(&sink->file, &error) != SW_OK)
        code = cli_complain_of(sink->path, &error);
    return code;
}

void cli_sink_discard(cli_sink *sink)
{
    sw_text_deinit(&sink->text);
    if (sink->path)
        os_atomic_file_discard(&sink->file);
}
