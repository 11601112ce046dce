protocol Sink {
  func accept(_ value: Int) -> Void
  func reset() -> ()
  func close()
}
