final class Slider {
  var value: Int = 0 { willSet { announce(newValue) } }
  func announce(_ next: Int) {}
}
