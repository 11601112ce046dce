class Base {
  func open() {
  }
}

class Derived: Base {
  override func open() {
    super.open()
    show()
  }

  func show() {
  }
}
