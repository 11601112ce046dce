fun head(text: String): String {
    val parts = text.split(".")
    if (parts.size != 3) {
        throw FormatError()
    }
    return parts[0]
}

class FormatError : Exception()
