import Foundation

struct Parameter: Equatable {
    let key: String
    let value: String
}

/// Brings free-form parameters into the shape the collector accepts.
struct AnalyticsSanitizer {
    static let maxKeyLength = 40
    static let maxValueLength = 100
    static let maxParameters = 25

    private static let reservedPrefixes = ["firebase_", "google_", "ga_"]

    func sanitize(_ parameters: [(String, String?)]) -> [Parameter] {
        let cleaned = parameters.compactMap { rawKey, value -> Parameter? in
            guard let value, !value.isEmpty, let key = cleanKey(rawKey) else { return nil }
            return Parameter(key: key, value: shorten(value))
        }
        return Array(cleaned.prefix(Self.maxParameters))
    }

    private func cleanKey(_ raw: String) -> String? {
        let key = raw
            .replacingOccurrences(of: "[^A-Za-z0-9]+", with: "_", options: .regularExpression)
            .lowercased()
            .trimmingCharacters(in: CharacterSet(charactersIn: "_"))

        guard let first = key.first, first.isLetter else { return nil }
        guard !Self.reservedPrefixes.contains(where: { key.hasPrefix($0) }) else { return nil }
        return String(key.prefix(Self.maxKeyLength))
    }

    private func shorten(_ value: String) -> String {
        String(value.prefix(Self.maxValueLength))
    }
}
