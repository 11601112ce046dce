final class R { var region: String?
  func label() -> String { if let region = region { return "(\(region))" }
    return "" } }
