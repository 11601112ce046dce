struct Pair {
  var low: Int
  var high: Int
}

class Sorter {
  var pair: Pair = Pair(low: 1, high: 2)

  func turn() {
    pair.low = pair.high
    pair.high = pair.low
  }
}
