class Base {
}

class Derived: Base {
  let level: Int

  init(level: Int) {
    self.level = level
    super.init()
  }
}
