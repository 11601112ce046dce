func stamp(date: Date) -> Int64 {
  return Int64(date.timeIntervalSince1970 * 1000)
}
