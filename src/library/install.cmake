# What others build on: libslidewise, shared and static, its header, and how pkg-config and CMake find them.
# Both libraries are one object, of the layer and of all that it needs of the layers below, in which nothing
# but what the header declares can be seen from outside.
find_package(Threads REQUIRED)
include(CMakePackageConfigHelpers)
set(out ${CMAKE_CURRENT_BINARY_DIR})
set(layers library solver puzzle os base)
list(TRANSFORM layers REPLACE "(.+)" "$<TARGET_FILE:\\1>" OUTPUT_VARIABLE archives)

add_custom_command(OUTPUT ${out}/whole.o ${out}/closed.o
  COMMAND ${CMAKE_LINKER} -r -o ${out}/whole.o --whole-archive $<TARGET_FILE:library> --no-whole-archive
    --start-group ${archives} --end-group
  COMMAND ${CMAKE_OBJCOPY} --localize-hidden ${out}/whole.o ${out}/closed.o
  DEPENDS ${layers}
  COMMENT "Joining the layers of libslidewise")
set_source_files_properties(${out}/whole.o ${out}/closed.o PROPERTIES EXTERNAL_OBJECT TRUE GENERATED TRUE)

add_library(slidewise_shared SHARED ${out}/whole.o)
add_library(slidewise_static STATIC ${out}/closed.o)
set_target_properties(slidewise_shared PROPERTIES
  LINKER_LANGUAGE C OUTPUT_NAME slidewise EXPORT_NAME slidewise
  VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR}
  LINK_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/slidewise.map)
set_target_properties(slidewise_static PROPERTIES
  LINKER_LANGUAGE C OUTPUT_NAME slidewise EXPORT_NAME static)
target_link_options(slidewise_shared PRIVATE
  -Wl,--version-script,${CMAKE_CURRENT_SOURCE_DIR}/slidewise.map)
if(NOT (SLIDEWISE_SANITIZE AND CMAKE_C_COMPILER_ID STREQUAL Clang)) # Clang has its sanitizers in the program alone
  target_link_options(slidewise_shared PRIVATE -Wl,--no-undefined)
endif()
foreach(target slidewise_shared slidewise_static)
  target_include_directories(${target} INTERFACE $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>
    $<BUILD_INTERFACE:${CMAKE_CURRENT_SOURCE_DIR}/include>)
endforeach()
target_link_libraries(slidewise_shared PRIVATE m Threads::Threads)
target_link_libraries(slidewise_static INTERFACE m Threads::Threads)

set(config ${CMAKE_INSTALL_LIBDIR}/cmake/slidewise)
# The prefix is the one that it is installed with, which may be another than the build was set up with.
set(folders)
foreach(folder LIBDIR INCLUDEDIR DATADIR)
  cmake_path(APPEND ${folder} "\\\${prefix}" "${CMAKE_INSTALL_${folder}}")
  string(APPEND folders "set(${folder} \"${${folder}}\")\n")
endforeach()
install(CODE "set(PROJECT_VERSION ${PROJECT_VERSION})
${folders}configure_file(\"${CMAKE_CURRENT_SOURCE_DIR}/slidewise.pc.in\" \"${out}/slidewise.pc\" @ONLY)"
  COMPONENT library)
configure_file(slidewise-config.cmake.in slidewise-config.cmake COPYONLY)
write_basic_package_version_file(${out}/slidewise-config-version.cmake COMPATIBILITY SameMajorVersion)
install(TARGETS slidewise_shared slidewise_static EXPORT slidewise-targets COMPONENT library
  LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(EXPORT slidewise-targets NAMESPACE slidewise:: DESTINATION ${config} COMPONENT library)
install(FILES ${out}/slidewise-config.cmake ${out}/slidewise-config-version.cmake
  DESTINATION ${config} COMPONENT library)
install(FILES ${out}/slidewise.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT library)
install(FILES include/slidewise.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT library)
