import Combine
import Foundation

struct TransferRequest: Equatable {
    let recipientIban: String
    let amountCents: Int
    let note: String?
}

enum TransferError: Error {
    case limitExceeded(limitCents: Int)
    case recipientRejected
    case offline
}

protocol TransferService {
    func submit(_ request: TransferRequest) async throws -> String
}

@MainActor
final class TransferFormViewModel: ObservableObject {

    @Published private(set) var recipientError: String?
    @Published private(set) var amountError: String?
    @Published private(set) var banner: String?
    @Published private(set) var confirmationReference: String?
    @Published private(set) var isSubmitting = false

    private(set) var recipient = ""
    private(set) var amountText = ""
    private(set) var note = ""

    private let service: TransferService
    private let availableCents: Int

    init(service: TransferService, availableCents: Int) {
        self.service = service
        self.availableCents = availableCents
    }

    func recipientChanged(_ text: String) {
        recipient = text
        recipientError = nil
    }

    func amountChanged(_ text: String) {
        amountText = text
        amountError = nil
    }

    func noteChanged(_ text: String) {
        note = text
    }

    func submit() async {
        guard !isSubmitting else { return }
        banner = nil

        let iban = recipient.replacingOccurrences(of: " ", with: "")
        if iban.isEmpty {
            recipientError = "Enter the recipient's IBAN"
        }

        let cents = Self.parseCents(amountText)
        switch cents {
        case nil:
            amountError = "Enter a valid amount"
        case 0?:
            amountError = "Amount must be greater than zero"
        case let value? where value > availableCents:
            amountError = "Not enough money in this account"
        default:
            break
        }

        guard recipientError == nil, amountError == nil, let amount = cents else { return }

        isSubmitting = true
        defer { isSubmitting = false }

        let request = TransferRequest(
            recipientIban: iban,
            amountCents: amount,
            note: note.isEmpty ? nil : note
        )
        do {
            confirmationReference = try await service.submit(request)
        } catch is CancellationError {
            return
        } catch TransferError.limitExceeded(let limit) {
            amountError = "Your daily limit is \(Self.format(limit))"
        } catch TransferError.recipientRejected {
            recipientError = "This account can't receive transfers"
        } catch TransferError.offline {
            banner = "You're offline. Try again later."
        } catch {
            banner = "Something went wrong. Please try again."
        }
    }

    /// Accepts "12", "12.5", "12,50". At most nine whole digits and two decimals.
    private static func parseCents(_ text: String) -> Int? {
        let parts = text.replacingOccurrences(of: ",", with: ".").components(separatedBy: ".")
        guard parts.count <= 2, isDigits(parts[0], 1...9), let whole = Int(parts[0]) else { return nil }
        guard parts.count == 2 else { return whole * 100 }
        guard isDigits(parts[1], 1...2), let fraction = Int(parts[1]) else { return nil }
        return whole * 100 + (parts[1].count == 1 ? fraction * 10 : fraction)
    }

    private static func isDigits(_ text: String, _ length: ClosedRange<Int>) -> Bool {
        length.contains(text.count) && text.allSatisfy { $0.isASCII && $0.isNumber }
    }

    private static func format(_ cents: Int) -> String {
        let rest = cents % 100
        return "€\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}
