func clamp(_ value: Int) -> Int { max(1, min(100, value)) }
