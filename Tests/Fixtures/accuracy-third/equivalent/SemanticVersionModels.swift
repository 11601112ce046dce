import Foundation

struct SemanticVersion: Hashable {
    let major: Int
    let minor: Int
    let patch: Int
    let prerelease: [String]

    var isPrerelease: Bool { !prerelease.isEmpty }

    init?(_ text: String) {
        let pattern = #/([0-9]+)\.([0-9]+)\.([0-9]+)(?:-([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?/#
        guard
            let match = text.wholeMatch(of: pattern),
            let major = Int(match.1),
            let minor = Int(match.2),
            let patch = Int(match.3)
        else { return nil }

        self.major = major
        self.minor = minor
        self.patch = patch
        self.prerelease = match.4?.split(separator: ".").map(String.init) ?? []
    }
}

extension SemanticVersion: Comparable {
    static func < (lhs: SemanticVersion, rhs: SemanticVersion) -> Bool {
        let left = (lhs.major, lhs.minor, lhs.patch)
        let right = (rhs.major, rhs.minor, rhs.patch)
        guard left == right else { return left < right }

        switch (lhs.isPrerelease, rhs.isPrerelease) {
        case (false, _):
            return false
        case (true, false):
            return true
        case (true, true):
            for (a, b) in zip(lhs.prerelease, rhs.prerelease) where a != b {
                return identifier(a, precedes: b)
            }
            return lhs.prerelease.count < rhs.prerelease.count
        }
    }

    private static func identifier(_ a: String, precedes b: String) -> Bool {
        switch (Int(a), Int(b)) {
        case let (x?, y?): return x < y
        case (_?, nil): return true
        case (nil, _?): return false
        case (nil, nil): return a < b
        }
    }
}

extension SemanticVersion: CustomStringConvertible {
    var description: String {
        let core = "\(major).\(minor).\(patch)"
        return isPrerelease ? core + "-" + prerelease.joined(separator: ".") : core
    }
}
