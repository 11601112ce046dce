func count(limit: Int) -> Int {
  var count = limit
  count += 1
  return count
}
