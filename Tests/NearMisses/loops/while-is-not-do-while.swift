func halve(start: Int) -> Int {
  var value = start
  while value > 10 {
    value /= 2
  }
  return value
}
