final class Feed {
  func apply(_ old: Int, _ new: Int) {
    guard old != new else { return }
    note(new)
    if isOpen { start() } else { stop() }
  }
  func watch() {
    listen { new in
      guard new != self.last else { return }
      self.last = new
      self.note(new)
    }
  }
}
