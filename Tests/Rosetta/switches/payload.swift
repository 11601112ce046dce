enum Load {
  case idle
  case failed(reason: String)
}

func text(load: Load) -> String {
  switch load {
  case .idle: return ""
  case .failed(let reason): return reason
  }
}
