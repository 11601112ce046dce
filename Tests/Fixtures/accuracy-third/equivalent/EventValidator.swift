import Foundation

public struct Property {
    public let key: String
    public let value: String?
}

public enum ValidationIssue: Equatable, CustomStringConvertible {
    case badName(String)
    case tooManyProperties(Int)
    case duplicateKey(String)
    case emptyKey(index: Int)
    case valueTooLong(key: String, length: Int)

    public var isFatal: Bool {
        if case .badName = self { return true }
        return false
    }

    public var description: String {
        switch self {
        case .badName(let name): return "bad event name '\(name)'"
        case .tooManyProperties(let count): return "\(count) properties"
        case .duplicateKey(let key): return "duplicate key '\(key)'"
        case .emptyKey(let index): return "empty key at \(index)"
        case .valueTooLong(let key, let length): return "value of '\(key)' has length \(length)"
        }
    }
}

public struct EventValidator {
    static let maxProperties = 32
    static let maxValueLength = 512   // UTF-16 units, as counted by the backend

    public init() {}

    public func validate(name: String, properties: [Property]) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        if name.range(of: "\\A[a-z][a-z0-9_]{0,39}\\z", options: .regularExpression) == nil {
            issues.append(.badName(name))
        }
        if properties.count > Self.maxProperties {
            issues.append(.tooManyProperties(properties.count))
        }

        var seen = Set<String>()
        for (index, property) in properties.enumerated() {
            guard !property.key.isEmpty else {
                issues.append(.emptyKey(index: index))
                continue
            }
            if !seen.insert(property.key).inserted {
                issues.append(.duplicateKey(property.key))
            }
            if let length = property.value?.utf16.count, length > Self.maxValueLength {
                issues.append(.valueTooLong(key: property.key, length: length))
            }
        }
        return issues
    }

    public func accepts(name: String, properties: [Property]) -> Bool {
        !validate(name: name, properties: properties).contains(where: \.isFatal)
    }
}
