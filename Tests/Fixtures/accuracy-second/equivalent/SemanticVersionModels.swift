import Foundation

struct SemanticVersion: Comparable, Hashable, CustomStringConvertible {
    let major: Int
    let minor: Int
    let patch: Int
    let preRelease: String?

    init(major: Int, minor: Int = 0, patch: Int = 0, preRelease: String? = nil) {
        self.major = major
        self.minor = minor
        self.patch = patch
        self.preRelease = preRelease
    }

    init?(_ text: String) {
        var core = text
        var preRelease: String?
        if let dash = text.firstIndex(of: "-") {
            core = String(text[..<dash])
            let suffix = String(text[text.index(after: dash)...])
            guard !suffix.isEmpty else { return nil }
            preRelease = suffix
        }
        let parts = core.components(separatedBy: ".")
        guard (1...3).contains(parts.count) else { return nil }
        var numbers: [Int] = []
        for part in parts {
            guard let number = Int(part), (0...99_999).contains(number) else { return nil }
            numbers.append(number)
        }
        self.init(
            major: numbers[0],
            minor: numbers.count > 1 ? numbers[1] : 0,
            patch: numbers.count > 2 ? numbers[2] : 0,
            preRelease: preRelease
        )
    }

    var description: String {
        let core = "\(major).\(minor).\(patch)"
        guard let preRelease = preRelease else { return core }
        return "\(core)-\(preRelease)"
    }

    func isCompatible(with minimum: SemanticVersion) -> Bool {
        major == minimum.major && self >= minimum
    }

    static func < (lhs: SemanticVersion, rhs: SemanticVersion) -> Bool {
        if lhs.major != rhs.major { return lhs.major < rhs.major }
        if lhs.minor != rhs.minor { return lhs.minor < rhs.minor }
        if lhs.patch != rhs.patch { return lhs.patch < rhs.patch }
        switch (lhs.preRelease, rhs.preRelease) {
        case (nil, _): return false
        case (_?, nil): return true
        case let (left?, right?): return left < right
        }
    }
}
