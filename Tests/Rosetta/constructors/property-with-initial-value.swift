class Cache {
  let capacity: Int
  private var hits: Int = 0

  init(capacity: Int) {
    self.capacity = capacity
  }
}
