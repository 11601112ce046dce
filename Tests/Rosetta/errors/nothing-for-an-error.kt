class Parser {
    fun address(text: String): URL? =
        try { URL(text) } catch (e: MalformedURLException) { null }

    fun identity(text: String): UUID? {
        return try { UUID.fromString(text) } catch (e: IllegalArgumentException) { null }
    }
}
