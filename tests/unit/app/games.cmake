foreach(name test_start test_gallery)
  graphics_test(${name})
endforeach()
