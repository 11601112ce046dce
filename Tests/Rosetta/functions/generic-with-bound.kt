fun <T : Comparable<T>> largest(a: T, b: T): T {
    return if (a > b) a else b
}
