fun split(text: String): Pair<String, String> = text to ""
fun use() { val parts = split("a"); show(parts.first); show(parts.second) }
