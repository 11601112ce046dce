fun read(text: String): Int? = text.toIntOrNull(16)
