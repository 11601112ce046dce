@available(*, deprecated, message: "Use Court")
class Field {
  let name: String

  init(name: String) {
    self.name = name
  }
}
