fun Date.later(hours: Int): Date {
    val calendar = Calendar.getInstance()
    calendar.timeInMillis = this.time
    calendar.add(Calendar.HOUR_OF_DAY, hours)
    return calendar.time
}

fun tomorrow(date: Date): Date {
    val calendar = Calendar.getInstance()
    calendar.time = date
    calendar.add(Calendar.DATE, 1)
    return calendar.time
}
