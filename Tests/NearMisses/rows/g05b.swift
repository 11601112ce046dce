func whole(_ x: Double) -> Int { Int(x.rounded()) }
