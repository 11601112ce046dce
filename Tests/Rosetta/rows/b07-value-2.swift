struct Size {
  let width: Double
  let height: Double
  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
  var area: Double { return width * height }
}
