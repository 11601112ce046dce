import Foundation

enum LogLevel: Int, Comparable {
    case debug, info, warning, error

    static func < (lhs: LogLevel, rhs: LogLevel) -> Bool { lhs.rawValue < rhs.rawValue }

    var label: String {
        switch self {
        case .debug: return "D"
        case .info: return "I"
        case .warning: return "W"
        case .error: return "E"
        }
    }
}

protocol LogSink {
    func write(_ line: String, level: LogLevel)
}

final class SdkLogger {
    var minimumLevel: LogLevel

    private let category: String
    private let sinks: [LogSink]

    init(category: String, minimumLevel: LogLevel = .info, sinks: [LogSink]) {
        self.category = category
        self.minimumLevel = minimumLevel
        self.sinks = sinks
    }

    func log(
        _ level: LogLevel,
        _ message: @autoclosure () -> String,
        fields: KeyValuePairs<String, String> = [:]
    ) {
        guard level >= minimumLevel, !sinks.isEmpty else { return }

        var line = "\(level.label)/\(category): \(message())"
        if !fields.isEmpty {
            line += " {" + fields.map { "\($0.key)=\($0.value)" }.joined(separator: ", ") + "}"
        }
        let safe = Self.redact(line)
        sinks.forEach { $0.write(safe, level: level) }
    }

    func debug(_ message: @autoclosure () -> String) { log(.debug, message()) }
    func info(_ message: @autoclosure () -> String) { log(.info, message()) }
    func warning(_ message: @autoclosure () -> String) { log(.warning, message()) }

    func error(_ message: @autoclosure () -> String, code: Int? = nil) {
        if let code {
            log(.error, message(), fields: ["code": String(code)])
        } else {
            log(.error, message())
        }
    }

    static func redact(_ text: String) -> String {
        text.replacingOccurrences(
            of: "(?<![0-9])[0-9]{8,15}([0-9]{4})(?![0-9])",
            with: "****$1",
            options: .regularExpression
        )
    }
}
