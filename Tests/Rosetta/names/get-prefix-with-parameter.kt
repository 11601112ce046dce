interface Reader {
    fun getString(name: String): String?
}

fun title(reader: Reader): String? {
    return reader.getString("title")
}
