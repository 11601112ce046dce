enum Kit {
    static let version = "0.18.0"
    //~ unreplicated-change: Swift changed `"0.17.4"` to `"0.18.0"`
    static func name() -> String { "kit" }
}
