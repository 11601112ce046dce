func clock() -> DateFormatter {
  let clock = DateFormatter()
  clock.dateFormat = "HH:mm"
  return clock
}
