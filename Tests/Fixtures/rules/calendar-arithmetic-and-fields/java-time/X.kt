class Service {
    private var isReady = false

    fun month(date: LocalDate, calendar: Calendar): Int {
        return date.monthValue
    }
    fun days(start: LocalDate, end: LocalDate, calendar: Calendar): Long? {
        return ChronoUnit.DAYS.between(start, end)
    }

    fun start() {
        isReady = true
    }
}
