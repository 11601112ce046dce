class Base {
  func open(id: Int) {
  }
}

class Derived: Base {
  override func open(id: Int) {
    super.open(id: id)
  }
}
