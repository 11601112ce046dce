class Door {
  var label: String = ""

  func update(isOpen: Bool) {
    if isOpen {
      label = "open"
    } else {
      label = "closed"
    }
  }
}
