class Reader {
  private let name: String?
  private let index: Int?

  init(name: String) {
    self.name = name
    self.index = nil
  }

  init(index: Int) {
    self.name = nil
    self.index = index
  }
}
