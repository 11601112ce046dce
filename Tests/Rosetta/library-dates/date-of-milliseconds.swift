func date(milliseconds: Int64) -> Date {
  return Date(timeIntervalSince1970: Double(milliseconds) / 1000)
}
