func date(stamp: Int64) -> Date {
  return Date(timeIntervalSince1970: Double(stamp))
}
