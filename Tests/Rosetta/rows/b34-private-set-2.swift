final class Meter {
  private(set) var value: Int = 0
  public private(set) var unit: String = "kg"
  func bump() { value += 1 }
}
