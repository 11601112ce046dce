func mask(low: Int32, high: Int64) -> Int32 {
  return low
}
