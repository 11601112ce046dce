fun both(a: Set<Int>, b: Set<Int>): Set<Int> {
    return a.intersect(b)
}
