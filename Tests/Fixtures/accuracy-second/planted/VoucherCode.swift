import Foundation

enum VoucherKind: String {
    case gift = "G"
    case promo = "P"
    case refund = "R"
}

struct VoucherCode: Equatable {
    let kind: VoucherKind
    let normalized: String
}

struct VoucherCodeParser {

    private let pattern = "[GPR][0-9]{4}-[A-Z0-9]{4}"
    private let blocked: Set<String>

    init(blocked: Set<String> = []) {
        self.blocked = blocked
    }

    func parse(_ input: String) -> VoucherCode? {
        let code = input
            .trimmingCharacters(in: .whitespacesAndNewlines)
            .uppercased()
        guard code.range(of: pattern, options: .regularExpression) != nil else { return nil }
        guard !blocked.contains(code) else { return nil }
        guard let kind = VoucherKind(rawValue: String(code.prefix(1))) else { return nil }
        return VoucherCode(kind: kind, normalized: code)
    }

    func parseAll(_ inputs: [String]) -> [VoucherCode] {
        var seen: Set<String> = []
        return inputs
            .compactMap(parse)
            .filter { seen.insert($0.normalized).inserted }
    }
}
