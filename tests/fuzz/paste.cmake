slidewise_fuzz(fuzz_paste client)
