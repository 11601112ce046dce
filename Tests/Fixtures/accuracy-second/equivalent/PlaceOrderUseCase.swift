import Foundation

protocol PlaceOrderUseCaseProtocol {
    func execute(_ request: PlaceOrderRequest) async throws -> OrderConfirmation
}

struct PlaceOrderRequest {
    let cartId: String
    let addressId: String
    let paymentToken: String
    var couponCode: String?
}

enum PlaceOrderError: Error, Equatable {
    case emptyCart
    case outOfStock(skus: [String])
    case paymentDeclined(reason: String)
}

final class PlaceOrderUseCase: PlaceOrderUseCaseProtocol {
    private let carts: CartRepository
    private let stock: StockService
    private let payments: PaymentGateway
    private let orders: OrderRepository
    private let analytics: AnalyticsTracking

    init(
        carts: CartRepository,
        stock: StockService,
        payments: PaymentGateway,
        orders: OrderRepository,
        analytics: AnalyticsTracking
    ) {
        self.carts = carts
        self.stock = stock
        self.payments = payments
        self.orders = orders
        self.analytics = analytics
    }

    func execute(_ request: PlaceOrderRequest) async throws -> OrderConfirmation {
        let cart = try await carts.cart(id: request.cartId)
        guard !cart.lines.isEmpty else { throw PlaceOrderError.emptyCart }

        let missing = try await stock.unavailableSkus(in: cart.lines.map(\.sku))
        guard missing.isEmpty else {
            analytics.track("order_out_of_stock", ["count": "\(missing.count)"])
            throw PlaceOrderError.outOfStock(skus: missing.sorted())
        }

        let total = cart.total(couponCode: request.couponCode)
        let result = try await payments.charge(token: request.paymentToken, amount: total)
        switch result {
        case .declined(let reason):
            analytics.track("order_payment_declined", ["reason": reason])
            throw PlaceOrderError.paymentDeclined(reason: reason)
        case .approved(let chargeId):
            do {
                let order = try await orders.create(cart: cart, addressId: request.addressId, chargeId: chargeId)
                analytics.track("order_placed", ["order_id": order.id, "total": "\(total)"])
                try? await carts.clear(id: request.cartId)
                return OrderConfirmation(orderId: order.id, total: total)
            } catch {
                try? await payments.refund(chargeId: chargeId)
                throw error
            }
        }
    }
}
