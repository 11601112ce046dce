import Foundation

struct SemanticVersion: Hashable {

    enum Identifier: Hashable, Comparable {
        // declaration order matters: numbers sort before words
        case number(Int)
        case word(String)
    }

    let major: Int
    let minor: Int
    let patch: Int
    let prerelease: [Identifier]

    var isPrerelease: Bool { !prerelease.isEmpty }

    init?(_ text: String) {
        guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }

        let dash = text.firstIndex(of: "-")
        let core = text[..<(dash ?? text.endIndex)]
            .split(separator: ".", omittingEmptySubsequences: false)
            .map(Self.parseNumber)
        guard core.count == 3,
              let major = core[0], let minor = core[1], let patch = core[2]
        else { return nil }

        var identifiers: [Identifier] = []
        if let dash {
            let tail = text[text.index(after: dash)...]
            for part in tail.split(separator: ".", omittingEmptySubsequences: false) {
                guard let identifier = Self.parseIdentifier(part) else { return nil }
                identifiers.append(identifier)
            }
        }

        self.major = major
        self.minor = minor
        self.patch = patch
        self.prerelease = identifiers
    }

    private static func parseNumber(_ part: Substring) -> Int? {
        guard part.utf8.allSatisfy(isDigit), part == "0" || part.first != "0" else { return nil }
        return Int(part)
    }

    private static func parseIdentifier(_ part: Substring) -> Identifier? {
        guard !part.isEmpty else { return nil }
        if part.utf8.allSatisfy(isDigit) {
            return parseNumber(part).map(Identifier.number)
        }
        let isWord = part.allSatisfy { $0 == "-" || $0.isLetter || $0.isNumber }
        return isWord ? .word(String(part)) : nil
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}

extension SemanticVersion: Comparable {
    static func < (lhs: Self, rhs: Self) -> Bool {
        let left = (lhs.major, lhs.minor, lhs.patch)
        let right = (rhs.major, rhs.minor, rhs.patch)
        guard left == right else { return left < right }
        guard lhs.isPrerelease, rhs.isPrerelease else {
            return lhs.isPrerelease && !rhs.isPrerelease
        }
        return lhs.prerelease.lexicographicallyPrecedes(rhs.prerelease)
    }
}
