final class Slider {
  var value: Int = 0 { didSet { update() } }
  func update() {}
}
