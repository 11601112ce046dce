extension String {
  func shouted() -> String {
    return self + "!"
  }

  var asked: String {
    return self + "?"
  }
}
