import Foundation

public enum ValidationIssue: Equatable {
    case emptyName
    case nameTooLong(limit: Int)
    case reservedPrefix(String)
    case illegalCharacters
    case tooManyProperties(count: Int)
    case emptyPropertyKey
}

public protocol EventValidating {
    func validate(_ name: String, properties: [String: String]) -> [ValidationIssue]
}

public struct EventNameValidator: EventValidating {
    private static let reservedPrefixes = ["$", "beacon_", "internal_"]

    private let maxNameBytes: Int
    private let maxProperties: Int

    public init(maxNameBytes: Int = 64, maxProperties: Int = 128) {
        self.maxNameBytes = maxNameBytes
        self.maxProperties = maxProperties
    }

    public func validate(_ name: String, properties: [String: String]) -> [ValidationIssue] {
        guard !name.isEmpty else { return [.emptyName] }

        var issues: [ValidationIssue] = []
        if name.utf8.count > maxNameBytes {
            issues.append(.nameTooLong(limit: maxNameBytes))
        }
        if let prefix = Self.reservedPrefixes.first(where: name.hasPrefix) {
            issues.append(.reservedPrefix(prefix))
        }
        if !name.unicodeScalars.allSatisfy(isLegal) {
            issues.append(.illegalCharacters)
        }
        if properties.count > maxProperties {
            issues.append(.tooManyProperties(count: properties.count))
        }
        if properties.keys.contains("") {
            issues.append(.emptyPropertyKey)
        }
        return issues
    }

    private func isLegal(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_", ".", "-", " ", "$":
            return true
        default:
            return false
        }
    }
}

extension EventValidating {
    public func isValid(_ name: String, properties: [String: String] = [:]) -> Bool {
        validate(name, properties: properties).isEmpty
    }
}
