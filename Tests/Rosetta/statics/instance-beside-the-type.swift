private let logger = Log()

class Log {
    static func warning(_ message: String) { logger.write(message, level: 1) }

    private func write(_ message: String, level: Int) { print(message) }
}
