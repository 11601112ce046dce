class Counter {
  private var _count = 0

  var count: Int {
    return _count
  }
}
