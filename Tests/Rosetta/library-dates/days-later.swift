func tomorrow(calendar: Calendar, date: Date) -> Date? {
  return calendar.date(byAdding: .day, value: 1, to: date)
}
