enum Kit {
    static let version = "0.17.4"
    static func name() -> String { "kit" }
}
