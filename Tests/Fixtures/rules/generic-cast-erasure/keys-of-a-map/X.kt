class Encoder {
    fun text(value: Any): String {
        return when (value) {
            is String -> "text"
            is Map<*, *> -> `object`(value as Map<String, Any>)
            //~                      ^^^^^^^^^^^^^^^^^^^^^^^^^ info generic-cast-erasure: asks nothing of the keys
            else -> "none"
        }
    }

    fun names(value: Any): List<String> {
        val map = value as? Map<*, *> ?: return emptyList()
        return keys(map)
    }
}
