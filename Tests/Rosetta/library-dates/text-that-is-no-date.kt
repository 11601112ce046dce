class Keys(private val formatter: SimpleDateFormat) {
    fun date(key: String): Date? = try {
        formatter.parse(key)
    } catch (e: ParseException) {
        null
    }
}
