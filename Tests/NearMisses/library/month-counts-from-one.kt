fun month(calendar: Calendar, date: Date): Int {
    return calendar.get(Calendar.MONTH)
}
