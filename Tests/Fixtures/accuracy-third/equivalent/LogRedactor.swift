import Foundation

/// Keeps personal data out of log files and crash reports.
public struct LogRedactor {
    private struct Rule {
        let pattern: String
        let replacement: String
    }

    private static let rules = [
        Rule(pattern: "([Bb]earer) [A-Za-z0-9._-]+", replacement: "$1 [token]"),
        Rule(pattern: "[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+", replacement: "[email]"),
        Rule(pattern: "(?<![0-9])[0-9]{13,16}(?![0-9])", replacement: "[card]"),
    ]

    private let sensitiveKeys: Set<String>

    public init(sensitiveKeys: Set<String> = ["password", "authorization", "api_key"]) {
        self.sensitiveKeys = Set(sensitiveKeys.map { $0.lowercased() })
    }

    public func redact(_ message: String) -> String {
        Self.rules.reduce(message) { text, rule in
            text.replacingOccurrences(
                of: rule.pattern,
                with: rule.replacement,
                options: .regularExpression
            )
        }
    }

    public func redact(_ fields: [String: String]) -> [String: String] {
        var result: [String: String] = [:]
        for (key, value) in fields {
            result[key] = sensitiveKeys.contains(key.lowercased()) ? "***" : redact(value)
        }
        return result
    }
}
