struct Point {
  let x: Int
  let y: Int
}
