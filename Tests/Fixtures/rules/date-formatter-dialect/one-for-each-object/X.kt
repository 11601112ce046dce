class Feed {
    private val own = SimpleDateFormat("E, MMM d, y XXX", Locale.US)

    suspend fun day(item: Item): String {
        return formatter.format(load(item).date)
    }

    fun label(date: Date): String {
        return own.format(date)
    }

    companion object {
        private val formatter = DateTimeFormatter.ofPattern("yyyy-MM-dd", Locale.US)
    }
}
