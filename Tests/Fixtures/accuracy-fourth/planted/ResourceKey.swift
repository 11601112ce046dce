import Foundation

enum ResourceKeyError: Error, Equatable {
    case malformed(String)
    case unknownKind(String)
}

/// Key of a cached resource, e.g. `invoice:1042`.
struct ResourceKey: Hashable, CustomStringConvertible {
    enum Kind: String, CaseIterable {
        case invoice, customer, payment
    }

    let kind: Kind
    let number: String

    private static let pattern = "[a-z]+:[0-9]+"

    init(kind: Kind, number: String) {
        self.kind = kind
        self.number = number
    }

    init(parsing raw: String) throws {
        guard raw.range(of: Self.pattern, options: .regularExpression) != nil,
              let colon = raw.firstIndex(of: ":") else {
            throw ResourceKeyError.malformed(raw)
        }
        let name = String(raw[..<colon])
        guard let kind = Kind(rawValue: name) else {
            throw ResourceKeyError.unknownKind(name)
        }
        self.init(kind: kind, number: String(raw[raw.index(after: colon)...]))
    }

    var description: String { "\(kind.rawValue):\(number)" }

    var path: String { "/\(kind.rawValue)s/\(number)" }

    static func parseAll(_ rawKeys: [String]) -> [ResourceKey] {
        rawKeys.compactMap { try? ResourceKey(parsing: $0) }
    }
}
