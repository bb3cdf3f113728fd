#ifndef OS_HEAP_H
#define OS_HEAP_H

/* From now on what is freed and is large goes back to the system at once, where the system's heap
 * can do that: it would keep it otherwise, however little the program uses. Before other threads
 * run. */
void os_heap_give_back(void);

#endif
