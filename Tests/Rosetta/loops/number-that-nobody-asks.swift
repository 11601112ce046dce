func retry() {
  for _ in 1...3 {
    attempt()
  }
  for round in 0..<rounds {
    attempt()
  }
}
