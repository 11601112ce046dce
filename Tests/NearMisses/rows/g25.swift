func f(_ x: Int, _ lo: Int, _ hi: Int) -> Int { min(max(x, lo), hi) }
