class Service {
    private var isReady = false

    fun folder(date: Date, calendar: Calendar): String {
        calendar.time = date
        val month = calendar.get(Calendar.MONTH)
        //~ calendar-arithmetic-and-fields
        return "invoices/$month"
    }

    fun start() {
        isReady = true
    }
}
