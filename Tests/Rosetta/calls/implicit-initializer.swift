struct Point {
  let x: Int
  let y: Int
}

func start() -> Point {
  return .init(x: 1, y: 2)
}
