interface Storage {
    fun <T> `object`(key: String, type: Class<T>): T?
}

inline fun <reified T> Storage.`object`(key: String): T? {
    return `object`(key, T::class.java)
}
