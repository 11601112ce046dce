import Foundation

public enum LogLevel: Int, Comparable, CaseIterable {
    case verbose = 0
    case debug
    case info
    case warning
    case error
    case none

    public static func < (lhs: LogLevel, rhs: LogLevel) -> Bool {
        lhs.rawValue < rhs.rawValue
    }

    var label: String {
        switch self {
        case .verbose: return "V"
        case .debug: return "D"
        case .info: return "I"
        case .warning: return "W"
        case .error: return "E"
        case .none: return ""
        }
    }
}

public protocol LogSink: AnyObject {
    func write(_ line: String, level: LogLevel)
}

public final class SdkLogger {
    public static let shared = SdkLogger()

    public var minimumLevel: LogLevel = .warning
    private var sinks: [LogSink] = []

    public func add(_ sink: LogSink) {
        guard !sinks.contains(where: { $0 === sink }) else { return }
        sinks.append(sink)
    }

    public func remove(_ sink: LogSink) {
        sinks.removeAll { $0 === sink }
    }

    public func debug(_ tag: String, _ message: @autoclosure () -> String) {
        log(.debug, tag, message())
    }

    public func info(_ tag: String, _ message: @autoclosure () -> String) {
        log(.info, tag, message())
    }

    public func warning(_ tag: String, _ message: @autoclosure () -> String) {
        log(.warning, tag, message())
    }

    public func error(_ tag: String, _ message: @autoclosure () -> String, cause: Error? = nil) {
        log(.error, tag, message(), cause: cause)
    }

    private func log(_ level: LogLevel, _ tag: String, _ message: @autoclosure () -> String, cause: Error? = nil) {
        guard level >= minimumLevel, !sinks.isEmpty else { return }
        var line = "\(level.label)/\(tag): \(message())"
        if let cause = cause {
            line += " (\(cause.localizedDescription))"
        }
        sinks.forEach { $0.write(line, level: level) }
    }
}
