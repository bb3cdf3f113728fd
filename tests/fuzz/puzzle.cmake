slidewise_fuzz(fuzz_board puzzle)
slidewise_fuzz(fuzz_moves puzzle)
slidewise_fuzz(fuzz_level puzzle)
slidewise_fuzz(fuzz_id puzzle)
