func title(_ s: String) -> String { s.capitalized }
