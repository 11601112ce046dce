func apply(action: (Int) -> Int) -> Int {
  return action(3)
}
