func show(date: Date, zone: TimeZone, locale: Locale, calendar: Calendar) {
}
