import Foundation

struct CreateOrderRequest: Encodable {
    struct Item: Encodable {
        let sku: String
        let quantity: Int
        let giftWrap: Bool

        enum CodingKeys: String, CodingKey {
            case sku
            case quantity = "qty"
            case giftWrap = "gift_wrap"
        }
    }

    let cartID: String
    let items: [Item]
    let couponCode: String?
    let shippingMethod: String
    let note: String?

    enum CodingKeys: String, CodingKey {
        case cartID = "cart_id"
        case items
        case couponCode = "coupon"
        case shippingMethod = "shipping_method"
        case note
    }
}

extension CreateOrderRequest {
    init(cart: CheckoutCart, shipping: ShippingOption) {
        self.init(
            cartID: cart.id,
            items: cart.lines
                .filter { $0.quantity > 0 }
                .map { Item(sku: $0.sku, quantity: $0.quantity, giftWrap: $0.isGiftWrapped) },
            couponCode: cart.coupon?.code.uppercased(),
            shippingMethod: shipping.identifier,
            note: cart.note.isEmpty ? nil : cart.note
        )
    }
}
