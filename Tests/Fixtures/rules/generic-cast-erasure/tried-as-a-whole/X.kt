class Document {
    fun tags(value: List<Any>): List<String>? {
        return try {
            value.map { it as String }
        } catch (error: ClassCastException) {
            null
        }
    }

    fun names(value: List<Any>): List<String> {
        return value.map { it as String }
    }
}
