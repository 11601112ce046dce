func isWeekend(day: String) -> Bool {
  switch day {
  case "Sat", "Sun": return true
  default: return false
  }
}
