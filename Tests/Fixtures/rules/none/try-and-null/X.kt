class Importer {
    fun parse(text: String): Int? {
        if (text.isEmpty()) throw ImportError.Empty
        return text.toIntOrNull()
    }

    fun number(text: String): Int? {
        return try { parse(text) } catch (e: Exception) { null }
    }
}
