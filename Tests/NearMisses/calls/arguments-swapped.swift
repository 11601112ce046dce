func start(width: Int, height: Int) -> Int {
  return area(width, height)
}

func area(_ width: Int, _ height: Int) -> Int {
  return width
}
