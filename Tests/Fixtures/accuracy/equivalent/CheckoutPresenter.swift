import Foundation

enum CheckoutStep: Int, CaseIterable {
    case address, delivery, payment, review

    var title: String {
        switch self {
        case .address: return "Address"
        case .delivery: return "Delivery"
        case .payment: return "Payment"
        case .review: return "Review your order"
        }
    }
}

struct CheckoutDraft: Equatable {
    var street = ""
    var postcode = ""
    var deliveryOptionId: String?
    var paymentMethodId: String?
    var acceptsTerms = false
}

protocol CheckoutView: AnyObject {
    func show(title: String, progress: String, buttonTitle: String)
    func showError(_ message: String)
    func setBusy(_ busy: Bool)
    func close()
    func showConfirmation(orderNumber: String)
}

enum OrderFailure: Error {
    case paymentDeclined
    case outOfStock(itemName: String)
    case unknown
}

protocol OrderPlacing {
    func place(_ draft: CheckoutDraft, completion: @escaping (Result<String, OrderFailure>) -> Void)
}

final class CheckoutPresenter {
    weak var view: CheckoutView?

    private(set) var step: CheckoutStep = .address
    private(set) var draft = CheckoutDraft()
    private var isPlacing = false

    private let orders: OrderPlacing

    init(orders: OrderPlacing) {
        self.orders = orders
    }

    func start() {
        render()
    }

    func edit(_ change: (inout CheckoutDraft) -> Void) {
        guard !isPlacing else { return }
        change(&draft)
    }

    func next() {
        guard !isPlacing else { return }
        if let problem = problem(in: step) {
            view?.showError(problem)
            return
        }
        if let following = CheckoutStep(rawValue: step.rawValue + 1) {
            step = following
            render()
        } else {
            placeOrder()
        }
    }

    func back() {
        guard !isPlacing else { return }
        guard let previous = CheckoutStep(rawValue: step.rawValue - 1) else {
            view?.close()
            return
        }
        // Terms have to be accepted anew after every change.
        if step == .review { draft.acceptsTerms = false }
        step = previous
        render()
    }

    private func placeOrder() {
        isPlacing = true
        view?.setBusy(true)
        orders.place(draft) { [weak self] result in
            guard let self = self else { return }
            self.isPlacing = false
            self.view?.setBusy(false)
            switch result {
            case .success(let number):
                self.view?.showConfirmation(orderNumber: number)
            case .failure(.paymentDeclined):
                self.step = .payment
                self.render()
                self.view?.showError("Your payment was declined")
            case .failure(.outOfStock(let name)):
                self.view?.showError("\(name) is no longer available")
            case .failure(.unknown):
                self.view?.showError("We couldn't place your order")
            }
        }
    }

    private func render() {
        view?.show(
            title: step.title,
            progress: "Step \(step.rawValue + 1) of \(CheckoutStep.allCases.count)",
            buttonTitle: step == .review ? "Buy now" : "Continue"
        )
    }

    private func problem(in step: CheckoutStep) -> String? {
        switch step {
        case .address where draft.street.isEmpty:
            return "Enter a street"
        case .address where draft.postcode.utf16.count != 5:
            return "The postcode has five digits"
        case .delivery where draft.deliveryOptionId == nil:
            return "Choose a delivery option"
        case .payment where draft.paymentMethodId == nil:
            return "Choose how to pay"
        case .review where !draft.acceptsTerms:
            return "Please accept the terms"
        default:
            return nil
        }
    }
}
