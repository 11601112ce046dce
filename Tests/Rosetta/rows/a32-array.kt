fun total(values: Array<Int>): Int { return values.sum() }
