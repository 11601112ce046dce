func rgb() -> (Int, Int, Int) { (1, 2, 3) }
func red() -> Int { let (r, _, b) = rgb(); return r + b }
