final class Player {
  private(set) var speed = 1.0
}
