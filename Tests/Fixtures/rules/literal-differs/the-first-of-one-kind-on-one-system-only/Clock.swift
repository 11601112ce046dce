final class Clock {
    #if os(iOS)
    func hour(_ count: Int) -> String { String(format: "%02d", count) }
    #endif

    func minute(_ count: Int) -> String { String(format: "%02d", count) }
    //~ literal-differs: and 2 more texts differ in the same way

    func second(_ count: Int) -> String { String(format: "%02d", count) }
}
