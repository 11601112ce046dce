final class Lock {
    private var misses = 0
    func miss() -> Bool {
        misses += 1
        return misses >= 5
    }
    func fail() {
        misses += 1
        if misses > limit { close() }
    }
}
