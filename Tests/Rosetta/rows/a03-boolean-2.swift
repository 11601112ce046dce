final class Gate {
  private var isOpen = false
  func toggle() { isOpen.toggle() }
}
