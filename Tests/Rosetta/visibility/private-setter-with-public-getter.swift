public class Counter {
  public private(set) var count: Int = 0

  public init() {
  }
}
