func f(_ x: Double) -> String { String(format: "%.2f", x) }
