class Slider {
  var value: Int = 0 {
    didSet {
      report(from: oldValue)
    }
  }

  func report(from: Int) {
  }
}
