import Foundation

/// Business Identifier Code (ISO 9362).
struct Bic: Hashable {
    private static let pattern = "[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?"
    private static let sepaCountries: Set<String> = ["AT", "BE", "DE", "ES", "FR", "IE", "IT", "NL", "PT"]

    let code: String

    init?(_ text: String) {
        let normalized = text.replacingOccurrences(of: " ", with: "").uppercased()
        guard normalized.range(of: Self.pattern, options: .regularExpression) != nil else {
            return nil
        }
        code = normalized
    }

    var institution: String { String(code.prefix(4)) }

    var country: String { String(code.dropFirst(4).prefix(2)) }

    var location: String { String(code.dropFirst(6).prefix(2)) }

    /// `nil` for the head office.
    var branch: String? {
        let suffix = code.dropFirst(8)
        return suffix.isEmpty || suffix == "XXX" ? nil : String(suffix)
    }

    var isTestCode: Bool { location.hasSuffix("0") }

    var isInSepaZone: Bool { Self.sepaCountries.contains(country) }

    func belongsToSameInstitution(as other: Bic) -> Bool {
        institution == other.institution && country == other.country
    }
}
