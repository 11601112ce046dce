class Service {
    private var isReady = false

    fun label(date: Date): String {
        val formatter = SimpleDateFormat("EEEE", Locale.getDefault())
        return formatter.format(date)
    }

    fun start() {
        isReady = true
    }
}
