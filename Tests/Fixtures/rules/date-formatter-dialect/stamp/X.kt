class Service {
    private var isReady = false

    private val formatter: SimpleDateFormat = SimpleDateFormat("yyyy-MM-dd'T'HH:mm:ss", Locale.US).apply {
        timeZone = TimeZone.getTimeZone("UTC")
    }
    fun stamp(date: Date): String {
        val formatter = SimpleDateFormat("HH:mm", Locale.US)
        //~ date-formatter-dialect: in which time zone
        return formatter.format(date)
    }

    fun start() {
        isReady = true
    }
}
