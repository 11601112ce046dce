class Shape { let name: String; init(name: String) { self.name = name } }
class Square: Shape {
  let side: Double
  init(side: Double) {
    self.side = side
    super.init(name: "square")
  }
}
