import Foundation

struct OrderLink {
    let components: [String]

    func orderIdentifier() -> Int? {
        guard let orderId = components.last else { return nil }
        return Int(orderId)
    }
}
