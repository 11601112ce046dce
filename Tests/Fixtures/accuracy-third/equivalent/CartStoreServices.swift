import Foundation

struct CartLine: Codable, Equatable {
    let sku: String
    var quantity: Int
    var note: String?
}

/// The shopping cart, kept between launches.
final class CartStore {
    static let maxQuantity = 99
    private static let storageKey = "cart.lines.v2"

    private let defaults: UserDefaults

    private(set) var lines: [CartLine] {
        didSet { persist() }
    }

    init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
        lines = defaults.data(forKey: Self.storageKey)
            .flatMap { try? JSONDecoder().decode([CartLine].self, from: $0) } ?? []
    }

    var itemCount: Int {
        lines.reduce(0) { $0 + $1.quantity }
    }

    func add(sku: String, quantity: Int = 1) {
        guard quantity > 0 else { return }
        if let index = lines.firstIndex(where: { $0.sku == sku }) {
            let room = Self.maxQuantity - lines[index].quantity
            lines[index].quantity += min(quantity, room)
        } else {
            lines.append(CartLine(sku: sku, quantity: min(quantity, Self.maxQuantity), note: nil))
        }
    }

    func setNote(_ note: String?, forSku sku: String) {
        guard let index = lines.firstIndex(where: { $0.sku == sku }) else { return }
        lines[index].note = note.flatMap { $0.isEmpty ? nil : $0 }
    }

    func remove(sku: String) {
        lines.removeAll { $0.sku == sku }
    }

    func clear() {
        lines = []
    }

    private func persist() {
        guard !lines.isEmpty, let data = try? JSONEncoder().encode(lines) else {
            defaults.removeObject(forKey: Self.storageKey)
            return
        }
        defaults.set(data, forKey: Self.storageKey)
    }
}
