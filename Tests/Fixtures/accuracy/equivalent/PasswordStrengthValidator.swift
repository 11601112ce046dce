import Foundation

struct PasswordReport: Equatable {
    enum Strength: Int, Comparable {
        case unacceptable, weak, fair, strong

        static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    enum Rule: String, CaseIterable {
        case length = "At least 10 characters"
        case lowercase = "A small letter"
        case uppercase = "A capital letter"
        case digit = "A digit"
        case notUserName = "Doesn't contain your user name"
        case noRun = "No character three times in a row"
    }

    let broken: [Rule]
    let score: Int
    let strength: Strength

    var isAcceptable: Bool { strength > .unacceptable }
}

struct PasswordStrengthValidator {
    private static let minimumLength = 10

    private let commonPasswords: Set<String>

    init(commonPasswords: Set<String> = []) {
        self.commonPasswords = Set(commonPasswords.map { $0.lowercased() })
    }

    func evaluate(_ password: String, userName: String) -> PasswordReport {
        let broken = PasswordReport.Rule.allCases.filter {
            !isMet($0, password: password, userName: userName)
        }

        if commonPasswords.contains(password.lowercased()) {
            return PasswordReport(broken: broken, score: 0, strength: .unacceptable)
        }

        let score = self.score(password)
        let strength: PasswordReport.Strength
        switch (broken.isEmpty, score) {
        case (false, _): strength = .unacceptable
        case (true, ..<50): strength = .weak
        case (true, 50..<75): strength = .fair
        case (true, _): strength = .strong
        }
        return PasswordReport(broken: broken, score: score, strength: strength)
    }

    private func isMet(_ rule: PasswordReport.Rule, password: String, userName: String) -> Bool {
        let scalars = password.unicodeScalars
        switch rule {
        case .length:
            return scalars.count >= Self.minimumLength
        case .lowercase:
            return scalars.contains { ("a"..."z").contains($0) }
        case .uppercase:
            return scalars.contains { ("A"..."Z").contains($0) }
        case .digit:
            return scalars.contains { ("0"..."9").contains($0) }
        case .notUserName:
            guard userName.unicodeScalars.count >= 3 else { return true }
            return !password.lowercased().contains(userName.lowercased())
        case .noRun:
            let all = Array(scalars)
            return !all.indices.dropFirst(2).contains { all[$0] == all[$0 - 1] && all[$0] == all[$0 - 2] }
        }
    }

    /// 0...100: two points a character, ten for each kind used, two for each distinct character.
    private func score(_ password: String) -> Int {
        let scalars = password.unicodeScalars
        let kinds = Set(scalars.map { scalar -> Int in
            switch scalar {
            case "a"..."z": return 0
            case "A"..."Z": return 1
            case "0"..."9": return 2
            default: return 3
            }
        })
        return min(100, scalars.count * 2 + kinds.count * 10 + Set(scalars).count * 2)
    }
}
