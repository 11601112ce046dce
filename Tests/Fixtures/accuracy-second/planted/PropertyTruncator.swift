import Foundation

public struct PropertyTruncator {
    public let maxKeyLength: Int
    public let maxValueLength: Int
    public let maxProperties: Int

    public init(maxKeyLength: Int = 40, maxValueLength: Int = 255, maxProperties: Int = 100) {
        self.maxKeyLength = maxKeyLength
        self.maxValueLength = maxValueLength
        self.maxProperties = maxProperties
    }

    public func apply(to properties: [String: String]) -> [String: String] {
        let kept = properties
            .filter { !$0.key.isEmpty && $0.key.utf8.count <= maxKeyLength }
            .sorted { $0.key < $1.key }
            .prefix(maxProperties)

        var result: [String: String] = [:]
        for (key, value) in kept {
            result[key] = truncate(value)
        }
        return result
    }

    public func truncate(_ value: String) -> String {
        guard value.utf8.count > maxValueLength else { return value }
        return String(value.prefix(maxValueLength))
    }

    public func isWithinLimits(_ properties: [String: String]) -> Bool {
        properties.count <= maxProperties
            && properties.allSatisfy { $0.key.utf8.count <= maxKeyLength }
    }
}
