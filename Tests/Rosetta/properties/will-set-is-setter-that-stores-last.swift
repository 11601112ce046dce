class Slider {
  var value: Int = 0 {
    willSet {
      announce(value: newValue)
    }
  }

  func announce(value: Int) {
  }
}
