import Foundation

enum CartError: Error, Equatable {
    case quantityOutOfRange(Int)
    case unknownLine(String)
}

final class ShoppingCart {
    struct Line: Equatable {
        let sku: String
        let title: String
        let unitPrice: Int64
        var quantity: Int

        var total: Int64 { unitPrice * Int64(quantity) }
    }

    static let maxQuantityPerLine = 20

    private(set) var lines: [Line] = []

    var isEmpty: Bool { lines.isEmpty }

    var itemCount: Int {
        lines.reduce(0) { $0 + $1.quantity }
    }

    var subtotal: Int64 {
        lines.reduce(0) { $0 + $1.total }
    }

    func add(sku: String, title: String, unitPrice: Int64, quantity: Int = 1) throws {
        guard quantity > 0 else {
            throw CartError.quantityOutOfRange(quantity)
        }
        if let index = lines.firstIndex(where: { $0.sku == sku }) {
            let newQuantity = lines[index].quantity + quantity
            guard newQuantity <= Self.maxQuantityPerLine else {
                throw CartError.quantityOutOfRange(newQuantity)
            }
            lines[index].quantity = newQuantity
        } else {
            guard quantity <= Self.maxQuantityPerLine else {
                throw CartError.quantityOutOfRange(quantity)
            }
            lines.append(Line(sku: sku, title: title, unitPrice: unitPrice, quantity: quantity))
        }
    }

    func setQuantity(_ quantity: Int, forSku sku: String) throws {
        guard let index = lines.firstIndex(where: { $0.sku == sku }) else {
            throw CartError.unknownLine(sku)
        }
        if quantity == 0 {
            lines.remove(at: index)
            return
        }
        guard (1...Self.maxQuantityPerLine).contains(quantity) else {
            throw CartError.quantityOutOfRange(quantity)
        }
        lines[index].quantity = quantity
    }

    @discardableResult
    func remove(sku: String) -> Bool {
        guard let index = lines.firstIndex(where: { $0.sku == sku }) else { return false }
        lines.remove(at: index)
        return true
    }

    func clear() {
        lines.removeAll()
    }
}
