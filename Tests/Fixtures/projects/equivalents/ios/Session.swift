struct Session {
    private let timeout: TimeInterval = 90

    func isExpired(leeway: TimeInterval = 30, retry: TimeInterval = 0.5, wait: TimeInterval = 5 * 60) -> Bool {
        check(leeway, retry, wait, timeout)
    }
}
