protocol Clock: AnyObject {
  func now() -> Int
  func pause(_ reason: String)
}
