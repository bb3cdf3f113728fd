find_package(PkgConfig REQUIRED)
pkg_check_modules(LIBEXIF REQUIRED IMPORTED_TARGET libexif)

# What reads a picture file's bytes, without the decoders, built as part of the target.
set(app ${PROJECT_SOURCE_DIR}/src/app)
add_library(picture_header INTERFACE)
target_sources(picture_header INTERFACE
  ${app}/picture/picture_header.c)
target_include_directories(picture_header INTERFACE ${app})
target_link_libraries(picture_header INTERFACE base PkgConfig::LIBEXIF)

slidewise_fuzz(fuzz_picture picture_header)

add_library(decode_answer INTERFACE)
target_sources(decode_answer INTERFACE
  ${app}/picture/decode_answer.c ${app}/text/arena.c ${app}/text/errors.c ${app}/text/translate.c)
target_include_directories(decode_answer INTERFACE ${app})
target_link_libraries(decode_answer INTERFACE base)

slidewise_fuzz(fuzz_decode_answer decode_answer)
