func start() -> Int {
  let size: Int = {
    4 * 2
  }()
  return size
}
