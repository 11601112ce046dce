func move(from start: Int, to end: Int) -> Int {
  return end - start
}

func run() -> Int {
  return move(from: 1, to: 5)
}
