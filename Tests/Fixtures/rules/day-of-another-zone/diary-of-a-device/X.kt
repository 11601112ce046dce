class Diary {
    private val days = mutableMapOf<String, Int>()

    fun count(visit: Instant) {
        val key = dayKey(visit)
        days[key] = days.getOrDefault(key, 0) + 1
    }

    companion object {
        fun dayKey(visit: Instant): String =
            visit.atOffset(ZoneOffset.UTC).toLocalDate().toString()
            //~            ^^^^^^^^^^^^^^ day-of-another-zone
    }
}
