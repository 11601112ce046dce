func largest<T>(_ xs: [T]) -> T? where T: Comparable { xs.max() }
