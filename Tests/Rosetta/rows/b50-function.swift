final class Sum { func add(_ a: Int, _ b: Int) -> Int { return a + b } }
