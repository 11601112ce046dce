func clamp(_ x: Int) -> Int { x < 0 ? 0 : x }
