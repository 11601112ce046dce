func start() -> Int {
  return area(width: 2, height: 3)
}

func area(width: Int, height: Int) -> Int {
  return width * height
}
