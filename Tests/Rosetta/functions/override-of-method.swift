class Base {
  func title() -> String {
    return "base"
  }
}

class Derived: Base {
  override func title() -> String {
    return "derived"
  }
}
