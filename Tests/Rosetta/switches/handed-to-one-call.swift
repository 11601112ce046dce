enum State {
  case ready
  case busy
  case failed
}

final class Loader {
  func load(_ state: State, completion: (String) -> Void) {
    switch state {
    case .ready:
      completion("ready")
    case .busy:
      completion("busy")
    case .failed:
      completion("failed")
    }
  }
}
