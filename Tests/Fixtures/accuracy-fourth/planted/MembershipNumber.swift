import Foundation

struct MembershipNumber: Hashable, CustomStringConvertible {
    enum Program: String, CaseIterable {
        case skyClub = "SC"
        case railPlus = "RP"
        case stayMore = "SM"

        var title: String {
            switch self {
            case .skyClub: return "Sky Club"
            case .railPlus: return "Rail Plus"
            case .stayMore: return "Stay More"
            }
        }
    }

    private static let pattern = "(SC|RP|SM)[0-9]{8}"

    let value: String

    init?(_ input: String) {
        let candidate = input
            .replacingOccurrences(of: " ", with: "")
            .uppercased()
        guard candidate.range(of: Self.pattern, options: .regularExpression) != nil else {
            return nil
        }
        value = candidate
    }

    var program: Program? { Program(rawValue: String(value.prefix(2))) }

    var masked: String {
        let hidden = String(repeating: "•", count: 4)
        return "\(value.prefix(2)) \(hidden) \(value.suffix(4))"
    }

    var description: String {
        let name = program?.title ?? "Membership"
        return "\(name) \(value)"
    }
}

extension Sequence where Element == String {
    func membershipNumbers() -> [MembershipNumber] {
        var seen = Set<MembershipNumber>()
        return compactMap(MembershipNumber.init).filter { seen.insert($0).inserted }
    }
}
