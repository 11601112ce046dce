import Foundation

enum PluralCategory {
    case one, few, many, other
}

/// The subset of the CLDR cardinal rules for the languages we ship.
struct PluralRules {

    private let rule: (Int) -> PluralCategory

    init(languageTag: String) {
        let language = languageTag.prefix { $0 != "-" && $0 != "_" }.lowercased()
        switch language {
        case "ja", "ko", "zh", "th":
            rule = { _ in .other }
        case "fr":
            rule = { $0 < 2 ? .one : .other }
        case "cs", "sk":
            rule = { count in
                switch count {
                case 1: return .one
                case 2...4: return .few
                default: return .other
                }
            }
        case "pl":
            rule = { count in
                if count == 1 { return .one }
                return Self.endsLikeFew(count) ? .few : .many
            }
        case "ru", "uk":
            rule = { count in
                if count % 10 == 1 && count % 100 != 11 { return .one }
                return Self.endsLikeFew(count) ? .few : .many
            }
        default:
            rule = { $0 == 1 ? .one : .other }
        }
    }

    func category(for count: Int) -> PluralCategory {
        rule(abs(count))
    }

    func text(for count: Int, forms: [PluralCategory: String]) -> String {
        let template = forms[category(for: count)] ?? forms[.other] ?? "%d"
        return template.replacingOccurrences(of: "%d", with: String(count))
    }

    private static func endsLikeFew(_ count: Int) -> Bool {
        (2...4).contains(count % 10) && !(12...14).contains(count % 100)
    }
}
