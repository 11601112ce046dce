class Reader {
    fun texts(date: Date): List<String> {
        val formatter = SimpleDateFormat("yyyy-MM-dd", Locale.US)
        val day = formatter.format(date)
        formatter.applyPattern("yyyy-MM")
        return listOf(day, formatter.format(date))
    }
}
