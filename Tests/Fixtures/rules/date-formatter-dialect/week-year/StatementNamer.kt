class StatementNamer(zone: ZoneId) {
    private val formatter = DateTimeFormatter.ofPattern("yyyy-MM-dd", Locale.US).withZone(zone)
    private val weeks = DateTimeFormatter.ofPattern("YYYY-'W'ww", Locale.US)

    fun name(date: Instant): String = "statement_" + formatter.format(date)
}
