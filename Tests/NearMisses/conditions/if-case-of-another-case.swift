enum Load {
  case idle
  case failed(reason: String)
}

func isIdle(load: Load) -> Bool {
  if case .idle = load {
    return true
  }
  return false
}
