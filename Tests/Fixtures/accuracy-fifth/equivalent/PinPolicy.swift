import Foundation

struct BirthDate {
    let day: Int
    let month: Int
    let year: Int

    fileprivate var guesses: [String] {
        let (dd, mm, yy) = (twoDigits(day), twoDigits(month), twoDigits(year % 100))
        return [dd + mm + yy, mm + dd + yy, yy + mm + dd]
    }

    private func twoDigits(_ number: Int) -> String {
        number < 10 ? "0\(number)" : "\(number)"
    }
}

/// Rules for the app PIN, shared by onboarding and settings.
struct PinPolicy {
    enum Violation {
        case notNumeric, tooShort, repeatedDigit, sequential, birthDate
    }

    var minimumLength = 6

    func violations(of pin: String, birthDate: BirthDate? = nil) -> [Violation] {
        guard !pin.isEmpty, pin.allSatisfy({ $0.isASCII && $0.isNumber }) else { return [.notNumeric] }

        let digits = pin.compactMap(\.wholeNumberValue)
        var found: [Violation] = []
        if digits.count < minimumLength { found.append(.tooShort) }
        if Set(digits).count == 1 { found.append(.repeatedDigit) }
        if isSequential(digits) { found.append(.sequential) }
        if let birthDate, birthDate.guesses.contains(where: { pin.contains($0) }) {
            found.append(.birthDate)
        }
        return found
    }

    func accepts(_ pin: String, birthDate: BirthDate? = nil) -> Bool {
        violations(of: pin, birthDate: birthDate).isEmpty
    }

    private func isSequential(_ digits: [Int]) -> Bool {
        let steps = zip(digits, digits.dropFirst()).map { $1 - $0 }
        return steps.allSatisfy { $0 == 1 } || steps.allSatisfy { $0 == -1 }
    }
}
