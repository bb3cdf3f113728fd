find_package(PkgConfig REQUIRED)
pkg_check_modules(DBUS REQUIRED IMPORTED_TARGET GLOBAL dbus-1)
target_sources(os PRIVATE
  posix/child.c
  posix/desktop.c
  posix/drives.c
  posix/expect.c
  posix/heap.c
  posix/interrupt.c
  posix/lock.c
  posix/map.c
  posix/pages.c
  posix/peak.c
  posix/program_path.c
  posix/seal.c
  posix/sync.c
  posix/temporary.c
  posix/thread_clock.c)
target_link_libraries(os PRIVATE PkgConfig::DBUS)
set_source_files_properties(posix/child.c PROPERTIES
  COMPILE_DEFINITIONS _GNU_SOURCE) # pipe2, close_range and wait4
set_source_files_properties(posix/seal.c PROPERTIES
  COMPILE_DEFINITIONS _GNU_SOURCE) # syscall and RLIMIT_NPROC
set_source_files_properties(posix/pages.c PROPERTIES
  COMPILE_DEFINITIONS _DEFAULT_SOURCE) # madvise and MAP_ANONYMOUS
