import Foundation

public enum LogLevel: Int, Comparable {
    case verbose, info, warning, error, off

    public static func < (lhs: LogLevel, rhs: LogLevel) -> Bool {
        lhs.rawValue < rhs.rawValue
    }

    var symbol: String {
        switch self {
        case .verbose: return "V"
        case .info: return "I"
        case .warning: return "W"
        case .error: return "E"
        case .off: return "-"
        }
    }
}

public protocol LogSink {
    func write(level: LogLevel, line: String)
}

public struct SdkLog {
    private let tag: String
    private let minimum: LogLevel
    private let sinks: [LogSink]

    public init(tag: String, minimum: LogLevel = .warning, sinks: [LogSink]) {
        self.tag = tag
        self.minimum = minimum
        self.sinks = sinks
    }

    public func verbose(_ message: @autoclosure () -> String) { emit(.verbose, message) }
    public func info(_ message: @autoclosure () -> String) { emit(.info, message) }
    public func warning(_ message: @autoclosure () -> String) { emit(.warning, message) }
    public func error(_ message: @autoclosure () -> String) { emit(.error, message) }

    /// A logger for a part of the SDK that shares level and sinks.
    public func scoped(_ name: String) -> SdkLog {
        SdkLog(tag: "\(tag).\(name)", minimum: minimum, sinks: sinks)
    }

    private func emit(_ level: LogLevel, _ message: () -> String) {
        guard level >= minimum, !sinks.isEmpty else { return }
        let line = "\(level.symbol)/\(tag): \(message())"
        sinks.forEach { $0.write(level: level, line: line) }
    }
}
