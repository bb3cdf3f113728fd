#ifndef OS_PEAK_H
#define OS_PEAK_H

#include <stddef.h>

/* The most memory that the process held at a time, in bytes of real memory; 0 where the system does
 * not say. */
size_t os_peak_bytes(void);

/* Begins anew with what it holds now, where the system allows that; elsewhere the peak stays. */
void os_peak_forget(void);

#endif
