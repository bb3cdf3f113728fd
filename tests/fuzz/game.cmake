slidewise_fuzz(fuzz_save game)
slidewise_fuzz(fuzz_settings game)
