func name(day: Int) -> String {
  switch day {
  case 1: return "Monday"
  case 2: return "Tuesday"
  default: return "other"
  }
}
