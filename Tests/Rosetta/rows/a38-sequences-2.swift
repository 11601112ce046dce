func sum(of values: some Sequence<Int>) -> Int { values.reduce(0, +) }
