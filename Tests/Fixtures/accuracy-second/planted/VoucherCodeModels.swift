import Foundation

struct VoucherCode: Hashable {
    enum Kind: String {
        case gift = "G"
        case promo = "P"
        case staff = "S"
    }

    let rawCode: String
    let kind: Kind

    init?(input: String) {
        let normalized = input
            .replacingOccurrences(of: " ", with: "")
            .uppercased()
        guard normalized.range(of: "^[GPS][0-9]{4}-[A-Z0-9]{4}\\z", options: .regularExpression) != nil,
              let kind = Kind(rawValue: String(normalized.prefix(1))) else {
            return nil
        }
        self.rawCode = normalized
        self.kind = kind
    }

    var batch: String {
        String(rawCode.dropFirst().prefix(4))
    }

    var isStackable: Bool {
        kind != .promo
    }

    var masked: String {
        "\(kind.rawValue)\(batch)-****"
    }
}

extension Array where Element == VoucherCode {
    func canCombine(with code: VoucherCode) -> Bool {
        if contains(code) { return false }
        return isEmpty || (code.isStackable && allSatisfy { $0.isStackable })
    }
}
