final class Gate {
  private var isOpen: Bool = false
  func toggle() { isOpen = !isOpen }
}
