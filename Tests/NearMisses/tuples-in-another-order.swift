func isLater(_ a: Day, _ b: Day) -> Bool { (a.day, a.month) >= (b.day, b.month) }
