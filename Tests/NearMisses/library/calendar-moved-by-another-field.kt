fun later(date: Date, count: Int): Date {
    val calendar = Calendar.getInstance()
    calendar.time = date
    calendar.add(Calendar.MONTH, count)
    return calendar.time
}
