final class Mapped {
  let from: (Int) -> String

  init(from: @escaping (Int) -> String) {
    self.from = from
  }

  func label(_ row: Int) -> String {
    from(row + 1)
  }
}
