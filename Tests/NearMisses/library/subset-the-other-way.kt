fun isPart(a: Set<Int>, b: Set<Int>): Boolean {
    return a.containsAll(b)
}
