fun <T : Comparable<T>> largest(xs: List<T>): T? { return xs.maxOrNull() }
