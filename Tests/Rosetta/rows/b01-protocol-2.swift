public protocol Clock: class {
  func now() -> Int
  func pause(_ reason: String) -> Void
}
