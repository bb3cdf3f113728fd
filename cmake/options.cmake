option(SLIDEWISE_TESTS "Build the tests" ON)
option(SLIDEWISE_FUZZ "Build the libFuzzer targets (clang)" OFF)
option(SLIDEWISE_WERROR "Treat warnings as errors" OFF)
set(SLIDEWISE_SANITIZE "" CACHE STRING "Sanitizers to build with, as in -fsanitize=")

set(CMAKE_C_STANDARD 11)
set(CMAKE_C_STANDARD_REQUIRED ON)
set(CMAKE_C_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

add_compile_options(-Wall -Wextra -Wpedantic -Wstrict-prototypes -Wmissing-prototypes
  -Wpointer-arith -Wcast-qual -Wwrite-strings -Wundef -Wvla -fno-common)
# GCC's plain -Wshadow also minds a variable named like its type, which C code does all the time.
add_compile_options($<IF:$<C_COMPILER_ID:GNU>,-Wshadow=local,-Wshadow>)
if(SLIDEWISE_WERROR)
  add_compile_options(-Werror)
endif()
if(SLIDEWISE_SANITIZE)
  add_compile_options(-fsanitize=${SLIDEWISE_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
  add_link_options(-fsanitize=${SLIDEWISE_SANITIZE})
endif()
if(SLIDEWISE_FUZZ)
  add_compile_options(-fsanitize=fuzzer-no-link) # coverage of the layers is what guides libFuzzer
endif()

# POSIX for os, solver and tests; the other layers are plain C11.
add_compile_definitions(_POSIX_C_SOURCE=200809L)
