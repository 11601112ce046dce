import Foundation

public struct SemanticVersion: Comparable, CustomStringConvertible {
    public let major: Int
    public let minor: Int
    public let patch: Int
    public let preRelease: String?

    public init(major: Int, minor: Int = 0, patch: Int = 0, preRelease: String? = nil) {
        self.major = major
        self.minor = minor
        self.patch = patch
        self.preRelease = preRelease
    }

    public init?(_ text: String) {
        let parts = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        let numbers = parts[0].split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...3).contains(numbers.count) else { return nil }
        guard numbers.allSatisfy({ ($0 ?? -1) >= 0 }) else { return nil }

        let values = numbers.compactMap { $0 } + [0, 0]
        major = values[0]
        minor = values[1]
        patch = values[2]
        preRelease = parts.count > 1 && !parts[1].isEmpty ? String(parts[1]) : nil
    }

    public static func < (lhs: SemanticVersion, rhs: SemanticVersion) -> Bool {
        if lhs.major != rhs.major { return lhs.major < rhs.major }
        if lhs.minor != rhs.minor { return lhs.minor < rhs.minor }
        if lhs.patch != rhs.patch { return lhs.patch < rhs.patch }
        switch (lhs.preRelease, rhs.preRelease) {
        case (nil, _): return false
        case (.some, nil): return true
        case let (left?, right?): return left < right
        }
    }

    public var description: String {
        let core = "\(major).\(minor).\(patch)"
        return preRelease.map { "\(core)-\($0)" } ?? core
    }

    public func isCompatible(with minimum: SemanticVersion) -> Bool {
        major == minimum.major && self >= minimum
    }
}
