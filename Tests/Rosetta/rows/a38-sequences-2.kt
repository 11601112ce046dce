fun sum(values: Collection<Int>): Int { return values.sum() }
