class Slider {
  var value: Int = 0 {
    didSet {
      redraw()
    }
  }

  func redraw() {
  }
}
