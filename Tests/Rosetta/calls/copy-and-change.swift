struct State {
  var count: Int
  var name: String
}

func next(state: State) -> State {
  var result = state
  result.count = 3
  return result
}
