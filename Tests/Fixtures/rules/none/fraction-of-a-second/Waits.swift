enum Waits {
    static let retry: TimeInterval = 2.01
    static let fade: TimeInterval = 0.57
    static let scroll: TimeInterval = 1.005
}
