enum Load {
  case idle
  case failed(reason: String)
}

func text(load: Load) -> String {
  switch load {
  case .idle: return ""
  case let .failed(reason): return reason
  }
}
