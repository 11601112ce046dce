import Foundation

enum EventNameIssue: Equatable {
    case empty
    case reservedPrefix(String)
    case tooManyParameters(dropped: Int)
    case duplicateParameter(String)
}

struct SanitizedEvent: Equatable {
    let name: String
    let parameters: [String: String]
    let issues: [EventNameIssue]
}

/// Brings event and parameter names into the snake_case form the analytics backend accepts.
struct EventNameSanitizer {
    static let maxNameLength = 40
    static let maxValueLength = 100
    static let maxParameters = 25
    static let reserved = ["firebase_", "google_", "ga_"]

    func sanitize(name: String, parameters: [(key: String, value: String)]) -> SanitizedEvent? {
        var issues: [EventNameIssue] = []
        var cleanName = identifier(name)
        guard !cleanName.isEmpty else { return nil }

        if let prefix = Self.reserved.first(where: cleanName.hasPrefix) {
            issues.append(.reservedPrefix(prefix))
            cleanName = String(("x_" + cleanName).prefix(Self.maxNameLength))
        }

        var clean: [String: String] = [:]
        var dropped = 0
        for (rawKey, value) in parameters {
            let key = identifier(rawKey)
            if key.isEmpty {
                issues.append(.empty)
            } else if clean[key] != nil {
                issues.append(.duplicateParameter(key))
            } else if clean.count == Self.maxParameters {
                dropped += 1
            } else {
                clean[key] = shortened(value)
            }
        }
        if dropped > 0 {
            issues.append(.tooManyParameters(dropped: dropped))
        }
        return SanitizedEvent(name: cleanName, parameters: clean, issues: issues)
    }

    /// "Checkout  Started!" -> "checkout_started", "playVideo2x" -> "play_video2x"
    func identifier(_ raw: String) -> String {
        var result = ""
        var previousWasLower = false
        for scalar in raw.unicodeScalars {
            switch scalar {
            case "A"..."Z":
                if previousWasLower { result.append("_") }
                result.unicodeScalars.append(Unicode.Scalar(scalar.value + 32)!)
                previousWasLower = false
            case "a"..."z", "0"..."9":
                result.unicodeScalars.append(scalar)
                previousWasLower = true
            default:
                if !result.isEmpty && !result.hasSuffix("_") { result.append("_") }
                previousWasLower = false
            }
        }
        while result.hasSuffix("_") { result.removeLast() }
        if let first = result.first, first.isNumber { result = "n" + result }
        return String(result.prefix(Self.maxNameLength))
    }

    private func shortened(_ value: String) -> String {
        let units = value.utf16
        guard units.count > Self.maxValueLength else { return value }
        var cut = Array(units.prefix(Self.maxValueLength - 1))
        if let last = cut.last, UTF16.isLeadSurrogate(last) { cut.removeLast() }
        return String(decoding: cut, as: UTF16.self) + "…"
    }
}
