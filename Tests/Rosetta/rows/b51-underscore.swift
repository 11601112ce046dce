func scale(_ value: Double, _ factor: Double) -> Double { value * factor }
func run() -> Double { scale(2, 3) }
