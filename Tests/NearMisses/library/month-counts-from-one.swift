func month(calendar: Calendar, date: Date) -> Int {
  return calendar.component(.month, from: date)
}
