/* What a page has none of: processes, signals, drives, folders that outlive a power cut, a heap that keeps. */
#include "common/sync.h"
#include "common/temporary.h"
#include "os/child.h"
#include "os/entries.h"
#include "os/file.h"
#include "os/heap.h"
#include "os/interrupt.h"
#include "os/seal.h"

sw_status os_child_start(os_child *out, const char *program, const char *const arguments[],
                         const os_child_limits *limits, sw_error *error)
{
    (void)out, (void)program, (void)arguments, (void)limits;
    return sw_fail(error, SW_IO, "a page starts no process");
}

sw_status os_child_read(os_child *child, void *data, size_t size, size_t *got, sw_error *error)
{
    (void)child, (void)data, (void)size;
    *got = 0;
    return sw_fail(error, SW_IO, "a page starts no process");
}

void os_child_kill(os_child *child)
{
    (void)child;
}

os_child_end_state os_child_end(os_child *child)
{
    (void)child;
    return (os_child_end_state){OS_CHILD_KILLED, 0};
}

bool os_seal(void)
{
    return false; /* a page is sealed by its browser */
}

void os_interrupt_hold(void)
{
}

sw_status os_interrupt_watch(os_interrupt **out, void (*run)(void *), void *data, sw_error *error)
{
    (void)run, (void)data, (void)error;
    *out = NULL;
    return SW_OK;
}

void os_interrupt_unwatch(os_interrupt *watch)
{
    (void)watch;
}

void os_drives_list(char ***paths, size_t *count, const char *mounts)
{
    (void)mounts;
    *paths = NULL;
    *count = 0;
}

void os_file_expect(const char *path)
{
    (void)path; /* all files are in memory */
}

void os_sync_folder_of(const char *path)
{
    (void)path; /* the page itself keeps what is written */
}

bool os_temporary_hold(int fd)
{
    (void)fd;
    return true;
}

bool os_temporary_take(int fd)
{
    (void)fd;
    return false; /* nobody kills a page while it writes */
}

void os_heap_give_back(void)
{
}
