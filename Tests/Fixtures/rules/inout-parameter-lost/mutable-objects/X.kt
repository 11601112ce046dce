class Merger {
    fun merge(extra: List<String>, target: MutableList<String>) {
        target += extra
    }

    fun next(value: Int): Int = value + 1
}
