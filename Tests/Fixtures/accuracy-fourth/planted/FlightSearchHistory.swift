import Foundation

/// The last flight numbers that were looked up, newest first.
final class FlightSearchHistory {

    static let capacity = 8
    static let minimumLength = 3

    private(set) var entries: [String] = [] {
        didSet { onChange?(entries) }
    }

    var onChange: (([String]) -> Void)?

    /// Accepts "LH 400", "lh-400" and the like.
    @discardableResult
    func record(_ input: String) -> Bool {
        let code = Self.normalized(input)
        guard code.count >= Self.minimumLength else { return false }

        entries = Array(([code] + entries.filter { $0 != code }).prefix(Self.capacity))
        return true
    }

    func remove(_ input: String) {
        let code = Self.normalized(input)
        guard entries.contains(code) else { return }
        entries = entries.filter { $0 != code }
    }

    func suggestions(for input: String) -> [String] {
        let prefix = Self.normalized(input)
        return prefix.isEmpty ? entries : entries.filter { $0.hasPrefix(prefix) }
    }

    private static func normalized(_ input: String) -> String {
        let kept = input.unicodeScalars.filter { scalar in
            scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
        }
        return String(kept).uppercased()
    }
}
