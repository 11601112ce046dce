fun later(date: Date): Date {
    val calendar = Calendar.getInstance()
    calendar.time = date
    calendar.add(Calendar.DATE, 1)
    calendar.set(Calendar.HOUR, 0)
    return calendar.time
}
