enum Kit {
    static let version = "0.10.0"
    static func name() -> String { "kit" }
}
