class Base {
  let name: String

  init(name: String) {
    self.name = name
  }
}

class Derived: Base {
  let level: Int

  init(name: String, level: Int) {
    self.level = level
    super.init(name: name)
  }
}
