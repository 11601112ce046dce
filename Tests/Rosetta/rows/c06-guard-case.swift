enum Load { case done(value: Int), failed }
func value(_ l: Load) -> Int {
  guard case let .done(value) = l else { return 0 }
  return value + 1
}
