class Shape {
  func area() -> Double {
    fatalError("must override")
  }
}
