fun log(vararg parts: String) { output(parts.joinToString(" ")) }
fun output(text: String) {}
