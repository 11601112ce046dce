enum Stock {
  case ready
  case gone

  static func make(_ raw: String) -> Stock? {
    switch raw {
    case Keys.ready: return .ready
    case Keys.gone: return .gone
    default: return nil
    }
  }
}

private enum Keys {
  static let ready = "is-ready"
  static let gone = "is-gone"
}
