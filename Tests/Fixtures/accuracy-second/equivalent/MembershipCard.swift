import Foundation

final class MembershipCard {
    enum Level: Int, CaseIterable {
        case basic = 0
        case plus = 1
        case premium = 2

        var monthlyBookings: Int? {
            switch self {
            case .basic: return 4
            case .plus: return 12
            case .premium: return nil
            }
        }
    }

    private static let numberLength = 16

    let number: String
    let holder: String
    let level: Level

    private(set) lazy var displayNumber: String = makeDisplayNumber()
    private(set) lazy var maskedNumber: String = "**** " + number.suffix(4)

    private init(number: String, holder: String, level: Level) {
        self.number = number
        self.holder = holder
        self.level = level
    }

    static func create(number: String, holder: String, level: Level = .basic) -> MembershipCard? {
        let digits = number.filter { $0 != " " && $0 != "-" }
        guard digits.count == numberLength, isLuhnValid(digits) else { return nil }
        return MembershipCard(number: digits, holder: holder, level: level)
    }

    func upgraded() -> MembershipCard {
        let next = Level(rawValue: level.rawValue + 1) ?? level
        return MembershipCard(number: number, holder: holder, level: next)
    }

    func canBook(usedThisMonth: Int) -> Bool {
        guard let limit = level.monthlyBookings else { return true }
        return usedThisMonth < limit
    }

    private func makeDisplayNumber() -> String {
        stride(from: 0, to: Self.numberLength, by: 4)
            .map { number.dropFirst($0).prefix(4) }
            .joined(separator: " ")
    }

    private static func isLuhnValid(_ digits: String) -> Bool {
        var sum = 0
        for (index, character) in digits.reversed().enumerated() {
            guard character.isASCII, let digit = character.wholeNumberValue else { return false }
            if index % 2 == 1 {
                let doubled = digit * 2
                sum += doubled > 9 ? doubled - 9 : doubled
            } else {
                sum += digit
            }
        }
        return sum % 10 == 0
    }
}
