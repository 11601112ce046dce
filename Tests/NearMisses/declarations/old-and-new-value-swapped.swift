class Slider {
  var value: Int = 0 {
    didSet {
      report(from: oldValue, to: value)
    }
  }

  func report(from: Int, to: Int) {
  }
}
