class Animal {
  func sound() -> String {
    return ""
  }
}
