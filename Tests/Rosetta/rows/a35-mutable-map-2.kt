class Cache {
    private val values: MutableMap<String, ByteArray> = ConcurrentHashMap()
    fun store(value: ByteArray, key: String) { values[key] = value }
}
