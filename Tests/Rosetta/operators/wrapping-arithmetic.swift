func mix(_ seed: Int32, _ part: Int32) -> Int32 { ((seed &<< 5) &- seed) &+ part &* 7 }
