public struct Fault {
  public let text: String
  public var code: String { text }
  //~ info statement-differs
}
