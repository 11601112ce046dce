protocol Resettable {
  func reset()
}

class Form {
}

extension Form: Resettable {
  func reset() {
  }
}
