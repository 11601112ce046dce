protocol Player {
  var level: Int { get }
}

extension Player {
  func isExpert() -> Bool {
    return level > 5
  }
}
