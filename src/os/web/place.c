/* Where the program lies, and a thread's own time, which a page does not tell. */
#include "os/clock.h"
#include "os/paths.h"

double os_clock_thread_cpu_ms(void)
{
    return os_clock_ms();
}

sw_status os_path_program(char *out, size_t size, sw_error *error)
{
    return os_path_join(out, size, "/slidewise", "program", error); /* beside what was packed */
}
