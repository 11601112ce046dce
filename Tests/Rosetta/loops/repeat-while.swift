func halve(start: Int) -> Int {
  var value = start
  repeat {
    value /= 2
  } while value > 10
  return value
}
