#ifndef OS_SANITIZED_H
#define OS_SANITIZED_H

/* OS_SANITIZED is defined in a build with sanitizers: they map more than there is memory, start threads, and
 * open files of their own. */
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define OS_SANITIZED 1
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define OS_SANITIZED 1
#endif

#endif
