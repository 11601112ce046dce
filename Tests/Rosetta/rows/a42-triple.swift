func rgb() -> (Int, Int, Int) { (1, 2, 3) }
func red() -> Int { let c = rgb(); return c.0 + c.2 }
