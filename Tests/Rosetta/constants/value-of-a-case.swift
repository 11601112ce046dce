enum Mode {
  case manual
  case automatic
  case unknown(String)

  var rawValue: String {
    switch self {
    case .manual: "manual_mode"
    case .automatic: "automatic_mode"
    case .unknown(let value): value
    }
  }

  static func of(_ text: String) -> Mode {
    switch text {
    case "manual_mode": .manual
    case "automatic_mode": .automatic
    default: .unknown(text)
    }
  }
}
