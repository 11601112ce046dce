class Feed {
    fun published(text: String): Instant? {
        return Instant.parse(text)
        //~    ^^^^^^^^^^^^^^^^^^^ date-formatter-dialect: is nil in Swift and an exception in Kotlin
    }

    fun edited(text: String): Instant? {
        return try { Instant.parse(text) } catch (e: DateTimeParseException) { null }
    }

    fun required(text: String): Instant {
        return Instant.parse(text)
    }
}
