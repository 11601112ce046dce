struct Circle {
  let radius: Double
  let area: Double
  init(radius: Double) {
    self.radius = radius
    self.area = radius * radius * 3.14
  }
}
