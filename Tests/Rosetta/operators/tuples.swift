func isLater(_ a: Day, _ b: Day) -> Bool { (a.month, a.day) >= (b.month, b.day) }
func isOrigin(_ x: Int, _ y: Int) -> Bool { (x, y) == (0, 0) }
