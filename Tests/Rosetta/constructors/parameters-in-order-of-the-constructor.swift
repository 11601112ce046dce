class Point {
  let x: Int
  let y: Int

  init(y: Int, x: Int) {
    self.x = x
    self.y = y
  }
}
