enum Load { case done(value: Int), failed }
func value(_ l: Load) -> Int {
  guard case .done(let v) = l else { return 0 }
  return v + 1
}
