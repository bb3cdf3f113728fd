foreach(name test_start test_gallery test_drag)
  graphics_test(${name})
endforeach()
