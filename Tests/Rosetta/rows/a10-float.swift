func half(_ x: CGFloat) -> CGFloat { return x / 2 }
