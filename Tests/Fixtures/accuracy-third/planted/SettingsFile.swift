import Foundation

enum SettingsFileError: Error, Equatable {
    case missingSeparator(line: Int)
    case invalidKey(line: Int)
}

/// Parsed "key = value" lines. Blank lines and lines that begin with # are skipped.
struct SettingsFile {
    private let values: [String: String]

    init(lines: [String]) throws {
        var values: [String: String] = [:]

        for (index, raw) in lines.enumerated() {
            let line = raw.trimmingCharacters(in: Self.blanks)
            if line.isEmpty || line.unicodeScalars.first == "#" { continue }

            guard let separator = line.unicodeScalars.firstIndex(of: "=") else {
                throw SettingsFileError.missingSeparator(line: index + 1)
            }
            let key = String(line.unicodeScalars[..<separator]).trimmingCharacters(in: Self.blanks)
            guard Self.isValidKey(key) else {
                throw SettingsFileError.invalidKey(line: index + 1)
            }
            let rest = line.unicodeScalars[line.unicodeScalars.index(after: separator)...]
            values[key] = String(rest).trimmingCharacters(in: Self.blanks)
        }

        self.values = values
    }

    var keys: [String] { values.keys.sorted() }

    func string(_ key: String, default fallback: String = "") -> String {
        values[key] ?? fallback
    }

    /// "yes", "on" and "true" are true, any other value is false.
    func flag(_ key: String, default fallback: Bool = false) -> Bool {
        values[key].map { ["yes", "on", "true"].contains($0) } ?? fallback
    }

    private static let blanks = CharacterSet(charactersIn: " \t")

    private static func isValidKey(_ key: String) -> Bool {
        !key.isEmpty && key.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                 UInt8(ascii: "."), UInt8(ascii: "_"):
                return true
            default:
                return false
            }
        }
    }
}
