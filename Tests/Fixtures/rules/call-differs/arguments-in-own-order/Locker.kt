class Locker {
    fun put(key: String, value: Int) { kept[key] = value + 1 }
    fun warm(key: String): Int {
        val fresh = load(key)
        put(key, fresh)
        return fresh
    }
    fun swap(key: String, other: String) {
        put(key, sizes[other])
    }
}
