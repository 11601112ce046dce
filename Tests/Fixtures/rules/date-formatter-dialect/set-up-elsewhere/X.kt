class Calendar {
    private val formatter = SimpleDateFormat("yyyy-MM-dd")
    //~                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ date-formatter-dialect: takes the user's

    fun day(date: Date): String {
        return formatter.format(date)
    }

    fun minute(date: Date): String {
        val formatter = SimpleDateFormat("HH:mm:ss", Locale.US)
        //~             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ date-formatter-dialect: the patterns are `HH:mm` and `HH:mm:ss`
        formatter.timeZone = TimeZone.getTimeZone("UTC")
        return formatter.format(date)
    }

    fun instant(text: String): Date? {
        val iso = SimpleDateFormat("yyyy-MM-dd'T'HH:mm:ss'Z'", Locale.US)
        //~       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ date-formatter-dialect: Swift says in which time zone
        return iso.parse(text)
        //~    ^^^^^^^^^^^^^^^ date-formatter-dialect: an exception in Kotlin
    }
}
