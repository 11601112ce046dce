func start(value: Int) -> Int {
  if value < 0 {
    fatalError("negative")
  }
  return value
}
