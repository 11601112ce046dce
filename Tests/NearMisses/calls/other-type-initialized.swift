struct Point {
  let x: Int
}

struct Size {
  let x: Int
}

func start() -> Any {
  return Point.init(x: 1)
}
