func name(day: Int) -> String {
  switch day {
  case 1: return "Monday"
  default: return "other"
  }
}
