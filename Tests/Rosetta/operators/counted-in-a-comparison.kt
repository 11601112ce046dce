class Lock {
    private var misses = 0
    fun miss(): Boolean = ++misses >= 5
    fun fail() {
        if (++misses > limit) close()
    }
}
