extension String {
  func shouted() -> String {
    return self + "!"
  }
}
