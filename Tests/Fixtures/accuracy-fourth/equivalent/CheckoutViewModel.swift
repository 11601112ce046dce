import Combine
import Foundation

struct CheckoutError: LocalizedError {
    let userMessage: String
    var errorDescription: String? { userMessage }
}

protocol OrderPlacing {
    func placeOrder(email: String, shippingOptionID: String) async throws -> String
}

@MainActor
final class CheckoutViewModel: ObservableObject {
    enum State: Equatable {
        case editing
        case submitting
        case completed(orderID: String)
        case failed(message: String)
    }

    @Published var email = ""
    @Published var shippingOptionID: String?
    @Published var acceptsTerms = false

    @Published private(set) var canSubmit = false
    @Published private(set) var state = State.editing

    private let orders: OrderPlacing

    init(orders: OrderPlacing) {
        self.orders = orders

        Publishers.CombineLatest3($email, $shippingOptionID, $acceptsTerms)
            .map { email, option, accepted in
                Self.isPlausible(email) && option != nil && accepted
            }
            .removeDuplicates()
            .assign(to: &$canSubmit)
    }

    func submit() {
        guard state != .submitting, canSubmit, let shippingOptionID else { return }
        state = .submitting
        let address = email.trimmingCharacters(in: .whitespacesAndNewlines)

        Task {
            do {
                let id = try await orders.placeOrder(email: address, shippingOptionID: shippingOptionID)
                state = .completed(orderID: id)
            } catch let error as CheckoutError {
                state = .failed(message: error.userMessage)
            } catch is CancellationError {
                return
            } catch {
                state = .failed(message: "Something went wrong. Please try again.")
            }
        }
    }

    private static func isPlausible(_ email: String) -> Bool {
        let parts = email
            .trimmingCharacters(in: .whitespacesAndNewlines)
            .split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
    }
}
