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
# Clang's minds every entry of a table that leaves out what is zero.
add_compile_options($<$<C_COMPILER_ID:Clang>:-Wno-missing-field-initializers>)
if(SLIDEWISE_WERROR)
  add_compile_options(-Werror)
endif()
if(SLIDEWISE_SANITIZE)
  add_compile_options(-fsanitize=${SLIDEWISE_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
  add_link_options(-fsanitize=${SLIDEWISE_SANITIZE})
endif()
# The library is made of the same objects as the program, and exports what it says it does.
if(NOT EMSCRIPTEN)
  include(CheckPIESupported)
  check_pie_supported(LANGUAGES C) # and programs are linked to be at any address
  set(CMAKE_POSITION_INDEPENDENT_CODE ON)
endif()
set(CMAKE_C_VISIBILITY_PRESET hidden)

# What players run is hardened: an address that nobody can foresee, tables of addresses that cannot be
# written, and checks of stacks and of copies whose size is known. A Debian package's flags say the same.
include(CheckCCompilerFlag)
include(CheckLinkerFlag)
check_c_compiler_flag(-fstack-protector-strong SLIDEWISE_HAS_STACK_PROTECTOR)
check_linker_flag(C "-Wl,-z,relro,-z,now" SLIDEWISE_HAS_RELRO)
if(NOT SLIDEWISE_SANITIZE AND NOT EMSCRIPTEN) # a page has no addresses to guess
  set(optimized $<CONFIG:Release,RelWithDebInfo,MinSizeRel>)
  if(SLIDEWISE_HAS_STACK_PROTECTOR)
    add_compile_options($<${optimized}:-fstack-protector-strong>)
  endif()
  add_compile_options($<${optimized}:-U_FORTIFY_SOURCE> $<${optimized}:-D_FORTIFY_SOURCE=2>)
  if(SLIDEWISE_HAS_RELRO)
    add_link_options($<${optimized}:-Wl,-z,relro,-z,now>)
  endif()
endif()
if(SLIDEWISE_FUZZ)
  add_compile_options(-fsanitize=fuzzer-no-link) # coverage of the layers is what guides libFuzzer
endif()

# POSIX for os, solver and tests; the other layers are plain C11.
add_compile_definitions(_POSIX_C_SOURCE=200809L)
