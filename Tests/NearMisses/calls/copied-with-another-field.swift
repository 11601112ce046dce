struct State {
  var count: Int
  var total: Int
}

func next(state: State) -> State {
  var result = state
  result.count = 3
  return result
}
