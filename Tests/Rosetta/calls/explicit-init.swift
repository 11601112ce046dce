struct Point {
  let x: Int
}

func start() -> Point {
  return Point.init(x: 1)
}
