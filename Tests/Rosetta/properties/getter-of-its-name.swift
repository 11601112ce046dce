final class Player {
  private(set) var isPlaying = false
  private(set) var title: String?
  private(set) var speed = 1.0

  func toggle() {
    isPlaying = !isPlaying
  }

  func follow(_ other: Player) -> Bool {
    return other.isPlaying
  }
}
