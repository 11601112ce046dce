class Point {
  let x: Int
  let y: Int

  init(x: Int, y: Int) {
    self.x = x
    self.y = x
  }
}
