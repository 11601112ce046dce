func clamp(_ value: Int) -> Int { max(0, min(100, value)) }
func level(_ value: Int) -> Int { min(max(value, 0), 100) }
func part(_ value: Double) -> Double { min(1, max(0, value)) }
func index(_ value: Int) -> Int { max(-1, min(value, 9)) }
