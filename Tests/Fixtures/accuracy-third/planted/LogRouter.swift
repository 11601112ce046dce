import Foundation

public struct LogRecord {
    public enum Severity: String {
        case debug, warning, fatal
    }

    public let severity: Severity
    public let source: String
    public let text: String
}

public protocol LogTarget {
    func append(_ line: String)
}

public extension LogTarget {
    func format(_ record: LogRecord) -> String {
        "[\(record.severity.rawValue)] \(record.source): \(record.text)"
    }
}

/// For the console of the IDE.
public final class PlainTarget: LogTarget {
    private let output: (String) -> Void

    public init(output: @escaping (String) -> Void) {
        self.output = output
    }

    public func append(_ line: String) {
        output(line)
    }
}

/// For log collectors that want tab separated columns.
public final class ColumnTarget: LogTarget {
    public private(set) var lines: [String] = []

    public init() {}

    public func append(_ line: String) {
        lines.append(line)
    }

    public func format(_ record: LogRecord) -> String {
        [record.severity.rawValue, record.source, record.text].joined(separator: "\t")
    }
}

public final class LogRouter {
    private let targets: [LogTarget]
    private let muted: Set<String>

    public init(targets: [LogTarget], muted: Set<String> = []) {
        self.targets = targets
        self.muted = muted
    }

    public func route(_ record: LogRecord) {
        guard record.severity == .fatal || !muted.contains(record.source) else { return }
        for target in targets {
            target.append(target.format(record))
        }
    }
}
