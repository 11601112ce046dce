fun sum(values: Iterable<Int>): Int = values.sum()
