import Foundation

public struct LogRedactor {
    private static let sensitiveKeys: Set<String> = ["password", "token", "secret", "authorization"]
    private static let cardPattern = "[0-9]{13,19}"
    private static let mask = "***"

    public init() {}

    public func redact(_ fields: [String: String]) -> [String: String] {
        var result: [String: String] = [:]
        for (key, value) in fields {
            result[key] = isSensitive(key: key, value: value) ? Self.mask : value
        }
        return result
    }

    public func line(_ message: String, fields: [String: String]) -> String {
        let rendered = redact(fields)
            .sorted { $0.key < $1.key }
            .map { "\($0.key)=\($0.value)" }
        return ([message] + rendered).joined(separator: " ")
    }

    private func isSensitive(key: String, value: String) -> Bool {
        if Self.sensitiveKeys.contains(key.lowercased()) {
            return true
        }
        return value.range(of: Self.cardPattern, options: .regularExpression) != nil
    }
}
