fun split(text: String): Pair<String, String> { return Pair(text, "") }
fun use() { val parts = split("a"); show(parts.first); show(parts.second) }
