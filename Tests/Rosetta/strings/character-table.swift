struct Coder {
  private let digits = Array("0123456789abcdef")
  func digit(_ index: Int) -> Character { digits[index] }
}
