/* Files for the player's documents. */
#include "client/export.h"

#include "os/file.h"
#include "os/paths.h"

static sw_status write_file(const sw_text *text, const char *stem, const char *ending, char *path,
                            size_t size, sw_error *error)
{
    char folder[OS_PATH_SIZE];
    sw_status status = text->failed ? sw_fail(error, SW_NO_MEMORY, "not enough memory")
                                    : os_path_documents(folder, sizeof folder, error);
    if (status == SW_OK)
        status = os_file_free_path(path, size, folder, stem, ending, error);
    if (status == SW_OK)
        status = os_file_replace(path, text->data, text->length, error);
    return status;
}

void client_export(client *client, const sw_text *text, const char *stem, const char *ending)
{
    char path[OS_PATH_SIZE];
    sw_error error;
    if (write_file(text, stem, ending, path, sizeof path, &error) == SW_OK)
        client_say_facts(client, CLIENT_SAYS_EXPORTED, path, NULL);
    else
        client_say_facts(client, CLIENT_SAYS_NOT_EXPORTED, NULL, &error);
}
