# The page's program: packaging/web/build.sh. With what is packed into it, and how it is run: main() on a
# worker, so that it may wait as it does anywhere.
set_target_properties(slidewise PROPERTIES SUFFIX .js)
set(packed assets/icons.svg assets/values/5x5.network levels)
foreach(path ${packed})
  target_link_options(slidewise PRIVATE --preload-file=${PROJECT_SOURCE_DIR}/${path}@/slidewise/${path})
endforeach()
# A shell would take these names for its own.
set(names ${CMAKE_CURRENT_BINARY_DIR}/web.names)
file(WRITE ${names} "-sDEFAULT_LIBRARY_FUNCS_TO_INCLUDE=$autoResumeAudioContext,$dynCall\n")
target_link_options(slidewise PRIVATE @${names}
  --preload-file=${SLIDEWISE_WEB_FONTS}@/slidewise/assets/fonts
  -pthread -sPROXY_TO_PTHREAD -sPTHREAD_POOL_SIZE=1
  -sINITIAL_MEMORY=64MB -sALLOW_MEMORY_GROWTH=1 -sMEMORY_GROWTH_LINEAR_STEP=16MB -sMAXIMUM_MEMORY=1GB
  -sENVIRONMENT=web,worker -sDYNAMIC_EXECUTION=0 -lidbfs.js
  -sEXPORTED_FUNCTIONS=_main,_malloc,_free)
