final class Rows {
  func next(after index: Int) -> Row? {
    rows.getOrNil(index + 1)
  }
}
