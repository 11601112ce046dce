class Counter {
  var count: Int = 0
}
