struct Counter {
  var count: Int = 0

  mutating func increment() {
    count += 1
  }
}
