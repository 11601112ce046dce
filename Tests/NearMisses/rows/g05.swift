func whole(_ x: Double) -> Double { x.rounded() }
