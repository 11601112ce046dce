final class Player {
  var volume = 5 {
    didSet { logger.debug("volume \(volume)") }
  }
  var speed = 1 {
    didSet { apply(speed) }
  }
}
