fun <T> largest(xs: List<T>): T? where T : Comparable<T> = xs.maxOrNull()
