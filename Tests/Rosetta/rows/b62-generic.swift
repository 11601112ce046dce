func pick<T: Shape>(_ a: T, or b: T, larger: Bool) -> T { return larger ? a : b }
