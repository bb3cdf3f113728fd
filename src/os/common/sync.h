#ifndef OS_SYNC_H
#define OS_SYNC_H

/* Makes a rename in the path's folder last through a power cut. Some file systems cannot, and the
 * new file is in place all the same: no failure is reported. */
void os_sync_folder_of(const char *path);

#endif
