class Counter {
  private(set) var count: Int = 0
}
