target_sources(os PRIVATE
  web/absent.c
  web/desktop.c
  web/fetch.c
  web/lock.c
  web/memory.c
  web/place.c)
# What calls the page is written in JavaScript between braces, with emscripten's macros.
set_source_files_properties(web/desktop.c web/fetch.c web/lock.c PROPERTIES COMPILE_OPTIONS
  "-std=gnu11;-Wno-pedantic")
