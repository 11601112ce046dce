import Foundation

struct VoucherCode: Equatable {
    let text: String
    let campaign: String
    let kind: Kind

    enum Kind: Equatable {
        case single
        case multi
    }
}

enum VoucherCodeError: Error {
    case malformed
    case unknownCampaign
}

final class VoucherCodeParser {
    private let campaigns: Set<String>

    init(campaigns: Set<String>) {
        self.campaigns = campaigns
    }

    func parse(_ input: String) throws -> VoucherCode {
        let code = normalize(input)
        guard isWellFormed(code) else {
            throw VoucherCodeError.malformed
        }
        let campaign = String(code.prefix(3))
        guard campaigns.contains(campaign) else {
            throw VoucherCodeError.unknownCampaign
        }
        return VoucherCode(
            text: code,
            campaign: campaign,
            kind: code.hasSuffix("M") ? .multi : .single
        )
    }

    func parseAll(_ inputs: [String]) -> [VoucherCode] {
        inputs.compactMap { try? parse($0) }
    }

    private func normalize(_ input: String) -> String {
        input
            .replacingOccurrences(of: " ", with: "")
            .uppercased()
    }

    private func isWellFormed(_ code: String) -> Bool {
        code.range(of: "[A-Z]{3}-[0-9]{6}[SM]", options: .regularExpression) != nil
    }
}
