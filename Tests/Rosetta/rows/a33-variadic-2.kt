fun log(vararg parts: String) = output(parts.joinToString(separator = " "))
fun output(text: String) = Unit
