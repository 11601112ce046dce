/** What came with an answer. */
data class Answer(val payload: Any?) {
    inline fun <reified T> decoded(): T? = decoded(T::class.java)

    fun <T> decoded(type: Class<T>): T? {
        if (payload == null) return null
        return convert(payload, type)
    }
}
