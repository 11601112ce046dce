enum Kit {
    static let version = "0.10.1"
    //~ one-sided-change: Swift changed `Kit.version`
    static func name() -> String { "kit" }
}
