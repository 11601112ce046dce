func largest<T: Comparable>(_ xs: [T]) -> T? { return xs.max() }
