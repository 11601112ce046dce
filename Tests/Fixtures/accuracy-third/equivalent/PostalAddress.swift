import Foundation

struct PostalAddress: Equatable {
    var recipient: String?
    var company: String?
    var street: String
    var houseNumber: String?
    var zip: String
    var city: String
    var region: String?
    var countryCode: String

    private static let countryNames = [
        "DE": "Germany",
        "AT": "Austria",
        "FR": "France",
        "GB": "United Kingdom",
        "US": "United States",
    ]

    /// Lines as printed on a label; the country only appears on mail that leaves `homeCountry`.
    func formattedLines(homeCountry: String = "DE") -> [String] {
        var lines: [String?] = [recipient, company, streetLine]
        lines += cityLines
        if countryCode != homeCountry {
            lines.append((Self.countryNames[countryCode] ?? countryCode).uppercased())
        }
        return lines.cleaned
    }

    func singleLine(homeCountry: String = "DE") -> String {
        formattedLines(homeCountry: homeCountry).joined(separator: ", ")
    }

    private var streetLine: String {
        let parts = countryCode == "US" || countryCode == "GB" || countryCode == "FR"
            ? [houseNumber, street]
            : [street, houseNumber]
        return parts.cleaned.joined(separator: " ")
    }

    private var cityLines: [String?] {
        switch countryCode {
        case "GB":
            return [city, zip]
        case "US":
            let tail = [region, zip].cleaned.joined(separator: " ")
            return [[city, tail].cleaned.joined(separator: ", ")]
        default:
            return [[zip, city].cleaned.joined(separator: " ")]
        }
    }
}

private extension Array where Element == String? {
    var cleaned: [String] {
        compactMap { $0?.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
    }
}

private extension Array where Element == String {
    var cleaned: [String] { map(Optional.some).cleaned }
}
