fun isPart(a: Set<Int>, b: Set<Int>): Boolean {
    return b.containsAll(a)
}
