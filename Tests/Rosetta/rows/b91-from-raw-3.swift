enum Level: String { case low = "l", high = "h" }
func level(_ s: String) -> Level { return Level(rawValue: s) ?? .low }
