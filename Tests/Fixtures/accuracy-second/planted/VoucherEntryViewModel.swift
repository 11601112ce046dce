import Foundation

protocol VoucherRedeeming {
    func redeem(code: String) async throws -> Int
}

@MainActor
final class VoucherEntryViewModel {
    enum State: Equatable {
        case editing
        case redeeming
        case redeemed(cents: Int)
        case failed(messageKey: String)
    }

    private let service: VoucherRedeeming
    private(set) var code = ""
    private(set) var state: State = .editing {
        didSet { onState?(state) }
    }

    var onState: ((State) -> Void)?

    init(service: VoucherRedeeming) {
        self.service = service
    }

    var canRedeem: Bool {
        code.utf8.count == 12 && state != .redeeming
    }

    var displayCode: String {
        stride(from: 0, to: code.count, by: 4)
            .map { String(code.dropFirst($0).prefix(4)) }
            .joined(separator: "-")
    }

    func inputChanged(_ input: String) {
        let upper = input.uppercased()
        let allowed = upper.unicodeScalars.filter { ("A"..."Z").contains($0) || ("0"..."9").contains($0) }
        code = String(String(String.UnicodeScalarView(allowed)).prefix(12))
        if case .failed = state {
            state = .editing
        }
    }

    func redeem() async {
        guard canRedeem else { return }
        state = .redeeming
        do {
            state = .redeemed(cents: try await service.redeem(code: code))
        } catch {
            state = .failed(messageKey: "voucher.error.invalid")
        }
    }
}
