enum Limits {
    static let freshness = 24 * 60 * 60
    static let block = 4 * 1024
    static let flags = 1 << 3
}
