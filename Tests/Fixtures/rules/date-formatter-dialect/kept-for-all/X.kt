class Feed {
    suspend fun day(item: Item): String = withContext(Dispatchers.IO) {
        formatter.format(load(item).date)
    }

    companion object {
        private val formatter = SimpleDateFormat("yyyy-MM-dd", Locale.US)
        //~                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ date-formatter-dialect: two threads
    }
}
