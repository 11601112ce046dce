struct Label {
  let title: String
  func matches(_ other: String) -> Bool { title == other }
}
