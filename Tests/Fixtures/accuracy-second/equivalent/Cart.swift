import Foundation

struct CartLine: Equatable, Identifiable {
    let sku: String
    let title: String
    let unitPrice: Int64
    var quantity: Int

    var id: String { sku }
    var total: Int64 { unitPrice * Int64(quantity) }
}

struct Cart: Equatable {
    static let maxQuantityPerLine = 20
    static let freeShippingThreshold: Int64 = 5_000
    static let shippingFee: Int64 = 490

    private(set) var lines: [CartLine] = []

    var isEmpty: Bool { lines.isEmpty }
    var itemCount: Int { lines.reduce(0) { $0 + $1.quantity } }
    var subtotal: Int64 { lines.reduce(0) { $0 + $1.total } }

    var shipping: Int64 {
        if isEmpty || subtotal >= Cart.freeShippingThreshold {
            return 0
        }
        return Cart.shippingFee
    }

    var total: Int64 { subtotal + shipping }

    func adding(_ line: CartLine) -> Cart {
        var copy = self
        if let index = copy.lines.firstIndex(where: { $0.sku == line.sku }) {
            let quantity = copy.lines[index].quantity + line.quantity
            copy.lines[index].quantity = min(quantity, Cart.maxQuantityPerLine)
        } else {
            var added = line
            added.quantity = min(line.quantity, Cart.maxQuantityPerLine)
            copy.lines.append(added)
        }
        return copy
    }

    func settingQuantity(_ quantity: Int, forSKU sku: String) -> Cart {
        guard quantity > 0 else { return removing(sku: sku) }
        var copy = self
        copy.lines = lines.map { line in
            guard line.sku == sku else { return line }
            var updated = line
            updated.quantity = min(quantity, Cart.maxQuantityPerLine)
            return updated
        }
        return copy
    }

    func removing(sku: String) -> Cart {
        var copy = self
        copy.lines.removeAll { $0.sku == sku }
        return copy
    }
}
