final class Trail {
    func write(_ level: Level, _ message: String) {
        switch level {
        case .low: Logger.shop.debug("\(message)")
        case .high: Logger.shop.error("\(message)")
        }
        count += 1
    }
}
