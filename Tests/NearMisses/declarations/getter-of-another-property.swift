final class Player {
  private(set) var speed = 1.0
  private var pace = 1.0
}
