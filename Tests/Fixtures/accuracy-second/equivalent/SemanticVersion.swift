import Foundation

struct SemanticVersion: Hashable {
    let major: Int
    let minor: Int
    let patch: Int
    let prerelease: [String]

    init(major: Int, minor: Int, patch: Int, prerelease: [String] = []) {
        self.major = major
        self.minor = minor
        self.patch = patch
        self.prerelease = prerelease
    }

    /// Parses `1.4.0` or `1.4.0-beta.2`; build metadata after `+` is ignored.
    init?(_ string: String) {
        let withoutBuild = string.components(separatedBy: "+")[0]
        let core: String
        var identifiers: [String] = []
        if let dash = withoutBuild.firstIndex(of: "-") {
            core = String(withoutBuild[..<dash])
            identifiers = withoutBuild[withoutBuild.index(after: dash)...].components(separatedBy: ".")
            guard !identifiers.contains("") else { return nil }
        } else {
            core = withoutBuild
        }
        let numbers = core.components(separatedBy: ".").map(Self.number)
        guard numbers.count == 3, let major = numbers[0], let minor = numbers[1], let patch = numbers[2] else {
            return nil
        }
        self.init(major: major, minor: minor, patch: patch, prerelease: identifiers)
    }

    var isPrerelease: Bool { !prerelease.isEmpty }

    private static func number(_ text: String) -> Int? {
        guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
        return Int(text)
    }
}

extension SemanticVersion: Comparable {
    static func < (lhs: SemanticVersion, rhs: SemanticVersion) -> Bool {
        if lhs.major != rhs.major { return lhs.major < rhs.major }
        if lhs.minor != rhs.minor { return lhs.minor < rhs.minor }
        if lhs.patch != rhs.patch { return lhs.patch < rhs.patch }
        if lhs.isPrerelease != rhs.isPrerelease { return lhs.isPrerelease }
        for (left, right) in zip(lhs.prerelease, rhs.prerelease) where left != right {
            switch (number(left), number(right)) {
            case let (l?, r?) where l != r: return l < r
            case (_?, _?): continue
            case (_?, nil): return true
            case (nil, _?): return false
            case (nil, nil): return left < right
            }
        }
        return lhs.prerelease.count < rhs.prerelease.count
    }
}

extension SemanticVersion: CustomStringConvertible {
    var description: String {
        let core = "\(major).\(minor).\(patch)"
        return isPrerelease ? core + "-" + prerelease.joined(separator: ".") : core
    }
}
