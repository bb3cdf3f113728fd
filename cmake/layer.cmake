# slidewise_layer(<name> SOURCES <file>... [DEPENDS <layer>...])
# One static library a layer. Its public headers are <name>/include/<name>/*.h; a layer that is not
# named under DEPENDS is not on the include path, so a wrong #include fails to compile.
function(slidewise_layer name)
  cmake_parse_arguments(layer "" "" "SOURCES;DEPENDS" ${ARGN})
  add_library(${name} STATIC ${layer_SOURCES})
  target_include_directories(${name}
    PUBLIC ${CMAKE_CURRENT_SOURCE_DIR}/include
    PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
  target_link_libraries(${name} PUBLIC ${layer_DEPENDS})
endfunction()
