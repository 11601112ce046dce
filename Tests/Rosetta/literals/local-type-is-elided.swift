func limit() -> Int {
  let limit: Int = 10
  return limit
}
