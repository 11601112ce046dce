import Foundation

struct WebLink: Equatable {
    let target: String
    /// Keys in lower case.
    let parameters: [String: String]

    var relations: [String] {
        (parameters["rel"] ?? "").lowercased().split(separator: " ").map(String.init)
    }
}

/// Reads `Link` headers such as `<https://x/y?page=2>; rel="next", <https://x/y?page=9>; rel=last`.
struct LinkHeaderParser {

    func parse(_ header: String) -> [WebLink] {
        pieces(of: header, separatedBy: ",").compactMap(link)
    }

    func target(for relation: String, in header: String) -> String? {
        let wanted = relation.lowercased()
        return parse(header).first { $0.relations.contains(wanted) }?.target
    }

    private func link(from text: String) -> WebLink? {
        let parts = pieces(of: text, separatedBy: ";")
        guard let first = parts.first,
              first.hasPrefix("<"), first.hasSuffix(">"), first.count > 2
        else { return nil }

        var parameters: [String: String] = [:]
        for part in parts.dropFirst() {
            guard let (key, value) = pair(part) else { continue }
            // RFC 8288: the first occurrence of a parameter wins
            if parameters[key] == nil {
                parameters[key] = value
            }
        }
        return WebLink(target: String(first.dropFirst().dropLast()), parameters: parameters)
    }

    private func pair(_ text: String) -> (String, String)? {
        guard let equals = text.firstIndex(of: "=") else {
            return text.isEmpty ? nil : (text.lowercased(), "")
        }
        let key = trim(String(text[..<equals])).lowercased()
        guard !key.isEmpty else { return nil }

        var value = trim(String(text[text.index(after: equals)...]))
        if value.count >= 2, value.hasPrefix("\""), value.hasSuffix("\"") {
            value = String(value.dropFirst().dropLast())
        }
        return (key, value)
    }

    /// Splits outside of quotes and angle brackets.
    private func pieces(of text: String, separatedBy separator: Character) -> [String] {
        var result: [String] = []
        var current = ""
        var inQuotes = false
        var inTarget = false

        for character in text {
            switch character {
            case "\"" where !inTarget: inQuotes.toggle()
            case "<" where !inQuotes: inTarget = true
            case ">" where !inQuotes: inTarget = false
            default: break
            }
            if character == separator && !inQuotes && !inTarget {
                result.append(trim(current))
                current = ""
            } else {
                current.append(character)
            }
        }
        result.append(trim(current))
        return result
    }

    private func trim(_ text: String) -> String {
        text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
