enum Load {
  case idle
  case failed(reason: String, title: String)
}

func text(load: Load) -> String {
  if case .failed(let reason, _) = load {
    return reason
  }
  return ""
}
