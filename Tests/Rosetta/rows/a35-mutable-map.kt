class Cache {
    private val values = HashMap<String, ByteArray>()
    fun store(value: ByteArray, key: String) { values.put(key, value) }
}
