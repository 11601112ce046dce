struct State {
  var count: Int
}

func next(state: State) -> State {
  var result = state
  result.count = 3
  return result
}
