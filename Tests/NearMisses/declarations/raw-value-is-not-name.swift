enum State: String {
  case rateLimited
}

func key(state: State) -> String {
  return state.rawValue
}
