fun tomorrow(calendar: Calendar, date: ZonedDateTime): ZonedDateTime? {
    return date.plusDays(1)
}
